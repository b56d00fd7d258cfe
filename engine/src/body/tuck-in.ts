import { smooth } from '../solid/noise.ts';
import { normalsOf } from './draw-body.ts';
import { piecesOf } from './garment-pieces.ts';
import type { GarmentName } from './garment-pieces.ts';
import { hangGarment } from './hang-garment.ts';
import type { Hung } from './hang-worn.ts';
import type { Body } from './body.ts';

/** Around the body its hem is known in so many directions. */
const directions = 24;
/** What is farther aside than this on somebody whose arms are held aside is a sleeve, metres. */
const sleevesFrom = 0.24;
/** Trousers go on so far under a hem, and lie so much nearer to the body there, metres. */
const [overlap, deeper] = [0.03, 0.02] as const;

/** Takes trousers under what is worn over them: what is hidden by that is left out, and at its hem they lie nearer to the body, so that no cloth comes through another. */
export function tuckIn(
  quads: Uint32Array,
  { points, rest }: Hung,
  over: GarmentName,
  body: Body,
): {
  readonly quads: Uint32Array;
  readonly points: Float32Array;
} {
  const hem = hemOf(over, body);
  const above = (v: number): number => (rest[v * 3 + 1] ?? 0) - hem(Math.atan2(rest[v * 3] ?? 0, rest[v * 3 + 2] ?? 0));
  const kept: number[] = [];
  for (let q = 0; q < quads.length; q += 4) {
    const corners = quads.subarray(q, q + 4);
    if (corners.some((v) => above(v) < overlap)) kept.push(...corners);
  }
  const seen = Uint32Array.from(kept);
  const normals = normalsOf({ points, quads });
  const tucked = points.slice();
  for (const v of new Set(seen)) {
    const by = deeper * smooth(-0.035, 0.005, above(v));
    const long = Math.hypot(...normals.subarray(v * 3, v * 3 + 3)) || 1;
    for (const c of [0, 1, 2] as const)
      tucked[v * 3 + c] = (points[v * 3 + c] ?? 0) - ((normals[v * 3 + c] ?? 0) / long) * by;
  }
  return { quads: seen, points: tucked };
}

/** How low what is worn above reaches in each direction around somebody at rest. */
export function hemOf(name: GarmentName, body: Body): (angle: number) => number {
  const { rest } = hangGarment(name, body);
  const lowest = Array.from({ length: directions }, () => Infinity);
  const at = (angle: number): number => Math.floor((angle / (2 * Math.PI) + 1) * directions) % directions;
  for (const { role, quads } of piecesOf(name)) {
    if (role !== 'above') continue;
    for (const v of quads) {
      const [x, y, z] = [rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0];
      if (Math.abs(x) > sleevesFrom) continue;
      const k = at(Math.atan2(x, z));
      lowest[k] = Math.min(lowest[k] ?? Infinity, y);
    }
  }
  const usual = Math.min(...lowest);
  return (angle) => {
    const near = [-1, 0, 1].map((by) => lowest[(at(angle) + by + directions) % directions] ?? Infinity);
    const known = near.filter((y) => y < usual + 0.15);
    return known.length > 0 ? Math.max(...known) : usual;
  };
}
