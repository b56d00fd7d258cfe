import type { Concept } from '../concept.ts';
import { buildEveryday, everyday } from '../everyday.ts';
import { portraitOf } from '../portrait-of.ts';

export const woman: Concept = {
  id: 'woman',
  words: {
    en: 'woman/lady/old woman/elderly woman/old lady/grandmother/grandma/mother/mom/mum/mommy/sister/aunt/wife/fashion model',
    de: 'frau/frauen/alte frau/alten frau/großmutter/oma/mutter/mama/schwester/tante/ehefrau',
    es: 'mujer/anciana/abuela/madre/mamá/hermana/tía/esposa',
    fr: 'femme/vieille femme/grand-mère/mère/maman/sœur/tante/épouse',
    zh: '女人/老奶奶/奶奶/母亲/妈妈/姐姐/妹妹/阿姨/妻子',
    ja: '女性/女の人/おばあさん/老婆/母親/お母さん/姉/妹/おばさん/妻',
    ar: 'امرأة/أم/أخت/زوجة',
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
