import type { Concept } from '../concept.ts';
import { buildCat, cat, grown, siameseCoat } from './cat.ts';

export const siameseCat: Concept = {
  ...cat,
  id: 'siamese cat',
  words: {
    en: 'siamese cat/siamese/siamese kitten/himalayan cat/ragdoll cat',
    de: 'siamkatze/siamkatzen/siamesische katze',
    es: 'gato siamés/siamés',
    fr: 'chat siamois/siamois',
    zh: '暹罗猫',
    ja: 'シャム猫',
    ar: 'قطة سيامية',
    emoji: '',
  },
  build: (mesh, random, look) => buildCat(mesh, random, look, grown, siameseCoat),
};
