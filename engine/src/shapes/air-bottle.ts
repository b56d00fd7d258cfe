import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { triples, pairs } from './points.ts';
import { circle } from './rings.ts';

/** A yellow bottle of air on the back of an upright figure, with its frame, its hose and its straps. */
export function buildAirBottle(mesh: Mesh): void {
  mesh.push().at(0, 0.98, 0.275);
  mesh.lathe(
    pairs([0.001, 0, 0.06, 0.012, 0.082, 0.05, 0.082, 0.38, 0.06, 0.43, 0.028, 0.45, 0.026, 0.49, 0.001, 0.5]),
    26,
    '#e8b818',
    materials.gloss,
  );
  for (const y of [0.1, 0.32])
    mesh
      .push()
      .at(0, y, 0)
      .tube(circle(0.085, 0, 26), [0.013], '#2a2a2e', materials.cloth, 6)
      .pop();
  mesh.tube(
    triples([0, 0.47, 0, 0.1, 0.5, -0.04, 0.16, 0.48, -0.18, 0.13, 0.42, -0.38]),
    [0.013],
    '#2a2a2e',
    materials.gloss,
    8,
  );
  mesh.box(0, 0.02, -0.085, 0.2, 0.42, 0.03, '#2e2e34', materials.plain);
  mesh.pop();
  for (const s of [-1, 1])
    mesh.tube(
      [
        [0.08 * s, 1.12, 0.185],
        [0.11 * s, 1.4, 0.17],
        [0.115 * s, 1.495, 0.06],
        [0.12 * s, 1.47, -0.08],
        [0.12 * s, 1.3, -0.17],
      ],
      [0.022],
      '#2a2a2e',
      materials.cloth,
      6,
    );
}
