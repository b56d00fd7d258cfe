import type { Random } from '../raster/random.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { outside } from './falling-hair.ts';
import type { ToBody } from './falling-hair.ts';
import type { Lock } from './hair-locks.ts';
import { alongScalp, hairlineAt, overScalp, towards } from './scalp.ts';
import { smoothWay } from './smooth-way.ts';

/** Where hair is tied together on the head, radians: aside of ahead and up. */
export interface Tie {
  readonly yaw: number;
  readonly rise: number;
}

const around = 38;

/** Hair that is drawn from its edge all around to one tie, or to the nearer of two. */
export function gathered(random: Random, ties: readonly Tie[]): readonly Lock[] {
  const part = (random() - 0.5) * 0.5;
  return [0, 1].flatMap((layer) =>
    Array.from({ length: around }, (_, i): Lock => {
      const yaw = ((i + layer * 0.5) / around - 0.5) * Math.PI * 2;
      const tie =
        ties.length === 1 ? ties[0] : ties.find(({ yaw: at }) => at * (yaw - part * Math.max(0, Math.cos(yaw))) > 0);
      const to = towards(tie?.yaw ?? Math.PI, tie?.rise ?? 0);
      // The direction in which the edge of the hair lies.
      const edge = towards(yaw, Math.asin(Math.max(-0.95, Math.min(0.95, (hairlineAt(yaw) - 0.034) / 0.09))));
      const chance = random();
      const off = 0.003 + 0.004 * layer + 0.0025 * chance;
      const from = layer * 0.18;
      return {
        way: [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
          const share = from + (1 - from) * t;
          return overScalp(alongScalp(edge, to, share), off * (t === 0 ? 0.2 : 1) + 0.006 * Math.sin(Math.PI * share));
        }),
        wide: 0.0115 + 0.003 * chance,
        thick: 0.0026,
        seed: 1 + i + layer * 50,
        blunt: 0.45,
        tone: 0.86 + 0.14 * layer,
      };
    }),
  );
}

/** Hair that is parted in the middle and drawn from there to a tie on each side. */
export function partedTo(random: Random, ties: readonly Tie[]): readonly Lock[] {
  return ties.flatMap(({ yaw, rise }, side) =>
    Array.from({ length: 12 }, (_, i): Lock => {
      const back = i / 11;
      const root = towards(0.03 * Math.sign(yaw), 0.56 + back * 2.3);
      const to = towards(yaw, rise);
      return {
        way: [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
          const off = 0.006 + 0.004 * random() + 0.007 * Math.sin(Math.PI * t);
          return overScalp(alongScalp(root, to, t), t === 0 ? 0.004 : off);
        }),
        wide: 0.0125,
        thick: 0.0045,
        seed: 150 + i * 2 + side,
        blunt: 0.4,
      };
    }),
  );
}

/** A bun on the head: locks that are wound into a ball. */
export function coilOf(random: Random, rise: number): readonly Lock[] {
  const [x, y, z] = overScalp(towards(Math.PI, rise), 0.026);
  const size = 0.038 + 0.006 * random();
  return Array.from({ length: 12 }, (_, i): Lock => {
    const [lean, start] = [(i / 12) * Math.PI, random() * 6];
    const ring = Array.from({ length: 8 }, (_none, k): Vec3 => {
      const a = start + (k / 7) * 4.4;
      const [across, up] = [Math.cos(a) * size, Math.sin(a) * size];
      return [x + across * Math.cos(lean), y + up * 0.85, z + across * Math.sin(lean) * 0.9];
    });
    return { way: ring, wide: 0.0115, thick: 0.009, seed: 200 + i, blunt: 0.4 };
  });
}

/** A tail of hair that falls from a tie behind. */
export function tailFrom(random: Random, rise: number, toBody: ToBody): readonly Lock[] {
  const [x, y, z] = overScalp(towards(Math.PI, rise), 0.008);
  const aside = (random() - 0.5) * 0.12;
  return Array.from({ length: 18 }, (_, i): Lock => {
    const a = (i / 18) * Math.PI * 2;
    const [chance, wave] = [random(), random() * 6];
    const long = 0.3 + 0.06 * chance;
    const way = [0, 0.08, 0.2, 0.4, 0.6, 0.8, 1].map((t): Vec3 => {
      const open = 0.012 + 0.022 * Math.sin(Math.min(1, t * 1.2) * Math.PI * 0.7);
      const out = 0.05 * Math.sin(Math.min(1, t * 4) * 1.57);
      const at: Vec3 = [
        x + Math.cos(a) * open + aside * t * t + 0.005 * Math.sin(t * 8 + wave),
        y + 0.018 * Math.sin(Math.min(1, t * 5) * Math.PI) - long * t,
        z + out + Math.sin(a) * open * 0.8,
      ];
      return outside(toBody, at, { off: 0.012 + 0.012 * (1 + Math.sin(a)), towards: 1 });
    });
    return { way, wide: 0.0125, thick: 0.007, seed: 300 + i };
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
