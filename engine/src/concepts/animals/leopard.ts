import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { darkAbove, paleBelow, paleThroat } from '../../shapes/coat-marks.ts';
import { muscles } from '../../shapes/muscles.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { readColour } from '../../solid/mesh.ts';
import { chanceAt, noise3, smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Marks } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const leopard: Concept = {
  id: 'leopard',
  words: {
    en: 'leopard/jaguar/snow leopard/ocelot',
    de: 'leopard/leoparden/jaguar',
    es: 'leopardo/jaguar',
    fr: 'léopard/jaguar',
    zh: '豹/美洲豹',
    ja: 'ヒョウ/ジャガー',
    ar: 'نمر مرقط/جاغوار',
    emoji: '🐆',
  },
  size: { width: 2.9, height: 1.15 },
  lives: ['savanna', 'jungle', 'forest', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'sits', 'lies', 'sleeps'],
  build(mesh, random, look) {
    const [coat] = schemeOf(look.colour, random, [['#c99648', '#ffffff', '#000000']]);
    const place = random() * 30;
    const form: QuadrupedForm = {
      ...doing(look),
      length: 1.06,
      height: 0.92,
      girth: 0.235,
      belly: 0.72,
      breadth: 0.74,
      back: { withers: 0.08, dip: 0.08, croup: 0, crest: 0.04 },
      leg: 0.05,
      thigh: 2.05,
      foot: 'paw',
      neck: { length: 0.29, rise: 0.42, radius: 0.14 },
      head: { size: 0.162, muzzle: 0.15, thick: 0.077, dip: 0.36, yaw: 1.05, kind: 'cat', eyes: 1.25 },
      ears: { kind: 'round', size: 0.8 },
      tail: { length: 0.95, radius: 0.036, rise: -0.5, bend: 0.7, tip: 2 },
      colours: [coat, '#f1e8d8', '#2a1c14', mixRgb(readColour(coat), [0.3, 0.14, 0.04], 0.4)],
      paint: { muzzle: 1 },
      leather: '#9a5a52',
      whiskers: '#f2ece0',
      iris: '#b8b04a',
      hair: 0.28,
    };
    buildQuadruped(
      mesh,
      random,
      {
        ...form,
        marks: [
          darkAbove(form, 3, { down: 0.7, strength: 0.4 }),
          muscles(form, 3, 0.5),
          paleBelow(form, 1, { up: 0.5, strength: 0.95 }),
          paleThroat(form, 1, { strength: 0.85 }),
          ...rosettes(place),
        ],
        faceMarks: [
          {
            colour: 1,
            share: (f, u, a) =>
              Math.max(
                smooth(-0.2, -0.36, u + 0.2 * (f - 0.9)) * smooth(0.3, 0.6, f),
                smooth(0.2, 0.1, Math.hypot(f - 0.82, u + 0.02, (a - 0.46) * 0.8)),
              ),
          },
        ],
      },
      (at, size) => [
        ...haired(
          2,
          melting(
            size * 0.3,
            bothSides((s) => [
              [...at(0.2, -0.45, 0.56 * s), size * 0.38, ...at(-0.2, -0.55, 0.76 * s), size * 0.26, 1],
            ]),
          ),
        ),
      ],
    );
  },
};

/** How far the middles of rosettes are apart, metres; on legs, neck and head there are single spots, closer together. */
const apart = { rosettes: 0.098, spots: 0.052 } as const;

/** How far a place is from the nearest of many that are strewn evenly, as a share of how far they are apart. */
export function strewn(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  let least = 9;
  for (let a = i - 1; a <= i + 1; a++)
    for (let b = j - 1; b <= j + 1; b++) {
      const [dx, dy] = [a + 0.2 + 0.6 * chanceAt(a, b) - x, b + 0.2 + 0.6 * chanceAt(b + 31, a) - y];
      least = Math.min(least, dx * dx + dy * dy);
    }
  return Math.sqrt(least);
}

/** Rosettes on the trunk, broken rings around a deeper middle; spots on all the rest. */
const rosettes = (place: number): readonly Marks[] => {
  const ringed = (x: number, y: number): number =>
    smooth(0.34, 0.44, y) * smooth(-0.72, -0.56, x) * smooth(0.74, 0.62, x);
  const at = (x: number, y: number, z: number, size: number): number =>
    strewn(x / size + place, (y + 0.5 * Math.abs(z)) / (size * 0.92) + place);
  return [
    {
      colour: 3,
      share: (x, y, z) => {
        const on = ringed(x, y);
        return on === 0 ? 0 : 0.6 * on * smooth(0.34, 0.24, at(x, y, z, apart.rosettes));
      },
    },
    {
      colour: 2,
      on: [0, 1],
      share: (x, y, z) => {
        const on = ringed(x, y);
        const gaps = noise3(x * 46 + place, y * 46, z * 46);
        const far = on > 0 ? at(x, y, z, apart.rosettes) : 1;
        const ring = on * smooth(0.2, 0.27, far) * smooth(0.46, 0.39, far) * smooth(0.32, 0.46, gaps);
        const spot = (1 - on) * smooth(0.36, 0.28, at(x, y, z, apart.spots));
        return 0.95 * Math.max(ring, spot * smooth(-1.02, -0.9, x));
      },
    },
  ];
};
