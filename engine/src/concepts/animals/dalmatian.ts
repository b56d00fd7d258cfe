import { dalmatian as formOf } from '../../shapes/hunting-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const dalmatian = dogOfBreed({
  id: 'dalmatian',
  words: {
    en: 'dalmatian/dalmatian dog',
    de: 'dalmatiner',
    es: 'dálmata',
    fr: 'dalmatien',
    zh: '斑点狗/大麦町犬',
    ja: 'ダルメシアン',
    ar: 'دلماسي',
    emoji: '',
  },
  size: { width: 1.1, height: 0.86 },
  coats: [['#f0ede7', '#f8f6f2', '#1a1818']],

  formOf,
});
