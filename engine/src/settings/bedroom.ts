import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { framedLandscape, landscapes } from '../shapes/framed-landscape.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { bed } from '../concepts/room/bed.ts';
import { pottedPlant } from '../concepts/table/potted-plant.ts';
import { tableLamp } from '../concepts/table/table-lamp.ts';
import type { Look } from '../concepts/concept.ts';
import { indoorAir } from './indoor-air.ts';
import { lookIntoRoom, skyAtWindow } from './into-room.ts';
import type { Stance } from './into-room.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { openWindowWall } from './window-wall.ts';

/** Half the width of the room and its height; metres. */
const [half, high] = [2.8, 2.9] as const;

/** From where an empty bedroom is seen: past the bed to the window, to the chest of drawers, or from its foot. */
const stances: readonly [Stance, ...Stance[]] = [
  { from: [1.9, 1.45, 0.9], to: [-0.75, 1, 5.3], focal: 0.95 },
  { from: [-1.9, 1.4, 1], to: [0.9, 0.95, 5.4], focal: 0.92 },
  { from: [0.7, 1.2, 1.2], to: [-0.05, 1.02, 6.3], focal: 0.98 },
];

/** A bedroom: a made bed between two lamps, a window with curtains on the left, a rug, a chest of drawers and a painting. */
export function buildBedroom(order: SettingOrder): World {
  const { random, things, season } = order;
  const mesh = new Mesh();
  const air = indoorAir(makeAir(order.time, order.weather, { fog: 0, ...order.air, az: -68, el: 30 }));
  const isDark = air.night || order.time === 'dusk';
  const end = Math.max(6.3, ...things.map(({ z, clearing }) => z + clearing + 2.6));
  const paper = pick(random, ['#c9b8a4', '#a8b8b0', '#b8a8b4', '#c8c0aa', '#93a3b4', '#d8cbb4', '#c4a898', '#8fa39a']);
  const [wood, cloth] = [
    pick(random, ['#8a5c34', '#6b4630', '#b08a5a']),
    pick(random, ['#5f7f9a', '#a85a4a', '#7a8a5a', '#8a6a94', '#c8924a', '#d8d0c0', '#4f7a78']),
  ];
  mesh.object().box(0, -0.1, end / 2 - 2, half * 2 + 1, 0.1, end + 6, '#9a6c42', materials.floor);
  mesh.object().box(0, 0, end + 0.05, half * 2 + 0.4, high, 0.1, paper, materials.wallpaper);
  mesh.box(half + 0.05, 0, end / 2 - 2, 0.1, high, end + 6, paper, materials.wallpaper);
  mesh.object().box(0, high, end / 2 - 2, half * 2 + 1, 0.1, end + 6, '#efe9dd', materials.plain);
  for (const [y, tall] of [
    [0, 0.15],
    [high - 0.1, 0.1],
  ] as const) {
    mesh.object().box(0, y, end - 0.03, half * 2, tall, 0.06, '#efe8da', materials.plain);
    mesh.box(half - 0.03, y, end / 2 - 2, 0.06, tall, end + 6, '#efe8da', materials.plain);
  }
  openWindowWall(mesh, { x: -half, end, at: end - 1.75, wide: 1.7, sill: 0.85, top: 2.4, high, paper, drape: cloth });
  const middle = 0.25;
  const look: Look = { season, lit: true, ordinal: 0, colour: cloth };
  if (!order.refuses('bed') && !order.asked('bed'))
    put(mesh, { x: middle, y: 0, z: end - 1.15, scale: 1.02 }, (m) => bed.build(m.object(), random, look));
  for (const side of [-1, 1]) {
    const x = middle + side * 1.32;
    standTable(mesh, x, end - 0.4, wood);
    if (!order.refuses('lamp'))
      put(mesh, { x, y: 0.56, z: end - 0.36, scale: 0.17 }, (m) =>
        tableLamp.build(m.object(), random, { ...look, lit: isDark }),
      );
  }
  framedLandscape(
    mesh.object(),
    { x: middle, y: 1.62, z: end - 0.06, width: 1.25, height: 0.8 },
    pick(random, landscapes),
    random() * 40,
  );
  spreadRug(mesh, random, { x: middle, z: end - 2.7, colour: cloth });
  if (!isBefore(things, half - 0.3, end - 2.4, 0.8)) standChest(mesh, half - 0.26, end - 2.4, wood);
  if (!order.refuses('potted plant') && !isBefore(things, -half + 0.5, end - 0.6, 0.5))
    put(mesh, { x: -half + 0.5, y: 0, z: end - 0.55, scale: 0.27 }, (m) => pottedPlant.build(m.object(), random, look));
  putThings(mesh, things, () => 0);
  const lamps = isDark
    ? order.refuses('lamp')
      ? []
      : lampsBy(middle, end)
    : [skyAtWindow(order, [0.7 - half, 1.7, end - 1.75])];
  return finishWorld(mesh, air, {
    camera: lookIntoRoom(order, stances) ?? standAt(order, { eye: 1.5, lookUp: -1.4, focal: 0.8 }, () => 0),
    paintGround: () => undefined,
    ground: () => 0,
    events: order.events,
    indoors: true,
    focus: [0, 1, end - 2],
    shadowRadius: 6.5,
    softShadow: 2,
    occlusion: { radius: 0.5, power: 0.8 },
    near: 0.1,
    lamps,
  });
}

const lampsBy = (middle: number, end: number): readonly Lamp[] =>
  [-1, 1].map((side): Lamp => ({
    at: [middle + side * 1.32, 1.1, end - 0.6],
    power: 2.6,
    colour: [1, 0.68, 0.38],
    size: 0.6,
  }));

/** A night table with a drawer. */
function standTable(mesh: Mesh, x: number, z: number, wood: string): void {
  mesh
    .object()
    .box(x, 0.12, z, 0.46, 0.4, 0.4, wood, materials.floor)
    .box(x, 0.52, z, 0.52, 0.04, 0.46, wood, materials.floor);
  for (const s of [-1, 1]) mesh.box(x + s * 0.19, 0, z - 0.16, 0.05, 0.13, 0.05, wood, materials.floor);
  mesh
    .box(x, 0.26, z - 0.205, 0.38, 0.18, 0.02, wood, materials.floor)
    .ball(x, 0.35, z - 0.23, 0.02, 0.02, 0.02, '#d8b45a', materials.metal, 10);
}

/** A chest of drawers along the right wall, with books and a mirror on it. */
function standChest(mesh: Mesh, x: number, z: number, wood: string): void {
  mesh
    .object()
    .box(x, 0.08, z, 0.48, 0.86, 1.3, wood, materials.floor)
    .box(x, 0.94, z, 0.54, 0.04, 1.38, wood, materials.floor);
  for (let row = 0; row < 3; row++)
    for (const s of [-1, 1]) {
      mesh.box(x - 0.245, 0.14 + row * 0.27, z + s * 0.32, 0.02, 0.23, 0.58, wood, materials.floor);
      mesh.ball(x - 0.27, 0.26 + row * 0.27, z + s * 0.32, 0.022, 0.022, 0.022, '#d8b45a', materials.metal, 10);
    }
  for (const [i, colour] of ['#a8402f', '#2f5a7a', '#d8b45a', '#4f6b3c'].entries())
    mesh.box(x + 0.05, 0.98, z - 0.45 + i * 0.06, 0.2, 0.26 + (i % 2) * 0.04, 0.05, colour, materials.cloth);
}

/** A rug with a border. */
function spreadRug(
  mesh: Mesh,
  random: Random,
  at: { readonly x: number; readonly z: number; readonly colour: string },
): void {
  const pale = mixRgb(hex(at.colour), [0.92, 0.88, 0.8], 0.6 + random() * 0.1);
  for (const [k, tone] of [
    [1, at.colour],
    [0.9, pale],
    [0.8, at.colour],
    [0.74, pale],
  ] as const)
    mesh.object().box(at.x, 0, at.z, 3 * k, 0.016 + (1 - k) * 0.03, 1.8 * k, tone, materials.cloth);
  for (let i = 0; i < 40; i++) {
    const z = at.z - 0.9 + (i / 39) * 1.8;
    for (const s of [-1, 1]) {
      const fringe: Vec3[] = [
        [at.x + s * 1.5, 0.012, z],
        [at.x + s * 1.58, 0.004, z + (random() - 0.5) * 0.02],
      ];
      mesh.tube(fringe, [0.006], pale, materials.cloth, 3);
    }
  }
}
