import { hex, mixRgb } from '../raster/colour.ts';
import { lookFrom } from '../solid/camera.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { buildPalm } from '../shapes/palm.ts';
import { finishWorld, groundGrid, put, putThings, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

const palms = [
  [-6.6, 19, 8.4, 3.6],
  [-9.2, 22, 9.8, 2.2],
  [-12, 27, 8.6, 3],
  [-16, 36, 9.5, 2.4],
  [-21, 46, 10, 3],
  [-27, 60, 10, 2],
] as const;

/** Sand, turquoise shallows, surf and palms. */
export function buildBeach(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const side = order.time === 'day' ? { az: 115 } : {};
  const air = makeAir(order.time, order.weather, { fog: 0.0006, ...side, ...order.air });
  const place = random() * 40;
  const line = (z: number): number =>
    1.5 - z * 0.36 + Math.sin(z * 0.12 + place) * 1.6 + (fbm(z * 0.22 + place, 3.5, 3) - 0.5) * 1.3 * smooth(3, 9, z);
  const widened = widerSand(order.things, line);
  const shore = (z: number): number => line(z) + widened;
  const ground = beachGround(shore);
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, near: 0.9, far: 700, rows: 280, columns: 260 });
  waterPlane(mesh, 0);
  for (const [x, z, h, lean] of palms) {
    const turn = random() * 0.5;
    if (!order.refuses('palm') && !standsBefore(x, z, order.things))
      put(mesh, { x, y: ground(x, z), z, turn }, (m) => buildPalm(m, random, { h, lean }));
  }
  plantBushes(mesh, order, ground, shore);
  putThings(mesh, order.things, ground);
  return finishWorld(mesh, air, {
    camera: lookFrom([-0.5, order.eye ?? 2.5, 0], [2.2, order.lookUp ?? 3.1, 22], 0.95),
    paintGround: beachPainter(air.night),
    ground,
    events: order.events,
    water: {
      level: 0,
      deep: hex('#06566e'),
      shallow: hex('#3fb9ae'),
      sand: hex(air.night ? '#5c4a34' : '#c9ab7c'),
      bed: ground,
      depth: 1.9,
      waves: 0.7,
      waveSize: 1.1,
      surf: 0.5,
      crests: 0,
    },
    focus: [-4, 3, 18],
    shadowRadius: 24,
  });
}

/** How far the crown of a palm reaches, metres. */
const crown = 3.4;

/** Whether a palm would hide something that was asked for. */
function standsBefore(x: number, z: number, things: SettingOrder['things']): boolean {
  const eyeX = -0.5;
  return things.some((thing) => {
    if (thing.z < z - 2) return false;
    const aside = Math.abs((x - eyeX) / z - (thing.x - eyeX) / thing.z);
    return aside < crown / z + (thing.clearing * 0.8) / thing.z;
  });
}

/** Metres of more sand, so that nothing which belongs on land stands in the sea; what floats keeps its water. */
function widerSand(things: SettingOrder['things'], line: (z: number) => number): number {
  const onLand = things.filter(({ onWater, y }) => !onWater && y < 0.5);
  const afloat = things.filter(({ onWater }) => onWater);
  const wanted = onLand.map(({ x, z, clearing }) => x + Math.max(0.5, clearing) * 0.8 + 0.9 - line(z));
  const left = afloat.map(({ x, z }) => x - 2 - line(z));
  return Math.max(0, Math.min(24, Math.max(0, ...wanted), ...left));
}

function beachGround(shore: (z: number) => number): Ground {
  return (x, z) => {
    const d = shore(z) - x;
    const sand = 0.1 + Math.min(2.4, d * 0.085) + (fbm(x * 0.3, z * 0.3, 3) - 0.5) * 0.3 * smooth(0, 4, d);
    const beach = d > 0 ? sand : 0.1 + d * 0.075;
    return z < 250 ? Math.max(beach, -9) : Math.max(beach, islandHeight(x, z));
  };
}

/** Two wooded islands far out, with headlands and hollows. */
function islandHeight(x: number, z: number): number {
  const rough = fbm(x * 0.022 + 5, z * 0.022, 5);
  const large = Math.hypot((x - 165) / 130, (z - 430) / 60) + (rough - 0.5) * 0.75;
  const small = Math.hypot((x + 10) / 42, (z - 520) / 30) + (rough - 0.5) * 0.7;
  return -9 + smooth(1, 0.15, large) * (24 + 62 * rough) + smooth(1, 0.2, small) * (16 + 26 * rough);
}

function beachPainter(night: boolean): World['paintGround'] {
  // As in the desert: pale sand would be snow by the light of the moon.
  const [sand, wet] = night ? [hex('#a37a48'), hex('#5c4226')] : [hex('#e8d3a6'), hex('#a88a62')];
  const [jungle, leaf] = [hex('#2f5a2c'), hex('#56803a')];
  return (surface, x, y, z, distance) => {
    if (z > 200) {
      const c = mixRgb(jungle, leaf, fbm(x * 0.1, z * 0.1 + y * 0.1, 4));
      [surface.r, surface.g, surface.b] = c;
      return;
    }
    const k = fbm(x * 0.8, z * 0.8, 4);
    // The last waves have left it wet, darkest where they still come.
    const c = mixRgb(
      sand,
      wet,
      0.4 * smooth(0.5, 0.3, y + (k - 0.5) * 0.16) + 0.6 * smooth(0.26, 0.08, y + (k - 0.5) * 0.1),
    );
    const tone = 0.88 + 0.22 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    surface.gloss = smooth(0.26, 0.1, y) * 0.5;
    const e = smooth(22, 3, distance) * 0.34 * smooth(0.1, 0.4, y);
    surface.nx += (fbm(x * 2.4, z * 2.4, 3) - 0.5) * e;
    surface.nz += (fbm(x * 2.4 + 9, z * 2.4, 3) - 0.5) * e;
  };
}

function plantBushes(mesh: Mesh, { random }: SettingOrder, ground: Ground, shore: (z: number) => number): void {
  for (let i = 0; i < 70; i++) {
    const z = 9 + random() * 60;
    const x = shore(z) - 7.5 - random() * 16;
    const y = ground(x, z);
    for (let k = 0; k < 16; k++) {
      const a = random() * 6.28;
      const length = 0.5 + random() * 0.7;
      const normal: Vec3 = [Math.cos(a) * 0.4, 0.8, Math.sin(a) * 0.4];
      const tip: Vec3 = [x + Math.cos(a) * length, y + length * 0.9, z + Math.sin(a) * length];
      const colour = readColour(k & 1 ? '#55833a' : '#3f6d30');
      mesh.tri([x - 0.06, y, z], tip, [x + 0.06, y, z], normal, normal, normal, colour, materials.leaf, 0.5, 1.2, 0.5);
    }
  }
}
