import type { Random } from '../raster/random.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus, plus } from '../body/affine.ts';
import { smooth } from '../solid/noise.ts';
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
  /** It lies on the head beside others: it faces off the head, and is hardly vaulted to the light. */
  readonly lies?: true;
  /** How much of its width it has at its root; about half by itself. */
  readonly root?: number;
}

/** How far a place is from what hair lies on, metres, below 0 within it. */
export type ToBody = (x: number, y: number, z: number) => number;

/** Where hair is tied together on the head, radians: aside of ahead and up. */
export interface Tie {
  readonly yaw: number;
  readonly rise: number;
}

/** Of how many locks a bun is wound. */
const wound = 20;

/** A bun on the head: locks that are wound into a ball. */
export function coilOf(random: Random, rise: number): readonly Lock[] {
  const [x, y, z] = overScalp(towards(Math.PI, rise), 0.026);
  const size = 0.038 + 0.006 * random();
  return Array.from({ length: wound }, (_, i): Lock => {
    const [lean, start] = [(i / wound) * Math.PI, random() * 6];
    const ring = Array.from({ length: 8 }, (_none, k): Vec3 => {
      const a = start + (k / 7) * 4.4;
      const [across, up] = [Math.cos(a) * size, Math.sin(a) * size];
      return [x + across * Math.cos(lean), y + up * 0.85, z + across * Math.sin(lean) * 0.9];
    });
    return { way: ring, wide: 0.0075, thick: 0.0055, seed: 200 + i, blunt: 0.4, tone: 0.85 + 0.3 * random() };
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

/** How many locks fall to each side of a parting where a face fills the picture, and how wide they are there; half of that, metres. */
const framing = { count: 40, least: 0.0046, more: 0.0034 } as const;

/** How far before those that fall over the ears the foremost locks fall beside the face, as a share of all of them. */
const foremost = 0.26;

/** How much farther off the head hair is that falls over an ear, metres: it would stand out between the locks in scraps. */
const overEar = 0.006;

/** The place of hair that lies on a head in a direction from the middle of the skull, so far over it. */
export type OnHair = (way: Vec3, off: number) => Vec3;

/** What locks lie on that frame a face: the hair behind them, and the skin beside the face. */
interface Framed {
  readonly onHair: OnHair;
  readonly onSkin: OnHair;
}

/** How far over the skin of a cheek the foremost locks lie, metres. */
const beforeHair = 0.012;

/**
 * Locks that fall from a parting over long hair and down beside the face: without them it is as smooth as a helmet, and its edge the rim of a hood.
 * They are as many and as narrow as can be told apart: a few wide ones were furrows of a field.
 */
export function framingOf(random: Random, { onHair, onSkin }: Framed, share = 1): readonly Lock[] {
  const count = Math.round(framing.count * share);
  const parting = 0.012 * (random() < 0.5 ? -1 : 1) * (0.4 + random());
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, i): Lock => {
      const t = (i + 0.6 * random()) / count - foremost * (1 - i / count);
      const back = 0.4 + 1.13 * Math.max(0, t);
      const on = (yaw: number, rise: number, off: number): Vec3 => {
        const way = towards(side * yaw, rise);
        const [hair, skin] = [onHair(way, off), onSkin(way, off + beforeHair)];
        // Beside the face they lie on the cheek: on hair that swings out behind it they would hang before it as a curtain.
        const close = smooth(0.2, -0.2, t) * smooth(0.5, 0.8, yaw);
        const [x, y, z] = plus(hair, minus(skin, hair), close);
        return [x + parting * Math.max(0, 1 - yaw * 1.2), y, z];
      };
      const off = 0.003 * random();
      const spread = 0.07 * random();
      const wave = 0.03 * (random() - 0.5);
      const fallen = on(1.3 + 0.5 * t + spread, -0.85, off + 0.004);
      const way = smoothWay(
        [
          on(0.035 * random() - 0.01, back, off),
          on(0.36 + 0.16 * t, 0.35 + 0.9 * t + wave, off + 0.002),
          on(0.74 + 0.3 * t + spread, 0.17 + 0.63 * t, off + 0.002),
          on(1.04 + 0.36 * t + spread, -0.12 + 0.4 * t - wave, off + 0.001 + overEar * 0.6),
          on(1.2 + 0.4 * t + spread, -0.5, off + overEar),
          fallen,
          plus(fallen, [0, -1, 0], 0.02 + 0.045 * random()),
        ],
        6,
      );
      return {
        way,
        wide: (framing.least + framing.more * random()) / share,
        thick: 0.0014 + 0.0008 * random(),
        seed: 600 + i * 2 + (side > 0 ? 1 : 0),
        blunt: 0.12,
        tone: 0.9 + 0.3 * random(),
        lies: true,
      };
    }),
  );
}

/** How many ringlets hang about a head, from which yaw to which to each side: not over the face; radians. */
const ringlets = { count: 58, from: 0.9, to: Math.PI } as const;

/** Ringlets that hang around a head over hair in waves, each wound about a line of its own, and end where they like. */
export function ringletsOf(random: Random): readonly Lock[] {
  return Array.from({ length: ringlets.count }, (_, i): Lock => {
    const side = i % 2 === 0 ? 1 : -1;
    const share = (Math.floor(i / 2) + random()) / (ringlets.count / 2);
    const yaw = side * (ringlets.from + (ringlets.to - ringlets.from) * share);
    const rise = 0.98 - 1.15 * random();
    const [x, y, z] = overScalp(towards(yaw, rise), 0.014);
    const end = -0.13 - 0.13 * random();
    const [turns, start] = [(y - end) / 0.034, random() * 6];
    const size = 0.0085 + 0.005 * random();
    const steps = Math.ceil(turns * 9);
    const off = 1.12 + 0.26 * random();
    const way = Array.from({ length: steps + 1 }, (_none, k): Vec3 => {
      const t = k / steps;
      const a = start + t * turns * Math.PI * 2;
      const out = 1 + (off - 1) * Math.min(1, t * 2.5);
      const [dx, dz] = [Math.sin(yaw), -Math.cos(yaw)];
      const [across, ahead] = [Math.cos(a) * size * Math.min(1, t * 5), Math.sin(a) * size * Math.min(1, t * 5)];
      return [x * out + dx * ahead + dz * across, y + (end - y) * t, z * out + dz * ahead - dx * across];
    });
    return { way, wide: 0.0068, thick: 0.005, seed: 700 + i, blunt: 0.3, tone: 0.8 + 0.4 * random() };
  });
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
