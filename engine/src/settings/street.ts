import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { hex } from '../raster/colour.ts';
import { tau } from '../shapes/chance.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { house } from '../concepts/buildings/house.ts';
import { lamp } from '../concepts/street/lamp.ts';
import type { Look } from '../concepts/concept.ts';
import { buildNeonStreet } from './neon-street.ts';
import { finishWorld, lampsOn, put, putThings } from './setting.ts';
import type { SettingOrder } from './setting.ts';

const lampLight = [8, 11, 17, 20, 26].map((z, i): Lamp => ({
  at: [i & 1 ? 4.4 : -4.4, 3.6, z],
  power: 9,
  colour: [1, 0.62, 0.28],
  size: 1,
}));

/** A cobbled street of gabled houses that runs away from the eye to a tower. */
export function buildStreet(order: SettingOrder): World {
  if (order.isNeon) return buildNeonStreet(order);
  const { random, season } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.004, clouds: 0.4, ...order.air });
  const snowy = season === 'winter' || order.weather.includes('snow');
  const wet = !snowy && (order.weather.includes('rain') || order.time === 'night');
  const lit = lampsOn(air);
  const look: Look = { season, lit, ordinal: 0 };
  const up: Vec3 = [0, 1, 0];
  mesh.object();
  const stone = hex(snowy ? '#d5dce4' : '#8d8378');
  const material = snowy ? materials.snow : materials.road;
  mesh.tri([-60, 0, -6], [0, 0, 260], [60, 0, -6], up, up, up, stone, material);
  for (const side of [-1, 1]) {
    mesh.box(side * 5.3, 0, 60, 2.6, 0.16, 130, '#a59b8d', materials.stone);
    const turn = side > 0 ? Math.PI / 2 : -Math.PI / 2;
    for (let i = 0, z = 5; i < 9; i++, z += 7.1) {
      put(mesh, { x: side * 10.4, y: 0, z: z + 3.5, turn }, (m) => house.build(m, random, look));
    }
    for (let i = 0; i < 6 && !order.refuses('lamp'); i++) {
      put(mesh, { x: side * 4.4, y: 0.1, z: 8 + i * 9 + (side > 0 ? 3 : 0) }, (m) => lamp.build(m, random, look));
    }
  }
  put(mesh, { x: 0, y: 0, z: 72, scale: 1.6 }, buildEndTower);
  putThings(mesh, order.things, () => 0);
  return finishWorld(mesh, air, {
    camera: lookFrom([0.6, order.eye ?? 1.9, -1.5], [-0.4, order.lookUp ?? 3.9, 22], 0.92),
    paintGround: () => undefined,
    ground: () => 0,
    events: order.events,
    wet,
    lamps: lit && !order.refuses('lamp') ? lampLight : [],
    focus: [0, 4, 22],
    shadowRadius: 30,
    windowsLit: lit ? 1 : 0,
    occlusion: { radius: 1.5, power: 1 },
    snow: snowy ? 1 : 0,
  });
}

/** A clock tower: courses and corner stones, a clock under arches for the bells, and a steep roof with a weathercock. */
function buildEndTower(mesh: Mesh): void {
  const [wall, trim, slate] = ['#c9b796', '#a8977a', '#4f6b63'];
  mesh.object().box(0, 0, 0, 6, 17, 6, wall, materials.stone);
  for (const [y, h] of [
    [0, 1.1],
    [7.4, 0.35],
    [12.6, 0.4],
    [16.6, 0.7],
  ] as const)
    mesh.box(0, y, 0, 6.5, h, 6.5, trim, 0);
  for (const [x, z] of [
    [-2.85, -2.85],
    [2.85, -2.85],
  ] as const)
    for (let i = 0; i < 14; i++) mesh.box(x, 1.2 + i * 1.1, z, i % 2 ? 0.9 : 0.6, 0.9, i % 2 ? 0.6 : 0.9, trim, 0);
  // The gate, and windows one over the other.
  mesh.box(0, 0, -3.1, 2.2, 3.2, 0.2, '#3a2a1e', materials.planks);
  for (const y of [4.6, 8.2]) {
    mesh.box(0, y - 0.2, -3.1, 1.7, 0.22, 0.5, trim, 0);
    mesh.box(0, y, -3.05, 1.2, 2.1, 0.2, '#20303c', materials.window);
  }
  mesh
    .push()
    .at(0, 11.5, -3.12)
    .rotX(-Math.PI / 2);
  mesh.lathe(
    [
      [1.25, 0],
      [1.25, 0.22],
      [1.08, 0.26],
      [1.08, 0.16],
    ],
    36,
    '#8a6a30',
    materials.metal,
  );
  mesh.lathe(
    [
      [1.08, 0.17],
      [0.02, 0.17],
    ],
    36,
    '#f2ead6',
    0,
  );
  mesh.pop();
  for (let hour = 0; hour < 12; hour++) {
    const [s, c] = [Math.sin((hour / 12) * tau), Math.cos((hour / 12) * tau)];
    mesh.box(s * 0.9, 11.5 + c * 0.9 - 0.08, -3.32, 0.12, 0.16, 0.04, '#2a2018', 0);
  }
  mesh.tube(
    [
      [0, 11.5, -3.36],
      [-0.42, 11.85, -3.36],
    ],
    [0.07, 0.05],
    '#2a2018',
    0,
    5,
  );
  mesh.tube(
    [
      [0, 11.5, -3.36],
      [0.28, 12.25, -3.36],
    ],
    [0.055, 0.035],
    '#2a2018',
    0,
    5,
  );
  for (const x of [-1.5, 0, 1.5]) mesh.box(x, 13.4, -3.05, 0.9, 2.6, 0.2, '#241c18', 0);
  mesh
    .push()
    .at(0, 17.3, 0)
    .rotY(Math.PI / 4);
  mesh.lathe(
    [
      [4.9, 0],
      [3.5, 2],
      [0.02, 9.6],
    ],
    4,
    slate,
    materials.tiles,
  );
  mesh.pop();
  for (const side of [-1, 1]) {
    mesh.box(side * 2.7, 17.3, -2.7, 0.7, 1.2, 0.7, trim, 0);
    mesh
      .push()
      .at(side * 2.7, 18.5, -2.7)
      .rotY(Math.PI / 4)
      .lathe(
        [
          [0.55, 0],
          [0.02, 1.6],
        ],
        4,
        slate,
        0,
      )
      .pop();
  }
  mesh.tube(
    [
      [0, 26.5, 0],
      [0, 28.6, 0],
    ],
    [0.06, 0.03],
    '#b08d3a',
    materials.metal,
    5,
  );
  mesh.ball(0, 27.3, 0, 0.24, 0.24, 0.24, '#b08d3a', materials.metal, 10);
}
