import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau } from '../shapes/chance.ts';
import { buildCafeChair, buildCafeTable } from '../shapes/cafe-table.ts';
import { flowerBox, shutters, window } from '../shapes/house-parts.ts';
import { leaves } from '../shapes/tree.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { church } from '../concepts/buildings/church.ts';
import { house } from '../concepts/buildings/house.ts';
import { lamp } from '../concepts/street/lamp.ts';
import type { Look } from '../concepts/concept.ts';
import { cobbles } from './cobbles.ts';
import { isBefore, walkPeople } from './passers-by.ts';
import { finishWorld, groundGrid, lampsOn, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** How far the front of the café is from the middle of the street, where it begins and ends, and the depth of its awning; metres. */
const [front, begins, ends, awning] = [4.9, 1.5, 19.5, 2.5] as const;

interface CafeLook {
  readonly wall: string;
  readonly cloth: string;
  readonly wood: string;
}

/** A café on a cobbled street: lit windows under an awning, round tables with chairs and flowers, and houses that lead away. */
export function buildCafe(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.004, clouds: 0.4, ...order.air });
  const isLit = lampsOn(air);
  const look: Look = { season, lit: isLit, ordinal: 0 };
  const side = random() < 0.5 ? -1 : 1;
  const colours: CafeLook = {
    wall: pick(random, ['#e2c48e', '#d8b08a', '#c9d0c0', '#e4d6bc']),
    cloth: pick(random, ['#b8392e', '#2f6650', '#2f4f7a', '#c98a2c']),
    wood: pick(random, ['#3f5a4c', '#6b2f2a', '#2f4358', '#5a3f2a']),
  };
  groundGrid(mesh, () => 0, { wide: order.wide, coarse: order.coarse, near: 0.5, far: 300, rows: 120, columns: 120 });
  raiseFront(mesh, random, side, colours);
  spreadAwning(mesh, side, colours, isSnowy);
  for (let i = 0, z = ends + 4; i < 8; i++, z += 7.1)
    put(mesh, { x: side * (front + 4), y: 0, z, turn: (side * Math.PI) / 2 }, (m) => house.build(m, random, look));
  for (let i = 0, z = 4; i < 10; i++, z += 7.1)
    put(mesh, { x: -side * 9.6, y: 0, z, turn: (-side * Math.PI) / 2 }, (m) => house.build(m, random, look));
  if (!order.refuses('lamp'))
    for (let i = 0; i < 6; i++) {
      const [x, z] = [-side * 4.1, 9 + i * 9];
      if (!isBefore(things, x, z, 0.4)) put(mesh, { x, y: 0, z }, (m) => lamp.build(m, random, look));
    }
  if (!order.refuses('church'))
    put(mesh, { x: -side * 2, y: 0, z: 86, scale: 1.25 }, (m) => church.build(m, random, look));
  layTables(mesh, order, side, colours);
  walkPeople(mesh, order, { many: 5, wide: 1.6 });
  putThings(mesh, things, () => 0);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.7, lookUp: 2.7, focal: 0.84 }, () => 0),
    paintGround: cobbles(isSnowy),
    ground: () => 0,
    events: order.events,
    wet: !isSnowy && (order.weather.includes('rain') || air.night),
    lamps: isLit && !order.refuses('lamp') ? lightsOf(side) : [],
    focus: [0, 2, 12],
    shadowRadius: 24,
    windowsLit: isLit ? 1 : 0.2,
    occlusion: { radius: 0.9, power: 1.1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** Bulbs under the awning, and the lanterns of the street. */
function lightsOf(side: number): readonly Lamp[] {
  return [
    ...[3.5, 8, 12.5, 17].map((z): Lamp => ({
      at: [side * (front - 1), 2.6, z],
      power: 9,
      colour: [1, 0.7, 0.34],
      size: 1.4,
    })),
    ...[9, 18, 27].map((z): Lamp => ({ at: [-side * 4.1, 3.6, z], power: 9, colour: [1, 0.62, 0.28], size: 1 })),
  ];
}

/** The house of the café: panes from knee to lintel between wooden pilasters, a door, and two storeys with shutters. */
function raiseFront(mesh: Mesh, random: Random, side: number, { wall, wood }: CafeLook): void {
  const long = ends - begins;
  mesh
    .push()
    .at(side * (front + 4), 0, (begins + ends) / 2)
    .rotY((side * Math.PI) / 2);
  mesh.object().box(0, 0, 0, long, 10, 8, wall, materials.plain);
  mesh
    .box(0, 3.55, -4.05, long, 0.5, 0.2, wood, materials.planks)
    .box(0, 0, -4.03, long, 0.6, 0.16, wood, materials.planks);
  mesh.box(0, 9.7, -4.1, long + 0.3, 0.35, 0.5, '#d8cdb6', materials.plain);
  const bays = 6;
  for (let i = 0; i < bays; i++) {
    const x = ((i + 0.5) / bays - 0.5) * long;
    const wide = long / bays;
    const isDoor = i === 2;
    mesh.object().box(x - wide / 2, 0, -4.08, 0.28, 3.6, 0.24, wood, materials.planks);
    if (isDoor) {
      mesh.box(x, 0, -4.04, 1.25, 2.9, 0.14, wood, materials.planks);
      mesh.box(x, 0.9, -4.12, 0.9, 1.8, 0.04, '#ffd9a0', materials.window);
      mesh.ball(x + 0.46, 1.1, -4.16, 0.04, 0.04, 0.04, '#c8a040', materials.metal, 8);
    } else {
      mesh.box(x, 0.62, -4.03, wide - 0.5, 2.75, 0.06, '#ffd9a0', materials.window);
      for (const dx of [-0.5, 0, 0.5])
        mesh.box(x + dx * (wide - 0.6), 0.62, -4.09, 0.06, 2.75, 0.06, wood, materials.planks);
      mesh.box(x, 2.55, -4.09, wide - 0.5, 0.07, 0.06, wood, materials.planks);
    }
    for (const y of [4.7, 7.4]) {
      window(mesh, x, y, -4.04, 1, 1.6);
      shutters(mesh, x, y, -4.04, 1, 1.6, wood);
      if (y < 5) flowerBox(mesh, random, x, y - 0.1, -4.2);
    }
  }
  mesh.pop();
}

/** Striped cloth over the whole front, with a valance. */
function spreadAwning(mesh: Mesh, side: number, { cloth }: CafeLook, isSnowy: boolean): void {
  const [stripe, light] = [readColour(cloth), hex('#f3ead6')];
  const many = 40;
  const colour = (v: number): typeof stripe => (Math.floor(v * many) % 2 ? stripe : light);
  const along = (v: number): number => begins + 0.4 + v * (ends - begins - 0.8);
  mesh.object().sheet(
    (u, v): Vec3 => [side * (front - 0.05 - u * awning), 3.7 - u * 0.95 - 0.08 * Math.sin(u * Math.PI), along(v)],
    6,
    160,
    (_u, v) => (isSnowy ? mixRgb(colour(v), hex('#f2f5f8'), 0.85) : colour(v)),
    materials.cloth,
  );
  mesh.sheet(
    (u, v): Vec3 => [
      side * (front - 0.05 - awning),
      2.75 - u * (0.2 + 0.06 * Math.abs(Math.sin(v * many * Math.PI))),
      along(v),
    ],
    2,
    320,
    (_u, v) => colour(v),
    materials.cloth,
  );
  for (const z of [begins + 0.5, (begins + ends) / 2, ends - 0.5])
    mesh.object().tube(
      [
        [side * front, 2.5, z],
        [side * (front - awning), 2.73, z],
      ],
      [0.03],
      '#2c2c2e',
      materials.metal,
      6,
    );
}

/** Tables in two rows, each with two or three chairs, never where something else was asked for. */
function layTables(mesh: Mesh, order: SettingOrder, side: number, { wood }: CafeLook): void {
  const { random, things } = order;
  for (let i = 0; i < 7; i++)
    for (const row of [0, 1]) {
      const [x, z] = [
        side * (front - 1.25 - row * 1.95) + (random() - 0.5) * 0.2,
        3.6 + i * 2.35 + row * 1.1 + (random() - 0.5) * 0.3,
      ];
      const [turn, hasVase] = [random() * tau, random() < 0.7];
      if (isBefore(things, x, z, 0.9)) continue;
      put(mesh, { x, y: 0, z }, (m) => buildCafeTable(m, random, hasVase));
      const chairs = 2 + Math.floor(random() * 2);
      for (let k = 0; k < chairs; k++) {
        const a = turn + (k / chairs) * tau;
        put(mesh, { x: x + Math.sin(a) * 0.66, y: 0, z: z + Math.cos(a) * 0.66, turn: a }, (m) =>
          buildCafeChair(m, wood, pick(random, ['#c8a468', '#b8925a'])),
        );
      }
    }
  // Boxes of flowers part the tables from the street.
  for (let i = 0; i < 6; i++) {
    const [x, z] = [side * (front - 4.35), 4.4 + i * 3];
    if (isBefore(things, x, z, 0.8)) continue;
    mesh.object().box(x, 0, z, 0.34, 0.42, 1.5, '#6b4a32', materials.planks);
    for (let k = 0; k < 7; k++) {
      const at: Vec3 = [x + (random() - 0.5) * 0.16, 0.5 + random() * 0.12, z + (k - 3) * 0.21];
      leaves(mesh, random, ...at, 0.2, 44, 0.055, ['#4f7a34', '#5f8c3e', '#436a2e']);
      leaves(mesh, random, at[0], at[1] + 0.08, at[2], 0.19, 16, 0.05, [
        pick(random, ['#d8344a', '#e87aa0', '#f0e6e0', '#e8a03a']),
      ]);
    }
  }
}
