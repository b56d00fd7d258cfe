import { buildQuadruped } from '../../shapes/quadruped.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const wolf: Concept = {
  id: 'wolf',
  words: {
    en: 'wolf/wolves',
    de: 'wolf/wölfe',
    es: 'lobo',
    fr: 'loup',
    zh: '狼',
    ja: 'オオカミ/狼',
    ar: 'ذئب',
    emoji: '🐺',
  },
  size: { width: 1.7, height: 1.05 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#84807c', '#dcd6cc', '#4a4644']]);
    buildQuadruped(mesh, random, {
      length: 0.72,
      height: 0.72,
      girth: 0.185,
      leg: 0.048,
      neck: { length: 0.24, rise: 0.75, radius: 0.125 },
      head: { size: 0.135, snout: 0.17, snoutRadius: 0.062 },
      ears: { kind: 'pointed', size: 0.95 },
      tail: { length: 0.5, radius: 0.075, rise: -0.7, tip: 2 },
      colours: [coat, light, dark],
    });
  },
};
