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
    const ends = buildTree(mesh, random, trees.apple, 1.2);
    // Apples hang at the ends of its branches, below the leaves.
    for (const [x, y, z] of ends)
      for (let i = 0; i < 3; i++)
        mesh.ball(
          x + (random() - 0.5) * 1.3,
          y - 0.2 - random() * 0.6,
          z + (random() - 0.5) * 1.3,
          ...([0.09, 0.09, 0.09] as const),
          '#b8241c',
          materials.gloss,
          8,
        );
  },
};
