import { eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const shark: Concept = {
  id: 'shark',
  words: {
    en: 'shark/great white shark',
    de: 'hai/haie',
    es: 'tiburón',
    fr: 'requin',
    zh: '鲨鱼',
    ja: 'サメ',
    ar: 'قرش',
    emoji: '🦈',
  },
  size: { width: 4, height: 1.6 },
  lives: ['reef'],
  stands: 'underwater',
  moves: 'swims',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const grey = look.colour ?? '#66737c';
    const cones: Cones = [
      [-1.75, 0.02, 0, 0.14, -0.8, 0.06, 0, 0.42, 0],
      [-0.8, 0.06, 0, 0.42, 0.5, 0.06, 0, 0.34, 0],
      [0.5, 0.06, 0, 0.34, 1.7, 0.02, 0, 0.07, 0],
      [-1.5, -0.12, 0, 0.14, -0.7, -0.13, 0, 0.33, 1],
      [-0.7, -0.13, 0, 0.33, 0.8, -0.08, 0, 0.2, 1],
    ];
    mesh.body(cones, { k: 0.1, mat: materials.wet, colours: [grey, '#e6e8e8'], fur: 0.12 });
    const fin = (root: readonly [Vec3, Vec3], tip: Vec3): void =>
      void mesh.sheet(
        (u, v) => {
          const at = (k: 0 | 1 | 2): number => root[0][k] + (root[1][k] - root[0][k]) * u;
          const bow = v ** 1.3;
          return [
            at(0) + (tip[0] - at(0)) * bow - 0.1 * Math.sin(Math.PI * v) * (1 - u),
            at(1) + (tip[1] - at(1)) * v,
            at(2) + (tip[2] - at(2)) * v,
          ];
        },
        6,
        10,
        () => grey,
        materials.plain,
      );
    fin(
      [
        [-0.45, 0.35, 0],
        [0.2, 0.32, 0],
      ],
      [0.28, 1, 0],
    );
    fin(
      [
        [1.2, 0.12, 0],
        [1.42, 0.1, 0],
      ],
      [1.5, 0.26, 0],
    );
    fin(
      [
        [1.6, 0.06, 0],
        [1.78, 0.0, 0],
      ],
      [2.15, 0.78, 0],
    );
    fin(
      [
        [1.6, 0.04, 0],
        [1.78, 0.0, 0],
      ],
      [1.95, -0.38, 0],
    );
    for (const s of [-1, 1]) {
      fin(
        [
          [-0.85, -0.12, 0.3 * s],
          [-0.4, -0.14, 0.3 * s],
        ],
        [-0.1, -0.5, 1.05 * s],
      );
      for (let i = 0; i < 5; i++)
        mesh.tube(
          [
            [-1.02 + i * 0.075, 0.18, (0.335 + i * 0.012) * s],
            [-1 + i * 0.075, -0.1, (0.34 + i * 0.012) * s],
          ],
          [0.011],
          '#3a444a',
          materials.plain,
          4,
        );
      const skin = skinOf(cones, 0.1);
      eyeOn(mesh, skin([-1.35, 0.06, 0], [-0.15, 0.28, s]), [-0.2, 0.1, s], 0.045, '#101214');
      for (let i = 0; i < 8; i++)
        mesh.cyl(
          -1.62 + i * 0.055,
          -0.145 - i * 0.006,
          (0.05 + i * 0.024) * s,
          0.02,
          0.001,
          0.06,
          '#f4f2ea',
          materials.plain,
          5,
        );
    }
    mesh
      .tube(
        [
          [-1.66, -0.1, 0.07],
          [-1.3, -0.16, 0.23],
        ],
        [0.014],
        '#7a4a4a',
        materials.plain,
        5,
      )
      .tube(
        [
          [-1.66, -0.1, -0.07],
          [-1.3, -0.16, -0.23],
        ],
        [0.014],
        '#7a4a4a',
        materials.plain,
        5,
      );
  },
};
