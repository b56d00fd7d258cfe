import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** A young tree with a side branch that passes the origin 0.56 m up, towards -x: what a large bird sits on. */
export function buildPerch(mesh: Mesh): void {
  mesh.tube(
    [
      [0.6, -0.3, 0.3],
      [0.5, 0.4, 0.22],
      [0.56, 1.0, 0.26],
      [0.5, 1.5, 0.2],
    ],
    [0.085, 0.065, 0.045, 0.015],
    '#6f563c',
    materials.bark,
    9,
  );
  mesh.tube(
    [
      [0.51, 0.36, 0.22],
      [0.3, 0.5, 0.1],
      [0.02, 0.56, 0],
      [-0.4, 0.68, -0.03],
    ],
    [0.05, 0.05, 0.042, 0.015],
    '#6f563c',
    materials.bark,
    9,
  );
  for (const [x, y, z, turn, rise] of twigLeaves) twigLeaf(mesh, [x, y, z], turn, rise);
}

/** Where leaves grow (metres), which way they point around the stem and how steeply they rise (radians). */
const twigLeaves = [
  [0.5, 1.5, 0.2, 0.2, 0.9],
  [0.51, 1.44, 0.21, 2.4, 0.4],
  [0.53, 1.34, 0.23, 4.4, 0.3],
  [0.55, 1.18, 0.25, 1.2, 0.2],
  [0.56, 1.05, 0.26, 5.6, 0.25],
  [0.55, 0.88, 0.25, 0.4, 0.1],
  [-0.38, 0.67, -0.03, 3, 0.4],
  [-0.32, 0.65, -0.03, 3.9, 0.2],
  [-0.28, 0.64, -0.02, 2.2, 0.1],
] as const;

/** A leaf that grows at a place, `turn` radians around the stem, rising so steeply and hanging at its end; `long` metres. */
export function twigLeaf(mesh: Mesh, at: Vec3, turn: number, rise: number, long = 0.24): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  mesh.sheet(
    (u, v) => {
      const out = u * long;
      const half = (v - 0.5) * 0.46 * long * Math.sin(Math.PI * Math.min(1, Math.max(0, u))) ** 0.7;
      return [at[0] + c * out - s * half, at[1] + out * rise - (out * out * 0.53) / long, at[2] + s * out + c * half];
    },
    6,
    2,
    () => '#4f8a34',
    materials.leaf,
  );
}

/** A tree at x = 0.95 and the branch that it holds out 1.58 m up, level to x = -0.45: what an animal hangs from. */
export function buildBranch(mesh: Mesh, random: Random): void {
  mesh.tube(
    [
      [0.98, -0.2, 0.2],
      [0.92, 0.5, 0.16],
      [0.96, 1.2, 0.12],
      [0.9, 1.8, 0.16],
      [0.95, 2.25, 0.2],
      [0.98, 2.42, 0.22],
    ],
    [0.17, 0.14, 0.125, 0.1, 0.05, 0.008],
    '#6b543c',
    materials.bark,
    14,
  );
  const branch: readonly Vec3[] = [
    [0.95, 1.38, 0.12],
    [0.74, 1.52, 0.05],
    [0.45, 1.57, 0],
    [0, 1.575, 0],
    [-0.45, 1.58, 0],
    [-0.8, 1.64, 0],
    [-1.02, 1.74, -0.02],
  ];
  mesh.tube(branch, [0.085, 0.068, 0.056, 0.05, 0.044, 0.03, 0.01], '#6b543c', materials.bark, 12);
  for (let i = 0; i < 34; i++) {
    const t = i / 33;
    const [a, b] = [branch[Math.min(6, 2 + Math.floor(t * 4))], branch[Math.min(6, 3 + Math.floor(t * 4))]];
    if (!a || !b) continue;
    const f = (t * 4) % 1;
    const turn = random() * tau;
    twigLeaf(
      mesh,
      [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f + 0.03, a[2] + (b[2] - a[2]) * f],
      turn,
      0.3 + random() * 0.9,
    );
  }
  for (let i = 0; i < 22; i++)
    twigLeaf(mesh, [0.93 + 0.05 * random(), 1.75 + 0.62 * random(), 0.16], random() * tau, 0.2 + random() * 0.8);
}
