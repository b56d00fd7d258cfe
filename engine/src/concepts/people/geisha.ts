import { pick } from '../../shapes/chance.ts';
import { wearHairFlowers } from '../../shapes/hair-flowers.ts';
import type { PersonLook } from '../../shapes/person.ts';
import { tradeOf } from '../trade-of.ts';
import { umbrella } from './umbrella.ts';

const kimonos = [
  { coat: '#8e2036', trim: '#c9a040' },
  { coat: '#3a3f78', trim: '#c8506a' },
  { coat: '#c8788e', trim: '#5a2c5e' },
  { coat: '#2f6a62', trim: '#d8b060' },
] as const;

export const geisha = tradeOf({
  id: 'geisha',
  words: {
    en: 'geisha/maiko',
    de: 'geisha',
    es: 'geisha',
    fr: 'geisha',
    zh: '艺伎/艺妓',
    ja: '芸者/舞妓/芸妓',
    ar: 'غيشا',
    emoji: '',
  },
  lives: ['japanese garden', 'street'],
  has: ['umbrella'],
  acts: ['walks', 'sits', 'reads', 'waves'],
  wears: (random) => ({
    ...{ kind: 'woman', wears: 'kimono', hair: 'bun', traits: ['asian', 'black hair'], skin: '#e2c2ac' },
    ...pick<PersonLook>(random, kimonos),
    ...{ under: '#e8dcc8', inHair: wearHairFlowers },
  }),
  tool: {
    as: 'umbrella',
    build: (mesh, random, look) => umbrella.inHand?.(mesh, random, { ...look, colour: '#b8343a' }),
  },
  isSeenWhole: true,
  isOfOne: true,
  bust: {
    ...{ kind: 'woman', wears: 'kimono', style: 'bun', traits: ['asian', 'black hair'] },
    inHair: wearHairFlowers,
  },
  coat: '#8e2036',
});
