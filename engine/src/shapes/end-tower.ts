import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';

/** A clock tower: courses and corner stones, a clock under arches for the bells, and a steep roof with a weathercock. */
export function buildEndTower(mesh: Mesh): void {
  const [wall, trim, slate] = ['#c9b796', '#a8977a', '#4f6b63'];
  mesh.object().box(0, 0, 0, 6, 17, 6, wall, materials.stone);
  for (const [y, h] of [
    [0, 1.1],
    [7.4, 0.35],
    [12.6, 0.4],
    [16.6, 0.7],
  ] as const)
    mesh.box(0, y, 0, 6.5, h, 6.5, trim, 0);
  for (const [x, z] of [
    [-2.85, -2.85],
    [2.85, -2.85],
  ] as const)
    for (let i = 0; i < 14; i++) mesh.box(x, 1.2 + i * 1.1, z, i % 2 ? 0.9 : 0.6, 0.9, i % 2 ? 0.6 : 0.9, trim, 0);
  // The gate, and windows one over the other.
  mesh.box(0, 0, -3.1, 2.2, 3.2, 0.2, '#3a2a1e', materials.planks);
  for (const y of [4.6, 8.2]) {
    mesh.box(0, y - 0.2, -3.1, 1.7, 0.22, 0.5, trim, 0);
    mesh.box(0, y, -3.05, 1.2, 2.1, 0.2, '#20303c', materials.window);
  }
  mesh
    .push()
    .at(0, 11.5, -3.12)
    .rotX(-Math.PI / 2);
  mesh.lathe(
    [
      [1.25, 0],
      [1.25, 0.22],
      [1.08, 0.26],
      [1.08, 0.16],
    ],
    36,
    '#8a6a30',
    materials.metal,
  );
  mesh.lathe(
    [
      [1.08, 0.17],
      [0.02, 0.17],
    ],
    36,
    '#f2ead6',
    0,
  );
  mesh.pop();
  for (let hour = 0; hour < 12; hour++) {
    const [s, c] = [Math.sin((hour / 12) * tau), Math.cos((hour / 12) * tau)];
    mesh.box(s * 0.9, 11.5 + c * 0.9 - 0.08, -3.32, 0.12, 0.16, 0.04, '#2a2018', 0);
  }
  mesh.tube(
    [
      [0, 11.5, -3.36],
      [-0.42, 11.85, -3.36],
    ],
    [0.07, 0.05],
    '#2a2018',
    0,
    5,
  );
  mesh.tube(
    [
      [0, 11.5, -3.36],
      [0.28, 12.25, -3.36],
    ],
    [0.055, 0.035],
    '#2a2018',
    0,
    5,
  );
  for (const x of [-1.5, 0, 1.5]) mesh.box(x, 13.4, -3.05, 0.9, 2.6, 0.2, '#241c18', 0);
  mesh
    .push()
    .at(0, 17.3, 0)
    .rotY(Math.PI / 4);
  mesh.lathe(
    [
      [4.9, 0],
      [3.5, 2],
      [0.02, 9.6],
    ],
    4,
    slate,
    materials.tiles,
  );
  mesh.pop();
  for (const side of [-1, 1]) {
    mesh.box(side * 2.7, 17.3, -2.7, 0.7, 1.2, 0.7, trim, 0);
    mesh
      .push()
      .at(side * 2.7, 18.5, -2.7)
      .rotY(Math.PI / 4)
      .lathe(
        [
          [0.55, 0],
          [0.02, 1.6],
        ],
        4,
        slate,
        0,
      )
      .pop();
  }
  mesh.tube(
    [
      [0, 26.5, 0],
      [0, 28.6, 0],
    ],
    [0.06, 0.03],
    '#b08d3a',
    materials.metal,
    5,
  );
  mesh.ball(0, 27.3, 0, 0.24, 0.24, 0.24, '#b08d3a', materials.metal, 10);
}
