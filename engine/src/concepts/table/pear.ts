import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import type { Concept } from '../concept.ts';

export const pear: Concept = {
  id: 'pear',
  words: {
    en: 'pear',
    de: 'birne',
    es: 'pera',
    fr: 'poire',
    zh: '梨',
    ja: '梨',
    ar: 'كمثرى',
    emoji: '🍐',
  },
  size: { width: 0.8, height: 1.1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random) {
    mesh
      .push()
      .object()
      .rotZ((random() - 0.5) * 0.24)
      .lathe(
        smoothProfile([
          [0.02, 0.02],
          [0.2, 0.02],
          [0.33, 0.14],
          [0.37, 0.32],
          [0.31, 0.52],
          [0.2, 0.72],
          [0.16, 0.86],
          [0.1, 0.94],
          [0.005, 0.95],
        ]),
        26,
        pick(random, ['#b9b23a', '#c8a63a', '#9cab3f']),
        materials.gloss,
        (v) => 0.95 + 0.2 * v,
      )
      .tube(
        [
          [0, 0.93, 0],
          [0.05, 1.12, 0],
        ],
        [0.022, 0.026],
        '#4a3018',
      )
      .pop();
  },
};
