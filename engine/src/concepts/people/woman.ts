import type { Concept } from '../concept.ts';
import { buildEveryday, everyday } from '../everyday.ts';
import { portraitOf } from '../portrait-of.ts';

export const woman: Concept = {
  id: 'woman',
  words: {
    en: 'woman/lady/old woman/elderly woman/old lady/grandmother/grandma',
    de: 'frau/frauen/alte frau/alten frau/großmutter/oma',
    es: 'mujer/anciana/abuela',
    fr: 'femme/vieille femme/grand-mère',
    zh: '女人/老奶奶/奶奶',
    ja: '女性/女の人/おばあさん/老婆',
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
  ...everyday,
  portrait: portraitOf({ kind: 'woman' }),
  build(mesh, random, look) {
    buildEveryday(mesh, random, look, { kind: 'woman' });
  },
};
