import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm, noise2 } from '../solid/noise.ts';

/** Water that falls over a face of rock. Metres. */
export interface Fall {
  readonly x: number;
  readonly width: number;
  /** Height of the edge it leaves; it lands at 0. */
  readonly top: number;
  readonly seed: number;
  /** How far before the eye it hangs, at a share of its width and a height. */
  readonly hangs: (u: number, y: number) => number;
}

/** Where it breaks on ledges, as shares of its height, and how much wider it is from each of them on. */
const ledges = [1, 0.64, 0.27, 0] as const;
const wider = [1, 1.16, 1.36, 1.5] as const;

/** The heights at which a fall breaks on ledges: its edge first, the pool last. */
export const ledgesOf = ({ top }: Pick<Fall, 'top'>): readonly number[] => ledges.map((share) => share * top);

/** How high the water leaves the rock at a share of its width: through notches of different depth, lower towards its sides. */
export function edgeOf({ top, seed }: Pick<Fall, 'top' | 'seed'>, u: number): number {
  const aside = Math.abs(u - 0.5) * 2;
  const notch = Math.abs(fbm(u * 4.2 + seed, 6.5, 3) - 0.5) * 2;
  return top * (1 - 0.075 * notch - 0.035 * aside ** 3);
}

/** Builds a fall in tiers: on each ledge the water bursts and begins to fall anew, thinner and wider. */
export function buildFall(mesh: Mesh, fall: Fall): void {
  const { x, width, top, seed, hangs } = fall;
  const breaksAt = (tier: number, u: number): number =>
    tier === 0
      ? edgeOf(fall, u)
      : tier === ledges.length - 1
        ? 0
        : (ledges[tier] ?? 0) * top + (fbm(u * 2.6 + seed + tier * 7, 2.5, 3) - 0.5) * 0.17 * top;
  for (let tier = ledges.length - 2; tier >= 0; tier--) {
    const [from, to] = [wider[tier] ?? 1, wider[tier + 1] ?? 1];
    const origin = (ledges[tier] ?? 0) * top;
    mesh.push().at(x, origin, 0).object();
    mesh.sheet(
      (u, v) => {
        const [above, below] = [breaksAt(tier, u), breaksAt(tier + 1, u) - (tier === ledges.length - 2 ? 0.1 : 0.5)];
        const fallen = v * (0.35 + 0.65 * v);
        const y = above + (below - above) * fallen;
        // Its sides are ragged: strands leave it and come back.
        const side = (u - 0.5) * 2;
        const ragged = (noise2(y * 0.8 + seed, side > 0 ? 3.5 : 9.5) - 0.5) * 0.5 * Math.abs(side) ** 3;
        const across = (u - 0.5) * width * (from + (to - from) * fallen * 0.8) + ragged * side;
        const bursts = tier === 0 ? 0 : 0.5 * Math.sqrt(fallen) * (1 - fallen) + 0.12;
        const strands =
          (fbm((across + seed) * 1.7, y * 0.12 + tier * 5, 3) - 0.5) * (tier === 0 ? 0.5 * Math.min(1, v * 3) : 0.5);
        return [across, y - origin, hangs(u, y) - bursts + strands];
      },
      Math.round(12 + width * 10),
      14,
      // It is whitest where it bursts.
      (_u, v) => {
        const e = tier === 0 ? 0.9 + 0.1 * v : 1.06 - 0.14 * Math.min(1, v * 2.5);
        return [0.66 * e, 0.72 * e, 0.75 * e];
      },
      materials.fall,
    );
    mesh.pop();
  }
}
