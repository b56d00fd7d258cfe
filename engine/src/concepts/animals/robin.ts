import { songbirdOf } from '../songbird-of.ts';

export const robin = songbirdOf({
  id: 'robin',
  words: {
    en: 'robin/robin redbreast/redbreast',
    de: 'rotkehlchen',
    es: 'petirrojo',
    fr: 'rouge-gorge',
    zh: '知更鸟',
    ja: 'コマドリ/ロビン',
    ar: 'أبو الحناء',
    emoji: '',
  },
  formOf: (colour) => ({ back: colour ?? '#77674e', breast: '#cf6330', dark: '#4f4436', cheek: '#c8683a' }),
});
