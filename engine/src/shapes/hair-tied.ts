import type { Random } from '../raster/random.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { overScalp, towards } from './scalp.ts';
import { smoothWay } from './smooth-way.ts';

/** Hair that lies together, from its root to its end; metres, in the axes of a head. */
export interface Lock {
  readonly way: readonly Vec3[];
  /** Half of how wide it is where it is widest, and how far it is vaulted. */
  readonly wide: number;
  readonly thick: number;
  /** Another number, other strands. */
  readonly seed: number;
  /** How much of its width is left at its end; it comes to a point by itself. */
  readonly blunt?: number;
  /** How dark it is, 1 by itself: locks that lie under others are darker. */
  readonly tone?: number;
}

/** How far a place is from what hair lies on, metres, below 0 within it. */
export type ToBody = (x: number, y: number, z: number) => number;

/** Where hair is tied together on the head, radians: aside of ahead and up. */
export interface Tie {
  readonly yaw: number;
  readonly rise: number;
}

/** A bun on the head: locks that are wound into a ball. */
export function coilOf(random: Random, rise: number): readonly Lock[] {
  const [x, y, z] = overScalp(towards(Math.PI, rise), 0.026);
  const size = 0.038 + 0.006 * random();
  return Array.from({ length: 12 }, (_, i): Lock => {
    const [lean, start] = [(i / 12) * Math.PI, random() * 6];
    const ring = Array.from({ length: 8 }, (_none, k): Vec3 => {
      const a = start + (k / 7) * 4.4;
      const [across, up] = [Math.cos(a) * size, Math.sin(a) * size];
      return [x + across * Math.cos(lean), y + up * 0.85, z + across * Math.sin(lean) * 0.9];
    });
    return { way: ring, wide: 0.0115, thick: 0.009, seed: 200 + i, blunt: 0.4 };
  });
}

/** A plait of three strands from a tie, before the shoulder. */
export function plaitFrom(random: Random, { yaw, rise }: Tie, toBody: ToBody): readonly Lock[] {
  const root = overScalp(towards(yaw, rise), 0.012);
  const side = Math.sign(yaw);
  const low = -0.3 - 0.04 * random();
  const middle = smoothWay(
    [
      root,
      [side * 0.078, -0.08, 0.01],
      [side * 0.088, -0.15, -0.03],
      [side * 0.085, (low - 0.15) / 2, -0.06],
      [side * 0.08, low, -0.065],
    ].map(([x = 0, y = 0, z = 0]) => outside(toBody, [x, y, z], { off: 0.022, towards: -1 })),
    10,
  );
  const last = middle.length - 1;
  const strands = [0, 1, 2].map((k): Lock => {
    const way = middle.map(([x, y, z], i): Vec3 => {
      const turn = (i / last) * 34 + (k * Math.PI * 2) / 3;
      const size = 0.014 * (1 - 0.45 * (i / last));
      return [x + Math.sin(turn) * size, y, z - Math.sin(turn * 2) * size * 0.55];
    });
    return { way, wide: 0.0125, thick: 0.0105, seed: 400 + k + (side > 0 ? 3 : 0), blunt: 0.5 };
  });
  const [x, y, z] = middle.at(-1) ?? root;
  const brush = Array.from({ length: 6 }, (_, i): Lock => {
    const a = (i / 6) * Math.PI * 2;
    const way = [0, 0.5, 1].map((t): Vec3 => [x + Math.cos(a) * 0.012 * t, y - 0.05 * t, z + Math.sin(a) * 0.012 * t]);
    return { way, wide: 0.008, thick: 0.005, seed: 500 + i };
  });
  return [...strands, ...brush];
}

/** The same place, or one so far off what hair lies on: before it (towards -1) or behind it (1). */
function outside(
  toBody: ToBody,
  [x, y, z]: Vec3,
  { off, towards }: { readonly off: number; readonly towards: number },
): Vec3 {
  let [up, ahead] = [y, z];
  for (let i = 0; i < 8; i++) {
    const short = off - toBody(x, up, ahead);
    if (short <= 0) break;
    ahead += short * towards;
    up += short * 0.12;
  }
  return [x, up, ahead];
}
