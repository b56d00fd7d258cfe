import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { noise3, smooth } from '../solid/noise.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
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
}

/** From where locks face outwards: the axis of the skull and of the neck. */
const outOf = ([x, y, z]: Vec3): Vec3 => normalised([x, Math.max(0, y - 0.035), z - 0.012]);

/** How wide a lock is on its way, as a share of its widest place. */
const widthAt = (u: number, blunt: number): number =>
  (0.45 + 0.55 * smooth(0, 0.3, u)) * (blunt + (1 - blunt) * Math.max(0, 1 - u ** 2.4) ** 0.75);

/** Draws locks: each is a vaulted band with strands of lighter and darker hair, dark at its edges where it lies on the next one. */
export function drawLocks(mesh: Mesh, locks: readonly Lock[], colour: Rgb, detail: number): void {
  for (const lock of locks) drawLock(mesh, lock, colour, detail);
}

function drawLock(mesh: Mesh, lock: Lock, colour: Rgb, detail: number): void {
  const { wide, thick, seed, blunt = 0.06, tone = 1 } = lock;
  const rows = Math.max(4, Math.round(Math.min(34, (lock.way.length - 1) * 3) * detail));
  const columns = Math.max(3, Math.round(9 * detail));
  const way = smoothWay(lock.way, 4);
  const last = way.length - 1;
  const at = (u: number): Vec3 => {
    const place = Math.min(last, Math.max(0, u * last));
    const i = Math.min(last - 1, Math.floor(place));
    const [a, b] = [way[i] ?? [0, 0, 0], way[i + 1] ?? [0, 0, 0]];
    const t = place - i;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
  };
  const own = 0.88 + 0.24 * noise3(seed * 3.7, 0.5, seed * 1.3);
  mesh.sheet(
    (u, v) => {
      const p = at(u);
      const [a, b] = [at(u - 0.02), at(u + 0.02)];
      const along = normalised([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
      const side = normalised(cross(outOf(p), along));
      const out = cross(along, side);
      const across = (v * 2 - 1) * wide * widthAt(u, blunt);
      const up = thick * (1 - (v * 2 - 1) ** 2) * (0.4 + 0.6 * widthAt(u, blunt)) - thick * 0.3;
      return [
        p[0] + side[0] * across + out[0] * up,
        p[1] + side[1] * across + out[1] * up,
        p[2] + side[2] * across + out[2] * up,
      ];
    },
    rows,
    columns,
    (u, v) => {
      const strand = 0.66 + 0.68 * noise3(v * 9 + seed * 5.1, u * 1.6 + seed, seed * 2.3);
      const edge = 1 - 0.4 * Math.abs(v * 2 - 1) ** 3;
      const root = 0.8 + 0.2 * smooth(0, 0.15, u);
      const sunned = mixRgb(colour, [colour[0] * 1.22, colour[1] * 1.2, colour[2] * 1.12], smooth(0.4, 1, u));
      return scaleRgb(sunned, own * strand * edge * root * tone);
    },
    materials.hair,
  );
}
