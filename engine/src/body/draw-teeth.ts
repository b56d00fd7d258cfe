import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { taken } from './affine.ts';
import type { Body } from './body.ts';

/** The vertices where the upper and the lower lip end inward in their middle, and where both meet at the right corner: they are the same ones of everybody. */
const inner = { upper: 521, lower: 540, corner: 445 } as const;

/** Lips that are less apart than this show no teeth, metres. */
const leastApart = 0.0028;
/** Where one tooth of the upper row ends and the next one begins, as shares of the way to the corner. */
const gaps = [0, 0.37, 0.66, 0.94] as const;
const ivory = readColour('#f4e4cb');
const throat = readColour('#3a1210');

/** Draws the upper row of teeth of somebody whose lips are open, and the dark behind it. */
export function drawTeeth(mesh: Mesh, { rest, bones }: Body): void {
  const head = bones.get('head');
  const at = (v: number): Vec3 => [rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0];
  const [upper, lower, corner] = [at(inner.upper), at(inner.lower), at(inner.corner)];
  const apart = upper[1] - lower[1];
  if (!head || apart < leastApart) return;
  const wide = Math.abs(corner[0]);
  /** A place behind the lips: so far aside as a share of the way to a corner, so high, and so far behind the lip. */
  const place = (aside: number, high: number, behind: number): Vec3 =>
    taken(head, [aside * wide, high, upper[2] + behind + (corner[2] - upper[2]) * aside * aside]);
  const edge = upper[1] - Math.min(0.0068, apart * 1.05);
  const low = (aside: number): number => edge + (corner[1] - edge) * 0.45 * aside * aside;
  mesh.sheet(
    (u, v) => place((u * 2 - 1) * 0.9, upper[1] + 0.005 + (low(u * 2 - 1) - upper[1] - 0.005) * v, 0.0022),
    48,
    6,
    (u, v) => toothColour(Math.abs(u * 2 - 1) * 0.9, v),
    // Light goes into them as into skin: without that teeth in the shade are as blue as the sky.
    materials.skin,
  );
  mesh.sheet(
    (u, v) => place((u * 2 - 1) * 0.92, upper[1] + 0.004 - (apart + 0.008) * v, 0.0052),
    16,
    4,
    () => throat,
    materials.plain,
  );
}

/** Teeth are a little darker where they meet, under the lip, and towards the corners, which lie in the shade. */
function toothColour(aside: number, down: number): Rgb {
  const gap = Math.min(...gaps.map((one) => Math.abs(aside - one)));
  const seam = 1 - 0.3 * smooth(0.035, 0.0, gap);
  return scaleRgb(ivory, seam * (1 - 0.55 * smooth(0.35, 0.95, aside)) * (0.72 + 0.28 * smooth(0.1, 0.7, down)));
}
