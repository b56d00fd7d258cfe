import type { Concept } from '../concept.ts';
import { buildEveryday, everyday } from '../everyday.ts';
import { portraitOf } from '../portrait-of.ts';

export const girl: Concept = {
  id: 'girl',
  words: {
    en: 'girl/little girl/daughter/granddaughter/little sister/schoolgirl',
    de: 'mädchen/tochter/töchter/enkelin/schulmädchen',
    es: 'niña/chica/hija/nieta',
    fr: 'fille/fillette/petite-fille/écolière',
    zh: '女孩/女儿/孙女',
    ja: '少女/女の子/娘/孫娘',
    ar: 'فتاة/ابنة/حفيدة',
    emoji: '👧',
  },
  size: { width: 0.7, height: 1.35 },
  lives: ['street', 'park', 'hills', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  ...everyday,
  portrait: portraitOf({ kind: 'woman', child: true }),
  build(mesh, random, look) {
    mesh.scale(0.73);
    buildEveryday(mesh, random, look, { kind: 'woman', child: true });
  },
};
