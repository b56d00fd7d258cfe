import { pick } from '../shapes/chance.ts';
import { hangWhiteboard, standOfficeDesk, standSwivelChair } from '../shapes/office-furniture.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { World } from '../solid/world.ts';
import { pottedPlant } from '../concepts/table/potted-plant.ts';
import { brightAir, ceilingLamps, raiseBrightRoom } from './bright-room.ts';
import type { BrightRoom } from './bright-room.ts';
import { lookIntoRoom, skyAtWindow } from './into-room.ts';
import type { Stance } from './into-room.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { outside } from './window-view.ts';

/** Half the width of the room and its height, metres. */
const [half, high] = [3.6, 2.85] as const;

/** From where it is seen where the windows are on the left: along the desks to them, from beside them, or over the first desk. */
const stances: readonly [Stance, ...Stance[]] = [
  { from: [2.7, 1.6, 0.1], to: [-1.1, 0.82, 6.4], focal: 0.88 },
  { from: [-2.6, 1.55, 0.3], to: [0.9, 0.82, 6.6], focal: 0.88 },
  { from: [0.2, 1.5, -0.4], to: [-0.3, 0.9, 6.6], focal: 0.92 },
];

/** An office high over a city: desks with screens and chairs that turn, a white board, cupboards, plants, and windows with blinds. */
export function buildOffice(order: SettingOrder): World {
  const { random, things, season } = order;
  const mesh = new Mesh();
  const side = random() < 0.5 ? -1 : 1;
  const sky = makeAir(order.time, order.weather, { fog: 0, ...order.air, az: side * 72, el: 28 });
  const isDark = sky.night || order.time === 'dusk';
  const end = Math.max(7.2, ...things.map(({ z, clearing }) => z + clearing + 2));
  const room: BrightRoom = {
    ...{ half, high, end, side, sill: 0.7, top: 2.55, panes: 4 },
    wall: pick(random, ['#dcdcd6', '#cfd6d8', '#d8d0c4']),
    floor: pick(random, ['#7f8a90', '#8c8478', '#6f7a84']),
    blinds: 0.12 + random() * 0.2,
  };
  raiseBrightRoom(mesh, room, isDark);
  raiseCity(mesh, order, side);
  put(mesh, { x: 0, y: 0, z: end }, (m) =>
    hangWhiteboard(m, random, { x: side * 0.9, y: 1.62, z: -0.04, wide: 2.1, tall: 1.15 }),
  );
  standCupboards(mesh, -side * 1.9, end);
  const [top, seat] = [
    pick(random, ['#c9a878', '#d8d4c8', '#8a6a4a']),
    pick(random, ['#2f3a48', '#7a2f2c', '#3f5a4c', '#2b2d31']),
  ];
  for (const z of [end - 1.9, end - 4.2])
    for (const x of [side * 2.15, side * 0.3, -side * 2.1]) {
      const isHidden = things.some((one) => z < one.z + 0.6 && Math.abs(x - one.x) < 1.7);
      if (z < 1.2 || isHidden || isBefore(things, x, z, 1.1)) continue;
      put(mesh, { x, y: 0, z }, (m) => standOfficeDesk(m, random, top));
      put(mesh, { x: x + (random() - 0.5) * 0.3, y: 0, z: z - 0.72, turn: (random() - 0.5) * 1.1 }, (m) =>
        standSwivelChair(m, seat),
      );
    }
  if (!order.refuses('potted plant') && !isBefore(things, side * 3.1, end - 0.5, 0.5))
    put(mesh, { x: side * 3.1, y: 0, z: end - 0.5, scale: 0.42 }, (m) =>
      pottedPlant.build(m.object(), random, { season, lit: isDark, ordinal: 0 }),
    );
  putThings(mesh, things, () => 0);
  const rains = order.weather.includes('rain') || order.weather.includes('storm');
  return finishWorld(mesh, brightAir(sky), {
    camera: lookIntoRoom(order, stances, -side) ?? standAt(order, { eye: 1.55, lookUp: -0.4, focal: 0.86 }, () => 0),
    paintGround: () => undefined,
    ground: () => 0,
    backdrop: outside(sky, rains),
    events: order.events,
    indoors: true,
    focus: [0, 1, end - 3],
    shadowRadius: 7.5,
    softShadow: 2,
    occlusion: { radius: 0.5, power: 0.55 },
    near: 0.1,
    lamps: isDark ? ceilingLamps(room, 2) : [skyAtWindow(order, [side * (half - 0.7), 1.8, end - 3])],
    windowsLit: isDark ? 1 : 0.2,
  });
}

/** The upper storeys of towers across the street. */
function raiseCity(mesh: Mesh, { random }: SettingOrder, side: number): void {
  for (let i = 0; i < 9; i++) {
    const away = 34 + random() * 70;
    const wide = 12 + random() * 12;
    const tall = 34 + random() * 34;
    const tone = pick(random, ['#8d98a3', '#a9a094', '#74828e', '#b0aaa0']);
    mesh
      .object()
      .box(side * (half + away), -40, -14 + i * 13 + random() * 6, wide, tall, wide, tone, materials.towerBlock);
  }
}

/** Low cupboards with folders and a printer on them. */
function standCupboards(mesh: Mesh, x: number, end: number): void {
  mesh.object().box(x, 0.06, end - 0.26, 2, 0.86, 0.44, '#d5d6d2', materials.gloss);
  mesh.box(x, 0.92, end - 0.26, 2.06, 0.03, 0.48, '#b98d5c', materials.floor);
  for (let i = 0; i < 4; i++) {
    const at = x - 0.75 + i * 0.5;
    mesh.box(at, 0.1, end - 0.49, 0.48, 0.78, 0.015, '#e4e5e1', materials.gloss);
    mesh.box(at + (i % 2 ? -0.19 : 0.19), 0.5, end - 0.505, 0.015, 0.14, 0.02, '#8d9296', materials.metal);
  }
  const folders = ['#2f5a8a', '#b8403a', '#2f5a8a', '#3f7a54', '#d0a03a', '#2f5a8a', '#b8403a', '#4a4f55'];
  for (const [i, colour] of folders.entries()) {
    mesh.box(x - 0.85 + i * 0.085, 0.95, end - 0.24, 0.075, 0.31, 0.26, colour, materials.cloth);
    mesh.box(x - 0.85 + i * 0.085, 1.05, end - 0.372, 0.045, 0.11, 0.006, '#f2f0e8', materials.plain);
  }
  mesh.box(x + 0.6, 0.95, end - 0.25, 0.46, 0.24, 0.36, '#c9ccca', materials.gloss);
  mesh.box(x + 0.6, 1.06, end - 0.44, 0.34, 0.02, 0.08, '#f4f4f0', materials.plain);
}
