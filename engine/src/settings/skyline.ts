import { hex } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { World } from '../solid/world.ts';
import { pick } from '../shapes/chance.ts';
import { finishWorld, lampsOn, putThings, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

const facades = ['#8a939c', '#6f7a86', '#a59b8c', '#7a6f68', '#9aa6b0', '#5f6b78', '#b0a594'] as const;

/** Towers across a river, with their lights in the water by night. */
export function buildSkyline(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.0009, ...order.air });
  for (let i = 0; i < 120; i++) {
    const row = i % 3;
    const z = 400 + row * 90 + random() * 40;
    const x = (random() - 0.5) * z * 1.35;
    const middle = Math.exp(-((x / 130) ** 2));
    const h = 22 + random() * 46 + middle * (30 + random() * 110) + row * 10;
    const w = 14 + random() * 15;
    const facade = pick(random, facades);
    mesh
      .push()
      .at(x, 0, z)
      .rotY((random() - 0.5) * 0.3)
      .object();
    mesh.box(0, 0, 0, w, h, w, facade, materials.towerBlock);
    if (random() < 0.5) mesh.box(0, h, 0, w * 0.62, h * 0.16, w * 0.62, facade, materials.towerBlock);
    if (random() < 0.3)
      mesh.tube(
        [
          [0, h, 0],
          [0, h * 1.32, 0],
        ],
        [0.8, 0.15],
        '#3a4048',
        materials.metal,
      );
    mesh.pop();
  }
  mesh.object().box(0, -3, 380, 1600, 6, 14, '#8d857a', materials.stone);
  waterPlane(mesh, 0);
  putThings(mesh, order.things, () => 0);
  const lit = lampsOn(air);
  return finishWorld(mesh, air, {
    camera: lookFrom([0, order.eye ?? 5, -8], [0, order.lookUp ?? 22, 120], 1.1),
    paintGround: () => undefined,
    ground: () => 0,
    events: order.events,
    water: { level: 0, deep: hex('#12303f'), waves: 0.8, waveSize: 1.6, surf: 0, crests: 0 },
    windowsLit: lit ? 1 : order.time === 'sunset' ? 0.5 : 0,
    focus: [0, 60, 470],
    shadowRadius: 420,
    occlusion: { radius: 4, power: 1 },
  });
}
