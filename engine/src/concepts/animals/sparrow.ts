import { songbirdOf } from '../songbird-of.ts';

export const sparrow = songbirdOf({
  id: 'sparrow',
  words: {
    en: 'sparrow/house sparrow',
    de: 'spatz/spatzen/sperling/sperlinge',
    es: 'gorrión',
    fr: 'moineau',
    zh: '麻雀',
    ja: 'スズメ/雀',
    ar: 'عصفور/عصفور دوري',
    emoji: '',
  },
  formOf: (colour) => ({
    back: colour ?? '#8a5a38',
    breast: '#cdc2b0',
    dark: '#4a3326',
    cheek: '#dcd4c6',
    bill: { thick: 1.25 },
  }),
});
