import { pick } from '../../shapes/chance.ts';
import { drawBow, wearQuiver } from '../../shapes/trade-tools.ts';
import { handsOf } from '../ways-of-holding.ts';
import { tradeOf } from '../trade-of.ts';

export const archer = tradeOf({
  id: 'archer',
  words: {
    en: 'archer/bowman/bowwoman/robin hood',
    de: 'bogenschütze/bogenschützin/bogenschützen',
    es: 'arquero/arquera',
    fr: 'archer/archère',
    zh: '弓箭手',
    ja: '射手/弓兵/アーチャー',
    ar: 'رامي السهام/رام',
    emoji: '',
  },
  lives: ['forest', 'hills', 'coast'],
  has: ['bow', 'bow and arrow'],
  wears: (random) => ({
    kind: pick(random, ['man', 'woman'] as const),
    ...{ wears: 'shirt', coat: '#3f5a34', legs: '#4a3a28' },
  }),
  tool: { as: 'drawn bow', build: (mesh) => drawBow(mesh, handsOf['drawn bow']) },
  adorn: (mesh) => wearQuiver(mesh),
  bust: { kind: 'man', wears: 'shirt' },
  coat: '#3f5a34',
});
