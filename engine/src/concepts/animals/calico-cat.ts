import type { Concept } from '../concept.ts';
import { buildCat, calicoCoat, cat, grown } from './cat.ts';

export const calicoCat: Concept = {
  ...cat,
  id: 'calico cat',
  words: {
    en: 'calico cat/tortoiseshell cat',
    de: 'glückskatze/dreifarbige katze',
    es: 'gato calicó/gata calicó',
    fr: 'chat calico/chatte calico',
    zh: '三花猫',
    ja: '三毛猫',
    ar: 'قطة كاليكو',
    emoji: '',
  },
  build: (mesh, random, look) => buildCat(mesh, random, look, grown, calicoCoat),
};
