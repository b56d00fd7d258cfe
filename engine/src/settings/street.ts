import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { hex } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { house } from '../concepts/buildings/house.ts';
import { lamp } from '../concepts/street/lamp.ts';
import type { Look } from '../concepts/concept.ts';
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

function buildEndTower(mesh: Mesh): void {
  mesh.object().box(0, 0, 0, 6, 17, 6, '#c9b796', materials.stone);
  mesh
    .box(0, 5, -3.05, 1.4, 3, 0.2, '#20303c', materials.window)
    .box(0, 11, -3.05, 1.2, 2.6, 0.2, '#20303c', materials.window);
  mesh
    .push()
    .at(0, 17, 0)
    .rotY(Math.PI / 4);
  mesh
    .lathe(
      [
        [4.5, 0],
        [0.02, 9],
      ],
      4,
      '#4f6b63',
      materials.tiles,
    )
    .pop();
}
