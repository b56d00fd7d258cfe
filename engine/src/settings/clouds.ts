import { mixRgb } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Ground, World } from '../solid/world.ts';
import { finishWorld, groundGrid, putThings } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Metres above the lowest cloud that the eye hovers. */
export const cloudEye = 26;

/** High over a sea of clouds that reaches to the horizon. */
export function buildClouds(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.0011, fogFall: 0.012, clouds: 0.22, ...order.air });
  const place = random() * 60;
  const ground = cloudTops(place);
  groundGrid(mesh, ground, {
    wide: order.wide,
    coarse: order.coarse,
    near: 6,
    far: 2400,
    rows: 380,
    columns: 300,
    spread: 0.62,
  });
  putThings(mesh, order.things, () => 0);
  const lit = mixRgb([0.92, 0.93, 0.95], air.horizon, air.night ? 0.5 : 0.25);
  const shade = mixRgb(air.middle, [0.75, 0.78, 0.86], air.night ? 0.2 : 0.5);
  return finishWorld(mesh, air, {
    camera: lookFrom([0, cloudEye, 0], [0, order.lookUp ?? cloudEye - 2.4, 20], 1.05),
    paintGround: (surface, x, y, z) => {
      const c = mixRgb(shade, lit, smooth(-9, 7, y + (fbm(x * 0.05, z * 0.05, 3) - 0.5) * 5));
      [surface.r, surface.g, surface.b] = c;
      surface.through = 0.5;
    },
    ground,
    events: order.events,
    focus: [0, 8, Math.max(50, order.reach * 0.9)],
    shadowRadius: Math.max(60, order.reach),
    softShadow: 3,
    occlusion: { radius: 7, power: 0.7 },
  });
}

/** Billows on billows; deep lanes lie between them. */
function cloudTops(place: number): Ground {
  const puff = (x: number, z: number): number => {
    const n = fbm(x, z, 2);
    return 1 - Math.abs(n - 0.5) * 2.4;
  };
  return (x, z) => {
    const bank = (fbm(x * 0.009 + place, z * 0.006 + place, 3) - 0.5) * 40;
    const billow =
      puff(x * 0.028 + place, z * 0.024) * 8 +
      puff(x * 0.075, z * 0.066 + place) * 3.2 +
      puff(x * 0.2 + 3, z * 0.18) * 0.9;
    return bank + billow - 10 + smooth(300, 1500, z) * 10;
  };
}
