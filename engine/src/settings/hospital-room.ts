import { hex, mixRgb } from '../raster/colour.ts';
import { pick } from '../shapes/chance.ts';
import { buildHospitalBed } from '../shapes/hospital-bed.ts';
import { leaves } from '../shapes/tree.ts';
import { standDrip, standVisitorChair, standVitalsMonitor } from '../shapes/ward-devices.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { World } from '../solid/world.ts';
import { brightAir, ceilingLamps, raiseBrightRoom } from './bright-room.ts';
import type { BrightRoom } from './bright-room.ts';
import { lookIntoRoom, skyAtWindow } from './into-room.ts';
import type { Stance } from './into-room.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { outside } from './window-view.ts';

/** Half the width of the room and its height, metres. */
const [half, high] = [2.7, 2.75] as const;

/** From where it is seen where the window is on the left: past the bed to the window, from farther back, or from the middle. */
const stances: readonly [Stance, ...Stance[]] = [
  { from: [1.7, 1.5, 0.5], to: [-0.6, 0.95, 5], focal: 0.88 },
  { from: [0.95, 1.4, -0.5], to: [-0.42, 0.95, 5], focal: 0.8 },
  { from: [0.1, 1.5, 0.1], to: [-0.5, 1, 5.4], focal: 0.86 },
];

/** A hospital room: a bed with a raised back between a drip and a monitor, a curtain on its rail, and a window with blinds. */
export function buildHospitalRoom(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const side = random() < 0.5 ? -1 : 1;
  const sky = makeAir(order.time, order.weather, { fog: 0, ...order.air, az: side * 68, el: 30 });
  const isDark = sky.night || order.time === 'dusk';
  const end = Math.max(5.9, ...things.map(({ z, clearing }) => z + clearing + 1.9));
  const [dado, cover] = pick<readonly [string, string]>(random, [
    ['#9fbfb8', '#3f7f7a'],
    ['#a9bfd0', '#4a6a94'],
    ['#c9bfa4', '#8a6a44'],
    ['#b4c4a4', '#5a7a4c'],
  ]);
  const room: BrightRoom = {
    ...{ half, high, end, side, dado, sill: 0.95, top: 2.3, panes: 2 },
    wall: '#dfe2dc',
    floor: pick(random, ['#a9b3b0', '#b9b4a6', '#9fb0b8']),
    blinds: 0.18 + random() * 0.3,
  };
  raiseBrightRoom(mesh, room, isDark);
  // The bed stands on the side away from the window.
  const x = -side * 0.75;
  if (!order.refuses('bed') && !order.asked('bed'))
    put(mesh, { x, y: 0, z: end - 1.2 }, (m) => buildHospitalBed(m, cover));
  fitBedhead(mesh, x, end);
  const spot = (at: number, z: number, clear: number): boolean => !isBefore(things, at, z, clear);
  if (spot(x - side * 0.78, end - 0.75, 0.4))
    put(mesh, { x: x - side * 0.8, y: 0, z: end - 0.6, turn: side * 0.35 }, standVitalsMonitor);
  if (spot(x + side * 0.78, end - 0.9, 0.3)) put(mesh, { x: x + side * 0.74, y: 0, z: end - 0.85 }, standDrip);
  if (spot(x + side * 1.25, end - 0.4, 0.4)) standCabinet(mesh, order, x + side * 1.28, end - 0.3);
  if (spot(x + side * 1.7, end - 1.6, 0.5))
    put(mesh, { x: side * 1.55, y: 0, z: end - 1.55, turn: -side * 1.1 }, (m) => standVisitorChair(m, cover));
  hangCurtains(mesh, { x, end, side, cloth: mixHex(cover) });
  hangClock(mesh, end, side);
  putThings(mesh, things, () => 0);
  const air = brightAir(sky);
  const rains = order.weather.includes('rain') || order.weather.includes('storm');
  return finishWorld(mesh, air, {
    camera: lookIntoRoom(order, stances, -side) ?? standAt(order, { eye: 1.5, lookUp: -0.6, focal: 0.84 }, () => 0),
    paintGround: () => undefined,
    ground: () => 0,
    backdrop: outside(sky, rains),
    events: order.events,
    indoors: true,
    focus: [0, 1, end - 2],
    shadowRadius: 6.5,
    softShadow: 2,
    occlusion: { radius: 0.5, power: 0.55 },
    near: 0.1,
    lamps: isDark
      ? [...ceilingLamps(room, 1.5), { at: [x, 1.75, end - 0.5], power: 1.4, colour: [1, 0.86, 0.66], size: 0.7 }]
      : [skyAtWindow(order, [side * (half - 0.7), 1.7, end - 2.2])],
  });
}

/** The colour of the curtains: paler than what chair and blanket have. */
const mixHex = (colour: string) => mixRgb(hex(colour), [0.86, 0.88, 0.86], 0.42);

/** The panel behind the head of the bed: a light, sockets and outlets. */
function fitBedhead(mesh: Mesh, x: number, end: number): void {
  mesh.object().box(x, 1.42, end - 0.05, 1.9, 0.2, 0.09, '#d3d9da', materials.gloss);
  mesh.box(x, 1.635, end - 0.06, 1.5, 0.035, 0.08, '#a89c84', materials.glow);
  for (const [dx, colour] of [
    [-0.7, '#f2f2ee'],
    [-0.55, '#2f8f5a'],
    [-0.4, '#e0b83a'],
    [0.4, '#3a6ab0'],
    [0.55, '#f2f2ee'],
    [0.7, '#c8483c'],
  ] as const)
    mesh.cyl(x + dx, 1.5, end - 0.12, 0.032, 0.032, 0.03, colour, materials.gloss, 14);
}

/** A cabinet with a drawer beside the bed; flowers, a jug and a cup stand on it. */
function standCabinet(mesh: Mesh, { random }: SettingOrder, x: number, z: number): void {
  const wood = '#c9a878';
  mesh.object().box(x, 0.08, z, 0.46, 0.68, 0.42, wood, materials.floor);
  mesh.box(x, 0.76, z, 0.5, 0.03, 0.46, '#e4e2da', materials.gloss);
  for (const y of [0.14, 0.52]) {
    mesh.box(x, y, z - 0.215, 0.4, y > 0.4 ? 0.2 : 0.34, 0.012, '#d6b98c', materials.floor);
    mesh.box(x, y + (y > 0.4 ? 0.09 : 0.28), z - 0.23, 0.14, 0.015, 0.02, '#b4babf', materials.metal);
  }
  mesh.push().at(x + 0.08, 0.79, z);
  mesh.lathe(
    [
      [0.045, 0],
      [0.06, 0.08],
      [0.035, 0.17],
      [0.045, 0.2],
    ],
    20,
    '#dfe8ea',
    materials.gloss,
  );
  leaves(mesh, random, 0, 0.3, 0, 0.13, 60, 0.045, ['#4f7a34', '#5f8c3e']);
  leaves(mesh, random, 0, 0.36, 0, 0.14, 44, 0.05, [
    pick(random, ['#e8a03a', '#d8547a', '#f0d24a', '#b86ac0']),
    '#f2eee8',
  ]);
  mesh.pop();
  mesh.cyl(x - 0.13, 0.79, z - 0.08, 0.032, 0.038, 0.1, '#e8eef0', materials.gloss, 18);
}

/** Curtains that are drawn aside on a rail around the bed. */
function hangCurtains(
  mesh: Mesh,
  {
    x,
    end,
    side,
    cloth,
  }: {
    readonly x: number;
    readonly end: number;
    readonly side: number;
    readonly cloth: readonly [number, number, number];
  },
): void {
  const rail = high - 0.32;
  const [inner, foot] = [x + side * 1.02, end - 2.75];
  const outer = -side * half;
  const way: readonly Vec3[] = [
    [inner, rail, end],
    [inner, rail, foot + 0.3],
    [inner - side * 0.09, rail, foot + 0.09],
    [inner - side * 0.3, rail, foot],
    [outer, rail, foot],
  ];
  mesh.object().tube(way, [0.014], '#c9cfd2', materials.metal, 8);
  for (const [px, pz] of [
    [inner, foot + 0.9],
    [(inner + outer) / 2, foot],
  ] as const)
    mesh.cyl(px, rail, pz, 0.007, 0.007, high - rail, '#c9cfd2', materials.metal, 6);
  const drape = (at: (u: number) => readonly [number, number]): void =>
    void mesh.object().sheet(
      (u, v) => {
        const [px, pz] = at(u);
        return [px, rail - 0.03 - v * (rail - 0.36), pz];
      },
      70,
      10,
      (u, v) =>
        mixRgb(
          [...cloth],
          v < 0.16 ? [0.95, 0.96, 0.96] : [0.1, 0.12, 0.12],
          v < 0.16 ? 0.6 : 0.16 * (1 + Math.sin(u * 44 + 1.6)),
        ),
      materials.cloth,
    );
  // Gathered at the wall by the head, and at the corner of the foot.
  drape((u) => [inner + Math.sin(u * 44) * 0.05, end - 0.08 - u * 0.85]);
  drape((u) => [outer + side * (0.05 + u * 0.95), foot + Math.sin(u * 44) * 0.06]);
}

/** A plain clock on the back wall. */
function hangClock(mesh: Mesh, end: number, side: number): void {
  const [x, y, z] = [side * 1.25, 2.2, end - 0.03];
  mesh
    .object()
    .push()
    .at(x, y, z)
    .rotX(Math.PI / 2);
  mesh
    .cyl(0, -0.02, 0, 0.15, 0.15, 0.05, '#2b2e31', materials.gloss, 32)
    .cyl(0, 0.005, 0, 0.135, 0.135, 0.03, '#f4f4f0', materials.plain, 32)
    .pop();
  for (const [dx, dy] of [
    [-0.05, 0.05],
    [0.02, 0.1],
  ] as const)
    mesh.tube(
      [
        [x, y, z - 0.045],
        [x + dx, y + dy, z - 0.045],
      ],
      [0.006],
      '#1c1e20',
      materials.plain,
      4,
    );
}
