import { cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** Three rows of four numbers: where a bone takes what hangs on it. */
export type Affine = Float64Array;

/** Three directions at right angles, each of length 1. */
export type Axes = readonly [Vec3, Vec3, Vec3];

export const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Vec3, b: Vec3, share = 1): Vec3 => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];
export const middleOf = (a: Vec3, b: Vec3): Vec3 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** What of a direction is at right angles to another one, of length 1. */
export const aside = (a: Vec3, from: Vec3): Vec3 => normalised(plus(a, from, -dot(a, from)));

/** Axes whose first one is given, and whose second is as near to another direction as it can be. */
export function axesOf(first: Vec3, second: Vec3): Axes {
  const x = normalised(first);
  const y = aside(second, x);
  return [x, y, cross(x, y)];
}

/** Takes one place and its axes to another, drawn out along each axis. */
export function affineOf(
  from: { readonly at: Vec3; readonly axes: Axes },
  to: { readonly at: Vec3; readonly axes: Axes },
  [sx, sy, sz]: Vec3,
): Affine {
  const rows = new Float64Array(12);
  const scales = [sx, sy, sz] as const;
  for (const row of [0, 1, 2] as const) {
    for (const column of [0, 1, 2] as const) {
      let sum = 0;
      for (const k of [0, 1, 2] as const) sum += to.axes[k][row] * scales[k] * from.axes[k][column];
      rows[row * 4 + column] = sum;
    }
    const moved = [0, 1, 2].reduce((sum, column) => sum + (rows[row * 4 + column] ?? 0) * (from.at[column] ?? 0), 0);
    rows[row * 4 + 3] = to.at[row] - moved;
  }
  return rows;
}

/** Where a place is taken. */
export function taken(by: Affine, [x, y, z]: Vec3): Vec3 {
  const row = (at: number): number =>
    (by[at] ?? 0) * x + (by[at + 1] ?? 0) * y + (by[at + 2] ?? 0) * z + (by[at + 3] ?? 0);
  return [row(0), row(4), row(8)];
}

/** First the second one, then the first. */
export function after(a: Affine, b: Affine): Affine {
  const rows = new Float64Array(12);
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 4; c++) {
      let sum = c === 3 ? (a[r * 4 + 3] ?? 0) : 0;
      for (let k = 0; k < 3; k++) sum += (a[r * 4 + k] ?? 0) * (b[k * 4 + c] ?? 0);
      rows[r * 4 + c] = sum;
    }
  return rows;
}

/** Turns about an axis through a place, radians. */
export function turnAbout(at: Vec3, axis: Vec3, angle: number): Affine {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turned = (v: Vec3): Vec3 => {
    const along = dot(axis, v) * (1 - c);
    const side = cross(axis, v);
    return [
      v[0] * c + side[0] * s + axis[0] * along,
      v[1] * c + side[1] * s + axis[1] * along,
      v[2] * c + side[2] * s + axis[2] * along,
    ];
  };
  const axes: Axes = [turned([1, 0, 0]), turned([0, 1, 0]), turned([0, 0, 1])];
  return affineOf(
    {
      at,
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    },
    { at, axes },
    [1, 1, 1],
  );
}
