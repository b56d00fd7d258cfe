import { hex } from '../raster/colour.ts';
import { pick } from '../shapes/chance.ts';
import { hangChalkboard, standPupilDesk, standTeacherDesk } from '../shapes/school-furniture.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { World } from '../solid/world.ts';
import { bookshelf } from '../concepts/room/bookshelf.ts';
import { brightAir, ceilingLamps, raiseBrightRoom } from './bright-room.ts';
import type { BrightRoom } from './bright-room.ts';
import { lookIntoRoom, skyAtWindow } from './into-room.ts';
import type { Stance } from './into-room.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { outside } from './window-view.ts';

/** Half the width of the room and its height, metres. */
const [half, high] = [3.9, 3.1] as const;

/** How far behind whoever teaches the board hangs, metres. */
const toBoard = 0.85;

/** From where it is seen where the windows are on the left: from the last row, from the corner away from the windows, or from beside them. */
const stances: readonly [Stance, ...Stance[]] = [
  { from: [0.2, 1.6, -0.6], to: [-0.1, 0.98, 7], focal: 0.9 },
  { from: [3, 1.7, -0.2], to: [-1.1, 0.88, 7], focal: 0.86 },
  { from: [-2.9, 1.65, -0.2], to: [0.9, 0.92, 7], focal: 0.86 },
];

/** A classroom: rows of desks before a green board, the teacher's desk, a map, books, and tall windows along one side. */
export function buildClassroom(order: SettingOrder): World {
  const { random, things, season } = order;
  const mesh = new Mesh();
  const side = random() < 0.5 ? -1 : 1;
  const sky = makeAir(order.time, order.weather, { fog: 0, ...order.air, az: side * 74, el: 30 });
  const isDark = sky.night || order.time === 'dusk';
  const teacher = things.find(({ isAtBoard }) => isAtBoard);
  const end = Math.max(
    teacher ? teacher.z + toBoard : 8,
    ...things.filter((one) => one !== teacher).map(({ z, clearing }) => z + clearing + (teacher ? 0.4 : 2.6)),
  );
  const room: BrightRoom = {
    ...{ half, high, end, side, sill: 0.95, top: 2.6, panes: 4, blinds: 0 },
    wall: pick(random, ['#ded6bf', '#cfd8d2', '#d8d2c6', '#c9d4dc']),
    floor: pick(random, ['#a98a60', '#98816a', '#8f9894']),
  };
  raiseBrightRoom(mesh, room, isDark);
  put(mesh, { x: 0, y: 0, z: end }, (m) => hangChalkboard(m, random, { y: 1.62, z: -0.05, wide: 4, tall: 1.25 }));
  hangMap(mesh, -side * 2.95, end);
  if (!teacher && !isBefore(things, side * 1.5, end - 1.5, 0.9))
    put(mesh, { x: side * 1.5, y: 0, z: end - 1.35 }, standTeacherDesk);
  if (!order.refuses('bookshelf') && !order.asked('bookshelf') && !isBefore(things, -side * 3.5, end - 2, 0.6))
    put(mesh, { x: -side * (half - 0.25), y: 0, z: end - 2.1, turn: (-side * Math.PI) / 2, scale: 0.72 }, (m) =>
      bookshelf.build(m.object(), random, { season, lit: isDark, ordinal: 0 }),
    );
  const shell = pick(random, ['#2f5f9a', '#b8483c', '#3f8a6a', '#d89a2c', '#4a5560']);
  for (let row = 0; row < 4 && !things.some(({ furnishes }) => furnishes); row++)
    for (const x of [-2.55, -0.85, 0.85, 2.55]) {
      const z = end - 2.9 - row * 1.5;
      // Nobody's desk stands before the eye, or before who was asked for.
      if (z < 0.9 || isBefore(things, x, z, 0.9) || things.some((one) => z < one.z && Math.abs(x - one.x) < 1.5))
        continue;
      put(mesh, { x: x + (random() - 0.5) * 0.1, y: 0, z, turn: (random() - 0.5) * 0.06 }, (m) =>
        standPupilDesk(m, random, shell),
      );
    }
  putThings(mesh, things, () => 0);
  const rains = order.weather.includes('rain') || order.weather.includes('storm');
  return finishWorld(mesh, brightAir(sky), {
    camera: lookIntoRoom(order, stances, -side) ?? standAt(order, { eye: 1.6, lookUp: -0.2, focal: 0.86 }, () => 0),
    paintGround: () => undefined,
    ground: () => 0,
    backdrop: outside(sky, rains),
    events: order.events,
    indoors: true,
    focus: [0, 1, end - 3.4],
    shadowRadius: 8,
    softShadow: 2,
    occlusion: { radius: 0.5, power: 0.55 },
    near: 0.1,
    lamps: isDark ? ceilingLamps(room, 2.4) : [skyAtWindow(order, [side * (half - 0.7), 1.9, end - 3.4])],
  });
}

/** A map of the world on rollers: land of several colours in a blue sea. */
function hangMap(mesh: Mesh, x: number, end: number): void {
  const [wide, tall, y] = [1.45, 0.95, 1.3];
  const [sea, paper] = [hex('#a9c8d8'), hex('#e8e0c8')];
  const lands = ['#d8b05a', '#8fb06a', '#d88a6a', '#c8a0b8', '#e0d070'].map(hex);
  mesh.object().sheet(
    (u, v): Vec3 => [x + (u - 0.5) * wide, y + v * tall, end - 0.04],
    70,
    46,
    (u, v) => {
      if (Math.min(u, 1 - u) < 0.03 || Math.min(v, 1 - v) < 0.05) return paper;
      const high = fbm(u * 5 + 3.3, v * 4 + 1.7, 4) - 0.12 * Math.abs(v - 0.55);
      return high > 0.5 ? (lands[Math.floor(fbm(u * 4, v * 4 + 8, 2) * 11) % lands.length] ?? paper) : sea;
    },
    materials.plain,
  );
  for (const at of [y - 0.02, y + tall + 0.02])
    mesh.tube(
      [
        [x - wide / 2 - 0.04, at, end - 0.06],
        [x + wide / 2 + 0.04, at, end - 0.06],
      ],
      [0.02],
      '#5a3f2a',
      materials.floor,
      8,
    );
}
