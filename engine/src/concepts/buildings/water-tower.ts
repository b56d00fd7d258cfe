import { hoop, rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const waterTower: Concept = {
  id: 'water tower',
  words: {
    en: 'water tower',
    de: 'wasserturm',
    es: 'torre de agua',
    fr: "château d'eau",
    zh: '水塔',
    ja: '給水塔',
    ar: 'برج الماء',
    emoji: '',
  },
  size: { width: 8.1, height: 14 },
  lives: ['hills', 'desert'],
  stands: 'ground',
  moves: 'still',
  turn: 0.4,
  build(mesh, _random, look) {
    const wood = look.colour ?? '#9a6a44';
    for (const [x, z] of [
      [-2.2, -2.2],
      [2.2, -2.2],
      [-2.2, 2.2],
      [2.2, 2.2],
    ] as const) {
      rod(mesh, [x * 1.2, -0.2, z * 1.2], [x, 7, z], 0.17, '#5d5048', materials.plain);
    }
    for (const [y, k] of [
      [0.6, 1.18],
      [3.6, 1.1],
    ] as const) {
      for (const s of [-1, 1]) {
        const [a, b] = [2.2 * k, 2.2 * k - 0.1];
        rod(mesh, [-a, y, a * s], [b, y + 2.8, b * s], 0.05, '#5d5048');
        rod(mesh, [a, y, a * s], [-b, y + 2.8, b * s], 0.05, '#5d5048');
        rod(mesh, [a * s, y, -a], [b * s, y + 2.8, b], 0.05, '#5d5048');
        rod(mesh, [a * s, y, a], [b * s, y + 2.8, -b], 0.05, '#5d5048');
        rod(mesh, [-a, y + 2.9, a * s], [a, y + 2.9, a * s], 0.09, '#5d5048');
        rod(mesh, [a * s, y + 2.9, -a], [a * s, y + 2.9, a], 0.09, '#5d5048');
      }
    }
    mesh.box(0, 7, 0, 6.2, 0.3, 6.2, '#6e5138', materials.planks).lathe(
      [
        [2.7, 7.3],
        [2.85, 9.4],
        [2.7, 11.4],
      ],
      28,
      wood,
      materials.planks,
    );
    for (const y of [7.7, 8.8, 9.9, 11]) hoop(mesh, y, 2.86, 0.06, '#3f3a36', materials.metal);
    mesh
      .lathe(
        [
          [3.1, 11.3],
          [0.1, 13.6],
        ],
        28,
        '#6a4238',
        materials.tiles,
      )
      .ball(0, 13.7, 0, 0.18, 0.25, 0.18, '#3f3a36', materials.metal);
    rod(mesh, [0, 0, 0], [0, 7, 0], 0.28, '#7a746c', materials.metal);
  },
};
