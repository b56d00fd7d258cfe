import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { wrapInCloud } from '../events/cloud-shell.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { Mesh } from '../solid/mesh.ts';
import { cellAt, fbm, noise2, smooth } from '../solid/noise.ts';
import type { Cell } from '../solid/noise.ts';
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
  // What is seen of it from near is the cloud around it.
  groundGrid(mesh, (x, z) => ground(x, z) - 9 * smooth(1150, 700, z), {
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
    events: [wrapInCloud({ top: ground, highest: 24, lit, shade, wide: order.wide }), ...order.events],
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

const heap: Cell = { chance: 0, second: 0, third: 0, inside: 0, dx: 0, dy: 0, dz: 0 };

/** Height of heaps of a size that stand beside one another, round on top, with creases where they meet; 0 to about 1. */
function heapsOf(x: number, z: number, size: number, place: number): number {
  cellAt(x / size + place, 0.5, z / size, heap);
  return Math.sqrt(Math.max(0, 1 - (heap.dx ** 2 + heap.dy ** 2 + heap.dz ** 2) / 0.62)) * (0.75 + 0.5 * heap.chance);
}

/** Heaps on heaps on banks with deep lanes between them. */
function cloudTops(place: number): Ground {
  return (x, z) => {
    const bank = (fbm(x * 0.009 + place, z * 0.006 + place, 3) - 0.5) * 52;
    const [wx, wz] = [x + noise2(x * 0.03, z * 0.03 + place) * 22, z + noise2(x * 0.03 + 7, z * 0.03) * 22];
    const high = smooth(-13, 9, bank);
    const heaped = heapsOf(wx, wz, 58, place) * 19 + heapsOf(wx + 9, wz, 21, place + 3) * 8;
    return bank - 22 + heaped * (0.35 + 0.65 * high) + smooth(300, 1500, z) * 10;
  };
}
