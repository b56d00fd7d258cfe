import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus, plus } from './affine.ts';
import type { Hung } from './hang-worn.ts';

/** A place on the front of what is worn, and which way it faces. */
export interface Spot {
  readonly on: Vec3;
  readonly faces: Vec3;
}

/** How far aside of what is asked for the corners of its triangle are at most, metres. */
const farthest = 0.02;

/** Where the outermost cloth before the body is at a place of somebody at rest who is seen from the front, up to so far aside of the middle. */
export function frontOf(
  { rest, points }: Hung,
  quads: Uint32Array,
  wide: number,
): (x: number, y: number) => Spot | undefined {
  const at = (list: Float32Array, v: number): Vec3 => [list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0];
  const near: (readonly [number, number, number])[] = [];
  for (let q = 0; q < quads.length; q += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.subarray(q, q + 4);
    for (const own of [
      [a, b, c],
      [a, c, d],
    ] as const)
      if (own.some((v) => Math.abs(rest[v * 3] ?? 0) < wide + farthest && (rest[v * 3 + 2] ?? 0) < 0)) near.push(own);
  }
  return (x, y) => {
    let best: Spot | undefined;
    let least = Infinity;
    for (const [a, b, c] of near) {
      const [pa, pb, pc] = [at(rest, a), at(rest, b), at(rest, c)];
      const whole = (pb[0] - pa[0]) * (pc[1] - pa[1]) - (pc[0] - pa[0]) * (pb[1] - pa[1]);
      if (Math.abs(whole) < 1e-9) continue;
      const u = ((x - pa[0]) * (pc[1] - pa[1]) - (pc[0] - pa[0]) * (y - pa[1])) / whole;
      const w = ((pb[0] - pa[0]) * (y - pa[1]) - (x - pa[0]) * (pb[1] - pa[1])) / whole;
      if (u < 0 || w < 0 || u + w > 1) continue;
      const z = pa[2] + (pb[2] - pa[2]) * u + (pc[2] - pa[2]) * w;
      if (z >= least || z > 0) continue;
      least = z;
      const [qa, qb, qc] = [at(points, a), at(points, b), at(points, c)];
      const [first, second] = [minus(qb, qa), minus(qc, qa)];
      const turned = normalised(cross(first, second));
      // Of a triangle that is seen from its inner side the normal points into the body.
      const isOut = whole < 0;
      best = {
        on: plus(plus(qa, first, u), second, w),
        faces: isOut ? turned : [-turned[0], -turned[1], -turned[2]],
      };
    }
    return best;
  };
}
