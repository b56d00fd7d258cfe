import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';

function battlement(mesh: Mesh, rad: number, y: number, n: number, c: string): void {
  for (let i = 0; i < n; i++) {
    const a = (i / n) * tau;
    mesh
      .push()
      .rotY(a)
      .box(0, y, -rad, rad * 0.34, 1.1, 0.6, c, materials.stone)
      .pop();
  }
}
/** A round tower with battlements, and a pointed roof with a flag when a roof colour is given. */
export function tower(mesh: Mesh, x: number, z: number, rad: number, h: number, c: string, roof?: string): void {
  mesh
    .push()
    .at(x, 0, z)
    .object()
    .lathe(
      [
        [rad * 1.15, 0],
        [rad, h * 0.12],
        [rad, h - 1.4],
        [rad * 1.16, h - 0.6],
        [rad * 1.16, h + 0.7],
      ],
      22,
      c,
      materials.stone,
    );
  battlement(mesh, rad * 1.1, h + 0.6, 12, c);
  if (roof) {
    mesh
      .push()
      .at(0, h + 0.7, 0)
      .object()
      .lathe(
        [
          [rad * 1.12, 0],
          [rad * 0.62, rad * 1.5],
          [0.02, rad * 3.3],
        ],
        20,
        roof,
        materials.tiles,
      );
    mesh.tube(
      [
        [0, rad * 3.2, 0],
        [0, rad * 3.2 + 3, 0],
      ],
      [0.09],
      '#3a3030',
    );
    mesh
      .sheet(
        (u, v) => [u * 2.2, rad * 3.2 + 2.9 - v * 1.1 - u * 0.2, Math.sin(u * 6) * 0.25],
        6,
        2,
        () => '#c23a36',
      )
      .pop();
  }
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * tau;
    mesh
      .push()
      .rotY(a)
      .box(0, h * (0.35 + 0.3 * (i & 1)), -rad * 1.0, 0.5, 1.7, 0.3, '#131518', materials.window)
      .pop();
  }
  mesh.pop();
}
