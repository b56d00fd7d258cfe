import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

const black = '#141517';

/** A truss of steel tubes from one side to the other. */
export function hangTruss(
  mesh: Mesh,
  { half, y, z }: { readonly half: number; readonly y: number; readonly z: number },
): void {
  const r = 0.16;
  mesh.object();
  for (const [dy, dz] of [
    [-r, -r],
    [-r, r],
    [r, -r],
    [r, r],
  ] as const)
    mesh.tube(
      [
        [-half, y + dy, z + dz],
        [half, y + dy, z + dz],
      ],
      [0.026],
      '#8f9498',
      materials.metal,
      6,
    );
  const many = Math.round(half * 4);
  for (let i = 0; i < many; i++) {
    const [x0, x1] = [-half + (i / many) * half * 2, -half + ((i + 1) / many) * half * 2];
    const [a, b] = i % 2 ? [r, -r] : [-r, r];
    mesh.tube(
      [
        [x0, y + a, z - r],
        [x1, y + b, z - r],
      ],
      [0.013],
      '#8f9498',
      materials.metal,
      4,
    );
  }
}

/** A lamp on its yoke that points from one place to another; its lens glows in the colour of its light. */
export function hangSpot(mesh: Mesh, from: Vec3, to: Vec3, colour: string): void {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const long = Math.hypot(dx, dy, dz);
  const at = (t: number): Vec3 => [from[0] + (dx / long) * t, from[1] + (dy / long) * t, from[2] + (dz / long) * t];
  mesh
    .object()
    .tube([at(-0.3), at(-0.26), at(-0.05), at(0.1)], [0.07, 0.11, 0.115, 0.14], black, materials.gloss, 16)
    .tube([at(0.085), at(0.09)], [0.12, 0.001], colour, materials.glow, 16)
    .tube([[from[0], from[1] + 0.34, from[2]], at(-0.08)], [0.02], black, materials.metal, 6);
}
