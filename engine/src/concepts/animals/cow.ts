import { doing } from '../doing.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { darkAbove, paleBelow } from '../../shapes/coat-marks.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import type { Random } from '../../raster/random.ts';
import { materials } from '../../solid/materials.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import { melting } from '../../solid/soft-body.ts';
import type { Concept, Look } from '../concept.ts';

export const cow: Concept = {
  id: 'cow',
  words: {
    en: 'cow/cattle',
    de: 'kuh/kühe',
    es: 'vaca',
    fr: 'vache',
    zh: '牛',
    ja: '牛',
    ar: 'بقرة',
    emoji: '🐄/🐮',
  },
  size: { width: 3.3, height: 1.8 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'grazes'],
  build(mesh, random, look) {
    const at = buildQuadruped(mesh, random, cowForm(random, look), (at, size) => [
      // Hook and pin bones of the hips, the spine, the dewlap.
      ...bothSides((s) => [
        [0.5, 1.4, 0.2 * s, 0.075, 0.56, 1.34, 0.24 * s, 0.07, 0],
        [0.86, 1.27, 0.1 * s, 0.07, 0.84, 1.22, 0.12 * s, 0.07, 0],
      ]),
      [-0.3, 1.42, 0, 0.09, 0.5, 1.43, 0, 0.08, 0],
      // The fold of the throat goes over into the neck on all its length.
      ...melting(0.17, [
        [...at(-0.62, -0.5, 0), size * 0.34, -0.84, 0.94, 0, 0.11, 0],
        [-0.84, 0.94, 0, 0.11, -0.62, 0.76, 0, 0.13, 0],
      ]),
      // The poll between the horns.
      [...at(-0.25, 0.86, 0.25), size * 0.24, ...at(-0.25, 0.86, -0.25), size * 0.24, 0],
      // The udder with its teats.
      [0.42, 0.68, 0, 0.17, 0.52, 0.6, 0, 0.14, 1],
      ...bothSides((s) => [
        [0.42, 0.54, 0.07 * s, 0.034, 0.42, 0.44, 0.075 * s, 0.02, 1],
        [0.54, 0.54, 0.07 * s, 0.034, 0.54, 0.44, 0.075 * s, 0.02, 1],
      ]),
    ]);
    for (const s of [-1, 1])
      mesh.tube(
        [at(-0.3, 0.8, 0.5 * s), at(-0.3, 1.0, 1.0 * s), at(-0.1, 1.35, 1.2 * s), at(0.08, 1.72, 1.08 * s)],
        [0.042, 0.036, 0.026, 0.006],
        '#d9ccae',
        materials.gloss,
        12,
      );
  },
};

/** A cow without horns and udder, and by `age` a calf. */
export function cowForm(
  random: Random,
  look: Look,
  age: (form: QuadrupedForm) => QuadrupedForm = (form) => form,
): QuadrupedForm {
  const [patch] = schemeOf(look.colour, random, [
    ['#2b2522', '#ffffff', '#000000'],
    ['#8a4f2c', '#ffffff', '#000000'],
  ]);
  const place = random() * 40;
  const form = age({
    ...doing(look),
    length: 1.34,
    height: 1.5,
    girth: 0.4,
    belly: 1.06,
    breadth: 0.84,
    leg: 0.064,
    thigh: 2,
    foot: 'cloven',
    neck: { length: 0.5, rise: 0.2, radius: 0.2 },
    head: { size: 0.19, muzzle: 0.38, thick: 0.118, dip: 0.78, yaw: 0.8 },
    ears: { kind: 'long', size: 1.1, inside: 1 },
    tail: { length: 0.85, radius: 0.028, rise: -1.45, tip: 2, tuft: 0.045 },
    colours: ['#ece5da', '#cf9f92', '#3a302a', patch, '#a89a86'],
    paint: { muzzle: 1 },
    hair: 0.16,
    shaggy: [2],
  });
  return {
    ...form,
    marks: [
      {
        colour: 3,
        share: (x, y, z) => {
          const face = smooth(-0.98, -1.04, x) * smooth(0.09, 0.13, Math.abs(z + 0.12));
          const coat = noise2(x * 2.1 + place, y * 1.8 + z * 1.4) * 0.85 + noise2(x * 6 + place, y * 6) * 0.15;
          return Math.max(face * smooth(1.35, 1.42, y), smooth(0.49, 0.515, coat) * smooth(0.5, 0.62, y));
        },
      },
      darkAbove(form, 4, { down: 0.8, strength: 0.2 }),
      paleBelow(form, 1, { up: 0.3, strength: 0.35 }),
    ],
  };
}
