import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** A fork that is held at its handle, its tines up. */
export function buildFork(mesh: Mesh): void {
  const steel = '#c8ccd0';
  mesh.object().box(0, -0.06, 0, 0.012, 0.15, 0.004, steel, materials.metal);
  mesh.box(0, 0.09, 0, 0.026, 0.018, 0.004, steel, materials.metal);
  for (const x of [-0.0105, -0.0035, 0.0035, 0.0105])
    mesh.box(x, 0.105, 0, 0.0035, 0.035, 0.003, steel, materials.metal);
  mesh.ball(0, 0.135, 0, 0.017, 0.014, 0.014, '#d8a850', materials.gloss, 10);
}
