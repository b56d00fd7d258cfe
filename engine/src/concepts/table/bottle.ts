import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const bottle: Concept = {
  id: 'bottle',
  words: {
    en: 'bottle/wine bottle',
    de: 'flasche/weinflasche',
    es: 'botella',
    fr: 'bouteille',
    zh: '瓶子/酒瓶',
    ja: '瓶',
    ar: 'زجاجة',
    emoji: '🍾',
  },
  size: { width: 0.8, height: 2.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    mesh
      .lathe(
        [
          [0.3, 0],
          [0.34, 0.04],
          [0.34, 1.5],
          [0.28, 1.78],
          [0.13, 2],
          [0.12, 2.6],
          [0.15, 2.62],
          [0.15, 2.72],
          [0.1, 2.74],
        ],
        28,
        look.colour ?? '#1f3d24',
        materials.gloss,
      )
      .cyl(0, 0.5, 0, 0.345, 0.345, 0.7, '#e9dfc6', 0, 28)
      .cyl(0, 2.3, 0, 0.135, 0.16, 0.42, '#7a2430', materials.gloss, 18);
  },
};
