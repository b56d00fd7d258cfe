import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick } from './chance.ts';
import { leaves } from './tree.ts';

/** A lamp on a tall stem with a pleated shade, and a small round table with a book beside it. */
export function standFloorLamp(mesh: Mesh, isLit: boolean): void {
  mesh
    .object()
    .cyl(0, 0, 0, 0.2, 0.18, 0.04, '#3a2f28', materials.metal, 24)
    .cyl(0, 0.04, 0, 0.022, 0.02, 1.5, '#b08d4a', materials.metal, 10);
  mesh.sheet(
    (u, v) => [Math.cos(u * 6.2832) * (0.3 - v * 0.1), 1.42 + v * 0.38, Math.sin(u * 6.2832) * (0.3 - v * 0.1)],
    48,
    4,
    (u) => (Math.floor(u * 48) % 2 ? '#f2e0b8' : '#e6d0a0'),
    isLit ? materials.glow : materials.cloth,
  );
  mesh
    .object()
    .cyl(0.72, 0.52, -0.1, 0.28, 0.28, 0.035, '#6b4630', materials.floor, 28)
    .cyl(0.72, 0, -0.1, 0.16, 0.05, 0.52, '#6b4630', materials.floor, 16);
  mesh
    .box(0.7, 0.555, -0.1, 0.24, 0.04, 0.17, '#8a3a34', materials.cloth)
    .box(0.72, 0.595, -0.08, 0.2, 0.03, 0.15, '#2f4f6a', materials.cloth);
}

/** A low cabinet with two doors, and a vase, a clock and books on it. */
export function standCabinet(mesh: Mesh, random: Random): void {
  const wood = '#6b4630';
  mesh
    .object()
    .box(0, 0.12, 0, 1.5, 0.66, 0.42, wood, materials.floor)
    .box(0, 0.78, 0, 1.56, 0.04, 0.46, wood, materials.floor);
  for (const s of [-1, 1]) {
    mesh.box(s * 0.36, 0.18, -0.215, 0.66, 0.54, 0.02, '#7d5438', materials.floor);
    mesh.ball(s * 0.08, 0.46, -0.24, 0.022, 0.022, 0.022, '#d8b45a', materials.metal, 10);
    for (const z of [-0.15, 0.15]) mesh.cyl(s * 0.66, 0, z, 0.03, 0.035, 0.12, wood, materials.floor, 8);
  }
  mesh.lathe(
    [
      [0.05, 0.82],
      [0.11, 0.92],
      [0.12, 1.02],
      [0.05, 1.12],
      [0.07, 1.18],
    ],
    28,
    pick(random, ['#3f6f78', '#b8603a', '#d8d0c0']),
    materials.gloss,
  );
  leaves(mesh, random, 0, 1.34, 0, 0.17, 90, 0.05, ['#4f7a34', '#5f8c3e']);
  leaves(mesh, random, 0, 1.38, 0, 0.17, 34, 0.055, [pick(random, ['#d8344a', '#f0c83a', '#e87aa0', '#f2eee8'])]);
  for (const [i, colour] of ['#a8402f', '#2f5a7a', '#d8b45a', '#4f6b3c', '#7a4a6a'].entries())
    mesh.box(-0.62 + i * 0.06, 0.82, 0.02, 0.05, 0.24 + (i % 2) * 0.04, 0.18, colour, materials.cloth);
}

/** A low table with a tray, a pot and cups, a heap of books and a vase of flowers; metres. */
export function standCoffeeTable(mesh: Mesh, random: Random): void {
  const wood = pick(random, ['#7d5434', '#5a3a26', '#9a7048']);
  const [half, deep, top] = [0.58, 0.3, 0.42];
  mesh.object().box(0, top - 0.045, 0, half * 2, 0.045, deep * 2, wood, materials.floor);
  mesh.box(0, 0.14, 0, half * 1.8, 0.03, deep * 1.7, wood, materials.floor);
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) mesh.box(sx * (half - 0.05), 0, sz * (deep - 0.05), 0.05, top - 0.04, 0.05, wood);
  let y = top;
  for (const [i, colour] of ['#8a3a34', '#2f4f6a', '#d8c49a'].entries()) {
    mesh
      .push()
      .at(-0.34, y, 0.02)
      .rotY(0.15 * (i - 1) + 0.1);
    mesh.box(0, 0, 0, 0.26 - i * 0.02, 0.035, 0.19 - i * 0.01, colour, materials.cloth).pop();
    y += 0.036;
  }
  mesh.cyl(0.33, top, -0.08, 0.035, 0.045, 0.085, '#f4f0e6', materials.gloss, 18);
  mesh.cyl(0.33, top + 0.08, -0.08, 0.038, 0.038, 0.006, '#4a2c18', materials.gloss, 16);
  mesh.lathe(vaseAt(0.1, top), 24, pick(random, ['#3f6f78', '#b8603a', '#d8d0c0', '#6a7fa0']), materials.gloss);
  const flowers: Vec3 = [0, top + 0.36, 0];
  leaves(mesh, random, ...flowers, 0.13, 70, 0.042, ['#4f7a34', '#5f8c3e']);
  leaves(mesh, random, 0, top + 0.39, 0, 0.14, 44, 0.045, [pick(random, ['#d8344a', '#f0c83a', '#e87aa0', '#f2eee8'])]);
  for (let i = 0; i < 3; i++)
    mesh.cyl(0, 0.175 + i * 0.03, 0.02, 0.15 - i * 0.02, 0.15 - i * 0.02, 0.028, '#c8b48a', materials.cloth, 6);
}

const vaseAt = (wide: number, y: number): readonly [number, number][] => [
  [wide * 0.5, y],
  [wide * 0.85, y + 0.08],
  [wide * 0.8, y + 0.16],
  [wide * 0.4, y + 0.23],
  [wide * 0.5, y + 0.26],
];

/** A rug with a border in two tones and a field in its middle, `wide` and `deep`; metres. */
export function spreadRug(mesh: Mesh, wide: number, deep: number, [ground, figure]: readonly [string, string]): void {
  for (const [k, tone] of [
    [1, figure],
    [0.93, ground],
    [0.8, figure],
    [0.77, ground],
  ] as const)
    mesh.object().box(0, 0, 0, wide * k, 0.012 + (1 - k) * 0.03, deep * k, tone, materials.cloth);
  // Lozenges in a row along the middle.
  for (let i = -2; i <= 2; i++)
    mesh
      .push()
      .at((i * wide) / 6.2, 0, 0)
      .rotY(Math.PI / 4)
      .box(0, 0, 0, deep * 0.2, 0.024, deep * 0.2, figure, materials.cloth)
      .box(0, 0, 0, deep * 0.11, 0.027, deep * 0.11, ground, materials.cloth)
      .pop();
}

/** A basket with cut wood beside a fire. */
export function standLogBasket(mesh: Mesh): void {
  mesh.object().cyl(0, 0, 0, 0.22, 0.27, 0.3, '#a8794a', materials.cloth, 20);
  for (const [x, y, z] of [
    [-0.1, 0.3, 0],
    [0.1, 0.3, 0.02],
    [0, 0.42, -0.02],
  ] as const)
    mesh
      .push()
      .at(x, y, z)
      .rotX(Math.PI / 2)
      .cyl(0, -0.22, 0, 0.075, 0.075, 0.44, '#6a4a30', materials.bark, 10)
      .cyl(0, -0.225, 0, 0.065, 0.065, 0.01, '#d8b078', materials.plain, 10)
      .pop();
}
