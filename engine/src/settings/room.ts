import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { World } from '../solid/world.ts';
import { pick } from '../shapes/chance.ts';
import type { Random } from '../raster/random.ts';
import { leaves } from '../shapes/tree.ts';
import { framedLandscape, landscapes } from '../shapes/framed-landscape.ts';
import { outside } from './window-view.ts';
import { finishWorld, putThings } from './setting.ts';
import type { SettingOrder } from './setting.ts';

const walls = [
  '#b9cbb0',
  '#ead0b2',
  '#ecdfc8',
  '#a9bccb',
  '#d9a48a',
  '#5f7a6c',
  '#40606b',
  '#d8b46a',
  '#b98582',
  '#7f443d',
] as const;
const curtains = ['#e9dcc4', '#f1ede4', '#b86a4a', '#6f8a9c', '#8f9a6a'] as const;
const tops = ['#9a6a40', '#b98a58', '#6e4a30', '#84512c'] as const;
const floors = ['#8a5f3c', '#a67c52', '#6b4a34'] as const;
const books = ['#8f3b34', '#2f4f6b', '#c9a24a', '#4f6b45', '#d8cdb8', '#6b4a6a', '#b8703c'] as const;
const frame = '#efe8da';
/** The view's window: half width, sill, height and depth; decimetres. */
const view = { half: 3.3, sill: 3.2, height: 8.5, z: 13 } as const;
/** Height of its sill, decimetres. */
export const sillTop = view.sill - 0.13;

/** What makes one room another than the next. */
interface RoomLook {
  readonly wall: string;
  readonly floor: string;
  readonly top: string;
  /** Middle of the view's window; what hangs on the wall is on the other side. */
  readonly windowX: number;
  readonly curtain: string | undefined;
  /** Rows of panes in the view's window. */
  readonly panes: 1 | 2 | 3;
  readonly panelled: boolean;
  readonly onWall: 'landscape' | 'shelf';
}

function chooseLook(random: Random): RoomLook {
  return {
    wall: pick(random, walls),
    floor: pick(random, floors),
    top: pick(random, tops),
    windowX: random() < 0.6 ? 3 : -2.4,
    curtain: random() < 0.7 ? pick(random, curtains) : undefined,
    panes: pick(random, [1, 2, 3] as const),
    panelled: random() < 0.5,
    onWall: pick(random, ['landscape', 'shelf', 'landscape'] as const),
  };
}

/** A room with a table before a window; the sun of a second window falls on it. Lengths are decimetres. */
export function buildRoom(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const look = chooseLook(random);
  const place = random() * 40;
  const flame = order.things.find((thing) => thing.clearing < 0);
  const air = roomAir(
    makeAir(order.time, order.weather, { az: -70, el: 32, fog: 0, ...order.air }),
    flame !== undefined,
  );
  buildWalls(mesh, look, order.isOnSill === true);
  if (look.curtain !== undefined) hangCurtains(mesh, look.windowX, look.curtain);
  if (look.panelled) panelWall(mesh);
  hangOnWall(mesh, random, look, place);
  mesh.object().box(0, -0.45, 4.4, 15, 0.45, 7.6, look.top, materials.floor);
  const fromWindow = order.isOnSill === true ? look.windowX : 0;
  const things = order.things.map((thing) => ({ ...thing, x: thing.x + fromWindow }));
  putThings(mesh, things, () => 0);
  return finishWorld(mesh, air, {
    camera: lookFrom([0, order.eye ?? 4.2, -7.2], [0.3, order.lookUp ?? 2, 5], 1.35),
    paintGround: () => undefined,
    ground: () => 0,
    backdrop: outside(air, order.weather.includes('rain') || order.weather.includes('storm')),
    events: order.events,
    indoors: true,
    focus: [-3, 2, 4],
    shadowRadius: 17,
    softShadow: 2.2,
    occlusion: { radius: 1.4, power: 0.65 },
    near: 0.3,
    depthOfField: { focus: 10, strength: 0.009 },
    lamps: [
      ...(flame
        ? [
            {
              at: [flame.x, 2.4, flame.z - 0.3] as const,
              power: air.night ? 21 : 9,
              colour: [1, 0.6, 0.25] as const,
              size: 1.2,
            },
          ]
        : []),
      ...(air.night
        ? [{ at: [-7, 9, 0] as const, power: flame ? 5 : 26, colour: [1, 0.68, 0.36] as const, size: 9 }]
        : []),
    ],
  });
}

/** Light of the room itself: by night there is less of it around a flame, whose own is then seen. */
function roomAir(air: Air, hasFlame: boolean): Air {
  const k = air.night ? (hasFlame ? 0.2 : 0.5) : 0.62;
  const soft = (base: Rgb): Rgb => [base[0] * k, base[1] * k, base[2] * k];
  const ambient = soft([0.62, 0.55, 0.5]);
  return {
    ...air,
    sunLight: scaleRgb(air.sunLight, air.night ? 0.6 : 2.1),
    ambient: [ambient[0] + air.ambient[0] * 0.2, ambient[1] + air.ambient[1] * 0.2, ambient[2] + air.ambient[2] * 0.2],
    bounce: soft([0.52, 0.42, 0.32]),
  };
}

/** The walls with their windows; a sill that something stands on is deep enough for it. */
function buildWalls(mesh: Mesh, { wall, floor, windowX: x, panes }: RoomLook, isStoodOn: boolean): void {
  const { half, sill, height, z } = view;
  const left = -11.5;
  const paper = (cx: number, cy: number, cz: number, w: number, h: number, d: number): Mesh =>
    mesh.box(cx, cy, cz, w, h, d, wall, materials.wallpaper);
  mesh.object().box(0, -9.2, 4, 44, 0.2, 40, floor, materials.floor);
  // The left wall holds the window of the sun, the back wall the view.
  paper(left - 0.5, -9, -6, 1, 30, 12);
  paper(left - 0.5, -9, 12.6, 1, 30, 8);
  paper(left - 0.5, -9, 4.3, 1, 11.5, 9);
  paper(left - 0.5, 12.5, 4.3, 1, 12, 9);
  for (const bar of [0.1, 4.3, 8.5]) mesh.box(left - 0.3, 2.3, bar, 0.6, 10.4, 0.5, frame, 0);
  for (const bar of [2.3, 7.2, 12.2]) mesh.box(left - 0.3, bar, 4.3, 0.6, 0.4, 8.8, frame, 0);
  const l = x - half;
  const r = x + half;
  paper((l - 16) / 2 - 3, -9, z, l + 22, 30, 0.8);
  paper((r + 22) / 2, -9, z, 22 - r, 30, 0.8);
  paper(x, -9, z, half * 2, 9 + sill, 0.8);
  paper(x, sill + height, z, half * 2, 12, 0.8);
  for (const bar of [l, x, r]) mesh.box(bar, sill, z - 0.2, 0.34, height, 0.5, frame, 0);
  for (const bar of Array.from({ length: panes + 1 }, (_, row) => sill + (height * row) / panes))
    mesh.box(x, bar - 0.15, z - 0.2, half * 2 + 0.5, 0.3, 0.5, frame, 0);
  const deep = isStoodOn ? 4.4 : 2;
  mesh.box(x, sill - 0.45, z + 0.1 - deep / 2, half * 2 + 1.4, 0.32, deep, frame, 0);
}

/** Wooden panels along the foot of the back wall, under a rail. */
function panelWall(mesh: Mesh): void {
  mesh.box(0, -9, view.z - 0.5, 44, 10.2, 0.16, frame, materials.planks);
  mesh.box(0, 1.2, view.z - 0.6, 44, 0.3, 0.4, frame, 0);
}

function hangCurtains(mesh: Mesh, x: number, colour: string): void {
  const { half, sill, height, z } = view;
  for (const side of [-1, 1]) {
    mesh.sheet(
      (u, v) => [
        x + side * (half + 0.2 + u * 1.7 * (0.75 + 0.25 * v)),
        sill + height + 1 - v * (height + 6),
        z - 0.9 + Math.sin(u * 22) * 0.22,
      ],
      26,
      4,
      () => colour,
      materials.cloth,
    );
  }
}

/** A painting or a shelf of books beside the window. */
function hangOnWall(mesh: Mesh, random: Random, { windowX, onWall }: RoomLook, place: number): void {
  const x = windowX > 0 ? -4.6 : 5.4;
  const z = view.z - 0.5;
  if (onWall === 'landscape')
    framedLandscape(mesh, { x, y: 4.4, z, width: 3.6, height: 2.8 }, pick(random, landscapes), place);
  else {
    for (const [row, y] of [3.6, 6.1].entries()) {
      mesh.box(x, y - 0.16, z - 0.55, 4.6, 0.16, 1.3, '#8a6a48', materials.planks);
      let at = x - 2.1;
      const until = x + (row === 0 ? 2 : 0.6);
      while (at < until) {
        const thick = 0.22 + random() * 0.22;
        const tall = 1.25 + random() * 0.55;
        mesh.box(at + thick / 2, y, z - 0.5, thick * 0.94, tall, 0.95, pick(random, books), 0);
        at += thick;
      }
    }
    mesh.push().at(x + 1.55, 6.1, z - 0.5);
    mesh.lathe(
      [
        [0.34, 0],
        [0.44, 0.6],
        [0.4, 0.6],
        [0.02, 0.52],
      ],
      16,
      '#c9b79a',
      0,
    );
    mesh.pop();
    leaves(mesh, random, x + 1.55, 7.05, z - 0.5, 0.62, 160, 0.12, ['#5d7f4a', '#75975a', '#4a6b3c'], 0.9);
  }
}
