import { doing } from '../doing.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { HeadAxes } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const moose: Concept = {
  id: 'moose',
  words: {
    en: 'moose/elk',
    de: 'elch/elche',
    es: 'alce',
    fr: 'élan/orignal/orignaux',
    zh: '驼鹿',
    ja: 'ヘラジカ',
    ar: 'موظ/أيل الموظ',
    emoji: '🫎',
  },
  size: { width: 3.25, height: 3.05 },
  lives: ['hills', 'forest', 'mountains', 'river'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'grazes'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#54433a', '#8f7f6f', '#33281f'],
      ['#5f4b3a', '#958470', '#392c22'],
    ]);
    const at = buildQuadruped(
      mesh,
      random,
      {
        ...doing(look),
        length: 1.28,
        height: 1.92,
        girth: 0.42,
        belly: 0.8,
        leg: 0.058,
        thigh: 2.15,
        foot: 'cloven',
        neck: { length: 0.6, rise: 0.3, radius: 0.23 },
        head: { size: 0.2, muzzle: 0.48, thick: 0.12, dip: 0.55, yaw: 0.75 },
        ears: { kind: 'long', size: 1.2 },
        tail: { length: 0.14, radius: 0.06, rise: -1, tip: 0 },
        colours: [coat, light, dark],
        paint: { shin: 1 },
        hair: 0.45,
        shaggy: [2],
      },
      (at, size) => [
        // High shoulders.
        [-0.6, 1.72, 0, 0.26, -0.28, 1.74, 0, 0.24, 0],
        [-0.5, 1.82, 0, 0.18, -0.3, 1.82, 0, 0.17, 2],
        // The long nose hangs over the lips, and the bell under the throat.
        [...at(1.9, -0.95, 0), size * 0.62, ...at(2.62, -1.62, 0), size * 0.66, 0],
        [...at(2.5, -1.75, 0.16), size * 0.5, ...at(2.5, -1.75, -0.16), size * 0.5, 1],
        [...at(0.1, -1, 0), size * 0.42, ...at(-0.05, -2.1, 0), size * 0.28, 2],
        [...at(-0.05, -2.1, 0), size * 0.26, ...at(0, -2.75, 0), size * 0.08, 2],
      ],
    );
    mesh.body(
      bothSides((s) => antler(at, s)),
      {
        k: 0.06,
        mat: materials.bark,
        colours: ['#9a7a52', '#d8c6a0'],
      },
    );
  },
};

/** A beam that goes aside and widens into a palm; its fingers are light at their ends. */
function antler(at: HeadAxes, s: number): Cones {
  const finger = (t: number): Cones => {
    const root = at(1.2 - 3.8 * t, 3.5 + 1.1 * Math.sin(Math.PI * t), (3.9 + 0.7 * Math.sin(Math.PI * t)) * s);
    const middle = at(1.35 - 4.1 * t, 4.2 + 1.3 * Math.sin(Math.PI * t), (4.3 + 0.9 * Math.sin(Math.PI * t)) * s);
    const tip = at(1.4 - 4.4 * t, 4.85 + 1.4 * Math.sin(Math.PI * t), (4.5 + 1 * Math.sin(Math.PI * t)) * s);
    return [
      [...at(-0.5, 1.75, 2.1 * s), 0.06, ...root, 0.068, 0],
      [...root, 0.06, ...middle, 0.036, 0],
      [...middle, 0.032, ...tip, 0.01, 1],
    ];
  };
  return [
    [...at(-0.15, 0.75, 0.5 * s), 0.05, ...at(-0.3, 1.2, 1.3 * s), 0.042, 0],
    [...at(-0.3, 1.2, 1.3 * s), 0.042, ...at(-0.5, 1.75, 2.1 * s), 0.05, 0],
    ...[0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.85, 1].flatMap((t) => finger(t)),
    // The brow palm points ahead.
    [...at(-0.4, 1.6, 1.9 * s), 0.045, ...at(1.3, 2.1, 2.3 * s), 0.042, 0],
    [...at(1.3, 2.1, 2.3 * s), 0.036, ...at(2.1, 2.8, 2 * s), 0.01, 1],
    [...at(1.2, 2.1, 2.3 * s), 0.036, ...at(2, 3, 2.9 * s), 0.01, 1],
  ];
}
