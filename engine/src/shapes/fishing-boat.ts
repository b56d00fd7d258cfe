import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick } from './chance.ts';

/** What fishing boats are painted with. */
export const hulls = ['#b8402e', '#2b5f8a', '#e8e2d4', '#2f6b55', '#d9a233', '#7a2f3a', '#4a7f96'] as const;

/** A wooden boat with a wheelhouse, and by choice a mast with a furled sail. */
export function buildFishingBoat(mesh: Mesh, random: Random, colour: Colour, hasMast: boolean): void {
  mesh.object();
  const side = (u: number, v: number): Vec3 => {
    const along = 2 * u - 1;
    const end = Math.abs(along);
    const bow = along < 0 ? end ** 2.2 : end ** 5 * 0.35;
    return [
      along * (3.3 - 0.6 * v * end ** 2),
      0.85 + 0.75 * (along < 0 ? end ** 2.4 : 0.25 * end ** 2) - v * (1.1 + 0.5 * bow),
      1.25 * (1 - bow) * (1 - 0.5 * v * v),
    ];
  };
  for (const s of [-1, 1])
    mesh.sheet(
      (u, v) => {
        const p = side(u, v);
        return [p[0], p[1], p[2] * s];
      },
      26,
      8,
      (_u, v) => (v < 0.14 ? '#efe8d8' : v > 0.72 ? '#5a2a24' : colour),
      materials.planks,
    );
  mesh.sheet(
    (u, v) => {
      const p = side(u, 0.3);
      return [p[0], p[1], p[2] * (1 - 2 * v)];
    },
    18,
    1,
    () => '#9a734a',
    materials.planks,
  );
  mesh.box(0.9, 0.5, 0, 1.5, 1.6, 1.25, '#f2ede0', materials.planks);
  for (const x of [0.45, 0.9, 1.35]) mesh.box(x, 1.4, 0, 0.34, 0.42, 1.31, '#22323c', materials.window);
  for (const z of [-0.3, 0.3]) mesh.box(0.14, 1.4, z, 0.06, 0.42, 0.4, '#22323c', materials.window);
  mesh.box(0.9, 2.1, 0, 1.8, 0.1, 1.5, colour, 0);
  mesh.cyl(1.3, 2.2, 0.2, 0.11, 0.11, 0.7, '#2b2f33', materials.metal, 10);
  const rope = '#8a7350';
  if (hasMast) {
    mesh.tube(
      [
        [-0.6, 0.4, 0],
        [-0.6, 5.6, 0],
      ],
      [0.085, 0.05],
      '#7a5636',
      0,
      6,
    );
    mesh.tube(
      [
        [-0.6, 1.9, 0],
        [1.9, 3.5, 0],
      ],
      [0.05],
      '#7a5636',
      0,
      5,
    );
    mesh.tube(
      [
        [-0.55, 2.1, 0],
        [0.6, 2.85, 0],
        [1.8, 3.6, 0],
      ],
      [0.16, 0.2, 0.1],
      pick(random, ['#efe6d2', '#b5533c', '#d8c8a2']),
      materials.cloth,
      7,
    );
    for (const to of [
      [-3.1, 1.55, 0],
      [2.9, 1.05, 0.5],
      [2.9, 1.05, -0.5],
    ] as const)
      mesh.tube([[-0.6, 5.4, 0], to], [0.014], rope, 0, 3);
  } else
    mesh.tube(
      [
        [-2.2, 0.6, 0],
        [-2.2, 2.4, 0],
      ],
      [0.05, 0.04],
      '#7a5636',
      0,
      5,
    );
  // Floats of nets hang over the side.
  for (let i = 0; i < 4; i++)
    mesh.ball(-1.6 + i * 0.9, 0.62, -1.22, 0.17, 0.22, 0.14, i % 2 ? '#e8792e' : '#f0ead8', materials.gloss, 8);
}
