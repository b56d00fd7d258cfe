import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

export const ambulanceHalf = 1.02;

/** A red band with a star of six arms, windows and doors. */
export function ambulanceSide(mesh: Mesh, s: number, red: string): void {
  const z = s * (ambulanceHalf + 0.052);
  mesh
    .box(0.95, 1.06, z, 3.7, 0.3, 0.02, red, materials.gloss)
    .box(0.95, 1.42, z, 3.7, 0.07, 0.02, '#e8a020', materials.gloss)
    .box(-1.85, 1, s * (ambulanceHalf + 0.002), 1.6, 0.2, 0.02, red, materials.gloss);
  mesh.box(2.15, 1.72, z, 0.9, 0.56, 0.02, '#22303a', materials.window).box(2.15, 1.98, z, 0.9, 0.03, 0.04, '#d5d8da');
  for (let i = 0; i < 3; i++)
    mesh
      .push()
      .at(0.6, 1.98, z + s * 0.012)
      .rotZ((i * Math.PI) / 3)
      .box(0, -0.34, 0, 0.17, 0.68, 0.015, '#1f5cb4', materials.gloss)
      .pop();
  mesh.ball(0.6, 1.98, z + s * 0.022, 0.045, 0.2, 0.01, '#f4f5f3', materials.plain, 10);
  // The cab's door and its glass.
  mesh
    .face(
      [
        [-1.78, 1.36, s * (ambulanceHalf + 0.004)],
        [-1.2, 2.12, s * (ambulanceHalf + 0.004)],
        [-1.02, 2.12, s * (ambulanceHalf + 0.004)],
        [-0.96, 1.36, s * (ambulanceHalf + 0.004)],
      ],
      '#1c2831',
      materials.window,
    )
    .box(-1.9, 0.6, s * (ambulanceHalf + 0.002), 0.02, 0.72, 0.015, '#55595c')
    .box(-0.9, 0.56, s * (ambulanceHalf + 0.055), 0.02, 1.8, 0.015, '#55595c')
    .box(1.3, 0.62, z, 0.02, 1.86, 0.015, '#55595c')
    .box(-1.12, 1.2, s * (ambulanceHalf + 0.02), 0.18, 0.05, 0.04, '#2b2e31')
    .box(1.45, 1.3, z, 0.06, 0.26, 0.05, '#2b2e31');
  mesh
    .box(-1.9, 1.42, s * (ambulanceHalf + 0.2), 0.14, 0.34, 0.2, '#1e2022', materials.gloss)
    .box(-1.85, 1.5, s * (ambulanceHalf + 0.07), 0.06, 0.06, 0.2, '#1e2022');
}
