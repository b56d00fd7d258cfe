import type { Concept } from '../concept.ts';
import { buildEveryday, everyday } from '../everyday.ts';
import { portraitOf } from '../portrait-of.ts';

export const man: Concept = {
  id: 'man',
  words: {
    en: 'man/old man/fisherman/grandfather/grandpa/elderly man',
    de: 'mann/männer/alter mann/alten mann/großvater/opa',
    es: 'hombre/anciano/abuelo',
    fr: 'homme/vieil homme/grand-père',
    zh: '男人/老人/老爷爷/爷爷',
    ja: '男性/男の人/おじいさん/老人',
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
  ...everyday,
  portrait: portraitOf({ kind: 'man' }),
  build(mesh, random, look) {
    buildEveryday(mesh, random, look, { kind: 'man' });
  },
};
