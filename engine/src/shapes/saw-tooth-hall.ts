import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { framedArch } from './arch.ts';

export const factoryTrim = '#cfc4b2';

/** Five bays under a saw-tooth roof whose steep sides are glass. */
export function sawToothHall(mesh: Mesh, brick: Colour): void {
  const [bays, bay, deep] = [5, 6.2, 18];
  const left = -8.6;
  const right = left + bays * bay;
  const middle = (left + right) / 2;
  const [high, tooth] = [6.4, 3.3];
  mesh
    .box(middle, 0.1, 0, bays * bay, high, deep, brick, materials.brick)
    .box(middle, 0.1, 0, bays * bay + 0.4, 0.8, deep + 0.4, factoryTrim, materials.stone)
    .box(middle, high, 0, bays * bay + 0.3, 0.3, deep + 0.3, factoryTrim);
  for (let i = 0; i < bays; i++) {
    const x = left + i * bay;
    const y = high + 0.3;
    for (const z of [-deep / 2, deep / 2]) {
      mesh.face(
        [
          [x, y, z],
          [x, y + tooth, z],
          [x + bay, y, z],
        ],
        brick,
        materials.brick,
      );
      mesh.tube(
        [
          [x, y + tooth, z],
          [x + bay, y, z],
        ],
        [0.16],
        factoryTrim,
        materials.plain,
        5,
      );
      mesh
        .push()
        .at(x + 1.7, y + 1.15, z)
        .rotX(Math.PI / 2)
        .cyl(0, -0.08, 0, 0.6, 0.6, 0.16, factoryTrim, materials.plain, 20);
      mesh.cyl(0, -0.1, 0, 0.46, 0.46, 0.2, '#22303a', materials.window, 20).pop();
    }
    mesh.face(
      [
        [x, y + tooth, -deep / 2],
        [x, y + tooth, deep / 2],
        [x + bay, y, deep / 2],
        [x + bay, y, -deep / 2],
      ],
      '#6d6f70',
      materials.tiles,
    );
    mesh.face(
      [
        [x, y, deep / 2],
        [x, y + tooth, deep / 2],
        [x, y + tooth, -deep / 2],
        [x, y, -deep / 2],
      ],
      '#9db6c2',
      materials.window,
    );
    for (let k = 0; k <= 12; k++) mesh.box(x - 0.03, y, (k / 12 - 0.5) * deep, 0.1, tooth, 0.14, '#e6e2d8');
    mesh
      .box(x - 0.03, y + tooth * 0.5, 0, 0.1, 0.1, deep, '#e6e2d8')
      .box(x, y + tooth - 0.05, 0, 0.3, 0.2, deep + 0.2, factoryTrim);
    // Windows with many panes between piers of brick.
    mesh.box(x, 0.1, -deep / 2, 0.9, high, 0.5, brick, materials.brick);
    if (i === 2) gate(mesh, x + bay / 2, -deep / 2);
    else
      for (const dx of [-1.35, 1.35]) {
        framedArch(
          mesh,
          [x + bay / 2 + dx, 1.6, -deep / 2],
          { wide: 1.9, high: 3.9 },
          { thick: 0.22, colour: factoryTrim },
          { colour: '#3a5260', material: materials.window },
        );
        for (const k of [-0.32, 0, 0.32])
          mesh.box(x + bay / 2 + dx + k * 1.5, 1.6, -deep / 2 - 0.08, 0.06, 3.4, 0.05, '#dcd6ca');
        for (let k = 1; k < 5; k++)
          mesh.box(x + bay / 2 + dx, 1.6 + k * 0.72, -deep / 2 - 0.08, 1.86, 0.06, 0.05, '#dcd6ca');
      }
  }
  mesh.box(right, 0.1, -deep / 2, 0.9, high, 0.5, brick, materials.brick);
  for (let i = 0; i < 4; i++) {
    mesh
      .push()
      .at(right, 1.6, (i - 1.5) * 4.2)
      .rotY(-Math.PI / 2);
    framedArch(
      mesh,
      [0, 0, 0],
      { wide: 2, high: 3.9 },
      { thick: 0.22, colour: factoryTrim },
      { colour: '#3a5260', material: materials.window },
    );
    mesh.pop();
  }
}

function gate(mesh: Mesh, x: number, z: number): void {
  mesh.box(x, 0.1, z - 0.04, 4.6, 4.8, 0.2, factoryTrim).box(x, 0.1, z - 0.1, 4, 4.4, 0.2, '#3f6a5a', materials.planks);
  for (let i = 0; i < 8; i++) mesh.box(x, 0.6 + i * 0.5, z - 0.2, 4, 0.06, 0.06, '#345a4c');
  mesh
    .box(x, 5.1, z - 0.9, 5.2, 0.2, 2, '#6d6f70', materials.metal)
    .box(x, 0.1, z - 0.8, 5, 0.9, 1.6, '#a8a298', materials.stone);
}
