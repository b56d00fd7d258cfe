import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground } from '../solid/world.ts';
import { tau, vary } from './chance.ts';
import { manyAcross } from './many-across.ts';

interface GrassLook {
  /** How many blades are tried. */
  readonly n: number;
  readonly near: number;
  readonly far: number;
  readonly spread: number;
  /** Width of the picture over its height, at least 1: so many times as far to both sides, with `manyAcross` times as many blades. */
  readonly wide: number;
  readonly ground: Ground;
  readonly cols: readonly string[];
  readonly h?: number;
  readonly cx?: number;
  readonly ez?: number;
  readonly minY?: number;
  /** Where it grows to its height; elsewhere it stays short, around the feet of what stands there. */
  readonly tall?: (x: number, z: number) => boolean;
}

/** Blades of grass, thinning with distance from the eye; their tips catch the light. */
export function buildGrass(mesh: Mesh, random: Random, look: GrassLook): void {
  const { near, far, wide, ground, cols, h = 0.35, tall } = look;
  const n = Math.round(look.n * manyAcross(wide));
  const spread = look.spread * wide;
  for (let i = 0; i < n; i++) {
    const z = near * (far / near) ** Math.sqrt(random()),
      x = (random() - 0.5) * 2 * spread * z + (look.cx ?? 0),
      Z = z + (look.ez ?? 0);
    const y = ground(x, Z);
    if (y < (look.minY ?? -1e9)) continue;
    const k = 0.6 + z * 0.07,
      H =
        (tall && !tall(x, Z) ? 0.3 : 1) *
        h *
        (0.6 + random() * 0.8) *
        (0.75 + 0.6 * fbm(x * 0.35, Z * 0.35, 2)) *
        Math.min(k, 1.6),
      w = 0.011 * k * 1.5,
      a = random() * tau,
      b = H * (random() - 0.3) * 0.7,
      dx = Math.cos(a),
      dz = Math.sin(a),
      c = vary(
        readColour(
          cols[((fbm(x * 0.22, Z * 0.22, 3) * 1.6 * cols.length + random() * 1.2) % cols.length) | 0] ?? '#5d8a34',
        ),
        random,
        0.35,
      ),
      N: Vec3 = [dx * 0.25, 1, dz * 0.25 - 0.15];
    mesh.tri(
      [x - w * dz, y - 0.02, Z + w * dx],
      [x + dx * b, y + H, Z + dz * b],
      [x + w * dz, y - 0.02, Z - w * dx],
      N,
      N,
      N,
      c,
      materials.leaf,
      0.42,
      1.35,
      0.42,
    );
  }
}
