import { trees } from '../../shapes/tree-kinds.ts';
import { buildTree } from '../../shapes/tree.ts';
import type { Concept } from '../concept.ts';

export const tree: Concept = {
  id: 'tree',
  words: {
    en: 'oak tree/tree/oak',
    de: 'baum/bäume/eiche',
    es: 'árbol/árboles/roble',
    fr: 'arbre/chêne',
    zh: '树',
    ja: '木',
    ar: 'شجرة',
    emoji: '🌳',
  },
  size: { width: 11, height: 9 },
  lives: ['hills', 'garden'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random, look) {
    const kind = look.season === 'autumn' ? trees.maple : look.season === 'winter' ? trees.bare : trees.oak;
    buildTree(mesh, random, kind, 1.1);
  },
};
