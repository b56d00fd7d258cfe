import { songbirdOf } from '../songbird-of.ts';

export const goldfinch = songbirdOf({
  id: 'goldfinch',
  words: {
    en: 'goldfinch/goldfinches/finch/finches/yellow warbler',
    de: 'stieglitz/distelfink/fink/finken',
    es: 'jilguero/pinzón',
    fr: 'chardonneret/pinson',
    zh: '金翅雀/雀鸟',
    ja: 'ヒワ/ゴシキヒワ/フィンチ',
    ar: 'حسون/الحسون',
    emoji: '',
  },
  formOf: (colour) => ({
    back: colour ?? '#d9ae24',
    breast: colour ?? '#ecc73a',
    dark: '#35302a',
    belly: '#efe2b0',
    cheek: colour ?? '#e2b82c',
    bill: { thick: 1.35, long: 0.85, colour: '#d89a70' },
  }),
});
