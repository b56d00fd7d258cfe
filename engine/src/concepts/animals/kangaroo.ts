import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { axesAt, buildWithFace, headOf } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
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
    const form: AnimalHead = {
      foot: 'paw',
      head: { size: 0.098, muzzle: 0.13, thick: 0.056, dip: 0.38, yaw: 0.5, kind: 'grazer', eyes: 1.15 },
      ears: { kind: 'leaf', size: 1.3, inside: 1 },
      nose: 'pad',
      colours: [coat, light, dark],
      paint: { muzzle: 1 },
      pupil: 'round',
      hair: 0.42,
    };
    const at = axesAt([-0.23, 1.43, -0.03], form.head);
    const cones: Cones = [
      // It stands upright on its long feet and leans on its tail.
      [0.12, 0.62, 0, 0.27, -0.08, 1.0, 0, 0.185, 0],
      [-0.02, 0.62, 0, 0.22, -0.16, 0.96, 0, 0.13, 1],
      [-0.08, 1.02, 0, 0.16, -0.15, 1.22, 0, 0.105, 0],
      [-0.15, 1.2, 0, 0.1, -0.2, 1.38, -0.02, 0.08, 0],
      ...headOf(form, at),
      // The tail.
      [0.28, 0.5, 0, 0.19, 0.52, 0.24, 0, 0.12, 0],
      [0.52, 0.24, 0, 0.115, 0.86, 0.085, 0, 0.07, 0],
      [0.86, 0.085, 0, 0.07, 1.18, 0.06, 0, 0.034, 2],
      ...bothSides((s) => [
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
    mesh.at(-0.38, 0, 0);
    buildWithFace(mesh, form, at, { cones, k: 0.05 });
  },
};
