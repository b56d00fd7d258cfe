import { materials } from '../../solid/materials.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import type { Concept } from '../concept.ts';

export const vase: Concept = {
  id: 'vase',
  words: {
    en: 'vase',
    de: 'vase',
    es: 'jarrón',
    fr: 'vase',
    zh: '花瓶',
    ja: '花瓶',
    ar: 'مزهرية',
    emoji: '🏺',
  },
  size: { width: 1.3, height: 1.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    mesh
      .push()
      .object()
      .lathe(
        smoothProfile([
          [0.34, 0],
          [0.4, 0.03],
          [0.58, 0.45],
          [0.62, 0.75],
          [0.5, 1.15],
          [0.3, 1.42],
          [0.27, 1.6],
          [0.36, 1.74],
          [0.33, 1.74],
          [0.24, 1.6],
        ]),
        34,
        look.colour ?? '#3f7f93',
        materials.gloss,
      )
      .pop();
  },
};
