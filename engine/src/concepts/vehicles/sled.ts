import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const sled: Concept = {
  id: 'sled',
  words: {
    en: 'sled/sleigh/toboggan',
    de: 'schlitten',
    es: 'trineo',
    fr: 'luge/traîneau',
    zh: '雪橇',
    ja: 'そり',
    ar: 'زلاجة',
    emoji: '🛷',
  },
  size: { width: 1.9, height: 0.8 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.5,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const wood = look.colour ?? '#b8763a';
    for (const s of [-1, 1]) {
      mesh.tube(
        [
          [0.75, 0.04, 0.24 * s],
          [-0.5, 0.04, 0.24 * s],
          [-0.78, 0.12, 0.24 * s],
          [-0.9, 0.34, 0.24 * s],
          [-0.78, 0.52, 0.24 * s],
          [-0.6, 0.46, 0.24 * s],
        ],
        [0.032],
        '#8a5226',
        materials.plain,
        8,
      );
      mesh.tube(
        [
          [0.75, 0.01, 0.24 * s],
          [-0.5, 0.01, 0.24 * s],
          [-0.8, 0.09, 0.24 * s],
        ],
        [0.018],
        '#9aa0a6',
        materials.metal,
        6,
      );
      for (const x of [-0.42, 0.05, 0.52]) rod(mesh, [x, 0.04, 0.24 * s], [x, 0.34, 0.2 * s], 0.026, '#8a5226');
    }
    for (const x of [-0.42, 0.05, 0.52]) rod(mesh, [x, 0.33, -0.26], [x, 0.33, 0.26], 0.03, '#8a5226');
    for (let i = 0; i < 6; i++) mesh.box(0.05, 0.36, -0.25 + i * 0.1, 1.25, 0.035, 0.075, wood, materials.plain);
    mesh.tube(
      [
        [-0.62, 0.44, -0.22],
        [-0.95, 0.3, -0.1],
        [-1.05, 0.12, 0.02],
        [-0.95, 0.3, 0.12],
        [-0.62, 0.44, 0.22],
      ],
      [0.016],
      '#c8322c',
      materials.cloth,
      6,
    );
  },
};
