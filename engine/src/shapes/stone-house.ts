import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick } from './chance.ts';
import { flowerBox, shutters, window } from './house-parts.ts';
import { leaves } from './tree.ts';

const deep = 7;
const walls = ['#c9b593', '#b9a98e', '#d2bd96', '#bfae98'] as const;
const renders = ['#d9a06a', '#e0bd84', '#d08a66', '#e6cfa4'] as const;
const paints = ['#5a7f8c', '#6f8a6a', '#4a6a7c', '#8a5a44', '#3f6a58'] as const;

/** A house of the south with its eaves to the street: rough stone or warm plaster, shutters, and something that climbs beside the door. It faces -z. */
export function buildStoneHouse(mesh: Mesh, random: Random, wide: number): void {
  const floors = random() < 0.6 ? 2 : 3;
  const high = floors * 2.7 + 0.6;
  const isStone = random() < 0.65;
  const paint = pick(random, paints);
  mesh
    .push()
    .object()
    .box(
      0,
      0,
      0,
      wide,
      high,
      deep,
      isStone ? pick(random, walls) : pick(random, renders),
      isStone ? materials.stone : 0,
    )
    .gable(0, high, 0, wide, 1.5, deep, '#b06a44', '#b9a98e', 0.45, materials.stone)
    .box(0, high - 0.24, -deep / 2 - 0.12, wide, 0.2, 0.3, '#c8b898');
  const door = (random() < 0.5 ? -1 : 1) * wide * 0.22;
  buildDoor(mesh, door, paint);
  window(mesh, -door, 0.95, -deep / 2, 0.95, 1.25, '#d8cbb0');
  shutters(mesh, -door, 0.95, -deep / 2, 0.95, 1.25, paint);
  for (let floor = 1; floor < floors; floor++)
    for (const x of [-0.25, 0.25]) {
      window(mesh, x * wide, floor * 2.7 + 0.75, -deep / 2, 0.9, 1.4, '#d8cbb0');
      shutters(mesh, x * wide, floor * 2.7 + 0.75, -deep / 2, 0.9, 1.4, paint);
      if (random() < 0.5) flowerBox(mesh, random, x * wide, floor * 2.7 + 0.5, -deep / 2 - 0.28);
    }
  if (random() < 0.6) climb(mesh, random, [door + (door > 0 ? 1 : -1) * 0.95, high * 0.62]);
  mesh.pop();
}

/** A plank door under a round arch of stones. */
function buildDoor(mesh: Mesh, x: number, paint: string): void {
  const z = -deep / 2;
  mesh
    .box(x, 0, z - 0.04, 1.1, 2, 0.1, paint, materials.planks)
    .box(x, 0, z - 0.3, 1.7, 0.15, 0.7, '#b5a68c', materials.stone);
  for (let i = 0; i < 9; i++) {
    const a = (i / 8) * Math.PI;
    mesh
      .push()
      .at(x + Math.cos(a) * 0.7, 1.95 + Math.sin(a) * 0.62, z - 0.06)
      .rotZ(a - Math.PI / 2)
      .box(0, -0.13, 0, 0.25, 0.26, 0.16, '#d6c8a8', materials.stone)
      .pop();
  }
  mesh.ball(x, 1.98, z - 0.03, 0.55, 0.5, 0.05, paint, materials.planks, 16);
  for (const side of [-1, 1]) mesh.box(x + side * 0.68, 0, z - 0.06, 0.24, 1.95, 0.16, '#d6c8a8', materials.stone);
}

/** Leaves and blossoms up the wall and over the door. */
function climb(mesh: Mesh, random: Random, [x, top]: readonly [number, number]): void {
  const blossom = pick(random, ['#d8307a', '#c23a8a', '#e8e0ee', '#8a5ab0', '#e0503a']);
  for (let i = 0; i < 8; i++) {
    const t = i / 7;
    const at = x - Math.sign(x) * Math.max(0, t - 0.55) * 3.2 + (random() - 0.5) * 0.3;
    const y = 0.3 + Math.min(1, t * 1.35) * top;
    leaves(mesh, random, at, y, -deep / 2 - 0.1, 0.36 + t * 0.16, 84, 0.07, ['#4a6a2c', '#5a7c36', '#3f5f2a'], 1);
    if (t > 0.3) leaves(mesh, random, at, y, -deep / 2 - 0.22, 0.38 + t * 0.16, 60, 0.06, [blossom], 1);
  }
}
