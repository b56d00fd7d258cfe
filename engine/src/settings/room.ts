import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { World } from '../solid/world.ts';
import { pick } from '../shapes/chance.ts';
import { framedLandscape, landscapes } from '../shapes/framed-landscape.ts';
import { finishWorld, putThings } from './setting.ts';
import type { SettingOrder } from './setting.ts';

const walls = ['#b9cbbd', '#ead0b2', '#d8d2b8', '#b8c8d8', '#e6c8b8', '#d9dcd4'] as const;
const frame = '#efe8da';
/** The view's window: middle, half width, sill, height and depth; decimetres. */
const view = { x: 3, half: 3.3, sill: 3.2, height: 8.5, z: 13 } as const;

/** A room with a table before a window; the sun of a second window falls on it. Lengths are decimetres. */
export function buildRoom(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const wall = pick(random, walls);
  const place = random() * 40;
  const air = roomAir(makeAir(order.time, order.weather, { az: -62, el: 27, fog: 0, ...order.air }));
  buildWalls(mesh, wall);
  hangCurtains(mesh);
  panelWall(mesh);
  framedLandscape(mesh, { x: -4.6, y: 4.4, z: view.z - 0.5, width: 3.6, height: 2.8 }, pick(random, landscapes), place);
  mesh.object().box(0, -0.45, 4.4, 15, 0.45, 7.6, '#9a6a40', materials.floor);
  putThings(mesh, order.things, () => 0);
  const flame = order.things.find((thing) => thing.clearing < 0);
  return finishWorld(mesh, air, {
    camera: lookFrom([0, order.eye ?? 4.2, -7.2], [0.3, order.lookUp ?? 2, 5], 1.35),
    paintGround: () => undefined,
    ground: () => 0,
    backdrop: outside(air),
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
        ? [{ at: [flame.x, 2.4, flame.z - 0.3] as const, power: 9, colour: [1, 0.6, 0.25] as const, size: 1.2 }]
        : []),
      ...(air.night ? [{ at: [-7, 9, 0] as const, power: 26, colour: [1, 0.68, 0.36] as const, size: 9 }] : []),
    ],
  });
}

function roomAir(air: Air): Air {
  const k = air.night ? 0.5 : 0.62;
  const soft = (base: Rgb): Rgb => [base[0] * k, base[1] * k, base[2] * k];
  const ambient = soft([0.62, 0.55, 0.5]);
  return {
    ...air,
    sunLight: scaleRgb(air.sunLight, air.night ? 0.6 : 2.1),
    ambient: [ambient[0] + air.ambient[0] * 0.2, ambient[1] + air.ambient[1] * 0.2, ambient[2] + air.ambient[2] * 0.2],
    bounce: soft([0.52, 0.42, 0.32]),
  };
}

function buildWalls(mesh: Mesh, wall: string): void {
  const { x, half, sill, height, z } = view;
  const left = -11.5;
  const paper = (cx: number, cy: number, cz: number, w: number, h: number, d: number): Mesh =>
    mesh.box(cx, cy, cz, w, h, d, wall, materials.wallpaper);
  mesh.object().box(0, -9.2, 4, 44, 0.2, 40, '#8a5f3c', materials.floor);
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
  for (const bar of [sill, sill + height * 0.55, sill + height])
    mesh.box(x, bar - 0.15, z - 0.2, half * 2 + 0.5, 0.3, 0.5, frame, 0);
  mesh.box(x, sill - 0.45, z - 0.9, half * 2 + 1.4, 0.32, 2, frame, 0);
}

/** Wooden panels along the foot of the back wall, under a rail. */
function panelWall(mesh: Mesh): void {
  mesh.box(0, -9, view.z - 0.5, 44, 10.2, 0.16, frame, materials.planks);
  mesh.box(0, 1.2, view.z - 0.6, 44, 0.3, 0.4, frame, 0);
}

function hangCurtains(mesh: Mesh): void {
  const { x, half, sill, height, z } = view;
  for (const side of [-1, 1]) {
    mesh.sheet(
      (u, v) => [
        x + side * (half + 0.2 + u * 1.7 * (0.75 + 0.25 * v)),
        sill + height + 1 - v * (height + 6),
        z - 0.9 + Math.sin(u * 22) * 0.22,
      ],
      26,
      4,
      () => '#e9dcc4',
      materials.cloth,
    );
  }
}

/** What the window shows: hills far away under the sky of the hour. */
function outside(air: Air): NonNullable<World['backdrop']> {
  const [near, leaf, far] = [hex('#4f7a34'), hex('#a9bf5a'), hex('#86a3a0')];
  return (dx, dy, _dz, out) => {
    const ridge = 0.02 + fbm(dx * 3 + 4, 1.5, 4) * 0.1;
    const wood = -0.02 + fbm(dx * 7 + 9, 5.5, 4) * 0.08;
    let c = scaleRgb(mixRgb(air.horizon, air.middle, smooth(0, 0.4, dy)), air.night ? 1 : 1.25);
    if (dy < ridge) c = mixRgb(c, air.night ? [0.02, 0.03, 0.06] : far, 0.85);
    if (dy < wood) c = air.night ? [0.012, 0.02, 0.03] : mixRgb(near, leaf, fbm(dx * 40, dy * 60, 4));
    [out[0], out[1], out[2]] = c;
  };
}
