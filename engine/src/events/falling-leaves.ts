import { paintFalling } from './falling.ts';
import type { Happening } from './happening.ts';

export const fallingLeaves: Happening = {
  id: 'falling leaves',
  words: {
    en: 'falling leaves/falling leaf/leaves falling/falling autumn leaves/autumn leaves falling/fallen leaves blowing/blowing leaves',
    de: 'fallende blätter/fallendes laub/wirbelnde blätter',
    es: 'hojas cayendo/hojas que caen',
    fr: 'feuilles qui tombent/feuilles mortes',
    zh: '落叶',
    ja: '落ち葉',
    ar: 'أوراق متساقطة',
    emoji: '🍃',
  },
  falls: 'leaves',
  paint: (stream) => paintFalling(stream, ['#c8561f', '#e08a2a', '#b3341c', '#e5b038'], 90, 1.5),
};
