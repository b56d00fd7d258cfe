import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { rod } from './rings.ts';

/** A dagger with a notched and bent blade that stands up from the hand that holds it. */
export function buildDagger(mesh: Mesh): void {
  rod(mesh, [0, -0.07, 0], [0, 0.07, 0], 0.017, '#3a2414', materials.cloth);
  mesh.box(0, 0.065, 0, 0.11, 0.02, 0.03, '#8a7a4a', materials.metal);
  mesh.ball(0, -0.08, 0, 0.022, 0.022, 0.022, '#8a7a4a', materials.metal, 10);
  for (const z of [-0.008, 0.008])
    mesh.sheet(
      (u, v): Vec3 => [
        (v - 0.5) * 0.06 * (1 - u ** 3) * (1 + (v < 0.5 ? 0.25 * Math.max(0, Math.sin(u * 14)) : 0)) + 0.05 * u * u,
        0.08 + 0.34 * u,
        z * (1 - Math.abs(v - 0.5) * 2),
      ],
      16,
      4,
      (_u, v) => (v > 0.75 ? '#dde2e0' : '#8f9694'),
      materials.metal,
    );
}
