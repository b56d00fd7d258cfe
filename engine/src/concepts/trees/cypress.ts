import { leaves } from '../../shapes/tree.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const cypress: Concept = {
  id: 'cypress',
  words: {
    en: 'cypress/cypress tree',
    de: 'zypresse/zypressen',
    es: 'ciprés',
    fr: 'cyprès',
    zh: '柏树',
    ja: '糸杉/イトスギ',
    ar: 'سرو',
    emoji: '',
  },
  size: { width: 3.4, height: 11 },
  lives: ['hills', 'coast'],
  stands: 'ground',
  moves: 'sways',
  plural: 5,
  build(mesh, random) {
    mesh.tube(
      [
        [0, -0.3, 0],
        [0, 2, 0],
      ],
      [0.22, 0.16],
      '#5a4634',
      materials.bark,
      8,
    );
    for (let i = 0; i < 40; i++) {
      const t = i / 39;
      const r = 0.25 + 0.95 * Math.sin(Math.PI * (0.1 + 0.86 * t) ** 0.75) ** 0.9 * (1 - 0.35 * t);
      const a = i * 2.4;
      leaves(
        mesh,
        random,
        Math.cos(a) * 0.12,
        0.7 + t * 10,
        Math.sin(a) * 0.12,
        r,
        150,
        0.13,
        ['#2c4a2a', '#385a30', '#22402a'],
        1.25,
      );
    }
  },
};
