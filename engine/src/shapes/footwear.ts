import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import { tau } from './chance.ts';
import { onFoot } from './figure.ts';
import type { Pose } from './figure.ts';

/** From the heel behind the ankle to the toe, metres. */
const [heel, toe] = [-0.075, 0.205] as const;
/** How far below its ankle a foot ends, metres. */
const below = 0.09;

/** Half of how wide a shoe is at a share of its length from the heel, metres. */
const halfOf = (t: number): number =>
  (0.036 - 0.004 * smooth(0.1, 0.4, t) + 0.014 * smooth(0.4, 0.72, t)) *
  Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - t / 0.16) ** 2.4)) *
  Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.72) / 0.28) ** 2.4));

/** Where the stiff toe of a shoe to dance in begins and where it is as wide as the foot, as shares of the length of a shoe. */
const [stiffFrom, stiffAll] = [0.42, 0.58] as const;

/** The stiff toes of a pair of shoes to dance in, round and closed: no toe is seen through satin. */
export function wearStiffToes(mesh: Mesh, pose: Pose, colour: Colour): void {
  for (const s of [-1, 1]) {
    const at = onFoot(pose, s);
    mesh.sheet(
      (u, v) => {
        const t = stiffFrom + (1 - stiffFrom) * u;
        const full = 0.8 + 0.2 * smooth(stiffFrom, stiffAll, t);
        const narrow = 1 - 0.3 * smooth(0.6, 1, t);
        const high = 0.033 * full * smooth(1.12, 0.5, t);
        const [side, up] = [Math.cos(v * tau), Math.sin(v * tau)];
        const half = Math.min(1, halfOf(t) / halfOf(0.72)) * 0.051 * full * narrow;
        const round = Math.min(1, half / 0.03);
        return at(
          heel + (toe - heel) * t,
          -below + 0.032 + up * high * round - 0.006 * smooth(0.5, 1, t),
          side * half + 0.018 * s * smooth(0, 0.55, t),
        );
      },
      12,
      20,
      () => colour,
      materials.cloth,
    );
  }
}
