import { schemeOf } from '../../shapes/chance.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { eyes } from '../../shapes/body-parts.ts';
import type { Concept } from '../concept.ts';

export const rabbit: Concept = {
  id: 'rabbit',
  words: {
    en: 'rabbit/bunny/hare',
    de: 'hase/hasen/kaninchen',
    es: 'conejo/conejito',
    fr: 'lapin',
    zh: '兔子',
    ja: 'うさぎ/兎',
    ar: 'أرنب',
    emoji: '🐇/🐰',
  },
  size: { width: 0.6, height: 0.6 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#a58a6c', '#efe6d6', '#6a5440'],
      ['#e8e2d8', '#ffffff', '#c9a8a0'],
    ]);
    mesh.body(
      [
        [0.1, 0.17, 0, 0.15, -0.06, 0.2, 0, 0.12, 0],
        [-0.1, 0.22, 0, 0.1, -0.15, 0.32, 0, 0.075, 0],
        [-0.17, 0.36, 0, 0.08, -0.2, 0.35, 0, 0.07, 0],
        [-0.25, 0.33, 0, 0.042, -0.26, 0.325, 0, 0.036, 1],
        [0.25, 0.17, 0, 0.055, 0.26, 0.18, 0, 0.055, 1],
        ...bothSides((s) => [
          [-0.14, 0.42, 0.035 * s, 0.026, -0.08, 0.62, 0.06 * s, 0.022, 0],
          [0.12, 0.13, 0.08 * s, 0.09, 0.04, 0.09, 0.1 * s, 0.06, 0],
          [0.06, 0.03, 0.1 * s, 0.032, -0.08, 0.025, 0.1 * s, 0.028, 0],
          [-0.12, 0.16, 0.05 * s, 0.04, -0.15, 0.03, 0.05 * s, 0.028, 1],
        ]),
      ],
      { k: 0.035, colours: [coat, light, dark], fur: 0.4 },
    );
    eyes(mesh, -0.215, 0.385, 0.06, 0.016);
  },
};
