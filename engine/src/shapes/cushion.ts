import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/**
 * A box with round edges about its middle, between a ball (`square` 1) and a sharp box (0); `colour` may change with the direction from its
 * middle.
 */
export function cushion(
  mesh: Mesh,
  [x, y, z]: Vec3,
  [hx, hy, hz]: Vec3,
  of: {
    readonly square: number;
    readonly colour: Colour | ((dx: number, dy: number, dz: number) => Colour);
    readonly material: number;
    readonly pieces?: number;
  },
): void {
  const { square, colour, material, pieces = 24 } = of;
  const round = (value: number): number => Math.sign(value) * Math.abs(value) ** square;
  const on = (u: number, v: number): Vec3 => {
    const [a, b] = [u * tau, (Math.min(1, Math.max(0, v)) - 0.5) * Math.PI];
    return [round(Math.cos(a)) * round(Math.cos(b)), round(Math.sin(b)), round(Math.sin(a)) * round(Math.cos(b))];
  };
  mesh.sheet(
    (u, v) => {
      const [dx, dy, dz] = on(u, v);
      return [x + dx * hx, y + dy * hy, z + dz * hz];
    },
    pieces * 2,
    pieces,
    (u, v) => (typeof colour === 'function' ? colour(...on(u, v)) : colour),
    material,
  );
}
