import { loft } from '../../shapes/loft.ts';
import { leaves } from '../../shapes/tree.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const bonsai: Concept = {
  id: 'bonsai',
  words: {
    en: 'bonsai/bonsai tree',
    de: 'bonsai',
    es: 'bonsái',
    fr: 'bonsaï',
    zh: '盆景',
    ja: '盆栽',
    ar: 'بونساي',
    emoji: '',
  },
  size: { width: 2, height: 1.9 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    loft(
      mesh,
      [
        [0, 0, 0.62, 0.4],
        [0.06, 0, 0.66, 0.44],
        [0.28, 0, 0.78, 0.52],
        [0.34, 0, 0.82, 0.56],
        [0.34, 0, 0.74, 0.48],
      ],
      0.3,
      look.colour ?? '#3f5f7a',
      materials.gloss,
    );
    mesh.ball(0, 0.32, 0, 0.72, 0.12, 0.46, '#4a6a2e', materials.cloth, 20);
    mesh.tube(
      [
        [0.15, 0.36, 0],
        [0.32, 0.6, 0.02],
        [0.1, 0.85, 0],
        [-0.18, 1.05, 0],
        [-0.05, 1.3, 0],
        [0.1, 1.45, 0],
      ],
      [0.16, 0.125, 0.1, 0.085, 0.06, 0.04],
      '#5c4632',
      materials.bark,
      12,
    );
    for (let i = 0; i < 5; i++)
      mesh.tube(
        [
          [0.15, 0.44, 0],
          [0.15 + Math.cos(i * 1.3) * 0.3, 0.34, Math.sin(i * 1.3) * 0.25],
        ],
        [0.09, 0.03],
        '#5c4632',
        materials.bark,
        7,
      );
    for (const [x, y, z, r] of [
      [0.1, 1.55, 0, 0.36],
      [-0.55, 1.12, -0.05, 0.33],
      [0.62, 0.98, 0.05, 0.34],
      [-0.2, 1.34, 0.22, 0.28],
      [0.4, 1.26, -0.12, 0.26],
    ] as const) {
      mesh.tube(
        [
          [x * 0.3, y - 0.2, z * 0.3],
          [x, y - 0.08, z],
        ],
        [0.05, 0.03],
        '#5c4632',
        materials.bark,
        6,
      );
      leaves(mesh, random, x, y, z, r, 620, 0.036, ['#3f6e2c', '#55863a', '#2f5a26'], 0.5);
    }
  },
};
