import { mix } from '../raster/scalar.ts';
import { chanceAt, fbm, noise2, smooth } from './noise.ts';
import { blend, surface, tilt, tone } from './painted-point.ts';
import type { Place } from './painted-point.ts';
import type { World } from './world.ts';

export function masonry(at: Place, width: number, height: number, rough: boolean): void {
  const { u, v, distance } = at;
  const row = Math.floor(v / height);
  const along = u / width + (row & 1) * 0.5 + (rough ? chanceAt(row, 1) * 0.6 : 0);
  const column = Math.floor(along);
  const fu = along - column;
  const fv = v / height - row;
  const far = smooth(120, 30, distance);
  const e = 0.06;
  const edge = Math.min(smooth(0, e, fu), smooth(0, e, 1 - fu), smooth(0, e * 2, fv), smooth(0, e * 2, 1 - fv));
  const chance = chanceAt(row, column);
  tone(1 + (chance - 0.5) * 0.42 * far);
  if (rough && chanceAt(column, row) > 0.8) blend(surface.r * 1.1, surface.g * 0.98, surface.b * 0.84, 0.6);
  tone(mix(1, mix(rough ? 0.62 : 1.25, 1, edge), far));
  const weather = fbm(u * 0.5, v * 0.5, 4);
  tone(0.82 + 0.36 * weather);
  tone(mix(0.8, 1, smooth(0, 1.5, v)));
  const near = smooth(60, 14, distance);
  if (near <= 0) return;
  const bend = (rough ? 0.5 : 0.32) * near;
  const wide = rough ? 0.16 : 0.1;
  tilt(
    at,
    (smooth(wide, 0, 1 - fu) - smooth(wide, 0, fu)) * bend + (rough ? (chance - 0.5) * 0.2 * near : 0),
    (smooth(wide * 1.6, 0, 1 - fv) - smooth(wide * 1.6, 0, fv)) * bend,
  );
  if (rough) tone(mix(1, 0.84 + 0.32 * fbm(u * 9, v * 9, 3), near));
}

/** Tiles with a round lower edge, each a little hollow; rain has left its marks on them. */
export function paintTiles({ lx, lz, v, ax, az, distance }: Place): void {
  const across = lx * 3.6;
  const shifted = v * 4.4 + 1000;
  const even = Math.floor(shifted) & 1;
  const fu0 = across + even * 0.5 - Math.floor(across + even * 0.5);
  // The lower edge hangs down in the middle of a tile.
  const hung = shifted + 0.34 * (1 - (2 * fu0 - 1) ** 2);
  const row = Math.floor(hung);
  const fv = hung - row;
  const column = Math.floor(across + (row & 1) * 0.5);
  const fu = across + (row & 1) * 0.5 - column;
  const far = smooth(90, 25, distance);
  const chance = chanceAt(row, column);
  tone(1 + (chance - 0.5) * 0.46 * far);
  if (chance > 0.82) blend(surface.r * 0.74, surface.g * 0.84, surface.b * 0.92, 0.55 * far);
  tone(mix(1, 0.6 + 0.5 * smooth(0, 0.3, fv), far));
  const weather = fbm(lx * 0.7, v * 0.35 + lz, 4);
  tone(0.78 + 0.42 * weather);
  // Moss where it stays damp.
  blend(0.11, 0.12, 0.05, smooth(0.56, 0.78, fbm(lx * 1.7 + 9, v * 1.4 + lz, 4)) * 0.45);
  const hollow = (fu - 0.5) * 0.5 * smooth(50, 14, distance);
  surface.nx += ax * hollow;
  surface.nz += az * hollow;
}

export function paintPlanks(at: Place): void {
  const { u, v, distance } = at;
  const column = Math.floor(u * 3.4);
  const f = u * 3.4 - column;
  tone(0.82 + chanceAt(column, 3) * 0.36);
  tone(mix(0.5, 1, smooth(0, 0.06, f) * smooth(0, 0.06, 1 - f)));
  tone(0.84 + 0.32 * noise2(u * 30, v * 2.5));
  tone(0.88 + 0.24 * fbm(u * 1.3, v * 0.5, 3));
  tilt(at, (smooth(0.12, 0, 1 - f) - smooth(0.12, 0, f)) * 0.35 * smooth(40, 10, distance), 0);
}

function glowWarm(strength: number): void {
  surface.er += 2.6 * strength;
  surface.eg += 1.35 * strength;
  surface.eb += 0.42 * strength;
}

export function paintWindow({ u, v }: Place, { windowsLit }: World): void {
  surface.gloss = windowsLit > 0 ? 0.2 : 0.9;
  if (windowsLit > 0) glowWarm((0.75 + 0.5 * noise2(u * 3, v * 3)) * windowsLit);
}

/** A wall of a tall building: rows of windows, some of them lit. */
export function paintTowerBlock({ u, v, distance, ax, az }: Place, { windowsLit }: World): void {
  const column = Math.floor(u / 1.6);
  const row = Math.floor(v / 3.2);
  const fu = u / 1.6 - column;
  const fv = v / 3.2 - row;
  const glass = smooth(0.1, 0.16, fu) * smooth(0.1, 0.16, 1 - fu) * smooth(0.2, 0.28, fv) * smooth(0.08, 0.14, 1 - fv);
  const seen = smooth(1400, 500, distance);
  tone(0.9 + 0.2 * fbm(u * 0.2, v * 0.2, 3));
  const chance = chanceAt(column * 3 + 1, row * 7 + 5);
  const pane = 0.25 + 0.5 * chance;
  blend(0.05 * pane, 0.09 * pane, 0.14 * pane, glass * 0.85 * seen);
  surface.gloss = 0.7 * glass;
  if (windowsLit === 0) return;
  // No two towers stand alike: in some hardly anybody is at home, on some floors everybody, and some have cold lamps.
  const own = chanceAt(Math.floor(ax * 4096), Math.floor(az * 4096));
  const isDark = chance < 0.62 + 0.26 * own + 0.2 * (noise2(column * 0.16 + own * 40, row * 0.3) - 0.4);
  if (isDark) return;
  const strength = glass * (0.25 + 0.75 * chanceAt(row, column)) * windowsLit;
  if (chanceAt(Math.floor(own * 4096), 5) > 0.3) return glowWarm(strength);
  surface.er += 1.25 * strength;
  surface.eg += 1.5 * strength;
  surface.eb += 1.7 * strength;
}
