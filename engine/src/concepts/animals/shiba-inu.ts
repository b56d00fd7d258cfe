import { shiba as formOf } from '../../shapes/watching-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const shibaInu = dogOfBreed({
  id: 'shiba inu',
  words: {
    en: 'shiba inu/shiba/akita/akita inu',
    de: 'shiba/shiba inu/akita',
    es: 'shiba inu/shiba/akita',
    fr: 'shiba/shiba inu/akita',
    zh: '柴犬/秋田犬',
    ja: '柴犬/秋田犬/柴いぬ',
    ar: 'شيبا/شيبا إينو/أكيتا',
    emoji: '',
  },
  size: { width: 0.85, height: 0.64 },
  coats: [
    ['#b8692c', '#f2e6d4', '#8a4a1c'],
    ['#c27a3c', '#f4ead8', '#945424'],
  ],
  hasSocks: true,
  formOf,
});
