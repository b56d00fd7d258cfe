import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { darkAbove, mottled, paleBelow, stockings } from '../../shapes/coat-marks.ts';
import { muscles } from '../../shapes/muscles.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { HeadAxes, QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept, Look } from '../concept.ts';

export const deer: Concept = {
  id: 'deer',
  words: {
    en: 'deer/stag',
    de: 'hirsch/reh',
    es: 'ciervo',
    fr: 'cerf/biche',
    zh: '鹿',
    ja: '鹿',
    ar: 'غزال',
    emoji: '🦌',
  },
  size: { width: 1.9, height: 2.2 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'lies', 'grazes'],
  build(mesh, random, look) {
    const at = buildQuadruped(mesh, random, deerForm(random, look), deerThroat);
    const horn = (points: readonly Vec3[], r: number): Cones =>
      points.slice(1).map((to, i) => {
        const thick = (k: number): number => r * (1 - (0.72 * k) / (points.length - 1));
        return [...(points[i] ?? to), thick(i), ...to, thick(i + 1), i + 2 === points.length ? 1 : 0];
      });
    mesh.body(
      bothSides((s) => [
        ...horn(
          [
            at(-0.25, 0.75, 0.36 * s),
            at(-0.75, 1.6, 1.0 * s),
            at(-1.1, 2.7, 2.1 * s),
            at(-1.0, 4.0, 2.85 * s),
            at(-0.5, 5.2, 2.95 * s),
            at(0.1, 6.1, 2.5 * s),
          ],
          0.029,
        ),
        // Tines are seen from ahead as well: they part from the beam to both of its sides.
        ...horn([at(-0.45, 1.05, 0.55 * s), at(0.45, 1.35, 0.8 * s), at(1.1, 2.3, 0.42 * s)], 0.02),
        ...horn([at(-0.8, 1.75, 1.1 * s), at(0.0, 2.2, 1.1 * s), at(0.5, 3.2, 0.85 * s)], 0.018),
        ...horn([at(-1.1, 3.0, 2.3 * s), at(-0.3, 3.7, 1.95 * s), at(0.1, 4.7, 1.6 * s)], 0.02),
        ...horn([at(-0.95, 4.3, 2.88 * s), at(-1.2, 5.1, 3.5 * s), at(-1.15, 6.0, 3.85 * s)], 0.018),
        ...horn([at(-0.55, 5.1, 2.94 * s), at(-0.5, 5.9, 3.2 * s), at(-0.4, 6.7, 3.25 * s)], 0.016),
      ]),
      { k: 0.014, mat: materials.bark, colours: ['#6f543a', '#cbb692'] },
    );
  },
};

/** A deer without its antlers, which is that of a hind, and by `age` of a fawn. */
export function deerForm(
  random: Random,
  look: Look,
  age: (form: QuadrupedForm) => QuadrupedForm = (form) => form,
): QuadrupedForm {
  const [coat, light, dark] = schemeOf(look.colour, random, [
    ['#97633c', '#e6d5ba', '#3e2a1e'],
    ['#87603f', '#dccab0', '#38271d'],
  ]);
  const form = age({
    ...doing(look),
    length: 0.86,
    height: 1.2,
    girth: 0.245,
    belly: 0.74,
    breadth: 0.66,
    back: { withers: 0.06, dip: 0.05, croup: 0.06, crest: 0.1 },
    leg: 0.027,
    thigh: 2.5,
    foot: 'cloven',
    neck: { length: 0.54, rise: 0.86, radius: 0.115 },
    head: { size: 0.096, muzzle: 0.205, thick: 0.05, dip: 0.5, yaw: 0.75, kind: 'grazer', eyes: 1.15 },
    ears: { kind: 'long', size: 1.55, inside: 1 },
    tail: { length: 0.15, radius: 0.045, rise: -0.9, tip: 1 },
    colours: [
      coat,
      light,
      dark,
      mixRgb(readColour(coat), readColour(dark), 0.55),
      mixRgb(readColour(coat), readColour(light), 0.45),
    ],
    nose: 'pad',
    hair: 0.42,
    shaggy: [3],
  });
  return {
    ...form,
    faceMarks: [
      // Pale around the eyes and the mouth, a dark bridge of the nose.
      { colour: 4, share: (f, u, a) => 0.7 * smooth(0.4, 0.2, Math.hypot(f - 0.56, u - 0.2, (a - 0.82) * 0.8)) },
      {
        colour: 3,
        share: (f, u, a) => 0.7 * smooth(0.34, 0.16, a) * smooth(0.6, 1, f) * smooth(-0.3, 0.1, u + 0.45 * (f - 0.5)),
      },
      { colour: 1, share: (f, u) => 0.8 * smooth(1.2, 1.7, f) * smooth(-0.62, -0.86, u) },
    ],
    marks: [
      mottled(3, { strength: 0.35, size: 0.2 }),
      darkAbove(form, 3, { down: 0.7, strength: 0.65 }),
      muscles(form, 3, 0.55),
      paleBelow(form, 4, { up: 0.9, strength: 0.7 }),
      paleBelow(form, 1, { up: 0.3, strength: 0.8 }),
      stockings(form, 3, { fore: 0.8, hind: 0.6, strength: 0.5 }),
      // The pale rump around the tail.
      { colour: 1, share: (x, y, z) => smooth(0.16, 0.1, Math.hypot(x - 0.6, (y - 1) * 0.7, z * 1.1)) },
    ],
  };
}

/** The pale throat, and the mane under the neck. */
const deerThroat = (at: HeadAxes, size: number, drop: number): Cones => [
  ...melting(size * 0.4, [[...at(0.3, -0.68, 0), size * 0.36, ...at(-0.35, -1.05, 0), size * 0.42, 4]]),
  ...haired(3, melting(size * 0.9, [[...at(-0.9, -1.4, 0), size * 0.56, -0.58, 1.04 - drop, 0, size * 0.9, 3]])),
];
