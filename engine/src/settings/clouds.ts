import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, noise2, smooth } from '../solid/noise.ts';
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
  const { lit, shade } = cloudColours(air);
  return finishWorld(mesh, air, {
    camera: lookFrom([0, cloudEye, 0], [0, order.lookUp ?? cloudEye - 2.4, 20], 1.05),
    paintGround: (surface, x, y, z) => {
      const c = mixRgb(shade, lit, smooth(-14, 8, y + (fbm(x * 0.05, z * 0.05, 3) - 0.5) * 6));
      [surface.r, surface.g, surface.b] = c;
      surface.through = 0.75;
    },
    ground,
    events: order.events,
    focus: [0, 8, Math.max(50, order.reach * 0.9)],
    shadowRadius: Math.max(60, order.reach),
    softShadow: 3,
    occlusion: { radius: 9, power: 0.8 },
  });
}

/** What clouds that are seen from above look like where they are lit, and in their lanes. */
export function cloudColours(air: Air): { readonly lit: Rgb; readonly shade: Rgb } {
  return {
    lit: scaleRgb(mixRgb([0.92, 0.93, 0.95], air.horizon, air.night ? 0.5 : 0.25), 0.86),
    shade: scaleRgb(mixRgb(air.middle, [0.75, 0.78, 0.86], air.night ? 0.2 : 0.4), 0.8),
  };
}

/** Billows on billows; deep lanes lie between them. */
function cloudTops(place: number): Ground {
  // Round on top, with creases where one billow meets the next.
  const puff = (x: number, z: number): number => Math.abs(noise2(x, z) * 2 - 1) ** 0.8;
  return (x, z) => {
    const bank = (fbm(x * 0.009 + place, z * 0.006 + place, 3) - 0.5) * 46;
    const billow =
      puff(x * 0.02 + place, z * 0.017) * 15 +
      puff(x * 0.05, z * 0.043 + place) * 4.5 +
      puff(x * 0.13 + 3, z * 0.11) * 1.1;
    return bank + billow - 16 + smooth(300, 1500, z) * 10;
  };
}
