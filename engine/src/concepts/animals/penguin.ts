import { materials } from '../../solid/materials.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const penguin: Concept = {
  id: 'penguin',
  words: {
    en: 'penguin/king penguin/emperor penguin',
    de: 'pinguin/pinguine',
    es: 'pingüino',
    fr: 'pingouin/manchot',
    zh: '企鹅',
    ja: 'ペンギン',
    ar: 'بطريق',
    emoji: '🐧',
  },
  size: { width: 0.6, height: 1 },
  lives: ['glacier', 'hills', 'coast', 'beach'],
  stands: 'ground',
  moves: 'walks',
  sway: 0.6,
  turn: 0.5,
  build(mesh) {
    const cones: Cones = [
      [0, 0.235, 0, 0.2, 0, 0.56, 0, 0.145, 0],
      [0, 0.22, -0.07, 0.17, 0, 0.54, -0.055, 0.118, 1],
      [0, 0.58, 0, 0.13, 0, 0.74, -0.01, 0.092, 0],
      [0, 0.8, -0.015, 0.1, 0, 0.8, -0.06, 0.082, 0],
      [0, 0.12, 0.14, 0.06, 0, 0.04, 0.23, 0.02, 0],
      ...bothSides((s) => [
        [0.14 * s, 0.6, 0, 0.05, 0.2 * s, 0.44, 0.02, 0.052, 0],
        [0.2 * s, 0.44, 0.02, 0.05, 0.235 * s, 0.26, 0.05, 0.018, 0],
        [0.068 * s, 0.74, -0.035, 0.036, 0.05 * s, 0.63, -0.085, 0.036, 3],
        [0.085 * s, 0.04, -0.03, 0.036, 0.09 * s, 0.035, -0.08, 0.036, 2],
        ...[-0.04, 0.005, 0.05].map((toe) => [0.09 * s, 0.028, -0.09, 0.026, 0.09 * s + toe, 0.02, -0.21, 0.018, 2]),
      ]),
    ];
    const k = 0.03;
    mesh.body(cones, { k, colours: ['#1b1f27', '#f2f0ea', '#d9762a', '#f0b545'], fur: 0.16 });
    // A beak that curves down, dark above and bright below.
    for (const [drop, colour] of [
      [0, '#23201e'],
      [-0.014, '#e0832c'],
    ] as const)
      mesh.tube(
        [
          [0, 0.8 + drop, -0.12],
          [0, 0.795 + drop, -0.2],
          [0, 0.775 + drop, -0.255],
        ],
        [0.026, 0.017, 0.004],
        colour,
        materials.plain,
        9,
      );
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      const towards: Vec3 = [0.8 * s, 0.28, -0.62];
      eyeOn(mesh, skin([0, 0.8, -0.05], towards), towards, 0.017, '#4a3020');
    }
  },
};
