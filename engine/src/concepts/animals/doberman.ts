import { doberman as formOf } from '../../shapes/watching-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const doberman = dogOfBreed({
  id: 'doberman',
  words: {
    en: 'doberman/dobermann/doberman pinscher',
    de: 'dobermann',
    es: 'dóberman/doberman',
    fr: 'dobermann',
    zh: '杜宾/杜宾犬',
    ja: 'ドーベルマン',
    ar: 'دوبرمان',
    emoji: '',
  },
  size: { width: 1.1, height: 0.98 },
  coats: [
    ['#201c1c', '#96592a', '#151212'],
    ['#4a2818', '#a5683a', '#30180e'],
  ],

  formOf,
});
