import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const cat: Concept = {
  id: 'cat',
  words: {
    en: 'cat/kitten',
    de: 'katze/kater/kätzchen',
    es: 'gato/gatito',
    fr: 'chat/chaton',
    zh: '猫',
    ja: '猫',
    ar: 'قطة',
    emoji: '🐈/🐱',
  },
  size: { width: 0.6, height: 0.65 },
  lives: ['hills', 'street', 'room', 'village'],
  stands: 'ground',
  moves: 'still',
  mirrors: true,
  build(mesh, random, look) {
    const c = schemeOf(look.colour, random, [
      ['#c77a35', '#f3e6d2', '#a85f26'],
      ['#2a2a2e', '#2a2a2e', '#1e1e22'],
      ['#8c8a88', '#e6e2dc', '#6c6a68'],
    ]);
    mesh
      .push()
      .scale(1)
      .body(
        [
          [0.05, 0.14, 0, 0.13, -0.06, 0.3, 0, 0.105, 0],
          [-0.06, 0.3, 0, 0.105, -0.1, 0.4, 0, 0.075, 0],
          [-0.12, 0.28, 0, 0.085, -0.13, 0.2, 0, 0.07, 1],
          [-0.135, 0.5, 0, 0.095, -0.145, 0.5, 0, 0.095, 0],
          [-0.22, 0.475, 0.022, 0.034, -0.22, 0.475, -0.022, 0.034, 1],
          ...bothSides((s) => [
            [-0.12, 0.57, 0.055 * s, 0.036, -0.115, 0.645, 0.072 * s, 0.008, 0],
            [-0.12, 0.24, 0.06 * s, 0.045, -0.14, 0.03, 0.055 * s, 0.03, 0],
            [-0.15, 0.025, 0.055 * s, 0.032, -0.19, 0.022, 0.055 * s, 0.028, 1],
            [0.06, 0.12, 0.09 * s, 0.09, -0.04, 0.06, 0.11 * s, 0.05, 0],
            [-0.04, 0.03, 0.12 * s, 0.035, -0.1, 0.025, 0.12 * s, 0.03, 0],
          ]),
          [0.14, 0.06, 0, 0.045, 0.26, 0.05, -0.1, 0.035, 0],
          [0.26, 0.05, -0.1, 0.035, 0.2, 0.045, -0.26, 0.03, 0],
          [0.2, 0.045, -0.26, 0.03, 0.04, 0.04, -0.27, 0.026, 2],
        ],
        { k: 0.04, colours: c, fur: 0.35 },
      );
    for (const s of [-1, 1])
      mesh
        .ball(-0.212, 0.52, 0.04 * s, 0.014, 0.019, 0.019, '#b8c23a', materials.gloss, 10)
        .ball(-0.224, 0.52, 0.04 * s, 0.006, 0.017, 0.007, '#0c0c0c', materials.gloss, 8);
    mesh.ball(-0.254, 0.488, 0, 0.009, 0.008, 0.012, '#c9747a', 0, 8);
    for (const s of [-1, 1])
      for (const y of [0.478, 0.47, 0.462])
        mesh.tube(
          [
            [-0.24, y, 0.025 * s],
            [-0.235, y + (y - 0.47) * 3, 0.15 * s],
          ],
          [0.0018, 0.0008],
          '#f4f0ea',
          0,
          3,
        );
    mesh.pop();
  },
};
