import type { Random } from '../raster/random.ts';
import { smooth } from '../solid/noise.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lock, OnHair } from './hair-tied.ts';
import { skullMiddle, towards } from './scalp.ts';

/** How hair is combed from where it begins. */
export interface Sweep {
  /** Where its locks lead, as a direction from the middle of the skull. */
  readonly to: Vec3;
  /** How far of the way to there they reach, on the mean. */
  readonly reach: number;
  /** How far over the skin it stands where it is highest, and at its ends; metres. */
  readonly lift: number;
  readonly ends: number;
  /** Within which share of the way to there it has risen so far. */
  readonly rising: number;
  /** How far above where hair usually begins it does so, over the temples and in the middle of the forehead; metres. */
  readonly receded: number;
  /** How far to each side of ahead it grows; radians. */
  readonly aside: number;
  /** Rows of roots behind each other, and how many locks there are in each of them. */
  readonly rows: number;
  readonly count: number;
  /** How blunt its locks are: hair that is cut ends in points. */
  readonly blunt: number;
  /** How wide the locks are beside those that are seen from near. */
  readonly wide: number;
}

/** How high hair begins at a yaw: a low point in the middle of the forehead, bays beside it, and temples that come forward; metres. */
const edge: readonly (readonly [yaw: number, high: number])[] = [
  [0, 0.0675],
  [0.3, 0.0695],
  [0.52, 0.0655],
  [0.74, 0.053],
  [0.92, 0.037],
  [1.06, 0.019],
  [1.2, 0.005],
  [1.5, 0.015],
];

/** How high swept hair begins at a yaw, metres. */
export function edgeAt(yaw: number, receded: number): number {
  const back = receded * (0.4 + smooth(0.05, 0.6, Math.abs(yaw)));
  const turn = Math.abs(yaw);
  const i = Math.max(
    1,
    edge.findIndex(([at]) => at >= turn),
  );
  const [from, to] = [edge[i - 1] ?? [0, 0], edge[i] ?? edge.at(-1) ?? [1, 0]];
  return back + from[1] + (to[1] - from[1]) * smooth(from[0], to[0], turn);
}

/** How far below where swept hair begins a place of the head is, metres; below 0 within it. */
export function belowSwept({ receded, aside }: Sweep, [x, y, z]: Vec3): number {
  const yaw = Math.atan2(Math.abs(x - skullMiddle[0]), skullMiddle[2] - z);
  return yaw > aside ? Infinity : edgeAt(yaw, receded) - y;
}

/** How unevenly locks begin, metres: hair meets the skin root by root. */
const ragged = 0.007;

/** Of single hairs before the locks: how many there are for each lock of a row, how far before those they grow, how far they reach of what locks do, and half of how wide they are; metres. */
const downy = { share: 4, before: 0.011, reach: 0.11, wide: 0.00034 } as const;

/** Locks that are combed from where hair begins over a head: thin where they grow, so that skin fades into hair, and lifted off it behind. */
export function sweptOf(random: Random, onSkin: OnHair, sweep: Sweep): readonly Lock[] {
  const { to, reach, lift, rising, ends, aside, rows, count } = sweep;
  const hairs = Math.round(count * downy.share);
  return Array.from({ length: rows * count + hairs }, (_, i): Lock => {
    const isHair = i >= rows * count;
    const row = isHair ? 0 : i % rows;
    const share = isHair ? random() : (Math.floor(i / rows) + random()) / count;
    const yaw = (share * 2 - 1) * aside;
    const high = edgeAt(yaw, sweep.receded) + ragged * (random() - 0.4) - (isHair ? downy.before * random() : 0);
    const root = rootAt(onSkin, yaw, high);
    const end = normalised(to);
    const start = (row + (row === 0 ? 0.08 : 0.35) * random()) * (reach / rows) * 0.62;
    const far = Math.min(
      0.97,
      start + reach * (row === 0 ? 1 : 0.62) * (isHair ? downy.reach : 1) * (0.78 + 0.4 * random()),
    );
    // Over the forehead hair is lifted, and beside it combed close.
    const own = lift * (0.45 + 0.55 * smooth(1.15, 0.3, Math.abs(yaw))) * (0.86 + 0.28 * random());
    const stray = 0.05 * (random() - 0.5);
    const way = steps.map((t): Vec3 => {
      const along = start + (far - start) * t;
      const over =
        overRoots + own * smooth(0, rising, along + (row > 0 ? t * 0.3 : 0)) * (row > 0 ? smooth(-0.1, 0.25, t) : 1);
      const off = over + (ends - over) * smooth(0.55, 1, t);
      const [x, y, z] = between(root, end, along);
      return onSkin([x + stray * Math.sin(t * 3) * t, y, z], off);
    });
    return {
      way,
      wide: isHair ? downy.wide * sweep.wide : (0.003 + 0.002 * random()) * sweep.wide,
      thick: isHair ? 0.0004 : 0.0012,
      seed: 900 + i,
      blunt: sweep.blunt,
      root: thin,
      tone: (row === 0 ? 0.86 : 0.96) + 0.3 * random(),
      lies: true,
    };
  });
}

/** How much of the width of a lock there is at its root, where skin fades into hair. */
const thin = 0.14;

/** How far over the skin locks begin, metres: over the shade of their roots. */
const overRoots = 0.0022;

/** Of locks that fall over a forehead from a parting: where that is, aside of ahead and up, how far to each side they end, and how high in the middle and beside it. */
const fringe = { parting: 0.42, rise: 1.02, aside: 1.02, middle: 0.039, beside: 0.02 } as const;

/** How a fringe is cut: beside how many its locks are, how far it stands off what it lies on, and how much higher it ends than just above the brows; metres. */
interface Fringe extends Pick<Sweep, 'count' | 'wide' | 'lift'> {
  readonly shorter: number;
}

/** A fringe: locks that fall from a parting at one side over a forehead and end above the brows. */
export function fringeOf(random: Random, on: OnHair, { count, wide, lift, shorter }: Fringe): readonly Lock[] {
  const side = random() < 0.5 ? -1 : 1;
  return Array.from({ length: count }, (_, i): Lock => {
    const yaw = (((i + random()) / count) * 2 - 1) * fringe.aside;
    const low =
      shorter + fringe.middle + (fringe.beside - fringe.middle) * smooth(0.5, 1, Math.abs(yaw)) + 0.011 * random();
    const from = towards(side * fringe.parting + yaw * 0.2, fringe.rise + 0.4 * random());
    const to = rootAt(on, yaw + 0.1 * (random() - 0.5), low);
    const off = 0.004 * random();
    return {
      way: steps.map((t): Vec3 => {
        // It begins within the hair behind it, and its ends lie near the brow.
        const over = lift * (0.43 + 0.57 * smooth(0, 0.25, t) - 0.62 * smooth(0.45, 1, t));
        return on(between(from, to, t), over + off);
      }),
      wide: (0.0034 + 0.002 * random()) * wide,
      thick: 0.0012,
      seed: 1500 + i,
      blunt: 0.12,
      tone: 0.95 + 0.35 * random(),
      lies: true,
    };
  });
}

/** Places along a lock at which its way is told. */
const steps = [0, 0.1, 0.22, 0.38, 0.56, 0.78, 1] as const;

/** The direction at a yaw in which the skin is so high. */
function rootAt(onSkin: OnHair, yaw: number, high: number): Vec3 {
  let [low, top] = [-0.5, 1.4];
  for (let i = 0; i < 12; i++) {
    const rise = (low + top) / 2;
    if (onSkin(towards(yaw, rise), 0)[1] < high) low = rise;
    else top = rise;
  }
  return towards(yaw, (low + top) / 2);
}

/** A direction so far of the way from one to another, over the head. */
function between(from: Vec3, to: Vec3, share: number): Vec3 {
  const cos = Math.max(-1, Math.min(1, from[0] * to[0] + from[1] * to[1] + from[2] * to[2]));
  const angle = Math.acos(cos);
  const sin = Math.sin(angle) || 1;
  const [a, b] = [Math.sin((1 - share) * angle) / sin, Math.sin(share * angle) / sin];
  return [from[0] * a + to[0] * b, from[1] * a + to[1] * b, from[2] * a + to[2] * b];
}
