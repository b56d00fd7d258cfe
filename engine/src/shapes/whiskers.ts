import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { smoothWay } from './smooth-way.ts';

/** Whiskers on one side (-1 or 1) of a muzzle, from the upper root to the lower: they fan out, and bend back at their ends. Its axes say where ahead, up and aside are; by itself it points towards -x. */
export function buildWhiskers(
  mesh: Mesh,
  roots: readonly Vec3[],
  {
    side,
    length,
    colour,
    axes = (ahead, up, aside) => [-ahead, up, aside],
    thick = 1,
  }: {
    readonly side: number;
    readonly length: number;
    readonly colour: Colour;
    readonly axes?: (ahead: number, up: number, aside: number) => Vec3;
    /** Metres of one of the axes. */
    readonly thick?: number;
  },
): void {
  roots.forEach((root, i) => {
    const fan = roots.length > 1 ? 0.5 - i / (roots.length - 1) : 0;
    const from = (ahead: number, up: number, aside: number): Vec3 => {
      const [x, y, z] = axes(ahead * length, up * length, aside * length * side);
      return [root[0] + x, root[1] + y, root[2] + z];
    };
    const way = smoothWay(
      [root, from(0.1, 0.04 + 0.26 * fan, 0.48), from(-0.08, 0.6 * fan - 0.1, 0.94 - 0.1 * (i % 2))],
      4,
    );
    mesh.tube(
      way,
      way.map((_, k) => (0.0066 - (0.0052 * k) / (way.length - 1)) * length * thick),
      colour,
      materials.plain,
      4,
    );
  });
}
