import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const ladybug: Concept = {
  id: 'ladybug',
  words: {
    en: 'ladybug/ladybird',
    de: 'marienkäfer',
    es: 'mariquita',
    fr: 'coccinelle',
    zh: '瓢虫',
    ja: 'てんとう虫',
    ar: 'دعسوقة',
    emoji: '🐞',
  },
  size: { width: 0.4, height: 0.26 },
  lives: ['hills', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: -0.5,
  sway: 0.4,
  mirrors: true,
  build(mesh, _random, look) {
    const red = look.colour ?? '#d82a1e';
    mesh.body(
      [
        [0.04, 0.09, 0, 0.12, 0.06, 0.09, 0, 0.12, 0],
        [-0.11, 0.08, 0, 0.065, -0.11, 0.08, 0, 0.065, 1],
      ],
      {
        k: 0.015,
        mat: materials.gloss,
        colours: [red, '#16120f'],
        fur: 0,
        marks: {
          colour: 1,
          share: (x, y, z) => {
            const spots = [
              [0, 0.15],
              [0.1, 0.16],
              [-0.02, 0.09],
              [0.11, 0.08],
              [0.05, 0.2],
            ] as const;
            const dot = spots.some(
              ([a, b]) =>
                Math.hypot(
                  x - a,
                  y - b,
                  (Math.abs(z) - Math.sqrt(Math.max(0, 0.0144 - (a - 0.05) ** 2 - (b - 0.09) ** 2))) * 0.9,
                ) < 0.034,
            );
            return dot || Math.abs(z) < 0.005 || y < 0.035 ? 1 : 0;
          },
        },
      },
    );
    for (const s of [-1, 1]) {
      mesh.ball(-0.145, 0.1, 0.042 * s, 0.02, 0.024, 0.02, '#f8f6f0', materials.gloss, 9);
      mesh.tube(
        [
          [-0.15, 0.12, 0.03 * s],
          [-0.2, 0.17, 0.06 * s],
        ],
        [0.006, 0.009],
        '#16120f',
        materials.plain,
        5,
      );
      for (let i = 0; i < 3; i++)
        mesh.tube(
          [
            [-0.05 + i * 0.07, 0.05, 0.09 * s],
            [-0.07 + i * 0.09, 0.04, 0.16 * s],
            [-0.08 + i * 0.1, 0, 0.18 * s],
          ],
          [0.012, 0.01, 0.006],
          '#16120f',
          materials.plain,
          5,
        );
    }
  },
};
