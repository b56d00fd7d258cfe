import { upright, signed, mapleLeaf } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const canadianFlag = flagOf({
  id: 'canadian flag',
  en: { adjective: 'canadian', names: ['canada'], more: 'maple leaf flag' },
  de: { adjective: 'kanadisch', names: ['kanada'] },
  es: { adjective: 'canadiense', names: ['canadá'] },
  fr: { adjective: 'canadien', names: ['du canada'] },
  zh: '加拿大',
  ja: 'カナダ',
  ar: { adjective: 'الكندي', name: 'كندا' },
  emoji: '🇨🇦',
  cloth: {
    pattern: signed(upright(['#d2202e', '#f3f1ec', '#d2202e'], [1, 2, 1]), '#d2202e', {
      at: [0.5, 0.5],
      ratio: 1.9,
      isIn: mapleLeaf,
    }),
    ratio: 1.9,
    isFine: true,
  },
});
