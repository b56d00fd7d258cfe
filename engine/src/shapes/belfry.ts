import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';

export const schoolTrim = '#f2ecdf';

/** An open tower on the ridge, with its bell under a copper cap. */
export function belfry(mesh: Mesh, brick: Colour, roof: Colour): void {
  mesh.box(0, 11.6, 0, 3.4, 3, 3.4, brick, materials.brick).box(0, 14.6, 0, 3.9, 0.35, 3.9, schoolTrim);
  for (const x of [-1.45, 1.45]) for (const z of [-1.45, 1.45]) mesh.box(x, 14.9, z, 0.36, 2.5, 0.36, schoolTrim);
  for (let q = 0; q < 4; q++) {
    mesh.push().rotY((q * Math.PI) / 2);
    mesh.box(0, 14.95, -1.45, 2.6, 0.5, 0.1, schoolTrim).box(0, 17.1, -1.45, 2.9, 0.35, 0.3, schoolTrim).pop();
  }
  mesh
    .push()
    .at(0, 15.4, 0)
    .lathe(
      [
        [0.72, 0],
        [0.6, 0.2],
        [0.44, 0.7],
        [0.34, 1],
        [0, 1.12],
      ],
      24,
      '#c39a3e',
      materials.metal,
    )
    .cyl(0, 1, 0, 0.06, 0.06, 0.9, '#4a3a22')
    .pop();
  mesh
    .push()
    .at(0, 17.4, 0)
    .rotY(Math.PI / 4)
    .lathe(
      [
        [2.9, 0],
        [1.9, 0.8],
        [0.7, 2.4],
        [0.05, 3.4],
      ],
      4,
      roof,
      materials.tiles,
    )
    .pop();
  mesh
    .cyl(0, 20.6, 0, 0.05, 0.03, 1.3, '#d2a63a', materials.metal, 8)
    .ball(0, 20.9, 0, 0.16, 0.16, 0.16, '#d2a63a', materials.metal, 10);
}
