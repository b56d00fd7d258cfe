import { buildCottage } from '../../shapes/cottage.ts';
import type { Concept } from '../concept.ts';

export const cottage: Concept = {
  id: 'cottage',
  words: {
    en: 'cottage/cabin/hut/farmhouse/log cabin/barn',
    de: 'hütte/häuschen/bauernhaus/scheune',
    es: 'cabaña/casita',
    fr: 'chaumière/cabane',
    zh: '小屋',
    ja: '小屋/コテージ',
    ar: 'كوخ',
    emoji: '🏡/🛖',
  },
  size: { width: 10, height: 8 },
  lives: ['hills', 'forest', 'mountains', 'village'],
  stands: 'ground',
  moves: 'still',
  build(mesh, random, look) {
    buildCottage(mesh, random, { colour: look.colour });
  },
};
