import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { pairs } from './points.ts';

/** Three plates with spikes over a broad shoulder, about the top of it. */
export function buildPauldron(mesh: Mesh, iron: Colour): void {
  const dark = scaleRgb(readColour(iron), 0.66);
  for (const k of [0, 1, 2]) {
    mesh
      .push()
      .at(0, -0.055 * k, 0)
      .scale(1 + 0.07 * k, 0.72, 1.1 + 0.07 * k);
    const plate = pairs([0.176, 0, 0.165, 0.05, 0.12, 0.125, 0.06, 0.162, 0.001, 0.17]);
    mesh.lathe(plate, 26, k % 2 ? dark : iron, materials.metal).pop();
  }
  mesh.cyl(0, 0.11, 0, 0.026, 0.001, 0.13, '#b8bcc0', materials.metal, 12);
  for (const z of [0.06, -0.06]) mesh.cyl(-0.085, 0.085, z, 0.026, 0.001, 0.13, '#b8bcc0', materials.metal, 12);
}
