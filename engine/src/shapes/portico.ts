import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { archField } from './arch.ts';
import { window } from './house-parts.ts';

export const villaTrim = '#f4efe4';

/** Columns over two storeys under a gable, wide steps and a door with a fanlight. */
export function portico(mesh: Mesh, wall: Colour, roof: Colour): void {
  for (let i = 0; i < 6; i++)
    mesh.box(0, 0, -8.4 - i * 0.4, 7.8 + i * 0.5, 1.1 - i * 0.18, 0.45, '#c9bfae', materials.stone);
  mesh.box(0, 0, -6.2, 8.6, 1.1, 4, '#c9bfae', materials.stone);
  for (const x of [-3.7, -1.45, 1.45, 3.7]) {
    mesh
      .box(x, 1.1, -7.6, 1, 0.3, 1, villaTrim)
      .cyl(x, 1.4, -7.6, 0.42, 0.34, 7, villaTrim, materials.plain, 22)
      .cyl(x, 8.3, -7.6, 0.34, 0.52, 0.3, villaTrim, materials.plain, 22)
      .box(x, 8.6, -7.6, 1, 0.2, 1, villaTrim);
  }
  mesh.box(0, 8.8, -6.2, 8.8, 0.8, 4.2, villaTrim).box(0, 9.6, -6.3, 9.4, 0.25, 4.6, villaTrim);
  mesh
    .push()
    .at(0, 9.85, -4.4)
    .rotY(Math.PI / 2)
    .gable(0, 0, 0, 8, 2.1, 9, roof, mixRgb(readColour(wall), [0.9, 0.88, 0.8], 0.6), 0.25)
    .pop();
  mesh
    .push()
    .at(0, 10.75, -8.42)
    .rotX(Math.PI / 2)
    .cyl(0, -0.08, 0, 0.5, 0.5, 0.16, villaTrim, materials.plain, 24)
    .pop();
  archField(mesh, [0, 1.1, -4.34], { wide: 2.6, high: 3.9 }, villaTrim);
  archField(mesh, [0, 1.1, -4.4], { wide: 2.1, high: 3.55 }, '#1d2c3a', materials.window);
  for (const s of [-1, 1]) {
    mesh.box(s * 0.5, 1.1, -4.5, 0.96, 2.5, 0.12, '#5a2c22', materials.planks);
    for (const y of [1.35, 2.5]) mesh.box(s * 0.5, y, -4.58, 0.6, 0.9, 0.06, '#6c382a');
    mesh.ball(s * 0.12, 2.3, -4.6, 0.07, 0.07, 0.07, '#d2a63a', materials.metal, 8);
    window(mesh, s * 2.7, 2, -4.35, 1.1, 2.4, villaTrim);
    window(mesh, s * 2.7, 6.1, -4.35, 1.1, 2, villaTrim);
  }
  window(mesh, 0, 6.1, -4.35, 1.3, 2.2, villaTrim);
  mesh.box(0, 5.4, -5.1, 3.4, 0.2, 1.5, villaTrim);
  for (let i = 0; i < 9; i++) mesh.cyl(-1.6 + i * 0.4, 5.6, -5.75, 0.06, 0.06, 0.8, villaTrim, materials.plain, 8);
  mesh.box(0, 6.4, -5.75, 3.5, 0.12, 0.2, villaTrim);
}
