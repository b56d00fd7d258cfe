import { conesAlong } from './body-parts.ts';
import { rod } from './rings.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** A crow about its feet, which looks to -x. */
export function crow(mesh: Mesh): void {
  mesh.body(
    [
      ...conesAlong(
        [
          [0.12, 0.12, 0, 0.045],
          [0.02, 0.15, 0, 0.075],
          [-0.07, 0.21, 0, 0.06],
          [-0.1, 0.27, 0, 0.045],
        ],
        0,
      ),
      [0.14, 0.12, 0, 0.04, 0.3, 0.03, 0, 0.022, 0],
      [-0.04, 0.17, -0.06, 0.035, 0.2, 0.09, -0.045, 0.015, 0],
      [-0.04, 0.17, 0.06, 0.035, 0.2, 0.09, 0.045, 0.015, 0],
      [-0.13, 0.265, 0, 0.02, -0.2, 0.25, 0, 0.006, 1],
    ],
    { k: 0.025, hair: 0.3, colours: ['#20222a', '#3a3630'] },
  );
  for (const s of [-1, 1]) {
    mesh.ball(-0.12, 0.285, 0.034 * s, 0.009, 0.009, 0.009, '#e8d8a0', materials.gloss, 8);
    rod(mesh, [0.02, 0.1, 0.03 * s], [0, 0, 0.03 * s], 0.008, '#2a2624', materials.plain);
  }
}
