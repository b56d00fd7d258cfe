import type { Vec3 } from '../solid/vectors.ts';

// The part of a head that hair grows on: places of it are told by a yaw (0 ahead, a quarter turn to the ear) and a height over the ears.

/** The middle of the skull, and half of how wide, high and deep it is; metres, from between the ears. */
export const skullMiddle: Vec3 = [0, 0.03, 0.012];
const radii: Vec3 = [0.0755, 0.0868, 0.0958];

/** How high the edge of the hair is at a yaw, metres: over the forehead, before and over the ear, and in the neck. */
const hairline: readonly (readonly [yaw: number, high: number])[] = [
  [0, 0.075],
  [0.4, 0.076],
  [0.72, 0.067],
  [1.0, 0.045],
  [1.16, 0.012],
  [1.3, -0.008],
  [1.52, -0.006],
  [1.66, 0.014],
  [1.86, -0.012],
  [2.3, -0.05],
  [3.15, -0.062],
];

/** How high the edge of the hair is at a yaw, metres. */
export function hairlineAt(yaw: number): number {
  const turn = Math.abs(yaw);
  const i = Math.max(
    1,
    hairline.findIndex(([at]) => at >= turn),
  );
  const [from, to] = [hairline[i - 1] ?? [0, 0], hairline[i] ?? [3.15, 0]];
  const t = Math.min(1, (turn - from[0]) / (to[0] - from[0]));
  return from[1] + (to[1] - from[1]) * t;
}

/** How far below the edge of the hair a place of the head is, metres; below 0 within it. */
export function belowHairline(x: number, y: number, z: number): number {
  return hairlineAt(Math.atan2(Math.abs(x), -z)) - y;
}

/** A direction from the middle of the skull: so far aside of ahead (to +x) and so far up, radians. */
export const towards = (yaw: number, rise: number): Vec3 => [
  Math.sin(yaw) * Math.cos(rise),
  Math.sin(rise),
  -Math.cos(yaw) * Math.cos(rise),
];

/** The place over the skull in a direction, so far off it. */
export function overScalp([x, y, z]: Vec3, off: number): Vec3 {
  const size = Math.hypot(x, y, z);
  const [dx, dy, dz] = [x / size, y / size, z / size];
  const r = 1 / Math.hypot(dx / radii[0], dy / radii[1], dz / radii[2]) + off;
  return [skullMiddle[0] + dx * r, skullMiddle[1] + dy * r, skullMiddle[2] + dz * r];
}

/** How far off the skull a place of the head is, metres; below 0 within it. */
export function overSkull([x, y, z]: Vec3): number {
  const off = [x - skullMiddle[0], y - skullMiddle[1], z - skullMiddle[2]] as const;
  const far = Math.hypot(...off);
  return far * (1 - 1 / Math.hypot(off[0] / radii[0], off[1] / radii[1], off[2] / radii[2]));
}
