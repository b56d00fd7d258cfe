import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

const straws = ['#d8b45a', '#c49a3e', '#e6cc7c', '#a87c30'] as const;

/** Straw that bursts out of a place towards a direction. */
export function strawTuft(
  mesh: Mesh,
  random: Random,
  at: Vec3,
  towards: Vec3,
  { count, spread }: { count: number; spread: number },
): void {
  for (let i = 0; i < count; i++) {
    const off = (): number => (random() - 0.5) * spread;
    const root: Vec3 = [at[0] + off() * 0.35, at[1] + off() * 0.35, at[2] + off() * 0.35];
    const long = 0.7 + random() * 0.5;
    const end: Vec3 = [
      root[0] + towards[0] * long + off(),
      root[1] + towards[1] * long + off(),
      root[2] + towards[2] * long + off(),
    ];
    const bent: Vec3 = [
      (root[0] + end[0]) / 2 + off() * 0.2,
      (root[1] + end[1]) / 2 + off() * 0.2,
      (root[2] + end[2]) / 2,
    ];
    mesh.tube([root, bent, end], [0.007, 0.006, 0.003], straws[i % 4] ?? straws[0], materials.plain, 4);
  }
}
