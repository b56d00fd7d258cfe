import { materials } from '../../solid/materials.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import type { Concept } from '../concept.ts';

export const lemon: Concept = {
  id: 'lemon',
  words: {
    en: 'lemon',
    de: 'zitrone/zitronen',
    es: 'limón',
    fr: 'citron',
    zh: '柠檬',
    ja: 'レモン',
    ar: 'ليمون',
    emoji: '🍋',
  },
  size: { width: 1.6, height: 0.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh) {
    mesh
      .push()
      .at(0, 0.31, 0)
      .rotZ(Math.PI / 2 - 0.1)
      .lathe(
        smoothProfile([
          [0.01, -0.5],
          [0.06, -0.46],
          [0.2, -0.36],
          [0.3, -0.15],
          [0.31, 0.1],
          [0.22, 0.34],
          [0.08, 0.45],
          [0.05, 0.52],
          [0.005, 0.54],
        ]),
        24,
        '#ecc92e',
        materials.gloss,
      )
      .pop();
    mesh.sheet(
      (u, v) => [0.45 + u * 0.4, 0.4 + Math.sin(u * 2.6) * 0.14, (v - 0.5) * 0.24 * Math.sin(u * 3.1)],
      6,
      2,
      () => '#4f8a2c',
    );
  },
};
