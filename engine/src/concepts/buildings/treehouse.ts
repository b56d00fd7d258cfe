import { window } from '../../shapes/house-parts.ts';
import { rod } from '../../shapes/rings.ts';
import { leaves } from '../../shapes/tree.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const treehouse: Concept = {
  id: 'treehouse',
  words: {
    en: 'treehouse/tree house',
    de: 'baumhaus',
    es: 'casa del árbol',
    fr: 'cabane dans les arbres',
    zh: '树屋',
    ja: 'ツリーハウス',
    ar: 'بيت الشجرة',
    emoji: '',
  },
  size: { width: 8.6, height: 9.5 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  build(mesh, random) {
    mesh.tube(
      [
        [0, -0.3, 0],
        [0.15, 2, 0.1],
        [-0.1, 4.2, 0],
        [0.1, 6.2, 0.1],
      ],
      [0.75, 0.52, 0.48, 0.4],
      '#5a4634',
      materials.bark,
      14,
    );
    for (const [x, z] of [
      [-2.4, 1.4],
      [2.6, 1.2],
      [-1.5, -1.2],
      [0.4, 2.4],
      [2, -0.4],
    ] as const) {
      mesh.tube(
        [
          [0, 5, 0],
          [x * 0.5, 6.3, z * 0.5],
          [x, 7.4, z],
        ],
        [0.3, 0.2, 0.1],
        '#5a4634',
        materials.bark,
        8,
      );
      leaves(mesh, random, x, 7.6, z + 0.4, 1.6, 420, 0.12, ['#4d7a2a', '#5d8a30', '#6b9a3a'], 0.75);
    }
    leaves(mesh, random, 0, 8.3, 0.8, 1.9, 520, 0.12, ['#4d7a2a', '#5d8a30', '#6b9a3a'], 0.75);
    const wood = '#8f6238';
    mesh.box(0, 3.4, -0.3, 4.4, 0.2, 3.6, '#7a5230', materials.planks);
    for (const s of [-1, 1]) rod(mesh, [0.1 * s, 1.9, -0.2], [1.9 * s, 3.4, -1.2], 0.12, '#6b4a2e', materials.bark);
    mesh
      .box(0.35, 3.6, 0, 2.9, 2, 2.4, wood, materials.planks)
      .gable(0.35, 5.6, 0, 3.1, 1.2, 2.6, '#a8482e', wood, 0.35, materials.planks);
    window(mesh, 1.05, 4.3, -1.2, 0.7, 0.7);
    mesh.box(-0.35, 3.6, -1.22, 0.75, 1.5, 0.08, '#5c3c22', materials.planks);
    for (let i = 0; i <= 7; i++) rod(mesh, [-2.15 + i * 0.61, 3.6, -2.05], [-2.15 + i * 0.61, 4.4, -2.05], 0.04, wood);
    rod(mesh, [-2.2, 4.4, -2.05], [2.2, 4.4, -2.05], 0.06, wood);
    for (const x of [-1.75, -1.15]) rod(mesh, [x, 0, -2.7], [x, 3.7, -2], 0.05, '#a8784a');
    for (let i = 0; i < 9; i++)
      rod(
        mesh,
        [-1.75, 0.35 + i * 0.38, -2.63 + i * 0.072],
        [-1.15, 0.35 + i * 0.38, -2.63 + i * 0.072],
        0.035,
        '#a8784a',
      );
  },
};
