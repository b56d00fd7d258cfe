import { bothSides } from '../../shapes/body-parts.ts';
import type { Concept } from '../concept.ts';

export const sheep: Concept = {
  id: 'sheep',
  words: {
    en: 'sheep/lamb',
    de: 'schaf/schafe',
    es: 'oveja',
    fr: 'mouton',
    zh: '羊',
    ja: '羊',
    ar: 'خروف',
    emoji: '🐑',
  },
  size: { width: 1.4, height: 1.1 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'walks',
  mirrors: true,
  build(mesh) {
    const b = [];
    for (let i = 0; i < 16; i++) {
      const a = i * 2.4;
      b.push([
        (i / 15 - 0.5) * 0.75,
        0.68 + Math.sin(a) * 0.14,
        Math.cos(a) * 0.16,
        0.21,
        (i / 15 - 0.5) * 0.75,
        0.68 + Math.sin(a) * 0.14,
        Math.cos(a) * 0.16,
        0.21,
        0,
      ]);
    }
    mesh.push().body(
      [
        ...b,
        [-0.5, 0.84, 0, 0.13, -0.72, 0.76, 0, 0.075, 1],
        [-0.44, 0.95, 0, 0.12, -0.48, 0.95, 0, 0.1, 0],
        ...bothSides((s) => [
          [-0.5, 0.9, 0.1 * s, 0.035, -0.46, 0.86, 0.22 * s, 0.025, 1],
          [-0.25, 0.5, 0.13 * s, 0.05, -0.25, 0.03, 0.13 * s, 0.04, 1],
          [0.28, 0.5, 0.13 * s, 0.05, 0.28, 0.03, 0.13 * s, 0.04, 1],
        ]),
      ],
      { k: 0.045, colours: ['#ece4d4', '#2c2624'], fur: 0.3 },
    );
    mesh.pop();
  },
};
