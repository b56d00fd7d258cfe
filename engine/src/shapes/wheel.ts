import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** A tyre with a bright hub that rolls along x, its middle at x, radius high, z. */
export function wheel(mesh: Mesh, x: number, z: number, radius: number, width: number, hub = '#d5d8da'): void {
  const out = z > 0 ? 1 : -1;
  mesh
    .push()
    .at(x, radius, z)
    .rotX(Math.PI / 2);
  mesh.cyl(0, -width / 2, 0, radius, radius, width, '#17181a', materials.plain, 24);
  mesh.cyl(
    0,
    out > 0 ? width / 2 - 0.01 : -width / 2 - 0.03,
    0,
    radius * 0.56,
    radius * 0.56,
    0.04,
    hub,
    materials.metal,
    18,
  );
  mesh.pop();
}
