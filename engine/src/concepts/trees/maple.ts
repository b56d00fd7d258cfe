import { trees } from '../../shapes/tree-kinds.ts';
import { buildTree } from '../../shapes/tree.ts';
import type { Concept } from '../concept.ts';

export const maple: Concept = {
  id: 'maple',
  words: {
    en: 'maple/maple tree',
    de: 'ahorn',
    es: 'arce',
    fr: 'érable',
    zh: '枫树',
    ja: '紅葉/もみじ',
    ar: 'قيقب',
    emoji: '🍁',
  },
  size: { width: 11, height: 9 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random) {
    buildTree(mesh, random, trees.maple, 1.2);
  },
};
