import { doing } from '../doing.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Cones, Marks } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const skunk: Concept = {
  id: 'skunk',
  words: {
    en: 'skunk',
    de: 'stinktier/stinktiere/skunk',
    es: 'mofeta/zorrillo',
    fr: 'moufette/mouffette',
    zh: '臭鼬',
    ja: 'スカンク',
    ar: 'ظربان',
    emoji: '🦨',
  },
  size: { width: 0.8, height: 0.55 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.6,
  sway: 0.2,
  mirrors: true,
  acts: ['sits'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#1d1a1a', '#f0ece4', '#0f0d0d']]);
    const form: QuadrupedForm = {
      ...doing(look),
      length: 0.31,
      height: 0.26,
      girth: 0.1,
      belly: 1.02,
      breadth: 0.9,
      leg: 0.023,
      thigh: 1.8,
      foot: 'paw',
      neck: { length: 0.09, rise: 0.22, radius: 0.066 },
      head: { size: 0.056, muzzle: 0.07, thick: 0.026, dip: 0.3, yaw: 1, kind: 'bear', eyes: 1 },
      ears: { kind: 'round', size: 0.6, inside: 2 },
      tail: { length: 0.06, radius: 0.03, rise: 0.9, tip: 0 },
      colours: [coat, light, dark],
      paint: { muzzle: 0 },
      iris: '#120c09',
      leather: '#161212',
      hair: 0.75,
      shaggy: [1],
      marks: [backStripes],
      faceMarks: [blaze],
    };
    buildQuadruped(mesh, random, form, () => plume(form));
  },
};

/** Two white stripes that part behind the nape and run along the back to the tail. */
const backStripes: Marks = {
  colour: 1,
  share: (x, y, z) => {
    const apart = 0.045 * smooth(-0.22, 0.02, x) * smooth(0.3, 0.16, x);
    return smooth(0.034, 0.02, Math.abs(Math.abs(z) - apart)) * smooth(0.2, 0.25, y);
  },
};

/** A white line from the nose over the brow, and a white cap. */
const blaze: Marks = {
  colour: 1,
  share: (f, u, a) =>
    Math.max(
      smooth(0.13, 0.06, a) * smooth(0.1, 0.3, u + 0.4 * f) * smooth(1.7, 1.4, f),
      smooth(0.62, 0.5, a) * smooth(0, -0.35, f) * smooth(0.3, 0.6, u),
    ),
};

/** A tail as large as the rest of it, raised as a plume: black within, white along its middle and at its end. */
function plume({ length, height, girth }: QuadrupedForm): Cones {
  const [x, y] = [length / 2 + girth * 0.55, height - 0.03];
  const at = (t: number): readonly [number, number] => [x + 0.15 * Math.sin(t * 2.6), y + 0.33 * t - 0.05 * t * t];
  const run = (aside: number, colour: number, fat: number): Cones =>
    [0, 0.25, 0.5, 0.75].map((t) => {
      const [ax, ay] = at(t);
      const [bx, by] = at(t + 0.25);
      const r = (s: number): number => fat * (0.028 + 0.05 * Math.sin(Math.PI * Math.min(1, 0.12 + s * 0.8)));
      return [ax, ay, aside * Math.sin(t * 2.4), r(t), bx, by, aside * Math.sin((t + 0.25) * 2.4), r(t + 0.25), colour];
    });
  return haired(4, melting(0.03, [...run(0.045, 0, 0.85), ...run(-0.045, 0, 0.85), ...run(0, 1, 0.98)]));
}
