import { rottweiler as formOf } from '../../shapes/hunting-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const rottweiler = dogOfBreed({
  id: 'rottweiler',
  words: {
    en: 'rottweiler',
    de: 'rottweiler',
    es: 'rottweiler',
    fr: 'rottweiler',
    zh: '罗威纳/罗威纳犬',
    ja: 'ロットワイラー',
    ar: 'روت وايلر',
    emoji: '',
  },
  size: { width: 1.1, height: 0.88 },
  coats: [['#211d1c', '#9a5f2e', '#161313']],

  formOf,
});
