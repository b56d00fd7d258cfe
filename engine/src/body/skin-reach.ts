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

/** The place over the skin of somebody in a direction from the middle of the skull, so far off it; in the axes of the head. */
export function overSkin(body: Body): (way: Vec3, off: number) => Vec3 {
  const skull = skullOf(body);
  return ([x, y, z], off) => {
    const long = Math.hypot(x, y, z) || 1;
    const [dx, dy, dz] = [x / long, y / long, z / long];
    let [sum, weights] = [0, 0];
    for (let o = 0; o < skull.length; o += 4) {
      const apart = (skull[o] ?? 0) * dx + (skull[o + 1] ?? 0) * dy + (skull[o + 2] ?? 0) * dz;
      if (apart < within) continue;
      const weight = Math.exp((apart - 1) / nearby);
      sum += (skull[o + 3] ?? 0) * weight;
      weights += weight;
    }
    const reach = sum / Math.max(1e-30, weights) + off;
    return [skullMiddle[0] + dx * reach, skullMiddle[1] + dy * reach, skullMiddle[2] + dz * reach];
  };
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
