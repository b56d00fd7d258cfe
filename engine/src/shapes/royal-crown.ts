import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';

const gold = '#e0ac38';

/** A crown on a head of the usual size, its rim at the origin; metres. */
export function buildRoyalCrown(mesh: Mesh, of: { readonly points: number; readonly tall: number }): void {
  const { points, tall } = of;
  mesh.lathe(
    [
      [0.112, 0],
      [0.122, 0.01],
      [0.122, 0.045],
      [0.112, 0.055],
    ],
    28,
    gold,
    materials.metal,
  );
  for (let i = 0; i < points; i++) {
    mesh.push().rotY((i / points) * tau);
    mesh.tube(
      [
        [0, 0.04, -0.118],
        [0, 0.04 + tall * 0.6, -0.128],
        [0, 0.04 + tall, -0.142],
      ],
      [0.03, 0.018, 0.004],
      gold,
      materials.metal,
      6,
    );
    mesh.ball(0, 0.05 + tall, -0.142, 0.014, 0.014, 0.014, i % 2 ? '#f4f0e8' : '#c8182a', materials.gloss, 8);
    mesh.pop();
  }
}
