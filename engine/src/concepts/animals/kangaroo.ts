import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const kangaroo: Concept = {
  id: 'kangaroo',
  words: {
    en: 'kangaroo/wallaby',
    de: 'känguru/känguruh',
    es: 'canguro',
    fr: 'kangourou',
    zh: '袋鼠',
    ja: 'カンガルー',
    ar: 'كنغر',
    emoji: '🦘',
  },
  size: { width: 1.9, height: 1.65 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'still',
  turn: -0.5,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#a8794c', '#e2c8a4', '#5a3c26'],
      ['#8f857a', '#dcd4c8', '#4a423c'],
    ]);
    const cones: Cones = [
      // It stands upright on its long feet and leans on its tail.
      [0.12, 0.62, 0, 0.27, -0.08, 1.0, 0, 0.185, 0],
      [-0.02, 0.62, 0, 0.22, -0.16, 0.96, 0, 0.13, 1],
      [-0.08, 1.02, 0, 0.16, -0.15, 1.22, 0, 0.105, 0],
      [-0.15, 1.2, 0, 0.1, -0.2, 1.38, -0.02, 0.08, 0],
      [-0.21, 1.42, -0.03, 0.092, -0.25, 1.43, -0.05, 0.088, 0],
      [-0.27, 1.4, -0.06, 0.07, -0.4, 1.345, -0.12, 0.045, 0],
      [-0.3, 1.365, -0.07, 0.05, -0.4, 1.325, -0.12, 0.036, 1],
      // The tail.
      [0.28, 0.5, 0, 0.19, 0.52, 0.24, 0, 0.12, 0],
      [0.52, 0.24, 0, 0.115, 0.86, 0.085, 0, 0.07, 0],
      [0.86, 0.085, 0, 0.07, 1.18, 0.06, 0, 0.034, 2],
      ...bothSides((s) => [
        [-0.18, 1.5, 0.05 * s - 0.03, 0.034, -0.12, 1.68, 0.09 * s - 0.03, 0.022, 0],
        [-0.19, 1.52, 0.06 * s - 0.045, 0.02, -0.145, 1.64, 0.085 * s - 0.05, 0.014, 1],
        [-0.16, 1.06, 0.11 * s, 0.06, -0.22, 0.86, 0.17 * s, 0.04, 0],
        [-0.22, 0.86, 0.17 * s, 0.038, -0.36, 0.82, 0.11 * s, 0.028, 0],
        [-0.36, 0.82, 0.11 * s, 0.03, -0.42, 0.78, 0.1 * s, 0.022, 2],
        // Thigh, shin, and the foot that it leaps with.
        [0.16, 0.6, 0.16 * s, 0.22, -0.12, 0.46, 0.24 * s, 0.12, 0],
        [-0.12, 0.45, 0.24 * s, 0.1, 0.18, 0.16, 0.22 * s, 0.06, 0],
        [0.18, 0.13, 0.22 * s, 0.058, 0.06, 0.055, 0.22 * s, 0.052, 0],
        [0.06, 0.05, 0.22 * s, 0.05, -0.3, 0.04, 0.23 * s, 0.034, 2],
      ]),
    ];
    mesh.at(-0.38, 0, 0).body(cones, { k: 0.05, colours: [coat, light, dark], hair: 0.42 });
    const skin = skinOf(cones, 0.05);
    for (const s of [-1, 1])
      eyeOn(mesh, skin([-0.24, 1.44, -0.04], [-0.35, 0.25, s * 0.8]), [-0.35, 0.1, s * 0.8], 0.022, '#3a2414');
    mesh.ball(...skin([-0.38, 1.35, -0.11], [-1, 0.3, -0.4]), 0.03, 0.026, 0.032, '#1a1310', materials.gloss, 10);
  },
};
