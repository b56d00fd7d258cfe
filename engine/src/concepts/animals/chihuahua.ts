import { chihuahua as formOf } from '../../shapes/watching-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const chihuahua = dogOfBreed({
  id: 'chihuahua',
  words: {
    en: 'chihuahua',
    de: 'chihuahua',
    es: 'chihuahua',
    fr: 'chihuahua',
    zh: '吉娃娃',
    ja: 'チワワ',
    ar: 'تشيواوا/شيواوا',
    emoji: '',
  },
  size: { width: 0.42, height: 0.36 },
  coats: [
    ['#c7985e', '#f0e0c2', '#96683a'],
    ['#8e5a34', '#e4c8a0', '#5f381c'],
    ['#e6d6b8', '#f6eee0', '#bfa070'],
  ],

  formOf,
});
