import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick } from './chance.ts';
import { window } from './house-parts.ts';

const deep = 8;
const storey = 2.9;
const bricks = ['#7d4434', '#6a4034', '#94604a', '#54403a', '#a8785a', '#8a3f34'] as const;
const trim = '#efe8da';

/** A narrow house of brick beside a canal, with white windows and a gable in steps or like a bell. It faces -z. */
export function buildCanalHouse(mesh: Mesh, random: Random, wide: number): void {
  const floors = random() < 0.5 ? 3 : 4;
  const high = floors * storey + 0.5;
  const isBrick = random() < 0.75;
  const [wall, material] = isBrick
    ? [pick(random, bricks), materials.brick]
    : [pick(random, ['#e2d8c4', '#4f5a5c', '#9fb0b8']), 0];
  mesh.push().object().box(0, 0, 0, wide, high, deep, wall, material);
  mesh.box(0, 0, -deep / 2 - 0.03, wide, 0.7, 0.1, '#8a8176', materials.stone);
  const many = wide > 4.6 ? 3 : 2;
  for (let floor = 0; floor < floors; floor++)
    for (let i = 0; i < many; i++) {
      const x = ((i + 0.5) / many - 0.5) * (wide - 0.3);
      if (floor === 0 && i === many - 1) buildDoor(mesh, x, pick(random, ['#2f5a46', '#6b2424', '#24385a', '#1f2224']));
      else window(mesh, x, floor * storey + 1, -deep / 2, (wide / many) * 0.6, floor === 0 ? 1.6 : 1.75, trim);
    }
  mesh.box(0, high - 0.2, -deep / 2 - 0.1, wide + 0.1, 0.24, 0.3, trim);
  if (random() < 0.5) steppedGable(mesh, { wide, high, wall, material });
  else bellGable(mesh, { wide, high, wall, material });
  mesh
    .push()
    .at(0, high, 0.5)
    .rotY(Math.PI / 2)
    .gable(0, 0, 0, deep - 1, wide * 0.52, wide, '#7a4436', wall, 0.05)
    .pop();
  mesh.pop();
}

/** A door over three steps, with a light over it. */
function buildDoor(mesh: Mesh, x: number, paint: string): void {
  const z = -deep / 2;
  mesh.box(x, 0.5, z, 1.25, 2.75, 0.14, trim).box(x, 0.5, z - 0.06, 0.98, 2.05, 0.08, paint, materials.gloss);
  mesh.box(x, 2.62, z - 0.06, 0.98, 0.5, 0.08, '#20303c', materials.window);
  for (const step of [0, 1, 2])
    mesh.box(x, 0, z - 0.35 * (3 - step) + 0.1, 1.3, 0.17 * (step + 1), 0.4, '#b0a594', materials.stone);
}

interface Gable {
  readonly wide: number;
  readonly high: number;
  readonly wall: string;
  readonly material: number;
}

function steppedGable(mesh: Mesh, { wide, high, wall, material }: Gable): void {
  const steps = 5;
  for (let i = 0; i < steps; i++) {
    const w = wide * (1 - i * 0.19);
    mesh.box(0, high + i * 0.6, -deep / 2 + 0.15, w, 0.6, 0.4, wall, material);
    mesh.box(0, high + i * 0.6 + 0.58, -deep / 2 + 0.15, w + 0.06, 0.09, 0.5, trim);
  }
  window(mesh, 0, high + 0.5, -deep / 2 - 0.05, 0.8, 1.1, trim);
}

function bellGable(mesh: Mesh, { wide, high, wall, material }: Gable): void {
  const tall = wide * 0.62;
  const rows = 12;
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    const w = wide * (0.36 + 0.64 * (1 - Math.min(1, t * 1.5)) ** 1.8);
    mesh.box(0, high + t * tall, -deep / 2 + 0.15, w, tall / rows, 0.4, wall, material);
    mesh.box(0, high + t * tall, -deep / 2 + 0.13, w + 0.2, tall / rows, 0.36, trim);
  }
  mesh.box(0, high + tall, -deep / 2 + 0.15, wide * 0.46, 0.16, 0.6, trim);
  mesh.ball(0, high + tall + 0.2, -deep / 2 + 0.15, wide * 0.17, 0.3, 0.25, trim, 0, 14);
  window(mesh, 0, high + 0.4, -deep / 2 - 0.05, 0.8, 1.1, trim);
}
