import { paintFalling } from './falling.ts';
import type { Happening } from './happening.ts';

export const fallingPetals: Happening = {
  id: 'falling petals',
  words: {
    en: 'falling petals/petals falling/petal/falling cherry blossom/falling cherry blossoms/cherry blossom petal/cherry blossom petals/sakura petal/sakura petals/falling blossom/falling blossoms/blossom petals/rose petals',
    de: 'fallende blütenblätter/blütenblatt/blütenblätter/fallende kirschblüten/fallenden kirschblüten',
    es: 'pétalos cayendo/pétalo/flores de cerezo cayendo',
    fr: 'pétales qui tombent/pétale/fleurs de cerisier qui tombent',
    zh: '花瓣/落樱/樱花飘落',
    ja: '花びら/花吹雪/桜吹雪/散る桜',
    ar: 'بتلات',
    emoji: '',
  },
  falls: 'petals',
  paint: (stream) => paintFalling(stream, ['#f8cfdc', '#fbe4ec', '#f2aec4'], 170, 1.35),
};
