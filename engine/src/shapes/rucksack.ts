import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { bothSides } from './body-parts.ts';
import { triples } from './points.ts';
import { circle } from './rings.ts';

/** A rucksack on the back of an upright figure, with its lid, pockets and straps, and a blanket that is rolled over it. */
export function buildRucksack(mesh: Mesh, pack: Rgb, blanket: Rgb): void {
  mesh.body(
    [
      ...bothSides((s) => [
        [0.1 * s, 1.36, 0.2, 0.075, 0.115 * s, 1.02, 0.22, 0.085, 0],
        [0.1 * s, 1.36, 0.26, 0.07, 0.11 * s, 1.04, 0.29, 0.08, 0],
        [0.22 * s, 1.2, 0.22, 0.055, 0.225 * s, 1.06, 0.23, 0.062, 2],
        [0.07 * s, 1.42, 0.17, 0.04, 0.14 * s, 1.47, 0.03, 0.032, 1],
      ]),
      [0, 1.2, 0.26, 0.1, 0, 1.05, 0.27, 0.1, 0],
      [-0.08, 1.17, 0.36, 0.05, 0.08, 1.17, 0.36, 0.05, 2],
      [-0.085, 1.08, 0.36, 0.06, 0.085, 1.08, 0.36, 0.06, 2],
      [-0.1, 1.42, 0.25, 0.055, 0.1, 1.42, 0.25, 0.055, 2],
    ],
    { k: 0.035, colours: [pack, '#3c3a28', scaleRgb(pack, 0.82)], fur: 0.15 },
  );
  mesh
    .push()
    .at(0, 1.51, 0.21)
    .rotZ(Math.PI / 2)
    .cyl(0, -0.23, 0, 0.07, 0.07, 0.46, blanket, materials.cloth, 20);
  for (const y of [-0.231, 0.231])
    for (const r of [0.06, 0.036, 0.014])
      mesh
        .push()
        .at(0, y, 0)
        .tube(circle(r, 0, 20), [0.007], '#4a4834', materials.cloth, 5)
        .pop();
  for (const y of [-0.13, 0.13])
    mesh
      .push()
      .at(0, y, 0)
      .tube(circle(0.073, 0, 24), [0.009], '#2e2a1e', materials.cloth, 5)
      .pop();
  mesh.pop();
  for (const x of [-0.09, 0.09]) {
    mesh.tube(
      triples([x, 1.46, 0.3, x, 1.38, 0.345, x, 1.25, 0.4, x, 1.02, 0.425]),
      [0.011],
      '#3c3a28',
      materials.cloth,
      5,
    );
    mesh.box(x, 1.21, 0.4, 0.03, 0.03, 0.02, '#a8a494', materials.metal);
  }
}
