import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { lookFrom } from '../solid/camera.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { eroded, fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { pick } from '../shapes/chance.ts';
import { buildPalm } from '../shapes/palm.ts';
import { finishWorld, groundGrid, put, putThings, waterPlane } from './setting.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

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
  const shore = widerSand(order.things, line);
  const islands = scatterIslands(random);
  const ground = beachGround(shore, islands);
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, near: 0.9, far: 700, rows: 280, columns: 260 });
  waterPlane(mesh, 0);
  for (const [px, pz, tall, bent] of palms) {
    const [x, z] = [px + (random() - 0.5) * 2.4, pz + (random() - 0.5) * 3.5];
    const [turn, h, lean] = [(random() - 0.3) * 1.2, tall * (0.85 + random() * 0.3), bent * (0.6 + random() * 0.7)];
    if (!order.refuses('palm') && !standsBefore(x, z, order.things))
      put(mesh, { x, y: ground(x, z), z, turn }, (m) => buildPalm(m, random, { h, lean }));
  }
  plantBushes(mesh, order, ground, shore);
  strewShells(mesh, order, ground, shore);
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

/** What stands farther away than this stands on a tongue of sand, before which the sea comes near; metres. */
const onTongue = 26;

/** The line of the water with more sand, so that nothing which belongs on land stands in the sea, or with less: what floats keeps its water. */
function widerSand(things: SettingOrder['things'], line: (z: number) => number): (z: number) => number {
  const onLand = things.filter(({ onWater, y }) => !onWater && y < 0.5);
  const afloat = things.filter(({ onWater }) => onWater);
  const wanted = ({ x, z, clearing }: PlacedThing): number => x + Math.max(0.5, clearing) * 0.8 + 0.9 - line(z);
  const near = onLand.filter(({ z }) => z <= onTongue).map(wanted);
  const left = afloat.map(({ x, z, clearing }) => x - Math.max(2, clearing * 1.35 + 1) - line(z));
  const everywhere = Math.max(-14, Math.min(24, Math.max(0, ...near), ...left));
  const far = onLand.filter(({ z }) => z > onTongue);
  const more = Math.max(0, ...far.map((thing) => wanted(thing) + 3 - everywhere));
  const from = Math.min(...far.map(({ z, clearing }) => z - clearing * 0.9));
  return (z) => line(z) + everywhere + (more > 0 ? more * smooth(from * 0.55, from, z) : 0);
}

function beachGround(shore: (z: number) => number, islands: readonly Island[]): Ground {
  return (x, z) => {
    const d = shore(z) - x;
    const sand = 0.1 + Math.min(2.4, d * 0.085) + (fbm(x * 0.3, z * 0.3, 3) - 0.5) * 0.3 * smooth(0, 4, d);
    const beach = d > 0 ? sand : 0.1 + d * 0.075;
    return z < 250 ? Math.max(beach, -9) : Math.max(beach, islandHeight(islands, x, z));
  };
}

/** An island far out: its middle, its half width and half depth, and how high it rises; metres. */
interface Island {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  /** A rock with walls, as limestone stands in warm seas. */
  readonly isSteep: boolean;
}

/** One to four of them, never in a row. */
function scatterIslands(random: Random): readonly Island[] {
  const isSteep = random() < 0.38;
  const main = {
    x: 60 + random() * 130,
    z: 400 + random() * 60,
    wide: 95 + random() * 50,
    deep: 60,
    high: 58 + random() * 46,
  };
  const small = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, i) => ({
    x: -70 + i * 120 + (random() - 0.5) * 60,
    z: 480 + random() * 110,
    wide: 26 + random() * 36,
    deep: 30,
    high: 20 + random() * 34,
  }));
  return [main, ...small].map((one) => ({
    ...one,
    ...(isSteep ? { wide: one.wide * 0.55, high: one.high * 1.35 } : {}),
    isSteep,
  }));
}

/** Wooded islands with headlands, ridges and hollows. */
function islandHeight(islands: readonly Island[], x: number, z: number): number {
  let height = -9;
  for (const { x: cx, z: cz, wide, deep, high, isSteep } of islands) {
    const away = Math.hypot((x - cx) / wide, (z - cz) / deep);
    if (away > 1.7) continue;
    const rough = fbm(x * 0.022 + cx, z * 0.022, 5);
    const shape = away + (rough - 0.5) * (isSteep ? 0.5 : 0.85);
    const ridges = 0.55 + 0.9 * eroded(x * 0.013 + cx, z * 0.013, 4);
    const rise = isSteep ? smooth(1, 0.62, shape) * (0.75 + 0.25 * smooth(0.7, 0, shape)) : smooth(1.02, 0.1, shape);
    const crowns = Math.abs(fbm(x * 0.16, z * 0.16, 3) - 0.5) * 9 * smooth(0.06, 0.2, rise);
    height = Math.max(height, -9 + rise * (9 + high * ridges) + crowns);
  }
  return height;
}

function beachPainter(night: boolean): World['paintGround'] {
  // As in the desert: pale sand would be snow by the light of the moon.
  const [sand, wet] = night ? [hex('#a37a48'), hex('#5c4226')] : [hex('#e8d3a6'), hex('#a88a62')];
  const [jungle, leaf, rock] = [hex('#24502a'), hex('#5a8440'), hex('#a39a88')];
  return (surface, x, y, z, distance) => {
    if (z > 200) {
      const k = fbm(x * 0.1, z * 0.1 + y * 0.1, 4);
      // Bare rock at the foot and wherever it is steep.
      const bare = Math.max(smooth(5, 1.5, y), smooth(0.5, 0.3, surface.ny + (k - 0.5) * 0.4) * 0.85);
      const c = mixRgb(mixRgb(jungle, leaf, smooth(0.3, 0.7, k)), rock, bare);
      const tone = 0.7 + 0.6 * fbm(x * 0.3, z * 0.3 + y * 0.3, 3);
      [surface.r, surface.g, surface.b] = [c[0] * tone, c[1] * tone, c[2] * tone];
      surface.nx += (fbm(x * 0.24, z * 0.24 + y * 0.2, 3) - 0.5) * 1.1;
      surface.nz += (fbm(x * 0.24 + 7, z * 0.24 + y * 0.2, 3) - 0.5) * 1.1;
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

/** What the sea has left on the sand: shells, pebbles, a starfish and a bleached branch. */
function strewShells(mesh: Mesh, { random, things }: SettingOrder, ground: Ground, shore: (z: number) => number): void {
  const isFree = (x: number, z: number): boolean =>
    things.every((thing) => Math.hypot(x - thing.x, z - thing.z) > thing.clearing + 0.4);
  for (let i = 0; i < 90; i++) {
    const z = 3.2 + random() ** 1.5 * 15;
    const x = shore(z) - 0.7 - random() ** 1.6 * 4.5;
    const [size, turn, kind] = [0.025 + random() * 0.045, random() * 6.28, random()];
    const tone = pick(random, ['#efe4d2', '#e2c8ac', '#d8b49a', '#f4efe6', '#b8a898']);
    if (!isFree(x, z)) continue;
    put(mesh, { x, y: ground(x, z), z, turn }, (m) => {
      m.object();
      if (kind < 0.55) m.ball(0, size * 0.25, 0, size, size * 0.5, size * 0.8, tone, materials.plain, 7);
      else layShell(m, size * 1.5, tone);
    });
  }
  const z = 5.5 + random() * 3;
  const x = shore(z) - 1.6 - random() * 2;
  const turn = random() * 6.28;
  if (isFree(x, z)) put(mesh, { x, y: ground(x, z), z, turn }, (m) => layStarfish(m, 0.14 + random() * 0.05));
  const [bx, bz] = [shore(9) - 3.6 - random() * 1.5, 8 + random() * 4];
  if (!isFree(bx, bz)) return;
  put(mesh, { x: bx, y: ground(bx, bz) + 0.02, z: bz, turn: random() * 3 }, (m) => {
    const bend = (t: number): Vec3 => [t * 1.5, 0.05 + 0.09 * Math.sin(t * 3), 0.18 * Math.sin(t * 4)];
    m.object().tube([bend(0), bend(0.3), bend(0.6), bend(1)], [0.07, 0.06, 0.05, 0.02], '#b8a890', materials.bark, 9);
    m.tube([bend(0.5), [0.9, 0.28, 0.3], [1.05, 0.42, 0.42]], [0.045, 0.03, 0.01], '#b8a890', materials.bark, 7);
  });
}

/** A fan of ribs, as of a scallop. */
function layShell(mesh: Mesh, size: number, colour: string): void {
  mesh.sheet(
    (u, v): Vec3 => {
      const a = (v - 0.5) * 2.4;
      const rib = 1 + 0.05 * Math.cos(v * 50);
      return [
        Math.sin(a) * u * size * rib,
        0.004 + size * 0.45 * Math.sin(u * 2.6) * Math.cos(a * 0.6),
        Math.cos(a) * u * size * rib,
      ];
    },
    5,
    22,
    (u, v) =>
      mixRgb(
        readColour(colour),
        [0.5, 0.26, 0.18],
        0.35 * (0.5 + 0.5 * Math.cos(u * 14)) * (0.6 + 0.4 * Math.cos(v * 50)),
      ),
    materials.plain,
  );
}

/** Five arms that narrow. */
function layStarfish(mesh: Mesh, size: number): void {
  mesh.object().body(
    Array.from({ length: 5 }, (_, i) => {
      const a = (i / 5) * 6.2832;
      return [0, 0.02, 0, size * 0.26, Math.cos(a) * size, 0.012, Math.sin(a) * size, size * 0.06, 0];
    }),
    { k: 0.02, colours: ['#d8702e'], mat: materials.wet, fur: 0.25 },
  );
}
