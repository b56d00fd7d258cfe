import type { Concept } from '../concept.ts';
import { pigeon } from './pigeon.ts';

/** A pigeon that is white. */
export const dove: Concept = {
  ...pigeon,
  id: 'dove',
  words: {
    en: 'dove/white dove/peace dove/dove of peace',
    de: 'weiße taube/friedenstaube/friedenstauben',
    es: 'paloma blanca/paloma de la paz',
    fr: 'colombe',
    zh: '白鸽/和平鸽',
    ja: '白い鳩/白鳩',
    ar: 'حمامة بيضاء/حمامة السلام',
    emoji: '🕊',
  },
  lives: ['hills', 'garden', 'park', 'street'],
  aloft: (mesh, random, look) => pigeon.aloft?.(mesh, random, { ...look, colour: look.colour ?? white }),
  build: (mesh, random, look) => pigeon.build(mesh, random, { ...look, colour: look.colour ?? white }),
};

const white = '#f2f0ea';
