import { beagle as formOf } from '../../shapes/hunting-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const beagle = dogOfBreed({
  id: 'beagle',
  words: {
    en: 'beagle/beagle dog/basset hound/foxhound',
    de: 'beagle',
    es: 'beagle/perro beagle',
    fr: 'beagle',
    zh: '比格犬/小猎犬',
    ja: 'ビーグル/ビーグル犬',
    ar: 'بيغل',
    emoji: '',
  },
  size: { width: 0.85, height: 0.62 },
  coats: [
    ['#a9682f', '#f4efe6', '#2a2320'],
    ['#b5743a', '#f4efe6', '#332822'],
  ],
  hasSocks: true,
  formOf,
});
