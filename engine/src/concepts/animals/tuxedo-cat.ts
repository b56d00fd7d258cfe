import type { Concept } from '../concept.ts';
import { buildCat, cat, grown, tuxedoCoat } from './cat.ts';

export const tuxedoCat: Concept = {
  ...cat,
  id: 'tuxedo cat',
  words: {
    en: 'tuxedo cat/tuxedo kitten',
    de: 'smokingkatze/schwarzweiße katze',
    es: 'gato esmoquin',
    fr: 'chat smoking',
    zh: '奶牛猫/黑白猫',
    ja: 'ハチワレ猫/ハチワレ',
    ar: 'قطة توكسيدو',
    emoji: '',
  },
  build: (mesh, random, look) => buildCat(mesh, random, look, grown, tuxedoCoat),
};
