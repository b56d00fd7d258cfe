import type { Cones } from '../solid/soft-body.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** The same cones for the left (-1) and the right (1) side. */
export function bothSides(cones: (side: number) => Cones): Cones {
  return [...cones(-1), ...cones(1)];
}

/** Two shining eyes at z and -z. */
export function eyes(mesh: Mesh, x: number, y: number, z: number, size: number, colour = '#14100c'): void {
  for (const side of [-1, 1]) mesh.ball(x, y, z * side, size, size, size, colour, materials.gloss, 10);
}
