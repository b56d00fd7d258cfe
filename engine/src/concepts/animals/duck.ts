import { materials } from '../../solid/materials.ts';
import { eyes } from '../../shapes/body-parts.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import type { Concept } from '../concept.ts';

export const duck: Concept = {
  id: 'duck',
  words: {
    en: 'duck/duckling/mallard',
    de: 'ente/enten',
    es: 'pato',
    fr: 'canard',
    zh: '鸭子',
    ja: 'アヒル/鴨',
    ar: 'بطة',
    emoji: '🦆',
  },
  size: { width: 0.7, height: 0.5 },
  lives: ['sea', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  mirrors: true,
  build(mesh) {
    mesh.body(
      [
        [-0.16, 0.12, 0, 0.13, 0.16, 0.12, 0, 0.12, 0],
        [0.2, 0.14, 0, 0.08, 0.36, 0.24, 0, 0.02, 2],
        [-0.2, 0.18, 0, 0.07, -0.24, 0.38, 0, 0.05, 1],
        [-0.25, 0.43, 0, 0.075, -0.27, 0.43, 0, 0.07, 1],
        ...bothSides((s) => [[-0.06, 0.2, 0.09 * s, 0.07, 0.22, 0.2, 0.08 * s, 0.025, 2]]),
      ],
      { k: 0.04, colours: ['#b8a68c', '#1f5a3c', '#7a6650'], fur: 0.3 },
    );
    mesh.ball(-0.37, 0.405, 0, 0.075, 0.02, 0.035, '#e8b02a', materials.gloss, 12);
    eyes(mesh, -0.3, 0.455, 0.055, 0.014);
  },
};
