import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick } from './chance.ts';
import { awning, shopFace, shopFront, shopWidth } from './shop-front.ts';

const storey = 3.1;
const above = 4.3;
const floors = 4;
const iron = '#26282c';

/** A house of a boulevard as wide as a shop: a shop with an awning, four storeys of pale stone with balconies, and a roof of slate with dormers. It faces -z. */
export function buildAvenueHouse(mesh: Mesh, random: Random): void {
  const stone = pick(random, ['#dccfb4', '#d2c2a4', '#e4dac4', '#cbbca0']);
  const paint = pick(random, ['#2f4a3c', '#6b2f2a', '#2c3f5a', '#4a3a2c', '#1f2a30', '#8a6a3a']);
  const high = above + floors * storey;
  mesh
    .push()
    .object()
    .box(0, above, 0, shopWidth, high - above, 8, stone);
  mesh.box(0, 0, 0.8, shopWidth, above, 6, '#3a3028');
  for (const side of [-1, 1]) {
    mesh.box(side * 2.62, 0.85, shopFace + 0.6, 3.3, 2.3, 0.1, '#e8b870', materials.window);
    mesh.box(side * 4.55, 0, -2, 0.3, above, 4, stone);
  }
  shopFront(mesh, paint);
  if (random() < 0.7) awning(mesh, pick(random, ['#b8392e', '#2f6650', '#2f4f7a', '#c98a2c', '#8a3a4a']));
  for (let floor = 0; floor < floors; floor++) buildStorey(mesh, floor, above + floor * storey);
  mesh.box(0, high - 0.3, -4.15, shopWidth + 0.1, 0.35, 0.5, '#eee4d0');
  roof(mesh, high);
  mesh.pop();
}

/** Four tall windows, and a balcony along the second and the last storey. */
function buildStorey(mesh: Mesh, floor: number, y: number): void {
  for (const x of [-3.5, -1.17, 1.17, 3.5]) {
    mesh
      .box(x, y + 0.25, -4.02, 1.5, 2.45, 0.12, '#efe6d4')
      .box(x, y + 0.3, -4.08, 1.1, 2.2, 0.08, '#20303c', materials.window)
      .box(x, y + 0.3, -4.13, 0.07, 2.2, 0.04, '#f4f0e6')
      .box(x, y + 1.75, -4.13, 1.1, 0.07, 0.04, '#f4f0e6')
      .box(x, y + 2.66, -4.1, 1.7, 0.14, 0.3, '#efe6d4');
  }
  mesh.box(0, y - 0.1, -4.05, shopWidth, 0.16, 0.25, '#e8dec8');
  if (floor !== 1 && floor !== floors - 1) return;
  mesh.box(0, y + 0.05, -4.4, shopWidth - 0.4, 0.12, 0.8, '#d8ccb4');
  mesh.box(0, y + 1.02, -4.76, shopWidth - 0.4, 0.06, 0.06, iron, materials.metal);
  mesh.box(0, y + 0.3, -4.76, shopWidth - 0.4, 0.04, 0.04, iron, materials.metal);
  for (let i = 0; i <= 24; i++)
    mesh.box((i / 24 - 0.5) * (shopWidth - 0.5), y + 0.17, -4.76, 0.035, 0.86, 0.035, iron, materials.metal);
}

/** A mansard with three dormers and a row of chimney pots. */
function roof(mesh: Mesh, y: number): void {
  const slate = '#5c6470';
  const [half, top] = [shopWidth / 2, y + 2.9];
  mesh.face(
    [
      [-half, y, -4],
      [-half, top, -2.6],
      [half, top, -2.6],
      [half, y, -4],
    ],
    slate,
    materials.tiles,
  );
  mesh.box(0, y, 0.8, shopWidth, 2.9, 6.6, slate, materials.tiles);
  for (const x of [-2.9, 0, 2.9]) {
    mesh
      .box(x, y + 0.5, -3.1, 1.3, 1.9, 1.6, '#e4dac4')
      .box(x, y + 0.7, -3.92, 0.9, 1.4, 0.08, '#20303c', materials.window);
    mesh.box(x, y + 2.4, -3.15, 1.5, 0.16, 1.7, slate, materials.tiles);
  }
  mesh.box(half - 0.5, y, 0, 0.8, 4.4, 2.6, '#b58a70', materials.brick);
  for (const z of [-0.8, 0, 0.8]) mesh.cyl(half - 0.5, y + 4.4, z, 0.16, 0.14, 0.5, '#b8603a', 0, 8);
}
