import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { jointOf, pointBetween } from './figure.ts';
import type { Pose } from './figure.ts';
import { wind } from './winding.ts';

/** Winds bandages of two shades around the limbs and the trunk of an upright figure; two strips cross on its chest and its back. */
export function bandage(mesh: Mesh, pose: Pose, linen: Rgb, old: Rgb): void {
  for (const s of [-1, 1]) {
    const [knee, ankle] = [jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s)];
    const [elbow, wrist] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
    const limb = (from: Vec3, to: Vec3, radii: readonly [number, number], width: number, colour: Rgb): void =>
      wind(mesh, { from, to, radii, turns: 5.5, width, colour, lift: 0.0085 });
    limb([0.092 * s, 0.9, 0.005], knee, [0.106, 0.07], 0.1, linen);
    limb(knee, ankle, [0.074, 0.052], 0.1, old);
    limb([ankle[0], 0.05, ankle[2] + 0.05], [ankle[0] + 0.02 * s, 0.05, ankle[2] - 0.15], [0.05, 0.045], 0.05, linen);
    limb([0.18 * s, 1.415, -0.03], elbow, [0.073, 0.052], 0.08, old);
    limb(elbow, wrist, [0.056, 0.04], 0.07, linen);
    limb(wrist, pointBetween(elbow, wrist, 1.35), [0.038, 0.038], 0.03, old);
  }
  const trunk = { turns: 5, width: 0.095, lift: 0.01, flat: 0.75 };
  wind(mesh, { ...trunk, from: [0, 1.06, 0], to: [0, 0.82, 0.01], radii: [0.158, 0.196], colour: old });
  wind(mesh, { ...trunk, from: [0, 1.43, -0.03], to: [0, 1.06, 0], radii: [0.172, 0.16], colour: linen });
  for (const s of [-1, 1]) for (const z of [-1, 1]) for (const lower of [0, 1]) cross(mesh, { s, z, lower }, linen);
}

/** A strip from one shoulder (`s`) to the other side of the waist, before (`z` of -1) or behind, the upper or the lower of two. */
function cross(
  mesh: Mesh,
  { s, z, lower }: { readonly s: number; readonly z: number; readonly lower: number },
  linen: Rgb,
): void {
  mesh.sheet(
    (u, v): Vec3 => {
      const across = 0.15 - 0.3 * u;
      const out = 0.118 + 0.034 * Math.cos(across * 8) - 0.04 * (1 - u) ** 3;
      const y = 1.475 - 0.33 * u - 0.085 * lower + (v - 0.5) * 0.065;
      return [s * (across + 0.02 * lower), y, -0.025 + 0.02 * u + z * (out + 0.006 * s)];
    },
    12,
    2,
    (_u, v) => scaleRgb(linen, v > 0.5 ? 0.9 : 1.04),
    materials.cloth,
  );
}
