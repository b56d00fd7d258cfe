import { trees } from '../../shapes/tree-kinds.ts';
import { buildTree } from '../../shapes/tree.ts';
import type { Concept } from '../concept.ts';

export const birch: Concept = {
  id: 'birch',
  words: {
    en: 'birch/birch tree',
    de: 'birke/birken',
    es: 'abedul',
    fr: 'bouleau',
    zh: '白桦',
    ja: '白樺',
    ar: 'بتولا',
    emoji: '',
  },
  size: { width: 8.7, height: 11 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random) {
    buildTree(mesh, random, trees.birch, 1.1);
  },
};
