import { pairs, triples } from './points.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** Steps, a shaft with a bronze tablet between mouldings, and a slab on top, 2.12 metres high. */
export function marblePedestal(mesh: Mesh): void {
  const [pale, grey] = ['#c6beb0', '#b3ab9e'] as const;
  mesh.box(0, 0, 0, 2.4, 0.2, 2.4, grey, materials.stone).box(0, 0.2, 0, 2.1, 0.2, 2.1, grey, materials.stone);
  for (const [y, w, h] of triples([
    0.4, 1.9, 0.1, 0.5, 1.78, 0.08, 0.58, 1.66, 0.06, 1.72, 1.66, 0.06, 1.78, 1.76, 0.06, 1.84, 1.9, 0.06, 1.9, 2, 0.14,
    2.04, 1.7, 0.08,
  ]))
    mesh.box(0, y, 0, w, h, w, y < 0.6 || y > 1.7 ? pale : grey, materials.plain);
  mesh.box(0, 0.64, 0, 1.54, 1.08, 1.54, pale, materials.plain);
  for (let side = 0; side < 4; side++) {
    mesh.push().rotY((side * Math.PI) / 2);
    for (const x of [-0.64, 0.64]) mesh.box(x, 0.72, -0.775, 0.07, 0.92, 0.04, grey, materials.plain);
    for (const y of [0.72, 1.57]) mesh.box(0, y, -0.775, 1.35, 0.07, 0.04, grey, materials.plain);
    for (let i = 0; i < 15; i++) mesh.box(-0.84 + i * 0.12, 1.795, -0.895, 0.06, 0.05, 0.05, grey, materials.plain);
    mesh.pop();
  }
  mesh
    .box(0, 0.9, -0.79, 0.98, 0.56, 0.04, '#7a6440', materials.metal)
    .box(0, 0.94, -0.8, 0.9, 0.48, 0.04, '#94794a', materials.metal);
  for (const [y, half] of pairs([1.3, 0.3, 1.19, 0.36, 1.09, 0.36, 1, 0.22]))
    for (let i = 0; i < half * 24; i++)
      if ((i * 7) % 5) mesh.box(-half + (i + 0.5) / 12, y, -0.822, 0.05, 0.05, 0.01, '#d8b878', materials.metal);
}
