import { paintFalling } from './falling.ts';
import type { Happening } from './happening.ts';

export const fallingPetals: Happening = {
  id: 'falling petals',
  words: {
    en: 'falling petals/petals falling/petal',
    de: 'fallende blütenblätter/blütenblatt/blütenblätter',
    es: 'pétalos cayendo/pétalo',
    fr: 'pétales qui tombent/pétale',
    zh: '花瓣',
    ja: '花びら/花吹雪',
    ar: 'بتلات',
    emoji: '',
  },
  falls: 'petals',
  paint: (stream) => paintFalling(stream, ['#f8cfdc', '#fbe4ec', '#f2aec4'], 90, 1),
};
