import { trees } from '../../shapes/tree-kinds.ts';
import { buildTree } from '../../shapes/tree.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const appleTree: Concept = {
  id: 'apple tree',
  words: {
    en: 'apple tree',
    de: 'apfelbaum/apfelbäume',
    es: 'manzano',
    fr: 'pommier',
    zh: '苹果树',
    ja: 'りんごの木',
    ar: 'شجرة تفاح',
    emoji: '',
  },
  size: { width: 8.4, height: 6 },
  lives: ['hills', 'garden'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random) {
    buildTree(mesh, random, trees.apple, 1.2);
    for (let i = 0; i < 60; i++) {
      const a = random() * 6.28;
      const r = 1.4 + random() * 1.5;
      mesh.ball(Math.cos(a) * r, 3 + random() * 2.6, Math.sin(a) * r, 0.1, 0.1, 0.1, '#c8281e', materials.gloss, 8);
    }
  },
};
