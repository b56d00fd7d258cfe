import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { ProfilePoint } from './smooth-profile.ts';

/**
 * A solid whose outline seen from the side (depth z, height) is drawn along x, with rounded edges at both sides. The outline starts and ends
 * at the foot and hides nothing of itself from above.
 */
export function prism(
  mesh: Mesh,
  outline: readonly ProfilePoint[],
  of: { readonly half: number; readonly edge: number; readonly colour: Colour; readonly material: number },
): void {
  const { half, edge, colour, material } = of;
  const foot = outline[0]?.[1] ?? 0;
  outline.slice(1).forEach(([z1, y1], i) => {
    const [z0, y0] = outline[i] ?? [z1, y1];
    const across = (x: number, y: number, z: number): Vec3 => [x * half, y, z];
    mesh.face([across(-1, y0, z0), across(1, y0, z0), across(1, y1, z1), across(-1, y1, z1)], colour, material);
    for (const x of [-1, 1])
      mesh.face([across(x, foot, z0), across(x, y0, z0), across(x, y1, z1), across(x, foot, z1)], colour, material);
  });
  for (const x of [-half, half])
    mesh.tube(
      outline.map(([z, y]): Vec3 => [x, y, z]),
      [edge],
      colour,
      material,
      10,
    );
}
