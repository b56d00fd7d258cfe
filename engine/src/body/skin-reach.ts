import { overSkull, skullMiddle } from '../shapes/scalp.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Body } from './body.ts';
import { boneNames } from './bones.ts';
import { headFrame } from './head-frame.ts';
import { loadPeople } from './people.ts';

/** What stands farther off the skull than this so far behind the face is an ear, metres: hair lies beside it and not on it. */
const [ears, behindFace] = [0.016, -0.035] as const;
/** What is lower than this is no part of a skull that hair falls over, metres from between the ears. */
const lowest = -0.11;

/** How far around a direction the skin is asked for, as the square of a share of its length: about as far as its vertices lie apart. */
const nearby = 0.012;

/** What lies farther aside of a direction than this counts no more, as the cosine of the angle between the two. */
const within = 0.93;

/** How far off the middle of the skull the skin is where nothing is known of it, metres. */
const unknown = 0.085;

/** Directions in which the skin is asked for once, around a head and up it; between them it is even. */
const [around, upwards] = [96, 48] as const;

/** The place over the skin of somebody in a direction from the middle of the skull, so far off it; in the axes of the head. */
export function overSkin(body: Body): (way: Vec3, off: number) => Vec3 {
  const skull = skullOf(body);
  const known = new Float32Array(around * (upwards + 1));
  const reachAt = (column: number, row: number): number => {
    const cell = row * around + (column % around);
    const found = known[cell] || reachOf(skull, wayOf(column, row));
    known[cell] = found;
    return found;
  };
  return ([x, y, z], off) => {
    const long = Math.hypot(x, y, z) || 1;
    const yaw = (Math.atan2(x, z) / (2 * Math.PI) + 0.5) * around;
    const rise = (Math.asin(y / long) / Math.PI + 0.5) * upwards;
    const [column, row] = [Math.floor(yaw), Math.min(upwards - 1, Math.floor(rise))];
    const [fx, fy] = [yaw - column, rise - row];
    const below = reachAt(column, row) * (1 - fx) + reachAt(column + 1, row) * fx;
    const above = reachAt(column, row + 1) * (1 - fx) + reachAt(column + 1, row + 1) * fx;
    const reach = (below * (1 - fy) + above * fy + off) / long;
    return [skullMiddle[0] + x * reach, skullMiddle[1] + y * reach, skullMiddle[2] + z * reach];
  };
}

function wayOf(column: number, row: number): Vec3 {
  const [yaw, rise] = [(column / around - 0.5) * 2 * Math.PI, (row / upwards - 0.5) * Math.PI];
  return [Math.sin(yaw) * Math.cos(rise), Math.sin(rise), Math.cos(yaw) * Math.cos(rise)];
}

/** How far off the middle of the skull the skin is in a direction: as far as the vertices about it are. */
function reachOf(skull: Float32Array, [dx, dy, dz]: Vec3): number {
  let [sum, weights] = [0, 0];
  for (let o = 0; o < skull.length; o += 4) {
    const apart = (skull[o] ?? 0) * dx + (skull[o + 1] ?? 0) * dy + (skull[o + 2] ?? 0) * dz;
    if (apart < within) continue;
    const weight = Math.exp((apart - 1) / nearby);
    sum += (skull[o + 3] ?? 0) * weight;
    weights += weight;
  }
  return weights > 0 ? sum / weights : unknown;
}

/** The direction of each vertex of the skull from its middle, of length 1, and how far off it is. */
function skullOf({ rest, ...body }: Body): Float32Array {
  const { header, quadsOf, bones } = loadPeople();
  const frame = headFrame({ rest, ...body });
  const head = boneNames.indexOf('head');
  const numbers: number[] = [];
  for (const v of new Set(quadsOf(header.body))) {
    if (bones[v * 4] !== head) continue;
    const at = frame.toHead([rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0]);
    if (at[1] < lowest || (at[2] > behindFace && overSkull(at) > ears)) continue;
    const off = [at[0] - skullMiddle[0], at[1] - skullMiddle[1], at[2] - skullMiddle[2]] as const;
    const far = Math.hypot(...off);
    if (far > 0.05) numbers.push(off[0] / far, off[1] / far, off[2] / far, far);
  }
  return Float32Array.from(numbers);
}
