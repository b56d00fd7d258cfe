import { materials } from '../../solid/materials.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import type { Concept } from '../concept.ts';

export const owl: Concept = {
  id: 'owl',
  words: {
    en: 'owl',
    de: 'eule/eulen',
    es: 'búho',
    fr: 'hibou/chouette',
    zh: '猫头鹰',
    ja: 'フクロウ',
    ar: 'بومة',
    emoji: '🦉',
  },
  size: { width: 0.7, height: 1.2 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'still',
  sway: 0.4,
  build(mesh) {
    mesh.cyl(0, -0.2, 0, 0.13, 0.12, 0.85, '#6b5138', materials.bark, 12);
    mesh
      .push()
      .at(0, 0.63, 0)
      .body(
        [
          [0, 0.16, 0, 0.17, 0, 0.3, 0, 0.165, 0],
          [0, 0.17, -0.07, 0.12, 0, 0.28, -0.07, 0.11, 1],
          [0, 0.5, 0, 0.15, 0, 0.52, 0, 0.15, 0],
          ...bothSides((s) => [
            [0.07 * s, 0.52, -0.09, 0.075, 0.07 * s, 0.52, -0.095, 0.075, 1],
            [0.16 * s, 0.32, 0.02, 0.07, 0.14 * s, 0.06, 0.06, 0.035, 2],
            [0.09 * s, 0.63, -0.02, 0.035, 0.13 * s, 0.72, -0.02, 0.006, 0],
          ]),
          [0, 0.1, 0.1, 0.06, 0, -0.1, 0.14, 0.045, 2],
        ],
        { k: 0.03, colours: ['#8a6a48', '#e0cfae', '#5a4028'], fur: 0.6 },
      );
    for (const s of [-1, 1])
      mesh
        .ball(0.07 * s, 0.525, -0.155, 0.046, 0.046, 0.025, '#f2b62a', materials.gloss, 14)
        .ball(0.07 * s, 0.525, -0.172, 0.024, 0.024, 0.014, '#0c0c0c', materials.gloss, 10);
    mesh
      .push()
      .at(0, 0.475, -0.16)
      .rotX(2.5)
      .cyl(0, 0, 0, 0.022, 0.003, 0.07, '#4a3a28', materials.gloss, 8)
      .pop()
      .pop();
  },
};
