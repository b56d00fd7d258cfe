import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** A board with a clip and written paper, 0.32 metres tall, that looks towards -z. */
export function buildClipboard(mesh: Mesh): void {
  mesh
    .box(0, 0, 0, 0.24, 0.32, 0.012, '#8a5a34', materials.planks)
    .box(0, 0.012, -0.009, 0.21, 0.28, 0.006, '#fbfaf6', materials.plain);
  mesh.box(0, 0.285, -0.014, 0.1, 0.035, 0.016, '#b4b8be', materials.metal);
  for (let i = 0; i < 6; i++)
    mesh.box(-0.015 + 0.01 * (i % 2), 0.06 + 0.033 * i, -0.0135, 0.14, 0.006, 0.003, '#8a94a4', materials.plain);
}
