import { wearCoif } from '../../shapes/uniform-hats.ts';
import { tradeOf } from '../trade-of.ts';

export const nun = tradeOf({
  id: 'nun',
  words: {
    en: 'nun',
    de: 'nonne/nonnen',
    es: 'monja',
    fr: 'religieuse/bonne sœur',
    zh: '修女',
    ja: '修道女/シスター',
    ar: 'راهبة',
    emoji: '',
  },
  lives: ['cathedral', 'hills', 'street'],
  has: ['veil'],
  acts: ['walks', 'sits', 'reads'],
  wears: () => ({
    ...{ kind: 'woman', wears: 'robe', coat: '#26242a', trim: '#1a191d', hair: 'none' },
    hat: (mesh) => wearCoif(mesh, '#201f24', '#e8e5de'),
  }),
  isOfOne: true,
  bust: {
    kind: 'woman',
    wears: 'robe',
    style: 'bun',
    isHatLow: true,
    hat: (mesh) => wearCoif(mesh, '#201f24', '#e8e5de'),
  },
  coat: '#26242a',
});
