import { hex, mixRgb } from '../raster/colour.ts';
import { lookFrom } from '../solid/camera.ts';
import { makeAir } from '../solid/air.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Ground, World } from '../solid/world.ts';
import { finishWorld, groundGrid, putThings, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Where the headland of the coast rises, metres. */
export const headland = { x: 9, z: 39 } as const;

/** Open water to the horizon. */
export function buildSea(order: SettingOrder): World {
  return buildWater(order, () => -20, undefined);
}

/** A rocky headland in the sea. */
export function buildCoast(order: SettingOrder): World {
  const place = order.random() * 50;
  const hx = headland.x + 2;
  const hz = headland.z + 1;
  const ground: Ground = (x, z) => {
    const away = Math.hypot(x - hx - Math.max(0, x - hx) * 0.75, (z - hz) * 0.85);
    const n = fbm(x * 0.09 + place, z * 0.09, 5);
    return -7 + smooth(17 + n * 9, 7, away) * (11 + n * 6.5) + smooth(14, 4, away) * 1.6;
  };
  return buildWater(order, ground, (mesh) => {
    groundGrid(mesh, ground, {
      wide: order.wide,
      coarse: order.coarse,
      near: 14,
      far: 130,
      rows: 260,
      columns: 300,
      // From above its far end would be seen.
      spread: (order.eye ?? 0) > 10 ? 2.4 : 0.8,
    });
    for (let i = 0; i < 26; i++) {
      const x = hx - 19 + order.random() * 22;
      const z = 20 + order.random() * 12;
      const r = 0.5 + order.random() * 1.3;
      const turn = order.random() * 6;
      if (ground(x, z) > 0.5) continue;
      mesh
        .push()
        .at(x, -0.2, z)
        .rotY(turn)
        .scale(r, r * 0.8, r);
      mesh.body([[0, 0, 0, 0.7, 0.5, 0.2, 0, 0.5, 0]], { k: 0.3, colours: ['#3d3732'], fur: 0.8 }).pop();
    }
  });
}

function buildWater(order: SettingOrder, ground: Ground, raise: ((mesh: Mesh) => void) | undefined): World {
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.0011, ...order.air });
  raise?.(mesh);
  waterPlane(mesh, 0);
  putThings(mesh, order.things, ground);
  const stormy = order.weather.includes('storm');
  const rock = hex('#5c5148');
  const pale = hex('#94857a');
  const turf = hex('#5f7d34');
  return finishWorld(mesh, air, {
    camera: lookFrom([0, order.eye ?? 3.4, -8], [0, order.lookUp ?? 7.6, 40], 1),
    paintGround: (surface, x, y, z) => {
      const k = fbm(x * 0.5, z * 0.5 + y * 0.9, 5);
      const c = mixRgb(mixRgb(rock, pale, k), turf, smooth(0.5, 0.3, 1 - surface.ny) * smooth(3.4, 5, y));
      const tone = (0.6 + 0.8 * k) * (1 - 0.55 * smooth(1.3, 0.3, y));
      surface.r = c[0] * tone;
      surface.g = c[1] * tone;
      surface.b = c[2] * tone;
      surface.nx += (fbm(x * 0.9, y * 1.3 + 3, 4) - 0.5) * 1.3;
      surface.nz += (fbm(z * 0.9 + 7, y * 1.3, 4) - 0.5) * 1.3;
    },
    ground,
    events: order.events,
    water: {
      level: 0,
      deep: hex(order.time === 'day' ? '#0b4a66' : '#123846'),
      bed: ground,
      depth: 5,
      waves: stormy ? 2.2 : 1.15,
      waveSize: 1.6,
      surf: raise ? 1 : 0,
      crests: stormy ? 1.6 : 0,
    },
    focus: raise ? [5.5, 4, 36] : [0, 4, Math.max(17, order.reach * 0.9)],
    shadowRadius: raise ? 40 : Math.max(14, order.reach * 0.6),
    snow: order.season === 'winter' || order.weather.includes('snow') ? 1 : 0,
  });
}
