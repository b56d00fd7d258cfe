import { buildAcacia } from '../../shapes/acacia.ts';
import type { Concept } from '../concept.ts';

export const acacia: Concept = {
  id: 'acacia',
  words: {
    en: 'acacia/acacia tree/umbrella thorn',
    de: 'akazie/akazien',
    es: 'acacia',
    fr: 'acacia',
    zh: '金合欢',
    ja: 'アカシア',
    ar: 'سنط',
    emoji: '',
  },
  size: { width: 10, height: 8 },
  lives: ['savanna', 'hills'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random) {
    buildAcacia(mesh, random, { h: 8 });
  },
};
