import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const panda: Concept = {
  id: 'panda',
  words: {
    en: 'panda',
    de: 'panda/pandabär',
    es: 'panda/oso panda',
    fr: 'panda',
    zh: '熊猫',
    ja: 'パンダ',
    ar: 'باندا',
    emoji: '🐼',
  },
  size: { width: 1.3, height: 1.5 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.15,
  sway: 0.3,
  build(mesh) {
    // It sits and looks at the painter.
    const cones: Cones = [
      [0, 0.42, 0, 0.42, 0, 0.72, 0, 0.34, 0],
      [-0.2, 0.84, 0, 0.2, 0.2, 0.84, 0, 0.2, 1],
      [0, 1.14, -0.04, 0.3, 0, 1.16, -0.06, 0.3, 0],
      [0, 1.06, -0.28, 0.13, 0, 1.05, -0.32, 0.12, 0],
      ...bothSides((s) => [
        [0.24 * s, 1.4, 0, 0.1, 0.25 * s, 1.42, 0, 0.1, 1],
        [0.12 * s, 1.16, -0.29, 0.062, 0.14 * s, 1.11, -0.29, 0.07, 1],
        [0.34 * s, 0.8, 0, 0.15, 0.4 * s, 0.52, -0.22, 0.13, 1],
        [0.4 * s, 0.52, -0.22, 0.13, 0.26 * s, 0.44, -0.42, 0.12, 1],
        [0.28 * s, 0.2, -0.16, 0.2, 0.36 * s, 0.16, -0.52, 0.15, 1],
        [0.36 * s, 0.2, -0.6, 0.14, 0.37 * s, 0.2, -0.64, 0.13, 1],
      ]),
    ];
    mesh.body(cones, { k: 0.06, colours: ['#f2efe8', '#1e1c1c'], hair: 0.55 });
    const skin = skinOf(cones, 0.06);
    for (const s of [-1, 1]) eyeOn(mesh, skin([0.12 * s, 1.15, -0.1], [0.05 * s, 0, -1]), [0, 0, -1], 0.032, '#3a2416');
    // What it always has in its paws.
    mesh.tube(
      [
        [0.34, 0.36, -0.6],
        [0.12, 0.72, -0.56],
        [-0.14, 1.2, -0.5],
      ],
      [0.024, 0.024, 0.02],
      '#6f9a3a',
      materials.gloss,
      9,
    );
    for (const [x, y, z, turn] of [
      [-0.14, 1.2, -0.5, 2.6],
      [-0.13, 1.18, -0.5, 0.4],
      [-0.06, 1.05, -0.53, 3.4],
      [0.02, 0.92, -0.54, 0.1],
    ] as const)
      mesh.sheet(
        (u, v) => {
          const half = (v - 0.5) * 0.07 * Math.sin(Math.PI * Math.min(1, Math.max(0, u))) ** 0.7;
          return [x + Math.cos(turn) * u * 0.3, y + Math.sin(turn) * u * 0.3 - u * u * 0.12 + half, z - 0.03 * u];
        },
        6,
        2,
        () => '#5f9a34',
        materials.leaf,
      );
    mesh.ball(...skin([0, 1.08, -0.3], [0, 0.35, -1]), 0.05, 0.034, 0.03, '#141010', materials.gloss, 10);
  },
};
