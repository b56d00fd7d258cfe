import { trees } from '../../shapes/tree-kinds.ts';
import { buildTree } from '../../shapes/tree.ts';
import type { Concept } from '../concept.ts';

export const bareTree: Concept = {
  id: 'bare tree',
  words: {
    en: 'bare tree/dead tree/leafless tree',
    de: 'kahler baum',
    es: 'árbol desnudo/árbol seco',
    fr: 'arbre nu/arbre mort',
    zh: '枯树',
    ja: '枯れ木',
    ar: 'شجرة عارية',
    emoji: '',
  },
  size: { width: 9.4, height: 9 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  build(mesh, random) {
    buildTree(mesh, random, trees.bare, 1.1);
  },
};
