import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau, pick, vary } from './chance.ts';

interface PineLook {
  readonly h?: number;
  readonly tiers?: number;
  readonly n?: number;
}

/** A conifer in tiers of drooping twigs. */
export function buildPine(mesh: Mesh, random: Random, look: PineLook = {}): void {
  const h = look.h ?? 9 + random() * 5,
    tiers = look.tiers ?? 15,
    c: readonly [string, ...string[]] = ['#24482c', '#2c5433', '#1d3d27', '#38623a'];
  mesh
    .push()
    .object()
    .tube(
      [
        [0, -0.3, 0],
        [0, h * 0.96, 0],
      ],
      [h * 0.022, 0.02],
      '#4b3828',
      materials.bark,
      6,
    );
  for (let t = 0; t < tiers; t++) {
    const v = t / tiers,
      y = h * (0.12 + 0.86 * v),
      R = h * 0.2 * (1 - v) ** 0.85 + 0.12,
      n = look.n ?? 13;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * tau + t * 1.7 + random() * 0.3,
        R2 = R * (0.75 + random() * 0.4),
        ca = Math.cos(a),
        sa = Math.sin(a),
        w = R2 * 0.3,
        dr = R2 * (0.42 + random() * 0.2),
        N: Vec3 = [ca * 0.8, 0.65, sa * 0.8],
        col = vary(readColour(pick(random, c)), random, 0.35),
        tip: Vec3 = [ca * R2, y - dr, sa * R2];
      mesh.tri(
        [0, y + 0.12 * R, 0],
        [ca * R2 * 0.6 - sa * w, y - dr * 0.5, sa * R2 * 0.6 + ca * w],
        tip,
        N,
        N,
        N,
        col,
        materials.leaf,
        0.45,
        0.9,
        1.15,
      );
      mesh.tri(
        [0, y + 0.12 * R, 0],
        tip,
        [ca * R2 * 0.6 + sa * w, y - dr * 0.5, sa * R2 * 0.6 - ca * w],
        N,
        N,
        N,
        col,
        materials.leaf,
        0.45,
        1.15,
        0.9,
      );
    }
  }
  mesh.pop();
}
