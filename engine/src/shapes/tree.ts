import { mix } from '../raster/scalar.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau, pick, vary, withered } from './chance.ts';

/** Leaves of a tree in the axes of the crown they belong to, metres. */
export interface TreeKind {
  readonly h: number;
  readonly spread: number;
  readonly trunk: number;
  readonly bark: string;
  readonly leaf: readonly [string, ...string[]];
  /** Radius of a clump of leaves; 0 has none. */
  readonly blob: number;
  /** How long a branch is to the one that it grows from, and how much it strives up. */
  readonly reach: number;
  readonly rise: number;
  readonly depth: number;
  /** Its leaves are petals: small, and all alike. */
  readonly isBlossom?: boolean;
}

/** A cloud of leaves round a centre; their normals point outwards, so the cloud is lit as one soft form. */
export function leaves(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  R: number,
  n: number,
  size: number,
  cols: readonly [string, ...string[]],
  flat = 1,
  isBlossom = false,
): void {
  // No two clumps are quite of one green: one is younger, one stands drier. Petals are all of one day.
  const [young, old] = [random(), random()];
  const [bright, dry] = isBlossom ? [0.94 + young * 0.12, 0] : [0.8 + young * 0.4, old ** 2 * 0.4];
  const varied = isBlossom ? 0.14 : 0.4;
  for (let i = 0; i < n; i++) {
    const a = random() * tau,
      q = Math.acos(2 * random() - 1),
      d = R * (0.55 + 0.5 * Math.cbrt(random())),
      nx = Math.sin(q) * Math.cos(a),
      ny = Math.cos(q),
      nz = Math.sin(q) * Math.sin(a),
      px = x + nx * d,
      py = y + ny * d * flat,
      pz = z + nz * d,
      s = size * (0.7 + random() * 0.6),
      t = random() * tau,
      // Twice as long as it is broad, and folded along its rib.
      ux = Math.cos(t) * s * 1.25,
      uy = (random() - 0.5) * s * 1.25,
      uz = Math.sin(t) * s * 1.25,
      vx = (random() - 0.5) * s * 0.8,
      vy = s * 0.52,
      vz = (random() - 0.5) * s * 0.8,
      N: Vec3 = [nx, ny * 0.8 + 0.35, nz],
      c = withered(
        vary(readColour(pick(random, cols)), random, varied),
        isBlossom ? 0 : dry + (i % 23 === 0 ? 0.45 : 0),
      ),
      // Within and below a clump it is dark, and what faces the sky is light.
      sh = bright * (0.34 + 0.66 * (d / R) ** 2) * (0.72 + 0.36 * ny);
    mesh.tri(
      [px - ux, py - uy, pz - uz],
      [px + vx, py + vy, pz + vz],
      [px + ux, py + uy, pz + uz],
      N,
      N,
      N,
      c,
      materials.leaf,
      sh * 1.06,
      sh * 1.06,
      sh * 1.06,
    );
    mesh.tri(
      [px - ux, py - uy, pz - uz],
      [px - vx, py - vy * 0.6, pz - vz],
      [px + ux, py + uy, pz + uz],
      N,
      N,
      N,
      c,
      materials.leaf,
      sh * 0.88,
      sh * 0.88,
      sh * 0.88,
    );
  }
}

/** A broad tree that branches by chance; `detail` thins the leaves of far ones. Answers the middles of its clumps of leaves. */
export function buildTree(mesh: Mesh, random: Random, T: TreeKind, detail = 1, scale = 1): readonly Vec3[] {
  const pts: Vec3[] = [];
  const size = scale * (0.85 + random() * 0.3);
  mesh.push().scale(size).object();
  const grow = (p: Vec3, dir: Vec3, len: number, rad: number, lev: number): void => {
    const q: Vec3 = [p[0] + dir[0] * len, p[1] + dir[1] * len, p[2] + dir[2] * len],
      mid: Vec3 = [
        (p[0] + q[0]) / 2 + (random() - 0.5) * len * 0.16,
        (p[1] + q[1]) / 2,
        (p[2] + q[2]) / 2 + (random() - 0.5) * len * 0.16,
      ];
    // The trunk stands on its roots.
    if (lev === 0)
      mesh.tube(
        [
          p,
          [p[0], p[1] + len * 0.1, p[2]],
          [mix(p[0], mid[0], 0.5), p[1] + len * 0.28, mix(p[2], mid[2], 0.5)],
          mid,
          q,
        ],
        [rad * 1.9, rad * 1.32, rad * 1.06, rad * 0.92, rad * 0.74],
        T.bark,
        materials.bark,
        14,
      );
    else mesh.tube([p, mid, q], [rad, rad * 0.85, rad * 0.66], T.bark, materials.bark, lev > 2 ? 4 : 8);
    if (lev >= T.depth) {
      pts.push(q);
      return;
    }
    if (lev >= 2) pts.push(q);
    const n = lev === 0 ? 5 : 3;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * tau + random() * 1.4 + lev,
        s = T.spread * (0.75 + random() * 0.5) * (i === 0 ? 0.4 : 1),
        d: Vec3 = [dir[0] + Math.cos(a) * s, dir[1] * (1 - s * 0.3) + T.rise, dir[2] + Math.sin(a) * s],
        l = Math.hypot(...d);
      grow(q, [d[0] / l, d[1] / l, d[2] / l], len * (T.reach + random() * 0.22), rad * 0.62, lev + 1);
    }
  };
  grow([0, -0.3, 0], [(random() - 0.5) * 0.12, 1, 0], T.h * 0.32, T.trunk, 0);
  if (T.blob)
    for (const p of pts)
      leaves(
        mesh,
        random,
        p[0],
        p[1],
        p[2],
        T.blob * (0.7 + random() * 0.5),
        (300 * detail * (T.isBlossom ? 1.7 : 1)) | 0,
        (0.088 / Math.sqrt(detail)) * (detail < 0.5 ? 1.1 : 1) * (T.isBlossom ? 0.72 : 1),
        T.leaf,
        0.8,
        T.isBlossom,
      );
  mesh.pop();
  return pts.map(([x, y, z]) => [x * size, y * size, z * size]);
}
