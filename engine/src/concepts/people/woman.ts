import { buildPerson } from '../../shapes/person.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

export const woman: Concept = {
  id: 'woman',
  words: {
    en: 'woman/lady',
    de: 'frau/frauen',
    es: 'mujer',
    fr: 'femme',
    zh: '女人',
    ja: '女性/女の人',
    ar: 'امرأة',
    emoji: '👩',
  },
  size: { width: 0.9, height: 1.85 },
  lives: ['street', 'hills', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf({ hair: 'long' }),
  build(mesh, random, look) {
    buildPerson(mesh, random, { coat: look.colour ?? '#b8322c', dress: true, hair: 'long' });
  },
};
