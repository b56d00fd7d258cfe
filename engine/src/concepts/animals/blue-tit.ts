import { songbirdOf } from '../songbird-of.ts';

export const blueTit = songbirdOf({
  id: 'blue tit',
  words: {
    en: 'blue tit/great tit/titmouse/chickadee/tit bird',
    de: 'blaumeise/kohlmeise/meise/meisen',
    es: 'herrerillo/carbonero',
    fr: 'mésange bleue/mésange',
    zh: '蓝山雀/山雀',
    ja: 'アオガラ/シジュウカラ',
    ar: 'قرقف أزرق/القرقف',
    emoji: '',
  },
  formOf: (colour) => ({
    back: colour ?? '#5f8ab4',
    breast: '#e6cc48',
    dark: '#33547c',
    belly: '#e9d878',
    cheek: '#eef0ee',
    bill: { long: 0.7 },
  }),
});
