import { songbirdOf } from '../songbird-of.ts';

export const blueJay = songbirdOf({
  id: 'blue jay',
  words: {
    en: 'blue jay/jay/blue jays',
    de: 'blauhäher/eichelhäher/häher',
    es: 'arrendajo azul/arrendajo',
    fr: 'geai bleu/geai',
    zh: '蓝松鸦/松鸦',
    ja: 'アオカケス/カケス',
    ar: 'قيق أزرق/القيق',
    emoji: '',
  },
  formOf: (colour) => ({
    back: colour ?? '#3d6db2',
    breast: '#d8dce2',
    dark: '#26447c',
    belly: '#eceef0',
    cheek: '#e4e8ec',
    crest: 0.045,
    bill: { thick: 1.15, long: 1.2, colour: '#20242a' },
  }),
});
