import type { Random } from '../raster/random.ts';
import { eroded, fbm, smooth } from '../solid/noise.ts';

/** An island far out: its middle, its half width and half depth, and how high it rises; metres. */
export interface Island {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  /** A rock with walls, as limestone stands in warm seas. */
  readonly isSteep: boolean;
}

/** None, low and far ones, or one to four that are high, never in a row. */
export function scatterIslands(random: Random): readonly Island[] {
  const kind = random();
  if (kind < 0.25) return [];
  return kind < 0.7 ? lowIslands(random) : highIslands(random);
}

/** A chain of wooded ones near the horizon. */
function lowIslands(random: Random): readonly Island[] {
  const from = -150 + random() * 180;
  return Array.from({ length: 1 + Math.floor(random() * 3) }, (_, i) => ({
    x: from + i * (110 + random() * 70),
    z: 520 + random() * 60,
    wide: 70 + random() * 70,
    deep: 40,
    high: 12 + random() * 20,
    isSteep: false,
  }));
}

function highIslands(random: Random): readonly Island[] {
  const isSteep = random() < 0.5;
  const main = {
    x: 60 + random() * 130,
    z: 400 + random() * 60,
    wide: 95 + random() * 50,
    deep: 60,
    high: 58 + random() * 46,
  };
  const small = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, i) => ({
    x: -70 + i * 120 + (random() - 0.5) * 60,
    z: 480 + random() * 110,
    wide: 26 + random() * 36,
    deep: 30,
    high: 20 + random() * 34,
  }));
  return [main, ...small].map((one) => ({
    ...one,
    ...(isSteep ? { wide: one.wide * 0.55, high: one.high * 1.35 } : {}),
    isSteep,
  }));
}

/** Wooded islands with headlands, ridges and hollows. */
export function islandHeight(islands: readonly Island[], x: number, z: number): number {
  let height = -9;
  for (const { x: cx, z: cz, wide, deep, high, isSteep } of islands) {
    const away = Math.hypot((x - cx) / wide, (z - cz) / deep);
    if (away > 1.7) continue;
    const rough = fbm(x * 0.022 + cx, z * 0.022, 5);
    const shape = away + (rough - 0.5) * (isSteep ? 0.5 : 0.85);
    const ridges = 0.55 + 0.9 * eroded(x * 0.013 + cx, z * 0.013, 4);
    const rise = isSteep ? smooth(1, 0.62, shape) * (0.75 + 0.25 * smooth(0.7, 0, shape)) : smooth(1.02, 0.1, shape);
    const crowns = Math.abs(fbm(x * 0.16, z * 0.16, 3) - 0.5) * 9 * smooth(0.06, 0.2, rise);
    height = Math.max(height, -9 + rise * (9 + high * ridges) + crowns);
  }
  return height;
}
