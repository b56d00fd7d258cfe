import { trees } from '../../shapes/tree-kinds.ts';
import { buildTree } from '../../shapes/tree.ts';
import type { Concept } from '../concept.ts';

export const cherryTree: Concept = {
  id: 'cherry tree',
  words: {
    en: 'cherry tree/cherry blossom tree/blossoming cherry tree/cherry blossom/cherry blossoms/sakura',
    de: 'kirschbaum/kirschblüte/kirschblüten',
    es: 'cerezo/cerezos',
    fr: 'cerisier',
    zh: '樱花/樱花树',
    ja: '桜',
    ar: 'شجرة الكرز',
    emoji: '🌸',
  },
  size: { width: 8.8, height: 7 },
  lives: ['hills', 'garden'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random) {
    buildTree(mesh, random, trees.cherry, 1.6);
  },
};
