import { doing } from '../doing.ts';
import { buildHorse } from '../../shapes/horse.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const zebra: Concept = {
  id: 'zebra',
  words: {
    en: 'zebra',
    de: 'zebra/zebras',
    es: 'cebra',
    fr: 'zèbre',
    zh: '斑马',
    ja: 'シマウマ',
    ar: 'حمار وحشي',
    emoji: '🦓',
  },
  size: { width: 2.5, height: 1.9 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'grazes'],
  build(mesh, random, look) {
    buildHorse(
      mesh,
      random,
      ['#f2eee6', '#3a302c', '#1c1818'],
      {
        colour: 2,
        on: [0],
        share: (x, y, z) => {
          // Upright bands on the trunk, lying ones on the legs.
          const low = smooth(0.95, 0.75, y);
          const wave =
            Math.sin((x + 0.18 * y) * 40 + 1.8 * noise2(x * 3, y * 3 + z)) * (1 - low) + Math.sin(y * 46 + z * 3) * low;
          return smooth(-0.05, 0.25, wave);
        },
      },
      { brush: true, ...doing(look) },
    );
  },
};
