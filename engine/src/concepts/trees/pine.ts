import { buildPine } from '../../shapes/pine.ts';
import type { Concept } from '../concept.ts';

export const pine: Concept = {
  id: 'pine',
  words: {
    en: 'pine/pine tree/fir/spruce/fir tree',
    de: 'kiefer/tanne/fichte/tannenbaum',
    es: 'pino/abeto',
    fr: 'pin/sapin',
    zh: '松树',
    ja: '松',
    ar: 'صنوبر',
    emoji: '🌲',
  },
  size: { width: 5.9, height: 11 },
  lives: ['mountains', 'hills', 'forest'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random) {
    buildPine(mesh, random, { tiers: 22, n: 20 });
  },
};
