import { songbirdOf } from '../songbird-of.ts';

export const canary = songbirdOf({
  id: 'canary',
  words: {
    en: 'canary/canaries/canary bird',
    de: 'kanarienvogel/kanarienvögel',
    es: 'canario',
    fr: 'canari',
    zh: '金丝雀',
    ja: 'カナリア',
    ar: 'كناري',
    emoji: '',
  },
  formOf: (colour) => ({
    back: colour ?? '#e6c02e',
    breast: colour ?? '#f2d44a',
    dark: '#c79a24',
    belly: '#f4e49a',
    cheek: colour ?? '#ecca3c',
    bill: { thick: 1.2, long: 0.8, colour: '#d8a080' },
  }),
});
