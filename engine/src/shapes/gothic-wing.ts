import { mixRgb, scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { framedArch } from './arch.ts';
import { pinnacle, slate } from './clock-tower.ts';

/** The end of the long house beside the tower: buttresses, three rows of tall windows, pinnacles and a steep roof. */
export function gothicWing(mesh: Mesh, stone: Colour): void {
  const [long, deep, high] = [34, 11, 17];
  const light = mixRgb(readColour(stone), [0.85, 0.75, 0.55], 0.3);
  const dark = scaleRgb(readColour(stone), 0.72);
  mesh
    .box(0, 0, 0, long, high, deep, stone)
    .box(0, 0, 0, long + 0.6, 1.4, deep + 0.6, dark, materials.stone)
    .gable(0, high + 0.6, 0, long, 6, deep - 1, slate, stone, 0.1);
  for (const y of [6.2, 11.6, high]) mesh.box(0, y, 0, long + 0.4, 0.5, deep + 0.5, light);
  for (const side of [0, 1, 2, 3]) {
    const w = side % 2 === 0 ? long : deep;
    const count = side % 2 === 0 ? 9 : 3;
    mesh.push().rotY((side * Math.PI) / 2);
    const front = -(side % 2 === 0 ? deep : long) / 2;
    const step = w / count;
    for (let i = 0; i <= count; i++) {
      const x = -w / 2 + i * step;
      mesh.box(x, 0, front - 0.3, 0.9, high + 1.6, 1, light);
      pinnacle(mesh, x, high + 1.6, front - 0.3, 0.55, 2.6, light);
    }
    for (let i = 0; i < count; i++) {
      const x = -w / 2 + (i + 0.5) * step;
      for (const [y, h] of [
        [1.8, 3.7],
        [7, 4],
        [12.3, 4],
      ] as const)
        for (const dx of [-0.8, 0.8])
          framedArch(
            mesh,
            [x + dx, y, front - 0.02],
            { wide: 1.1, high: h, pointed: true },
            { thick: 0.18, colour: light },
            { colour: '#26313a', material: materials.window },
          );
      for (let k = 0; k < 3; k++) mesh.box(x + (k - 1) * 1.1, high + 0.5, front, 0.6, 0.8, 0.3, light);
    }
    mesh.pop();
  }
  // A turret on the roof.
  mesh.box(4, high + 4, 0, 2.6, 6, 2.6, light);
  for (const x of [2.8, 5.2]) for (const z of [-1.2, 1.2]) pinnacle(mesh, x, high + 10, z, 0.4, 1.8, light);
  mesh
    .push()
    .at(4, high + 10, 0)
    .rotY(Math.PI / 4)
    .lathe(
      [
        [1.6, 0],
        [0.03, 6],
      ],
      4,
      slate,
      materials.tiles,
    )
    .pop();
}
