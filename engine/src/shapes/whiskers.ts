import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** Whiskers on one side (-1 or 1) of a muzzle that points towards -x, from the upper root to the lower: they fan out, and bend back at their ends. */
export function buildWhiskers(
  mesh: Mesh,
  roots: readonly Vec3[],
  { side, length, colour }: { readonly side: number; readonly length: number; readonly colour: Colour },
): void {
  roots.forEach(([x, y, z], i) => {
    const fan = roots.length > 1 ? 0.5 - i / (roots.length - 1) : 0;
    mesh.tube(
      [
        [x, y, z],
        [x - 0.1 * length, y + (0.04 + 0.26 * fan) * length, z + 0.48 * length * side],
        [x + 0.08 * length, y + (0.6 * fan - 0.1) * length, z + (0.94 - 0.1 * (i % 2)) * length * side],
      ],
      [0.0095 * length, 0.0075 * length, 0.003 * length],
      colour,
      materials.plain,
      4,
    );
  });
}
