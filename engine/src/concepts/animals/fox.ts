import { buildQuadruped } from '../../shapes/quadruped.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const fox: Concept = {
  id: 'fox',
  words: {
    en: 'fox/red fox',
    de: 'fuchs/füchse',
    es: 'zorro',
    fr: 'renard',
    zh: '狐狸',
    ja: '狐/キツネ',
    ar: 'ثعلب',
    emoji: '🦊',
  },
  size: { width: 1.3, height: 0.8 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'walks',
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#c8601f', '#f4ece0', '#2a1a14']]);
    buildQuadruped(mesh, random, {
      length: 0.46,
      height: 0.4,
      girth: 0.115,
      leg: 0.03,
      neck: { length: 0.13, rise: 0.8, radius: 0.075 },
      head: { size: 0.1, snout: 0.12, snoutRadius: 0.042 },
      ears: { kind: 'pointed', size: 1.25 },
      tail: { length: 0.5, radius: 0.085, rise: -0.25, tip: 1 },
      darkLegs: true,
      colours: [coat, light, dark],
    });
  },
};
