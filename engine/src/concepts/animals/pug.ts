import { pug as formOf } from '../../shapes/watching-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const pug = dogOfBreed({
  id: 'pug',
  words: {
    en: 'pug',
    de: 'mops/möpse',
    es: 'carlino/pug',
    fr: 'carlin',
    zh: '巴哥/巴哥犬/哈巴狗',
    ja: 'パグ',
    ar: 'باغ/كلب بج',
    emoji: '',
  },
  size: { width: 0.6, height: 0.44 },
  coats: [
    ['#cda875', '#e8d2a8', '#2a2423'],
    ['#d8b888', '#efdcb8', '#2e2725'],
  ],

  formOf,
});
