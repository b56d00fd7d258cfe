import { mix } from '../raster/scalar.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

// A low shoe whose toe points along -x, in decimetres. Turns run around it from the heel (0) to the toe (half a turn) and back.

/** Half the width of the foot at a place along it. */
const footWidth = (x: number): number =>
  0.42 - 0.06 * smooth(0.9, 0.2, Math.abs(x - 0.45)) + 0.07 * smooth(0.2, -0.7, x);
/** How far the toe is lifted there. */
export const toeLift = (x: number): number => 0.16 * smooth(-0.6, -1.5, x) ** 2;

/** The outline of the foot at a turn; more than 1 is outside of it. */
export function foot(turn: number, out = 1): readonly [number, number] {
  const x = Math.cos(turn) * 1.42;
  const round = Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** 0.76;
  return [x * (0.99 + 0.01 * out), round * footWidth(x) * out];
}

/** The edge of the opening: a narrow throat before a wide collar that rises at the heel. */
export function edge(turn: number): Vec3 {
  const x = 0.42 + Math.cos(turn) * 0.86;
  const wide = 0.13 + 0.14 * smooth(0.1, 0.6, x);
  const y = 0.72 + 0.46 * smooth(-0.45, 0.3, x) - 0.14 * smooth(0.3, 0.75, x) + 0.2 * smooth(0.85, 1.28, x);
  return [x, y, Math.sin(turn) * wide];
}

/** The upper at a turn, from the sole (0) to the edge of the opening (1); `over` lies on it. */
export function upper(turn: number, t: number, over = 0): Vec3 {
  const [fx, fz] = foot(turn, 0.94);
  const [ex, ey, ez] = edge(turn);
  const toe = smooth(0, -0.9, fx);
  const inward = (1 - Math.cos(t * tau * 0.25)) ** (1 + 0.5 * toe);
  const base = 0.2 + toeLift(fx);
  const rise = Math.sin(t * tau * 0.25) ** (0.85 - 0.3 * toe);
  const heel = 0.05 * Math.sin(t * Math.PI) * smooth(0.6, 1.2, fx);
  const [x, z] = [mix(fx, ex, inward) + heel, mix(fz, ez, inward)];
  const out = 1 + over;
  return [0.1 + (x - 0.1) * (1 + over * 0.4), mix(base, ey, rise) + over * 0.4 * t, z * out];
}

/** A piece of leather that is sewn onto the upper of both sides: its edges run from one turn to another, lower and upper share. */
export function panel(
  mesh: Mesh,
  from: (v: number) => number,
  to: (v: number) => number,
  [low, high]: readonly [number, number],
  colour: Colour,
): void {
  for (const side of [-1, 1])
    mesh.sheet(
      (u, v) => upper(side * mix(from(v), to(v), u), mix(low, high, v), 0.035),
      36,
      28,
      () => colour,
      materials.plain,
    );
}

/** Laces that cross from eyelet to eyelet over the throat and end in a bow. */
export function laces(mesh: Mesh, colour: Colour): void {
  const eyelet = (row: number, side: number): Vec3 => {
    const [x, y, z] = edge(Math.acos((-0.34 + row * 0.135 - 0.42) / 0.86));
    return [x, y + 0.012, (Math.abs(z) + 0.035) * side];
  };
  const lace = (points: readonly Vec3[]): void => void mesh.tube(points, [0.03], colour, materials.cloth, 7);
  for (let row = 0; row < 6; row++) {
    for (const side of [-1, 1]) {
      const [from, to] = [eyelet(row, side), eyelet(Math.min(5, row + 1), -side)];
      mesh.ball(...from, 0.04, 0.03, 0.04, '#d8dadc', materials.metal, 8);
      const middle: Vec3 = [(from[0] + to[0]) / 2 - 0.04, (from[1] + to[1]) / 2 + 0.05 + side * 0.015, 0];
      lace([from, middle, to]);
    }
  }
  const [kx, ky] = [0.24, 1.29];
  for (const side of [-1, 1]) {
    const way = (x: number, y: number, z: number): Vec3 => [kx + x, ky + y, z * side];
    lace([
      way(0, 0, 0),
      way(-0.05, 0.1, 0.2),
      way(-0.1, 0.03, 0.4),
      way(-0.1, -0.1, 0.36),
      way(-0.04, -0.04, 0.16),
      way(0, 0, 0),
    ]);
    lace([way(0, 0, 0), way(-0.16, -0.04, 0.12), way(-0.26, -0.24, 0.3), way(-0.3, -0.42, 0.4)]);
  }
  mesh.ball(kx, ky, 0, 0.06, 0.05, 0.06, colour, materials.cloth, 10);
}
