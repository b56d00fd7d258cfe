import { bothSides, eyes } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const whale: Concept = {
  id: 'whale',
  words: {
    en: 'whale/humpback',
    de: 'wal',
    es: 'ballena',
    fr: 'baleine',
    zh: '鲸鱼',
    ja: '鯨/クジラ',
    ar: 'حوت',
    emoji: '🐋/🐳',
  },
  size: { width: 14, height: 4.5 },
  lives: ['sea', 'reef'],
  stands: 'underwater',
  moves: 'swims',
  mirrors: true,
  build(mesh) {
    mesh.push().body(
      [
        [-4.4, 0, 0, 0.75, -0.9, 0.1, 0, 1.4, 0],
        [-0.9, 0.1, 0, 1.4, 3.2, 0.2, 0, 0.6, 0],
        [3.2, 0.2, 0, 0.58, 6, 1.0, 0, 0.2, 0],
        [-4.3, -0.32, 0, 0.5, -1.2, -0.62, 0, 0.95, 1],
        ...bothSides((s) => [
          [-2.2, -0.7, 1.0 * s, 0.3, -0.2, -2.3, 2.2 * s, 0.12, 0],
          [-0.2, -2.3, 2.2 * s, 0.14, 0.9, -2.9, 2.6 * s, 0.06, 0],
          [5.9, 1.0, 0.1 * s, 0.2, 7.5, 1.9, 1.9 * s, 0.05, 0],
          [6.1, 1.05, 0.2 * s, 0.16, 7.1, 1.5, 1.0 * s, 0.12, 0],
        ]),
        [1.9, 1.3, 0, 0.2, 2.4, 1.75, 0, 0.05, 0],
      ],
      { k: 0.55, mat: materials.wet, colours: ['#2f4456', '#c8d0d4'], fur: 0.15 },
    );
    eyes(mesh, -3.5, -0.05, 1.15, 0.09);
    mesh.pop();
  },
};
