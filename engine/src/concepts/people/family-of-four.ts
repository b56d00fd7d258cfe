import type { Concept } from '../concept.ts';
import { buildFamily, family } from './family.ts';

export const familyOfFour: Concept = {
  ...family,
  id: 'family of four',
  words: {
    en: 'family of four/family of 4/family with two children/family with two kids/parents with two children/parents and two children/parents with their children/parents with children',
    de: 'vierköpfige familie/familie mit zwei kindern/eltern mit zwei kindern/eltern mit kindern',
    es: 'familia de cuatro/familia con dos hijos/padres con dos hijos',
    fr: 'famille de quatre/famille avec deux enfants/parents avec deux enfants',
    zh: '一家四口/四口之家',
    ja: '四人家族/4人家族',
    ar: 'عائلة من أربعة/أسرة من أربعة',
    emoji: '👨‍👩‍👧‍👦/👨‍👩‍👧‍👧/👨‍👩‍👦‍👦',
  },
  size: { width: 2.4, height: 1.85 },
  build(mesh, random, look) {
    buildFamily(mesh, random, look, 2);
  },
};
