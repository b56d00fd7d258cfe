import { songbirdOf } from '../songbird-of.ts';

export const kingfisher = songbirdOf({
  id: 'kingfisher',
  words: {
    en: 'kingfisher/kingfishers',
    de: 'eisvogel/eisvögel',
    es: 'martín pescador',
    fr: 'martin-pêcheur',
    zh: '翠鸟',
    ja: 'カワセミ/翡翠',
    ar: 'رفراف/صياد السمك',
    emoji: '',
  },
  formOf: (colour) => ({
    back: colour ?? '#1f7aa6',
    breast: '#d6702a',
    dark: '#155a82',
    belly: '#d98040',
    cheek: '#d6732e',
    bill: { long: 2.6, thick: 1.25, colour: '#2a2522' },
    legs: '#d0552c',
  }),
});
