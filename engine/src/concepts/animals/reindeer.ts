import { doing } from '../doing.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { darkAbove, mottled, paleBelow, paleThroat } from '../../shapes/coat-marks.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { mixRgb } from '../../raster/colour.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const reindeer: Concept = {
  id: 'reindeer',
  words: {
    en: 'reindeer/caribou',
    de: 'rentier/rentiere/karibu',
    es: 'reno/caribú',
    fr: 'renne/caribou',
    zh: '驯鹿',
    ja: 'トナカイ',
    ar: 'رنة/أيل الرنة',
    emoji: '',
  },
  size: { width: 2.1, height: 2.2 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'grazes'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#75604c', '#e8e1d4', '#3a2d24'],
      ['#857563', '#efe9de', '#443830'],
    ]);
    const form: QuadrupedForm = {
      ...doing(look),
      length: 0.94,
      height: 1.16,
      girth: 0.27,
      belly: 0.88,
      leg: 0.044,
      thigh: 1.8,
      foot: 'cloven',
      neck: { length: 0.5, rise: 0.5, radius: 0.14 },
      head: { size: 0.118, muzzle: 0.235, thick: 0.075, dip: 0.42, yaw: 0.7 },
      ears: { kind: 'long', size: 0.85 },
      tail: { length: 0.13, radius: 0.055, rise: -0.8, tip: 1 },
      colours: [coat, light, dark, mixRgb(readColour(coat), readColour(dark), 0.5)],
      paint: { belly: 0, muzzle: 2, shin: 2 },
      hair: 0.5,
      shaggy: [1],
    };
    const at = buildQuadruped(
      mesh,
      random,
      {
        ...form,
        marks: [
          mottled(3, { strength: 0.4, size: 0.2 }),
          darkAbove(form, 3, { down: 0.8, strength: 0.5 }),
          paleThroat(form, 1, { strength: 0.9 }),
          // The neck is pale all around, and runs out into the brown of the shoulders in locks.
          {
            colour: 1,
            share: (x, y, z) => 0.85 * smooth(-0.46, -0.62, x + 0.12 * noise3(x * 12, y * 12, z * 12) - 0.06),
          },
          paleBelow(form, 1, { up: 0.5, strength: 0.6 }),
        ],
        faceMarks: [{ colour: 2, share: (f, u) => 0.75 * smooth(-0.9, -0.4, f + 0.2 * u) }],
      },
      (at, size) => [
        // The white mane hangs from the throat to the breast.
        ...haired(
          3.5,
          melting(0.1, [
            [...at(-0.6, -0.7, 0), size * 0.7, -0.62, 0.86, 0, 0.15, 1],
            [...at(-0.85, -1.2, 0), size * 0.5, -0.6, 0.74, 0, 0.09, 1],
          ]),
        ),
        ...bothSides((s) => [[0.62, 0.9, 0.06 * s, 0.09, 0.66, 0.8, 0.08 * s, 0.06, 1]]),
        [...at(1.95, -0.85, 0.14), size * 0.42, ...at(1.95, -0.85, -0.14), size * 0.42, 1],
      ],
    );
    const horn = (r: number, ...points: readonly Vec3[]): void =>
      void mesh.tube(
        points,
        points.map((_, i) => r * (1 - (0.72 * i) / (points.length - 1))),
        '#8a6f52',
        materials.bark,
        8,
      );
    for (const s of [-1, 1]) {
      // The beam sweeps back and aside, then up and ahead.
      horn(
        0.03,
        at(-0.25, 0.7, 0.35 * s),
        at(-0.9, 1.8, 0.9 * s),
        at(-1.9, 3.1, 1.8 * s),
        at(-2.3, 4.6, 2.6 * s),
        at(-1.7, 6, 3 * s),
        at(-0.6, 7, 2.8 * s),
      );
      // The shovel over the brow, the second tine with its fork, one behind, and the crown.
      horn(0.022, at(-0.3, 0.95, 0.45 * s), at(0.7, 1.5, 0.45 * s), at(1.4, 2.2, 0.4 * s), at(1.7, 3, 0.5 * s));
      horn(0.014, at(1.2, 2, 0.42 * s), at(1.9, 2.4, 0.55 * s));
      horn(0.023, at(-0.9, 1.8, 0.9 * s), at(0.1, 2.6, 1.5 * s), at(0.8, 3.5, 1.9 * s), at(0.9, 4.3, 1.9 * s));
      horn(0.014, at(0.4, 3, 1.7 * s), at(1.2, 3.3, 1.9 * s));
      horn(0.017, at(-2.1, 3.7, 2.1 * s), at(-2.9, 4.2, 2.4 * s));
      horn(0.02, at(-2.1, 5.2, 2.8 * s), at(-2.3, 6.2, 3.3 * s), at(-1.9, 7, 3.5 * s));
      horn(0.018, at(-1.4, 6.3, 3 * s), at(-1.2, 7.2, 3.2 * s), at(-0.8, 7.8, 3.2 * s));
    }
  },
};
