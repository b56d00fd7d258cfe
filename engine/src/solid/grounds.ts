import { mix } from '../raster/scalar.ts';
import { chanceAt, fbm, noise2, noise3, smooth } from './noise.ts';
import { blend, surface, tilt, tone } from './painted-point.ts';
import type { Place } from './painted-point.ts';
import type { World } from './world.ts';

export function paintSand({ wx, wz, distance }: Place): void {
  tone(0.9 + 0.2 * fbm(wx * 0.6, wz * 0.6, 4));
  const ripple = Math.sin(wz * 5 + fbm(wx * 0.4, wz * 0.4, 3) * 9) * 0.1 * smooth(40, 4, distance);
  surface.nz += ripple;
  surface.nx += ripple * 0.3;
}

export function paintRoad({ wx, wz, distance }: Place, { wet }: World): void {
  const size = 4.5;
  const row = Math.floor(wz * size);
  const along = wx * size + (row & 1) * 0.5;
  const column = Math.floor(along);
  const f = along - column;
  const g = wz * size - row;
  const far = smooth(45, 8, distance);
  const joint = smooth(0, 0.16, f) * smooth(0, 0.16, 1 - f) * smooth(0, 0.16, g) * smooth(0, 0.16, 1 - g);
  tone(1 + (chanceAt(row, column) - 0.5) * 0.5 * far);
  tone(mix(1, mix(0.5, 1.06, joint), far));
  surface.gloss = wet ? 0.8 : 0.12;
  surface.nx += (f - 0.5) * 0.25 * far;
  surface.nz += (g - 0.5) * 0.25 * far;
}

export function paintFloor({ lx, lz }: Place): void {
  const column = Math.floor(lx * 2.2);
  const board = Math.floor(lz * 0.45 + chanceAt(column, 1) * 3);
  const f = lx * 2.2 - column;
  tone(0.8 + chanceAt(column, board) * 0.4);
  tone(mix(0.45, 1, smooth(0, 0.04, f) * smooth(0, 0.04, 1 - f)));
  tone(0.85 + 0.3 * fbm(lx * 14, lz * 1.2, 4));
  surface.gloss = 0.28;
}

export function paintReef({ wx, wy, wz }: Place): void {
  tone(0.6 + 0.8 * fbm(wx * 7 + wy * 3, wz * 7 + wy * 5, 4));
  surface.nx += (noise3(wx * 14, wy * 14, wz * 14) - 0.5) * 0.7;
  surface.nz += (noise3(wx * 14 + 9, wy * 14, wz * 14) - 0.5) * 0.7;
  surface.through = 0.15;
}

/** Falling water: strands that are drawn out the farther they have fallen, and between them the dark of wet rock behind. */
export function paintFall(at: Place): void {
  const { lx, ly, lz, distance } = at;
  const fallen = Math.abs(ly);
  const time = Math.sqrt(fallen + 0.25) * 1.3;
  const across = lx + lz * 0.2 + (noise2(lx * 0.4, time * 0.9) - 0.5) * 0.35;
  const strand = (of: number) => fbm(of * 5.5, time * 0.9, 3);
  const wide = fbm(across * 1.5, time * 0.45, 3);
  const narrow = strand(across);
  const near = smooth(60, 12, distance);
  const drops = (noise2(across * 38, time * 8) - 0.5) * near + (noise2(across * 17 + 3, time * 4) - 0.5);
  // At the edge it is smooth and clear, and it whitens as it falls.
  const body = wide * 0.5 + narrow * 0.5 + drops * 0.09 + 0.13 * smooth(0.1, 2.4, fallen);
  const white = smooth(0.4, 0.7, body);
  blend(0.12, 0.155, 0.16, (1 - white) * 0.72);
  tone(0.84 + 0.32 * narrow);
  tilt(at, (narrow - strand(across + 0.05)) * 2.6, 0);
  surface.gloss = 0.2 * (1 - white);
  surface.through = 0.35;
}
