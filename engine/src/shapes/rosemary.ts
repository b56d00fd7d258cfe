import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick } from './chance.ts';

/** A sprig of rosemary that lies along x about the origin. */
export function rosemary(mesh: Mesh, random: Random, long: number): void {
  const at = (t: number): Vec3 => [(t - 0.5) * long, 0.05 * Math.sin(t * Math.PI), 0.06 * Math.sin(t * 4)];
  mesh.tube(
    Array.from({ length: 9 }, (_, i) => at(i / 8)),
    [0.016],
    '#6a5a34',
    materials.bark,
    6,
  );
  for (let i = 0; i < 54; i++) {
    const t = 0.12 + (i / 54) * 0.88;
    const [x, y, z] = at(t);
    const a = i * 2.4;
    const far = long * 0.13 * (1.1 - 0.5 * t);
    mesh.tube(
      [
        [x, y, z],
        [x + far * 0.4, y + Math.sin(a) * far * 0.5 + 0.01, z + Math.cos(a) * far * 0.6],
        [x + far * 0.9, y + Math.sin(a) * far * 0.8 + 0.01, z + Math.cos(a) * far],
      ],
      [0.012, 0.015, 0.003],
      pick(random, ['#3f6a3c', '#54804a', '#345a34']),
      materials.leaf,
      5,
    );
  }
}
