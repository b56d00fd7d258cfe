import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { noise3, smooth } from '../solid/noise.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

export interface Boulder {
  /** Half of its width and of its depth, and its height over the ground; metres. */
  readonly half: readonly [x: number, z: number];
  readonly high: number;
  readonly stone: Rgb;
  /** What grows or lies on its top; bare by itself. */
  readonly cover?: Rgb;
}

/** How sharp its edges are: the higher, the less worn. */
const sharp = 13;

/**
 * A rock that has broken along planes, with edges that are a little worn; it is sunk into the ground on which it stands. Gives where its surface is in a
 * direction of length 1.
 */
export function buildBoulder(mesh: Mesh, random: Random, { half, high, stone, cover }: Boulder): (way: Vec3) => Vec3 {
  const place = random() * 40;
  const planes = Array.from({ length: 13 }, (_, i) => {
    const [turn, lift] = [(i / 13) * tau * 3 + random() * 1.2, -0.5 + random() * 1.35];
    const way = normalised([Math.cos(turn), lift, Math.sin(turn)]);
    return { way, off: 0.72 + random() * 0.3 };
  });
  planes.push({ way: normalised([(random() - 0.5) * 0.5, 1, (random() - 0.5) * 0.5]), off: 0.62 + random() * 0.25 });
  const reach = (d: Vec3): number => {
    let sum = 0;
    for (const { way, off } of planes) {
      const along = (d[0] * way[0] + d[1] * way[1] + d[2] * way[2]) / off;
      if (along > 0) sum += along ** sharp;
    }
    return Math.min(1.25, sum ** (-1 / sharp));
  };
  const surfaceAt = (d: Vec3): Vec3 => {
    const r = reach(d) * (1 + 0.07 * (noise3(d[0] * 3.1 + place, d[1] * 3.1, d[2] * 3.1) - 0.5));
    return [d[0] * r * half[0], d[1] * r * high * 1.3, d[2] * r * half[1]];
  };
  const across = Math.round(Math.min(40, Math.max(14, 18 + half[0] * 12)));
  mesh.sheet(
    (u, v) => {
      const [turn, lift] = [u * tau, (v - 0.36) * Math.PI * 0.78];
      return surfaceAt([Math.cos(turn) * Math.cos(lift), Math.sin(lift), Math.sin(turn) * Math.cos(lift)]);
    },
    across,
    across >> 1,
    (u, v) => {
      const k = noise3(Math.cos(u * tau) * 2 + place, v * 4, Math.sin(u * tau) * 2);
      const bare = scaleRgb(stone, 0.8 + 0.4 * k);
      return cover ? mixRgb(bare, cover, smooth(0.6, 0.78, v + (k - 0.5) * 0.35) * 0.9) : bare;
    },
    materials.rock,
  );
  return surfaceAt;
}
