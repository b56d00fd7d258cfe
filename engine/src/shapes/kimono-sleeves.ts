import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import { cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { jointOf, pointBetween } from './figure.ts';
import type { Pose } from './figure.ts';

/** How low sleeves hang from the arm of somebody grown up and of a child, and how far apart their two sides are at most; metres. */
const [grown, childs, apart] = [0.4, 0.3, 0.035] as const;

/** The wide sleeves of a kimono: each hangs from the forearm, behind an arm that hangs itself, and is open at the wrist. */
export function wearHangingSleeves(
  mesh: Mesh,
  pose: Pose,
  { colour, lining, child }: { readonly colour: Colour; readonly lining: Colour; readonly child: boolean },
): void {
  const cloth = readColour(colour);
  for (const s of [-1, 1]) {
    const [elbow, wrist] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
    const from = pointBetween(elbow, wrist, -0.35);
    const to = pointBetween(elbow, wrist, 0.86);
    const along = normalised([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
    const upright = Math.abs(along[1]);
    // Straight down, and backwards as well where the arm itself hangs.
    const pulled: Vec3 = [0, -1, 0.9 * smooth(0.5, 0.95, upright)];
    const by = dot(pulled, along) * smooth(0.4, 0.95, upright);
    const down = normalised([pulled[0] - along[0] * by, pulled[1] - along[1] * by, pulled[2] - along[2] * by]);
    const aside = normalised(cross(down, along));
    const long = child ? childs : grown;
    for (const side of [-1, 1]) {
      mesh.sheet(
        (u, v): Vec3 => {
          const start = pointBetween(from, to, side > 0 ? v : 1 - v);
          const round = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, u * 5)) ** 2));
          const fold = 0.008 * Math.sin(v * 17 + s) * u;
          const out = side * (apart * round * (1 - 0.75 * u) + 0.012) + fold;
          const fall = -0.045 * (1 - round) + long * u * (1 - 0.1 * Math.max(0, Math.abs(v - 0.5) * 2 - 0.8) * 5);
          return [
            start[0] + aside[0] * out + down[0] * fall,
            start[1] + aside[1] * out + down[1] * fall,
            start[2] + aside[2] * out + down[2] * fall,
          ];
        },
        24,
        16,
        (u) => (u > 0.965 ? lining : scaleRgb(cloth, 1 - 0.12 * u)),
        materials.cloth,
      );
    }
  }
}
