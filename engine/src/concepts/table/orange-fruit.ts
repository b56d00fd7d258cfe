import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const orangeFruit: Concept = {
  id: 'orange fruit',
  words: {
    en: 'oranges/an orange/tangerine',
    de: 'orangen/apfelsine',
    es: 'naranjas',
    fr: 'une orange/des oranges',
    zh: '橙子/橘子',
    ja: 'みかん',
    ar: 'برتقالة',
    emoji: '🍊',
  },
  size: { width: 0.8, height: 0.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh) {
    mesh
      .push()
      .object()
      .ball(0, 0.36, 0, 0.37, 0.355, 0.37, '#ea7a14', materials.gloss, 26)
      .ball(0, 0.715, 0, 0.03, 0.012, 0.03, '#5a6a28', 0, 8)
      .pop();
  },
};
