import type { Concept } from '../concept.ts';
import { buildEveryday, everyday } from '../everyday.ts';
import { portraitOf } from '../portrait-of.ts';

export const man: Concept = {
  id: 'man',
  words: {
    en: 'man/old man/grandfather/grandpa/elderly man/guy/bloke/gentleman/father/dad/daddy/brother/uncle/husband',
    de: 'mann/männer/alter mann/alten mann/großvater/opa/vater/papa/bruder/onkel/ehemann',
    es: 'hombre/anciano/abuelo/padre/papá/hermano/tío/marido',
    fr: 'homme/vieil homme/grand-père/père/papa/frère/oncle/mari',
    zh: '男人/老人/老爷爷/爷爷/父亲/爸爸/哥哥/弟弟/叔叔/丈夫',
    ja: '男性/男の人/おじいさん/老人/父親/お父さん/兄/弟/おじさん',
    ar: 'رجل/أب/أخ/زوج',
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
