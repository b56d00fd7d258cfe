import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** A sabre about the fist that holds it: its blade rises along y and bends back towards -x; a bow of brass guards the fingers. */
export function buildSabre(mesh: Mesh): void {
  const long = 0.72;
  const spine = (t: number): Vec3 => [-0.15 * t * t, 0.085 + long * t, 0];
  const wide = (t: number): number => 0.002 + 0.04 * Math.min(1, (1 - t) * 5);
  for (const side of [-1, 1])
    mesh.sheet(
      (u, v): Vec3 => {
        const [x, y] = spine(u);
        return [x + (v - 0.35) * wide(u), y, side * (0.0008 + 0.003 * Math.sin(Math.PI * v))];
      },
      20,
      3,
      (_u, v) => (v > 0.7 ? '#f2f5f8' : '#aab0b8'),
      materials.metal,
    );
  mesh.tube(
    [
      [0, -0.06, 0],
      [0, 0.085, 0],
    ],
    [0.0145],
    '#3a2416',
    materials.cloth,
    10,
  );
  mesh.tube(
    Array.from({ length: 11 }, (_, i): Vec3 => {
      const a = (i / 10) * Math.PI;
      return [0.062 * Math.sin(a), 0.085 - 0.15 * (i / 10), 0];
    }),
    [0.007],
    '#d8a83a',
    materials.metal,
    8,
  );
  mesh.ball(0, 0.085, 0, 0.045, 0.01, 0.028, '#d8a83a', materials.metal, 14);
  mesh.ball(0, -0.068, 0, 0.019, 0.019, 0.019, '#d8a83a', materials.metal, 12);
}
