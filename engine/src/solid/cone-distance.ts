import { clamp01 } from '../raster/scalar.ts';
import { meltAt, reachAt, shortAt, wideAt, wideEndAt } from './cones.ts';
import type { Vec3 } from './vectors.ts';

/** From where something is looked for, and along which way; one ray is aimed for one spot after another. */
export interface Ray {
  ox: number;
  oy: number;
  oz: number;
  dx: number;
  dy: number;
  dz: number;
}

/** Distance from a point to one cone, negative inside; to one that is not round no more than that. */
export function coneDistance(cones: Float32Array, aside: Vec3, o: number, x: number, y: number, z: number): number {
  const wide = cones[o + wideAt] ?? 1;
  const ends = cones[o + wideEndAt] ?? 1;
  if (wide !== ends) return changingDistance(cones, aside, o, x, y, z);
  if (wide === 1) return roundDistance(cones, o, x, y, z);
  // It is round once its sides are drawn together; its own end is so from the beginning.
  const sx = aside[0];
  const sy = aside[1];
  const sz = aside[2];
  const p =
    ((x - (cones[o] ?? 0)) * sx + (y - (cones[o + 1] ?? 0)) * sy + (z - (cones[o + 2] ?? 0)) * sz) * (1 / wide - 1);
  const distance = roundDistance(cones, o, x + sx * p, y + sy * p, z + sz * p);
  return wide < 1 ? distance * wide : distance;
}

/**
 * Distance to a cone that is not as wide at its end as where it begins. Drawn together it is round, and there so much farther or nearer as its sides are drawn where it
 * is nearest: told so, what is narrow is not neared in many small steps.
 */
function changingDistance(cones: Float32Array, aside: Vec3, o: number, x: number, y: number, z: number): number {
  const bx = (cones[o + 4] ?? 0) - (cones[o] ?? 0);
  const by = (cones[o + 5] ?? 0) - (cones[o + 1] ?? 0);
  const bz = (cones[o + 6] ?? 0) - (cones[o + 2] ?? 0);
  const sx = aside[0];
  const sy = aside[1];
  const sz = aside[2];
  let px = x - (cones[o] ?? 0);
  let py = y - (cones[o + 1] ?? 0);
  let pz = z - (cones[o + 2] ?? 0);
  let t = (px * bx + py * by + pz * bz) * (cones[o + shortAt] ?? 0);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  const begins = cones[o + wideAt] ?? 1;
  const narrow = 1 / (begins + ((cones[o + wideEndAt] ?? 1) - begins) * t);
  const p = (px * sx + py * sy + pz * sz) * (narrow - 1);
  // Its line goes along the body, and where it is nearest is not moved by drawing the sides together.
  px += sx * p - bx * t;
  py += sy * p - by * t;
  pz += sz * p - bz * t;
  const square = px * px + py * py + pz * pz;
  const across = px * sx + py * sy + pz * sz;
  const begin = cones[o + 3] ?? 0;
  const drawn = Math.sqrt(square) - begin - ((cones[o + 7] ?? 0) - begin) * t;
  return square > 0 ? drawn / Math.sqrt(1 + ((across * across) / square) * (narrow * narrow - 1)) : drawn;
}

function roundDistance(cones: Float32Array, o: number, x: number, y: number, z: number): number {
  const ax = cones[o] ?? 0;
  const ay = cones[o + 1] ?? 0;
  const az = cones[o + 2] ?? 0;
  const ra = cones[o + 3] ?? 0;
  const bx = (cones[o + 4] ?? 0) - ax;
  const by = (cones[o + 5] ?? 0) - ay;
  const bz = (cones[o + 6] ?? 0) - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  let t = (px * bx + py * by + pz * bz) * (cones[o + shortAt] ?? 0);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  const qx = px - bx * t;
  const qy = py - by * t;
  const qz = pz - bz * t;
  return Math.sqrt(qx * qx + qy * qy + qz * qz) - ra - ((cones[o + 7] ?? 0) - ra) * t;
}

/** The distance to a body so far, with the cone that begins at `o` melted into it or taken out of it. */
export function withCone(
  cones: Float32Array,
  aside: Vec3,
  distance: number,
  o: number,
  x: number,
  y: number,
  z: number,
): number {
  return melted(distance, coneDistance(cones, aside, o, x, y, z), cones[o + meltAt] ?? 0);
}

/** The distance to a body so far, with a cone that is so far away melted into it, or where `melt` is below zero taken out of it. */
export function melted(distance: number, cone: number, melt: number): number {
  if (melt > 0) {
    const h = melt - Math.abs(distance - cone);
    return (distance < cone ? distance : cone) - (h > 0 ? (h * h) / (4 * melt) : 0);
  }
  const h = -melt - Math.abs(distance + cone);
  return (distance > -cone ? distance : -cone) + (h > 0 ? (h * h) / (-4 * melt) : 0);
}

/** Whether a cone is not as wide at its end as where it begins: the distance to it is an estimate, which a step may change by more than the step. */
export const changesWidth = (cones: Float32Array, o: number): boolean => cones[o + wideAt] !== cones[o + wideEndAt];

/** How far from the line between its ends a round cone may bend the surface; that of one that is not round is not asked for. */
export function bendsUpTo(cones: Float32Array, o: number): number {
  return Math.max(cones[o + 3] ?? 0, cones[o + 7] ?? 0) + (cones[o + reachAt] ?? 0);
}

/** The square of the distance between the line of a ray and that between the ends of a cone; 0 for one that is not round. */
export function awayFromRay(cones: Float32Array, o: number, { ox, oy, oz, dx, dy, dz }: Readonly<Ray>): number {
  if ((cones[o + wideAt] ?? 1) !== 1 || (cones[o + wideEndAt] ?? 1) !== 1) return 0;
  const wx = (cones[o] ?? 0) - ox;
  const wy = (cones[o + 1] ?? 0) - oy;
  const wz = (cones[o + 2] ?? 0) - oz;
  const vx = (cones[o + 4] ?? 0) - ox - wx;
  const vy = (cones[o + 5] ?? 0) - oy - wy;
  const vz = (cones[o + 6] ?? 0) - oz - wz;
  // Both as they are seen along the ray.
  const w = wx * dx + wy * dy + wz * dz;
  const v = vx * dx + vy * dy + vz * dz;
  const across = wx * vx + wy * vy + wz * vz - w * v;
  const long = vx * vx + vy * vy + vz * vz - v * v;
  const t = long > 0 ? clamp01(-across / long) : 0;
  return wx * wx + wy * wy + wz * wz - w * w + (2 * across + long * t) * t;
}
