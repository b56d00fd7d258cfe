import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const cactus: Concept = {
  id: 'cactus',
  words: {
    en: 'cactus/cacti/saguaro',
    de: 'kaktus/kakteen',
    es: 'cactus/nopal',
    fr: 'cactus',
    zh: '仙人掌',
    ja: 'サボテン',
    ar: 'صبار',
    emoji: '🌵',
  },
  size: { width: 2.4, height: 4 },
  lives: ['desert', 'hills'],
  stands: 'ground',
  moves: 'still',
  build(mesh) {
    mesh.body(
      [
        [0, 0, 0, 0.34, 0, 3.6, 0, 0.3, 0],
        [0, 1.5, 0, 0.2, 0.85, 1.7, 0, 0.22, 0],
        [0.85, 1.7, 0, 0.22, 0.9, 2.9, 0, 0.19, 0],
        [0, 1.1, 0, 0.2, -0.75, 1.25, 0, 0.2, 0],
        [-0.75, 1.25, 0, 0.2, -0.8, 2.1, 0, 0.17, 0],
      ],
      { k: 0.12, colours: ['#4a7a3a'], fur: 0.9 },
    );
    for (let i = 0; i < 5; i++)
      mesh.ball(
        Math.cos(i * 1.3) * 0.2,
        3.86,
        Math.sin(i * 1.3) * 0.2,
        0.09,
        0.07,
        0.09,
        '#e8609a',
        materials.cloth,
        8,
      );
  },
};
