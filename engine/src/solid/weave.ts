import type { Limb } from './cloth-folds.ts';
import { noise3, smooth } from './noise.ts';
import type { Surface } from './spot.ts';

/** Where a place is in the world. */
interface WornAt {
  readonly wx: number;
  readonly wy: number;
  readonly wz: number;
}

/** A place of what is worn, told by the limb that it is around. */
interface Worn {
  limb: Limb | undefined;
  /** Around the limb, radians, 0 at its side; and along it, metres. */
  turn: number;
  along: number;
  /** The way around it at this place, of length 1. */
  readonly around: [number, number, number];
}

const worn: Worn = { limb: undefined, turn: 0, along: 0, around: [0, 0, 0] };

/** Finds the limb that a place is around: the first whose line is near. */
function findLimb(limbs: readonly Limb[], x: number, y: number, z: number): Limb | undefined {
  worn.limb = undefined;
  for (const limb of limbs) {
    const { at, way, side, next, long, thick } = limb;
    const dx = x - at[0];
    const dy = y - at[1];
    const dz = z - at[2];
    const along = dx * way[0] + dy * way[1] + dz * way[2];
    if (along < 0 || along > long) continue;
    const off = dx * dx + dy * dy + dz * dz - along * along;
    if (off > thick * thick) continue;
    const a = dx * side[0] + dy * side[1] + dz * side[2];
    const b = dx * next[0] + dy * next[1] + dz * next[2];
    const far = Math.sqrt(a * a + b * b) || 1;
    worn.limb = limb;
    worn.turn = Math.atan2(b, a);
    worn.along = along;
    worn.around[0] = (a * next[0] - b * side[0]) / far;
    worn.around[1] = (a * next[1] - b * side[1]) / far;
    worn.around[2] = (a * next[2] - b * side[2]) / far;
    return limb;
  }
  return undefined;
}

/** How wide a stitch of yarn is and how tall, and how wide a rib of several is; metres. */
const [stitch, course, rib] = [0.0065, 0.006, 0.021] as const;

/** Ribs of yarn along trunk and sleeves; from near each stitch of them. */
export function knit(limbs: readonly Limb[], surface: Surface, at: WornAt, distance: number): void {
  const ribs = smooth(8, 4.5, distance);
  const limb = ribs > 0 ? findLimb(limbs, at.wx, at.wy, at.wz) : undefined;
  if (!limb) return;
  const { around, turn, along } = worn;
  const shareOf = (wide: number): number => {
    const count = Math.max(3, Math.round((2 * Math.PI * limb.round) / wide));
    const at = (turn / (2 * Math.PI)) * count;
    return at - Math.floor(at) - 0.5;
  };
  const inRib = shareOf(rib);
  // Where one limb ends and the next begins their ribs do not meet.
  const joined = smooth(0, 0.03, along) * smooth(limb.long - 0.06, limb.long - 0.1, along);
  let slope = 0.21 * ribs * joined * Math.sin(inRib * 2 * Math.PI);
  let tone = 1 - 0.1 * ribs * joined * smooth(0.28, 0.5, Math.abs(inRib));
  const near = smooth(2.2, 1.2, distance);
  if (near > 0) {
    const inStitch = shareOf(stitch);
    slope += 0.4 * near * Math.sin(inStitch * 2 * Math.PI);
    // Each stitch is a V.
    const row = Math.sin((along / course - Math.abs(inStitch) * 1.1) * 2 * Math.PI);
    tone *= 1 + near * (0.07 * row - 0.13 * smooth(0.3, 0.5, Math.abs(inStitch)));
  }
  surface.nx += slope * around[0];
  surface.ny += slope * around[1];
  surface.nz += slope * around[2];
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
}

/** How much lighter denim is where it is worn, and how much darker in its seams. */
const [faded, sewn] = [0.75, 0.34] as const;
/** The thread of its seams. */
const thread = [0.42, 0.24, 0.08] as const;

/** Trousers that are worn light before the thighs and at the knees, with a seam down their outer side; from near the twill of them. */
export function denim(limbs: readonly Limb[], surface: Surface, at: WornAt, distance: number): void {
  const limb = distance < 12 ? findLimb(limbs, at.wx, at.wy, at.wz) : undefined;
  if (!limb) return;
  const { turn, along } = worn;
  const before = smooth(0.1, 0.9, Math.abs(Math.sin(turn)) * (limb.faces * Math.sin(turn) > 0 ? 1 : 0));
  const middle = smooth(0, limb.long * 0.3, along) * smooth(limb.long * 1.15, limb.long * 0.5, along);
  const patchy = 0.55 + 0.9 * (noise3(at.wx * 9, at.wy * 5, at.wz * 9) - 0.25);
  let tone = 0.86 + faded * before * middle * limb.fades * patchy;
  const close = smooth(8, 4, distance);
  const off = Math.abs(turn) * limb.round;
  tone *= 1 - sewn * close * smooth(0.0045, 0.0015, off);
  const near = smooth(3.2, 1.6, distance);
  if (near > 0) tone *= 1 + 0.09 * near * Math.sin((turn * limb.round + along * 0.7) * 1900);
  surface.r *= tone * (1 + 0.25 * (tone - 0.86));
  surface.g *= tone * (1 + 0.1 * (tone - 0.86));
  surface.b *= tone;
  const stitched = 0.5 * near * smooth(0.0016, 0.0006, Math.abs(off - 0.007)) * (Math.sin(along * 1500) > -0.3 ? 1 : 0);
  if (stitched <= 0) return;
  surface.r += (thread[0] - surface.r) * stitched;
  surface.g += (thread[1] - surface.g) * stitched;
  surface.b += (thread[2] - surface.b) * stitched;
}
