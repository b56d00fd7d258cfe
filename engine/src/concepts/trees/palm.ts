import { buildPalm } from '../../shapes/palm.ts';
import type { Concept } from '../concept.ts';

export const palm: Concept = {
  id: 'palm',
  words: {
    en: 'palm/palm tree/coconut tree/coconut palm',
    de: 'palme/palmen',
    es: 'palmera',
    fr: 'palmier',
    zh: '棕榈树/椰子树',
    ja: 'ヤシ',
    ar: 'نخلة',
    emoji: '🌴',
  },
  size: { width: 9, height: 9 },
  lives: ['beach', 'desert'],
  stands: 'ground',
  moves: 'sways',
  build(mesh, random) {
    buildPalm(mesh, random);
  },
};
