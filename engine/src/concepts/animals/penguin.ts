import { materials } from '../../solid/materials.ts';
import { bothSides } from '../../shapes/body-parts.ts';

import type { Concept } from '../concept.ts';

export const penguin: Concept = {
  id: 'penguin',
  words: {
    en: 'penguin',
    de: 'pinguin/pinguine',
    es: 'pingüino',
    fr: 'pingouin/manchot',
    zh: '企鹅',
    ja: 'ペンギン',
    ar: 'بطريق',
    emoji: '🐧',
  },
  size: { width: 0.6, height: 1 },
  lives: ['hills', 'coast', 'beach'],
  stands: 'ground',
  moves: 'walks',
  sway: 0.6,
  build(mesh) {
    mesh.body(
      [
        [0, 0.3, 0, 0.22, 0, 0.52, 0, 0.19, 0],
        [0, 0.3, -0.09, 0.17, 0, 0.55, -0.075, 0.135, 1],
        [0, 0.78, 0, 0.13, 0, 0.8, 0, 0.13, 0],
        ...bothSides((s) => [
          [0.19 * s, 0.58, 0, 0.06, 0.29 * s, 0.28, 0.03, 0.028, 0],
          [0.09 * s, 0.05, -0.02, 0.055, 0.1 * s, 0.03, -0.16, 0.04, 2],
          [0.09 * s, 0.78, -0.06, 0.05, 0.1 * s, 0.72, -0.05, 0.045, 1],
        ]),
      ],
      { k: 0.03, colours: ['#1d2024', '#f4f2ec', '#e8922a'], fur: 0.1 },
    );
    mesh.push().at(0, 0.79, -0.12).rotX(-1.5).cyl(0, 0, 0, 0.035, 0.004, 0.13, '#e8922a', materials.gloss, 10).pop();
    for (const s of [-1, 1])
      mesh
        .ball(0.05 * s, 0.83, -0.115, 0.016, 0.016, 0.012, '#f4f2ec', materials.gloss, 8)
        .ball(0.05 * s, 0.83, -0.124, 0.009, 0.009, 0.006, '#000000', materials.gloss, 6);
  },
};
