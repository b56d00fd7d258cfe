import type { Random } from '../raster/random.ts';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { World } from '../solid/world.ts';
import type { Look } from '../concepts/concept.ts';
import { armchair } from '../concepts/room/armchair.ts';
import { bookshelf } from '../concepts/room/bookshelf.ts';
import { pottedPlant } from '../concepts/table/potted-plant.ts';
import { framedLandscape, landscapes } from '../shapes/framed-landscape.ts';
import { pick } from '../shapes/chance.ts';
import { leaves } from '../shapes/tree.ts';
import { indoorAir } from './indoor-air.ts';
import { finishWorld, put, putThings } from './setting.ts';
import type { SettingOrder } from './setting.ts';

const papers = ['#ddcfb2', '#b4c6ba', '#d2b8ae', '#b6c4d2', '#dcc6a0'] as const;
const rugs = ['#8a2f2a', '#2f4a6a', '#5a6a3a', '#7a4a6a'] as const;
const wood = '#efe8da';
/** The corner: left and back wall, ceiling; metres. */
const left = -3.2;
const back = 6.6;
const high = 5.4;

/** The corner of a living room with a rug; the sun of a window on the left falls on the floor. Lengths are metres. */
export function buildParlour(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const paper = pick(random, papers);
  const rug = pick(random, rugs);
  const air = indoorAir(makeAir(order.time, order.weather, { fog: 0, ...order.air, az: -68, el: 30 }));
  mesh.object().box(0, -0.1, 3, 16, 0.1, 14, '#96683e', materials.floor);
  const wall = (x: number, y: number, z: number, w: number, h: number, d: number): Mesh =>
    mesh.box(x, y, z, w, h, d, paper, materials.wallpaper);
  wall(2, 0, back, 14, high, 0.1)
    .box(2, 0, back - 0.06, 14, 0.16, 0.06, wood)
    .box(2, high - 0.12, back - 0.06, 14, 0.12, 0.08, wood);
  // The left wall is open where its window stands.
  wall(left, 0, -0.9, 0.12, high, 5);
  wall(left, 0, 5.4, 0.12, high, 2.6);
  wall(left, 0, 2.9, 0.12, 0.8, 2.7);
  wall(left, 2.55, 2.9, 0.12, high - 2.55, 2.7);
  for (const z of [1.62, 2.87, 4.12]) mesh.box(left, 0.8, z, 0.14, 1.75, 0.08, wood);
  for (const y of [0.8, 1.65, 2.5]) mesh.box(left, y, 2.87, 0.16, 0.07, 2.6, wood);
  mesh.box(left + 0.12, 0.74, 2.87, 0.36, 0.06, 2.8, wood).box(left + 0.06, 0, 2, 0.04, 0.16, 12, wood);
  for (const z of [1.45, 4.3]) {
    mesh.sheet(
      (u, v) => [left + 0.2 + Math.sin(u * 26) * 0.05, 2.75 - v * 2.7, z + (u - 0.5) * 0.6],
      26,
      3,
      () => '#d8c8a8',
      materials.cloth,
    );
  }
  for (const [k, tone] of [
    [1, '#d8c49a'],
    [0.88, rug],
    [0.5, '#d8c49a'],
    [0.42, rug],
  ] as const)
    mesh.box(0.2, 0, 3.6, 4.2 * k, 0.02 + (1 - k) * 0.06, 2.8 * k, tone, materials.cloth);
  // Panels under a rail along both walls.
  mesh
    .box(2, 0.16, back - 0.07, 14, 0.74, 0.05, wood, materials.planks)
    .box(2, 0.9, back - 0.09, 14, 0.07, 0.09, wood)
    .box(left + 0.08, 0.16, 5.4, 0.05, 0.74, 2.5, wood, materials.planks)
    .box(left + 0.1, 0.9, 5.4, 0.09, 0.07, 2.5, wood);
  hangFrames(mesh, order);
  furnishWalls(mesh, order);
  if (order.things.length === 0 && !order.refuses('armchair')) placeArmchair(mesh, order);
  putThings(mesh, order.things, () => 0);
  const eye = order.eye ?? 1.5;
  return finishWorld(mesh, air, {
    camera: lookFrom([0.5, eye, -0.6], [0.1, order.lookUp ?? 1, 4], 1.1),
    paintGround: () => undefined,
    ground: () => 0,
    events: order.events,
    indoors: true,
    focus: [-1, 1, 3.5],
    shadowRadius: 6.5,
    softShadow: 2,
    occlusion: { radius: 0.5, power: 0.6 },
    near: 0.1,
    lamps: air.night ? [{ at: [1.8, 2.6, 2] as const, power: 6, colour: [1, 0.7, 0.4] as const, size: 2 }] : [],
  });
}

/** A room that was asked for alone is lived in. */
function placeArmchair(mesh: Mesh, { random, season }: SettingOrder): void {
  const look: Look = { season, lit: false, ordinal: 0 };
  put(mesh, { x: -0.7, y: 0, z: 3.9, turn: -0.35 }, (m) => armchair.build(m.object(), random, look));
}

/** One large landscape, or three small ones in a row. */
function hangFrames(mesh: Mesh, { random }: SettingOrder): void {
  const isRow = random() < 0.4;
  const x = 0.35 + random() * 0.3;
  for (const dx of isRow ? [-0.78, 0, 0.78] : [0])
    framedLandscape(
      mesh.object(),
      { x: x + dx, y: isRow ? 1.78 : 1.62, z: back - 0.1, width: isRow ? 0.62 : 1.36, height: isRow ? 0.78 : 1 },
      pick(random, landscapes),
      random() * 40,
    );
}

/** What stands along the walls of a room that is lived in, wherever nothing that was asked for needs the place: books, a lamp or a cabinet. */
function furnishWalls(mesh: Mesh, order: SettingOrder): void {
  const { random } = order;
  const look: Look = { season: order.season, lit: false, ordinal: 0 };
  const isFree = (x: number, z: number): boolean =>
    order.things.every((thing) => Math.hypot(x - thing.x, z - thing.z) > Math.max(0, thing.clearing) + 1.3);
  const kind = random();
  if (isFree(-2.5, 5.9) && !order.refuses('potted plant'))
    put(mesh, { x: -2.5, y: 0, z: 5.9, scale: kind < 0.4 ? 0.32 : 0.46 }, (m) =>
      pottedPlant.build(m.object(), random, look),
    );
  if (!isFree(2.35, 6.2)) return;
  if (kind < 0.4 && !order.refuses('bookshelf') && !order.asked('bookshelf'))
    put(mesh, { x: 2.35, y: 0, z: 6.2 }, (m) => bookshelf.build(m.object(), random, look));
  else if (kind < 0.72 && !order.refuses('lamp'))
    put(mesh, { x: 2.2, y: 0, z: 6 }, (m) => standFloorLamp(m, order.time === 'night' || order.time === 'dusk'));
  else if (kind >= 0.72 && !order.refuses('vase'))
    put(mesh, { x: 2.15, y: 0, z: 6.28 }, (m) => standCabinet(m, random));
}

/** A lamp on a tall stem with a pleated shade, and a small round table with a book beside it. */
function standFloorLamp(mesh: Mesh, isLit: boolean): void {
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
function standCabinet(mesh: Mesh, random: Random): void {
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
