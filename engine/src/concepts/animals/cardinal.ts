import { songbirdOf } from '../songbird-of.ts';

export const cardinal = songbirdOf({
  id: 'cardinal',
  words: {
    en: 'cardinal/red cardinal/northern cardinal',
    de: 'kardinalvogel/rotkardinal',
    es: 'cardenal/cardenal rojo',
    fr: 'cardinal rouge/cardinal',
    zh: '红衣凤头鸟/北美红雀',
    ja: 'ショウジョウコウカンチョウ/カーディナル',
    ar: 'طائر الكاردينال/كاردينال',
    emoji: '',
  },
  formOf: (colour) => ({
    back: colour ?? '#b3242a',
    breast: colour ?? '#c8302e',
    dark: '#7c1c20',
    belly: colour ?? '#bf3a34',
    cheek: colour ?? '#bd2a2a',
    mask: '#1a1312',
    crest: 0.055,
    bill: { thick: 1.6, long: 0.85, colour: '#e0703a' },
  }),
});
