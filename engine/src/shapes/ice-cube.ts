import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { slab } from './slab.ts';

/** A cube of ice about a point, with rounded edges and turned by chance. */
export function iceCube(mesh: Mesh, random: Random, at: Vec3, edge: number, colour: Colour = '#e2eef2'): void {
  const h = edge / 2;
  mesh
    .push()
    .at(...at)
    .rotY(random() * 3)
    .rotX((random() - 0.5) * 0.9)
    .rotZ((random() - 0.5) * 0.9);
  slab(
    mesh,
    [
      [-h, -h],
      [h, -h],
      [h, h],
      [-h, h],
    ],
    { low: -h, high: h, edge: edge * 0.14, top: colour, side: colour, material: materials.gloss },
  );
  mesh.pop();
}
