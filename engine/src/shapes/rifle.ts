import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** A rifle from the hand `a` at its trigger to the hand `b` under its barrel. */
export function holdRifle(mesh: Mesh, a: Vec3, b: Vec3): void {
  const along = (t: number, drop = 0): Vec3 => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t - drop,
    a[2] - 0.03 + (b[2] - a[2]) * t,
  ];
  mesh.tube(
    [along(-0.75, 0.05), along(-0.7, 0.045), along(-0.25, 0.015), along(-0.2, 0.01)],
    [0.05, 0.052, 0.03, 0.026],
    '#4a3322',
    materials.bark,
    10,
  );
  mesh.tube([along(-0.2), along(0.45)], [0.033, 0.03], '#2a2b2c', materials.gloss, 8);
  mesh.tube([along(0.45), along(1.15)], [0.031, 0.026], '#4a3322', materials.bark, 10);
  mesh.tube([along(1.1), along(1.95)], [0.013, 0.011], '#2c2d2f', materials.metal, 8);
  mesh.tube([along(1.88, -0.0), along(1.88, -0.035)], [0.006], '#2c2d2f', materials.metal, 5);
  mesh.tube(
    [along(0.22, 0.02), along(0.3, 0.1), along(0.42, 0.17)],
    [0.024, 0.022, 0.02],
    '#26272a',
    materials.gloss,
    6,
  );
  mesh.tube([along(-0.1, 0.02), along(-0.18, 0.11)], [0.02], '#2a2b2c', materials.gloss, 6);
}
