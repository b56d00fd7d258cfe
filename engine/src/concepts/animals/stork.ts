import { buildBirdLeg, buildFoldedWing } from '../../shapes/bird-parts.ts';
import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { flyingAs } from '../../shapes/flying-bird.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const stork: Concept = {
  id: 'stork',
  words: {
    en: 'stork',
    de: 'storch/störche',
    es: 'cigüeña',
    fr: 'cigogne',
    zh: '鹳/白鹳',
    ja: 'コウノトリ',
    ar: 'لقلق',
    emoji: '',
  },
  size: { width: 1.05, height: 1.35 },
  lives: ['hills', 'river', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.3,
  sway: 0.25,
  mirrors: true,
  aloft: flyingAs((colour) => ({
    ...{ length: 1.05, span: 2.1, chord: 0.42, raise: 0.36, bend: 0.15, fingers: 1 },
    beak: { length: 0.2, hooked: false, colour: '#d8401f' },
    colours: [
      colour ?? '#f4f2ec',
      colour ?? '#f8f6f2',
      colour ?? '#eceae2',
      '#26252a',
      colour ?? '#f4f2ec',
      colour ?? '#f4f2ec',
    ],
  })),
  build(mesh, _random, look) {
    const white = look.colour ?? '#f4f2ec';
    const red = '#d8412a';
    const cones: Cones = [
      [-0.13, 0.84, 0, 0.12, 0.12, 0.78, 0, 0.125, 0],
      [0.12, 0.78, 0, 0.11, 0.36, 0.7, 0, 0.035, 0],
      [-0.16, 0.84, 0, 0.105, -0.12, 0.75, 0, 0.1, 0],
      // The neck stands upright, long feathers at its root.
      ...conesAlong(
        [
          [-0.17, 0.88, 0, 0.095],
          [-0.25, 0.97, 0, 0.068],
          [-0.285, 1.07, 0, 0.05],
          [-0.28, 1.17, 0, 0.043],
          [-0.3, 1.235, 0, 0.044],
        ],
        0,
      ),
      [-0.235, 0.86, 0, 0.05, -0.235, 0.74, 0, 0.02, 0],
      [-0.31, 1.26, 0, 0.054, -0.36, 1.25, 0, 0.04, 0],
      ...bothSides((s) => [
        [-0.1, 0.87, 0.065 * s, 0.085, 0.16, 0.79, 0.065 * s, 0.065, 0],
        [0.05, 0.7, 0.06 * s, 0.068, 0.04, 0.57, 0.06 * s, 0.026, 0],
        [-0.355, 1.262, 0.022 * s, 0.017, -0.375, 1.258, 0.02 * s, 0.014, 1],
      ]),
    ];
    mesh.body(cones, { k: 0.024, colours: [white, '#3a302c'], hair: 0.24 });
    tellHead(mesh, [-0.325, 1.258, 0], 0.054, { tip: [-0.63, 1.16, 0], aside: 0.9 });
    const skin = skinOf(cones, 0.024);
    for (const side of [-1, 1]) {
      buildFoldedWing(mesh, {
        skin,
        side,
        from: [-0.17, 0.9],
        to: [0.2, 0.76],
        depth: 0.21,
        reach: 0.62,
        colours: [white, '#dedacf', '#26252a'],
      });
      buildBirdLeg(mesh, {
        joints: [
          [0.04, 0.58, 0.06 * side],
          [0.07 - 0.04 * side, 0.34, 0.065 * side],
          [0.02 - 0.13 * side, 0.015, 0.07 * side],
        ],
        thick: 0.015,
        toe: 0.1,
        colour: red,
      });
      eyeOn(mesh, skin([-0.345, 1.264, 0], [-0.2, 0.1, side]), [-0.3, 0.06, side], 0.0105, '#1c1410');
    }
    for (const [drop, thick, colour] of [
      [0, 0.023, red],
      [-0.017, 0.017, '#b8321f'],
    ] as const)
      mesh.tube(
        [
          [-0.375, 1.248 + drop, 0],
          [-0.48, 1.212 + drop * 0.8, 0],
          [-0.63, 1.16, 0],
        ],
        [thick, thick * 0.74, 0.002],
        colour,
        materials.gloss,
        10,
      );
  },
};
