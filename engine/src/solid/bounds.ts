import type { Mark } from './triangle-soup.ts';
import type { Mesh } from './mesh.ts';
import { coneNumbers } from './soft-body.ts';
import { stride } from './mesh.ts';

/** How far something reaches along the axes of the world, metres. */
export interface Bounds {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
}

/** What was built since a mark; undefined where that is nothing. */
export function boundsSince(mesh: Mesh, mark: Mark): Bounds | undefined {
  const from: [number, number, number] = [Infinity, Infinity, Infinity];
  const to: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const include = (numbers: Float32Array, at: number, radius: number): void => {
    for (const axis of [0, 1, 2] as const) {
      const value = numbers[at + axis] ?? 0;
      if (value - radius < from[axis]) from[axis] = value - radius;
      if (value + radius > to[axis]) to[axis] = value + radius;
    }
  };
  for (let t = mark.triangles; t < mesh.count; t++)
    for (let corner = 0; corner < 3; corner++) include(mesh.data, t * stride + corner * 3, 0);
  for (const { cones, count } of mesh.bodies.slice(mark.bodies))
    for (let n = 0; n < count; n++)
      for (const end of [0, 4]) include(cones, n * coneNumbers + end, cones[n * coneNumbers + end + 3] ?? 0);
  return from[0] > to[0] ? undefined : { from, to };
}

/** The least that holds all of them; undefined without any. */
export function around(all: readonly Bounds[]): Bounds | undefined {
  const [first, ...others] = all;
  if (!first) return undefined;
  const least = (axis: 0 | 1 | 2): number => Math.min(first.from[axis], ...others.map(({ from }) => from[axis]));
  const most = (axis: 0 | 1 | 2): number => Math.max(first.to[axis], ...others.map(({ to }) => to[axis]));
  return { from: [least(0), least(1), least(2)], to: [most(0), most(1), most(2)] };
}
