import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { gripOf } from '../body/grip-of.ts';
import type { Pose } from './figure.ts';

/** How far the rod reaches before the hands, metres. */
const reach = 2.5;

/** A rod in both hands that bends to its tip, its reel, and the line with a float. */
export function holdFishingRod(mesh: Mesh, pose: Pose): void {
  const [right, left] = [gripOf(pose, 1).at, gripOf(pose, -1).at];
  const [dx, , dz] = normalised([left[0] - right[0], 0, left[2] - right[2]]);
  const at = (t: number): Vec3 => [
    right[0] + dx * t * 0.85,
    right[1] + t * 0.62 - 0.05 * Math.max(0, t) ** 2.4,
    right[2] + dz * t * 0.85,
  ];
  const shares = Array.from({ length: 16 }, (_, i) => -0.32 + (i / 15) * (reach + 0.32));
  mesh.tube(
    shares.map(at),
    shares.map((t) => 0.014 - 0.0042 * Math.max(0, t)),
    '#2a221c',
    materials.gloss,
    8,
  );
  mesh.tube([at(-0.32), at(0.28)], [0.019], '#8a6a42', materials.plain, 8);
  const reel = at(0.1);
  mesh.ball(reel[0], reel[1] - 0.05, reel[2], 0.035, 0.04, 0.03, '#9aa0a6', materials.metal, 12);
  const tip = at(reach);
  const float: Vec3 = [tip[0] + dx * 0.5, 0.02, tip[2] + dz * 0.5];
  const sag = (t: number): Vec3 => [
    tip[0] + (float[0] - tip[0]) * t,
    tip[1] + (float[1] - tip[1]) * t - 0.12 * Math.sin(t * Math.PI),
    tip[2] + (float[2] - tip[2]) * t,
  ];
  mesh.tube(
    Array.from({ length: 9 }, (_, i) => sag(i / 8)),
    [0.0035],
    '#e8e6e0',
    materials.plain,
    4,
  );
  mesh.ball(...float, 0.03, 0.04, 0.03, '#c8322c', materials.gloss, 10);
}
