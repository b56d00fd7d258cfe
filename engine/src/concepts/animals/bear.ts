import { buildQuadruped } from '../../shapes/quadruped.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const bear: Concept = {
  id: 'bear',
  words: {
    en: 'bear/brown bear/grizzly',
    de: 'bär/bären/braunbär',
    es: 'oso',
    fr: 'ours',
    zh: '熊',
    ja: '熊/クマ',
    ar: 'دب',
    emoji: '🐻',
  },
  size: { width: 2.3, height: 1.45 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#6b4428', '#8a6240', '#3f2818']]);
    buildQuadruped(mesh, random, {
      length: 1.1,
      height: 1.05,
      girth: 0.42,
      leg: 0.125,
      neck: { length: 0.2, rise: 0.35, radius: 0.27 },
      head: { size: 0.24, snout: 0.2, snoutRadius: 0.11 },
      ears: { kind: 'round', size: 1 },
      tail: { length: 0.12, radius: 0.08, rise: -0.6, tip: 0 },
      colours: [coat, light, dark],
    });
  },
};
