import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** A stem at x = -0.39 with leaves and long red bells up to 1.4 m: what a bird drinks from. */
export function growBellflowers(mesh: Mesh): void {
  const stem: readonly Vec3[] = [
    [-0.3, -0.1, 0.02],
    [-0.36, 0.35, 0],
    [-0.4, 0.8, 0.01],
    [-0.39, 1.2, 0],
    [-0.35, 1.42, 0],
  ];
  mesh.tube(stem, [0.02, 0.017, 0.014, 0.011, 0.004], '#4a7a34', materials.leaf, 8);
  for (const [y, turn, size] of [
    [1.14, -0.05, 1],
    [1.22, 2.5, 0.9],
    [1.02, 3.5, 1],
    [0.95, 1.1, 0.95],
    [1.3, 1.3, 0.75],
    [0.86, 5.1, 0.95],
    [1.34, 4.4, 0.6],
    [0.8, 2.6, 0.9],
  ] as const)
    bell(mesh, [-0.39, y, 0.004], turn, size);
  for (let i = 0; i < 9; i++) {
    const turn = i * 2.4;
    const y = 0.06 + i * 0.075;
    const long = 0.34 - i * 0.015;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    mesh.sheet(
      (u, v) => {
        const half = (v - 0.5) * 0.1 * Math.sin(Math.PI * Math.min(1, u * 0.97 + 0.02)) ** 0.8;
        return [
          -0.36 + c * u * long - s * half,
          y + u * 0.24 - u * u * 0.3 + Math.abs(v - 0.5) * 0.03,
          s * u * long + c * half,
        ];
      },
      8,
      4,
      (_, v) => (Math.abs(v - 0.5) < 0.13 ? '#6a9a4a' : '#47822f'),
      materials.leaf,
    );
  }
}

/** A bell on its stalk, hanging a little, its lip in five lobes. */
function bell(mesh: Mesh, at: Vec3, turn: number, size: number): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const point = (out: number, up: number): Vec3 => [at[0] + c * out * size, at[1] + up * size, at[2] + s * out * size];
  mesh.tube([at, point(0.03, 0.02), point(0.05, 0.015)], [0.005, 0.005, 0.008], '#5a8a3c', materials.leaf, 6);
  mesh.sheet(
    (u, v) => {
      const angle = v * tau;
      const lobe = u > 0.7 ? ((u - 0.7) / 0.3) * 0.016 * (1 + Math.cos(angle * 5)) : 0;
      const r = (0.012 + 0.016 * u + 0.018 * u ** 6 + lobe) * size;
      const [x, y, z] = point(0.045 + 0.135 * u - lobe * 0.3, 0.016 - 0.02 * u);
      return [x - s * Math.cos(angle) * r, y + Math.sin(angle) * r, z + c * Math.cos(angle) * r];
    },
    9,
    25,
    (u) => (u > 0.86 ? '#f0705a' : u < 0.3 ? '#c42a3a' : '#e0333a'),
    materials.leaf,
  );
  mesh.tube([point(0.15, 0), point(0.21, -0.012)], [0.003, 0.004], '#f4d86a', materials.plain, 5);
}
