import { buildPerson } from '../../shapes/person.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

export const man: Concept = {
  id: 'man',
  words: {
    en: 'man/old man/farmer/fisherman',
    de: 'mann/männer',
    es: 'hombre',
    fr: 'homme',
    zh: '男人',
    ja: '男性/男の人',
    ar: 'رجل',
    emoji: '👨',
  },
  size: { width: 0.9, height: 1.85 },
  lives: ['street', 'hills', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf({ hair: 'short' }),
  build(mesh, random, look) {
    buildPerson(mesh, random, { coat: look.colour ?? '#2f4a6b', hair: 'short' });
  },
};
