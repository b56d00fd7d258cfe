import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { triples } from './points.ts';

/** A stethoscope around the neck of an upright figure, its disc in a hand before the chest. */
export function hangStethoscope(mesh: Mesh, [gx, gy, gz]: Vec3): void {
  mesh.tube(
    triples([
      0.12, 1.22, -0.2, 0.1, 1.32, -0.175, 0.085, 1.45, -0.11, 0.085, 1.53, -0.01, 0.05, 1.565, 0.062, -0.05, 1.565,
      0.062, -0.085, 1.53, -0.01, -0.085, 1.45, -0.11, -0.06, 1.33, -0.165, -0.02, 1.24, -0.175,
    ]),
    [0.0095],
    '#2a2c36',
    materials.gloss,
    8,
  );
  mesh
    .tube(triples([-0.02, 1.24, -0.175, -0.045, 1.19, -0.178]), [0.006], '#c8ccd2', materials.metal, 6)
    .tube(triples([-0.02, 1.24, -0.175, 0.005, 1.19, -0.18]), [0.006], '#c8ccd2', materials.metal, 6);
  mesh
    .push()
    .at(gx - 0.035, gy + 0.015, gz - 0.035)
    .rotX(1.3)
    .cyl(0, -0.01, 0, 0.03, 0.03, 0.022, '#d4d8dc', materials.metal, 18)
    .pop();
}
