import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const scarecrow: Concept = {
  id: 'scarecrow',
  words: {
    en: 'scarecrow',
    de: 'vogelscheuche',
    es: 'espantapájaros',
    fr: 'épouvantail',
    zh: '稻草人',
    ja: 'かかし',
    ar: 'فزاعة',
    emoji: '',
  },
  size: { width: 1.8, height: 2.2 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  build(mesh) {
    mesh
      .tube(
        [
          [0, -0.2, 0],
          [0, 1.7, 0],
        ],
        [0.05],
        '#6b4a30',
        materials.bark,
      )
      .tube(
        [
          [-0.85, 1.42, 0],
          [0.85, 1.42, 0],
        ],
        [0.045],
        '#6b4a30',
        materials.bark,
      );
    mesh.lathe(
      [
        [0.3, 0.6],
        [0.3, 0.9],
        [0.24, 1.2],
        [0.26, 1.5],
        [0.1, 1.58],
      ],
      18,
      '#4f6b8a',
      materials.cloth,
    );
    for (const s of [-1, 1])
      mesh.tube(
        [
          [0.2 * s, 1.46, 0],
          [0.72 * s, 1.4, 0],
        ],
        [0.12, 0.13],
        '#4f6b8a',
        materials.cloth,
        10,
      );
    mesh
      .ball(0, 1.78, 0, 0.17, 0.2, 0.17, '#d9b878', materials.cloth, 18)
      .cyl(0, 1.9, 0, 0.38, 0.38, 0.03, '#8a6a3a', materials.cloth, 22)
      .cyl(0, 1.92, 0, 0.2, 0.13, 0.26, '#8a6a3a', materials.cloth, 18);
    for (const s of [-1, 1]) mesh.ball(0.06 * s, 1.81, -0.155, 0.025, 0.025, 0.02, '#1a1410', materials.gloss, 8);
  },
};
