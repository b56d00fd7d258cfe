import type { Colour, Mesh } from '../solid/mesh.ts';
import { materials } from '../solid/materials.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';

interface Blade {
  /** Its root, a place that bends it (and is not reached), its tip. */
  readonly spine: readonly [Vec3, Vec3, Vec3];
  /** Of length 1, from its leading to its trailing edge. */
  readonly across: Vec3;
  /** Half of its width, so far along the spine (0..1). */
  readonly half: (u: number) => number;
  /** Half of its thickness at the root; less and less towards the tip. */
  readonly thick: number;
  /** Where the spine is within its width: 0 at the leading edge, 0.5 in the middle by itself. */
  readonly lead?: number;
  /** `v` goes from the leading (0) to the trailing edge (1), `face` is 1 above and -1 below. */
  readonly colour: (u: number, v: number, face: number) => Colour;
}

/** A fin, a fluke or a flipper: a flat body that is thick in its middle and sharp at its edges. */
export function buildBlade(
  mesh: Mesh,
  { spine: [from, over, to], across, half, thick, lead = 0.5, colour }: Blade,
): void {
  const along = normalised([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const up = normalised([
    along[1] * across[2] - along[2] * across[1],
    along[2] * across[0] - along[0] * across[2],
    along[0] * across[1] - along[1] * across[0],
  ]);
  const sign = up[1] < 0 ? -1 : 1;
  for (const face of [-1, 1])
    mesh.sheet(
      (u, v) => {
        const w = (v - lead) * 2 * half(Math.min(1, Math.max(0, u)));
        const lift = face * sign * thick * (1 - 0.75 * u) * Math.sin(Math.PI * Math.min(1, Math.max(0, v)) ** 0.7);
        const at = (k: 0 | 1 | 2): number =>
          from[k] * (1 - u) ** 2 + over[k] * 2 * u * (1 - u) + to[k] * u * u + across[k] * w + up[k] * lift;
        return [at(0), at(1), at(2)];
      },
      22,
      12,
      (u, v) => colour(u, v, face),
      materials.wet,
    );
}
