import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** Height of the way over a viaduct, and from pier to pier; metres. */
export const viaductWay = 14.3;
export const viaductSpan = 10;

/** A viaduct of so many arches of stone along x, about the origin; its piers reach far below the ground. */
export function viaduct(mesh: Mesh, n: number): void {
  const span = viaductSpan,
    H = viaductWay - 0.3,
    t = 4,
    c = '#b5a993';
  mesh.push().object();
  const seg = 14;
  for (let i = 0; i < n; i++) {
    const x0 = (i - n / 2) * span,
      rad = (span - 2) / 2,
      cy = H - rad - 1.4;
    for (const s of [-1, 1]) {
      const z = (s * t) / 2;
      for (let k = 0; k < seg; k++) {
        const a0 = Math.PI - (k / seg) * Math.PI,
          a1 = Math.PI - ((k + 1) / seg) * Math.PI,
          X = (a: number): number => x0 + span / 2 + Math.cos(a) * rad,
          Y = (a: number): number => cy + Math.sin(a) * rad;
        mesh.face(
          [
            [X(a0), Y(a0), z],
            [X(a0), H, z],
            [X(a1), H, z],
            [X(a1), Y(a1), z],
          ],
          c,
          materials.stone,
        );
        mesh.face(
          [
            [X(a0), Y(a0), -t / 2],
            [X(a1), Y(a1), -t / 2],
            [X(a1), Y(a1), t / 2],
            [X(a0), Y(a0), t / 2],
          ],
          c,
          materials.stone,
        );
      }
    }
  }
  for (let i = 0; i <= n; i++) {
    const x = (i - n / 2) * span;
    mesh.box(x, -8, 0, 2, H + 8, t, c, materials.stone).box(x, -8, 0, 2.8, 8 + H * 0.1, t + 1, c, materials.stone);
  }
  mesh.box(0, H, 0, n * span + 2, 0.3, t + 0.5, '#9b907d', materials.stone);
  for (const s of [-1, 1]) mesh.box(0, H + 0.3, (s * t) / 2, n * span + 2, 0.9, 0.35, c, materials.stone);
  mesh.pop();
}
