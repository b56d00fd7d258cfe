import { noise3, smooth } from './noise.ts';
import type { Surface } from './spot.ts';
import { normalised } from './vectors.ts';
import type { Vec3 } from './vectors.ts';

/** Folds that run out of a pit like the sticks of a fan: inside of an elbow, an armpit, a knee, a crotch. */
export interface Fan {
  readonly at: Vec3;
  /** Two directions at right angles, each of length 1, between which the folds turn: the first one leads out of the pit. */
  readonly out: Vec3;
  readonly aside: Vec3;
  /** How far from the pit the last of them ends, metres. */
  readonly reach: number;
  /** So many there are in a whole turn. */
  readonly many: number;
  /** How steep they are. */
  readonly steep: number;
}

/** Folds one over the other where cloth is too long: above a shoe, over a wrist, at a waist. */
export interface Stack {
  /** Where the lowest begins, and which way the others follow, of length 1. */
  readonly at: Vec3;
  readonly along: Vec3;
  readonly long: number;
  /** The way that light and dark follow each other, of length 1: folds that lie level have that of the stack. */
  readonly across: Vec3;
  /** How far off the line they are seen, metres. */
  readonly wide: number;
  /** From one to the next, metres. */
  readonly every: number;
  readonly steep: number;
}

/** A part of a body that cloth is around, as its weave is told by. */
export interface Limb {
  /** Where its line begins, which way it leads, which way its outer side is and which way one turns from that, of length 1 and at right angles. */
  readonly at: Vec3;
  readonly way: Vec3;
  readonly side: Vec3;
  readonly next: Vec3;
  /** How long it is, how far off its line it is looked for, and how thick it is about; metres. */
  readonly long: number;
  readonly thick: number;
  readonly round: number;
  /** On which side of it its front is as one turns around it, 1 or -1; and how much it is worn there, 0 to 1. */
  readonly faces: number;
  readonly fades: number;
}

/** Where the cloth that somebody wears is drawn into folds, and the limbs that it is around: those of the arms and the trunk, and those of the legs. */
export interface Folds {
  readonly above: readonly Limb[];
  readonly legs: readonly Limb[];
  readonly fans: readonly Fan[];
  readonly stacks: readonly Stack[];
}

/** Folds that are told in the axes of a transform of three rows of four, as they lie in the world. */
export function foldsUnder(transform: ArrayLike<number>, { fans, stacks, above, legs }: Folds): Folds {
  const m = (i: number): number => transform[i] ?? 0;
  const size = Math.hypot(m(0), m(4), m(8)) || 1;
  const turned = ([x, y, z]: Vec3): Vec3 => [
    m(0) * x + m(1) * y + m(2) * z,
    m(4) * x + m(5) * y + m(6) * z,
    m(8) * x + m(9) * y + m(10) * z,
  ];
  const placed = (at: Vec3): Vec3 => {
    const [x, y, z] = turned(at);
    return [x + m(3), y + m(7), z + m(11)];
  };
  const limb = (own: Limb): Limb => ({
    ...own,
    at: placed(own.at),
    way: normalised(turned(own.way)),
    side: normalised(turned(own.side)),
    next: normalised(turned(own.next)),
    long: own.long * size,
    thick: own.thick * size,
    round: own.round * size,
  });
  return {
    above: above.map(limb),
    legs: legs.map(limb),
    fans: fans.map((fan) => ({
      ...fan,
      at: placed(fan.at),
      out: normalised(turned(fan.out)),
      aside: normalised(turned(fan.aside)),
      reach: fan.reach * size,
    })),
    stacks: stacks.map((stack) => ({
      ...stack,
      at: placed(stack.at),
      along: normalised(turned(stack.along)),
      across: normalised(turned(stack.across)),
      long: stack.long * size,
      wide: stack.wide * size,
      every: stack.every * size,
    })),
  };
}

/** How far folds wander off their way, of the distance between two; and how round they are at the bottom. */
const [wander, round] = [0.5, 0.1] as const;

/** How dark cloth is in the depth of a fold. */
const dark = 0.4;

/** Turns the normal of a surface on the sides of the folds at a place, and darkens what lies in them. */
export function foldCloth(
  { fans, stacks }: Pick<Folds, 'fans' | 'stacks'>,
  surface: Surface,
  x: number,
  y: number,
  z: number,
): void {
  let hollow = 0;
  for (const { at, out, aside, reach, many, steep } of fans) {
    const dx = x - at[0];
    const dy = y - at[1];
    const dz = z - at[2];
    const off = dx * dx + dy * dy + dz * dz;
    if (off >= reach * reach) continue;
    const a = dx * out[0] + dy * out[1] + dz * out[2];
    const b = dx * aside[0] + dy * aside[1] + dz * aside[2];
    const far = Math.sqrt(a * a + b * b);
    const bent = noise3(x * 14, y * 14, z * 14) - 0.5;
    const share = steep * smooth(reach, reach * 0.35, Math.sqrt(off)) * smooth(0.02, 0.08, far);
    const half = (Math.atan2(b, a) * many + bent * wander * 4) / 2;
    const slope = share * slopeAt(half);
    const by = slope / (far || 1);
    surface.nx -= by * (a * aside[0] - b * out[0]);
    surface.ny -= by * (a * aside[1] - b * out[1]);
    surface.nz -= by * (a * aside[2] - b * out[2]);
    hollow += share * hollowAt(half);
  }
  for (const { at, along, long, across, wide, every, steep } of stacks) {
    const dx = x - at[0];
    const dy = y - at[1];
    const dz = z - at[2];
    const up = dx * along[0] + dy * along[1] + dz * along[2];
    if (up <= 0 || up >= long || dx * dx + dy * dy + dz * dz - up * up > wide * wide) continue;
    // No fold runs all around.
    const seen = smooth(0.3, 0.6, noise3(x * 8 + 5, y * 11, z * 8));
    const share = steep * seen * smooth(0, every * 0.5, up) * smooth(long, long * 0.25, up);
    if (share <= 0) continue;
    const bent = noise3(x * 10, y * 10, z * 10 + 7) - 0.5;
    const half = (Math.PI * (dx * across[0] + dy * across[1] + dz * across[2])) / every + bent * wander * 2;
    const slope = share * slopeAt(half);
    surface.nx -= slope * across[0];
    surface.ny -= slope * across[1];
    surface.nz -= slope * across[2];
    hollow += share * hollowAt(half);
  }
  if (hollow <= 0) return;
  const tone = 1 - dark * Math.min(1, hollow);
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
}

/** How steep a fold is, -1 to 1, with its crest at a quarter of a turn and its depth at none. */
function slopeAt(half: number): number {
  const s = Math.sin(half);
  return (s * Math.cos(half)) / Math.sqrt(s * s + round);
}

/** How deep in a fold a place is, 0 to 1. */
const hollowAt = (half: number): number => (1 - Math.min(1, Math.abs(Math.sin(half)) * 1.6)) ** 2;
