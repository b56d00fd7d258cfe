import type { Vec3 } from '../solid/vectors.ts';

/** A curve through the points of a way, `pieces` between two of them; closed, it comes back to its first point. */
export function smoothWay(points: readonly Vec3[], pieces = 6, closed = false): Vec3[] {
  const count = points.length;
  const at = (i: number): Vec3 =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0, 0];
  const way: Vec3[] = [at(0)];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces;
      const along = (axis: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      way.push([along(0), along(1), along(2)]);
    }
  }
  return way;
}
