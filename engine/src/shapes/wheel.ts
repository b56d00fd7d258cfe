import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** A tyre with a bright hub that rolls along x, its middle at x, radius high, z. */
export function wheel(mesh: Mesh, x: number, z: number, radius: number, width: number, hub = '#d5d8da'): void {
  const out = z > 0 ? 1 : -1;
  mesh
    .push()
    .at(x, radius, z)
    .rotX(Math.PI / 2);
  // The tyre is rounded towards its sides.
  const round = Math.min(width * 0.2, radius * 0.12);
  mesh
    .cyl(0, -width / 2 + round, 0, radius, radius, width - round * 2, '#17181a', materials.plain, 32)
    .cyl(0, -width / 2, 0, radius - round, radius, round, '#1d1e20', materials.plain, 32)
    .cyl(0, width / 2 - round, 0, radius, radius - round, round, '#1d1e20', materials.plain, 32);
  const disc = (share: number, lift: number, colour: string, material: number): void => {
    const y = out > 0 ? width / 2 - 0.02 + lift : -width / 2 - 0.02 - lift;
    mesh.cyl(0, y, 0, radius * share, radius * share, 0.04, colour, material, 24);
  };
  disc(0.66, 0.002, '#303336', materials.metal);
  disc(0.56, 0.01, hub, materials.metal);
  disc(0.16, 0.02, '#5a5f64', materials.metal);
  mesh.pop();
}
