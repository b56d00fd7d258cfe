import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';
import { circle } from './rings.ts';

/** The colours of a mosque. */
export interface MosquePaint {
  readonly wall: Colour;
  readonly trim: Colour;
  readonly dome: Colour;
  readonly ribs: Colour;
  readonly tile: Colour;
}

/** A slender tower with two balconies under a pointed cap. */
export function minaret(mesh: Mesh, x: number, z: number, high: number, { wall, trim, dome, tile }: MosquePaint): void {
  mesh.push().at(x, 0, z).object();
  mesh.box(0, 0, 0, 3.2, 4.6, 3.2, wall, materials.stone).box(0, 4.6, 0, 3.5, 0.4, 3.5, trim);
  mesh.lathe(
    [
      [1.55, 5],
      [1.2, 6.4],
      [1.02, high * 0.62],
    ],
    16,
    wall,
    materials.stone,
  );
  mesh.lathe(
    [
      [0.86, high * 0.62],
      [0.8, high * 0.82],
    ],
    16,
    trim,
    materials.plain,
  );
  for (const y of [high * 0.62, high * 0.82]) {
    mesh
      .cyl(0, y - 0.9, 0, 1, 1.75, 0.9, trim, materials.plain, 20)
      .cyl(0, y, 0, 1.75, 1.75, 0.22, tile, materials.plain, 20);
    mesh.tube(circle(1.66, y + 1, 20), [0.08], trim, materials.plain, 6);
    for (let i = 0; i < 20; i++)
      mesh.box(Math.cos((i / 20) * tau) * 1.66, y + 0.2, Math.sin((i / 20) * tau) * 1.66, 0.12, 0.8, 0.12, trim);
  }
  mesh.lathe(
    [
      [0.72, high * 0.82],
      [0.7, high * 0.9],
      [0.95, high * 0.905],
      [0.02, high * 1.06],
    ],
    16,
    dome,
    materials.plain,
  );
  mesh
    .ball(0, high * 1.06, 0, 0.2, 0.26, 0.2, '#d2a63a', materials.metal, 10)
    .cyl(0, high * 1.06, 0, 0.07, 0.03, 1.2, '#d2a63a', materials.metal, 8)
    .pop();
}
