import type { Concept } from '../concept.ts';
import { buildEveryday, everyday } from '../everyday.ts';
import { portraitOf } from '../portrait-of.ts';

export const person: Concept = {
  id: 'person',
  words: {
    en: 'person/figure/wanderer/traveller/traveler/pedestrian/hiker',
    de: 'person/wanderer/mensch/menschen',
    es: 'persona/gente',
    fr: 'personne/gens',
    zh: '人/行人',
    ja: '人/旅人',
    ar: 'شخص',
    emoji: '🚶',
  },
  size: { width: 0.9, height: 1.85 },
  lives: ['street', 'hills', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  ...everyday,
  portrait: portraitOf({ kind: 'man' }),
  build(mesh, random, look) {
    buildEveryday(mesh, random, look, { kind: random() < 0.5 ? 'man' : 'woman' });
  },
};
