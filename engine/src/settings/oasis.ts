import { hex, mixRgb } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Ground, World } from '../solid/world.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildPalm } from '../shapes/palm.ts';
import { leaves } from '../shapes/tree.ts';
import { duneGround, paintSand } from './desert.ts';
import { finishWorld, groundGrid, isClear, put, putThings, standAt, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Height of the water, metres: the level ground of the desert is a little above it. */
const level = -1;

/** A pool with palms and green banks between dunes. What was asked for stands before it. */
export function buildOasis(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, {
    ...{ fog: 0.0014, clouds: 0.14 },
    ...(order.time === 'day' && { el: 32 }),
    ...order.air,
  });
  const place = random() * 60;
  const pool = poolBeside(things);
  const near = pool.z - pool.deep;
  const from = Math.max(pool.z + 14, ...things.map(({ z, clearing }) => z + clearing + 3));
  const sand = duneGround(place, { from, whole: from + 106 });
  /** 0 in the middle of the pool, 1 at its shore. */
  const fromMiddle = (x: number, z: number): number =>
    Math.hypot(x / pool.long, (z - pool.z) / pool.deep) + (fbm(x * 0.07 + place, z * 0.07, 3) - 0.5) * 0.4;
  const ground: Ground = (x, z) => {
    const dry = Math.max(sand(x, z), level + 0.5);
    return dry + (level - 1.6 - dry) * smooth(1.14, 0.7, fromMiddle(x, z));
  };
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, far: 1500, rows: 460 });
  waterPlane(mesh, level);
  const isBank = (x: number, z: number): boolean => {
    const away = fromMiddle(x, z);
    return away > 0.98 && away < 1.34 && isClear(things, x, z);
  };
  buildGrass(mesh, random, {
    wide: order.wide,
    n: 26_000,
    near: near * 0.5,
    far: pool.z + pool.deep * 1.6,
    spread: 0.8,
    ground,
    minY: level + 0.02,
    cols: air.night ? ['#33482a', '#2c4024'] : ['#6f8f3c', '#86a048', '#5c7d34'],
    h: 0.42,
    around: things,
    tall: (x, z) => isBank(x, z) && fbm(x * 0.3 + place, z * 0.3, 3) > 0.4,
  });
  plantPalms(mesh, order, { ground, pool, fromMiddle });
  putThings(mesh, things, ground);
  const paint = paintSand(air.night);
  const [turf, wet] = air.night ? [hex('#2f4426'), hex('#4c3a22')] : [hex('#71893c'), hex('#8f6d42')];
  return finishWorld(mesh, air, {
    camera: standAt(
      order,
      things.length === 0 ? { eye: 3.4, lookUp: 3.2, focal: 1 } : { eye: 2.3, lookUp: 2.6, focal: 1.02 },
      ground,
    ),
    paintGround: (surface, x, y, z, distance) => {
      paint(surface, x, y, z, distance);
      const away = fromMiddle(x, z);
      const green = smooth(1.42, 1.16, away + (fbm(x * 0.5, z * 0.5, 3) - 0.5) * 0.35) * smooth(level, level + 0.25, y);
      const damp = smooth(level + 0.3, level, y);
      const c = mixRgb(mixRgb([surface.r, surface.g, surface.b], turf, green * 0.85), wet, damp);
      surface.r = c[0];
      surface.g = c[1];
      surface.b = c[2];
    },
    ground,
    events: order.events,
    water: {
      ...{ level, deep: hex('#1c5a5c'), shallow: hex('#4f9a8c'), bed: ground, depth: 1.5 },
      ...{ waves: 0.14, waveSize: 0.7, surf: 0, crests: 0 },
    },
    shadowRadius: Math.max(42, order.reach * 1.2),
    focus: [0, 3, Math.max(24, order.reach)],
    softShadow: 1.4,
  });
}

/** From where on something is so large that the pool lies before it, and how much room there has to be; metres. */
const behindPool = 22;
const leastDeep = 10;

/** The pool lies behind what stands on its near bank, and before what is large: behind that it would be hidden. */
function poolBeside(things: SettingOrder['things']): Pool['pool'] {
  const standing = things.filter(({ y }) => y <= 0.5);
  const large = standing.filter(({ z, onWater }) => z >= behindPool && !onWater);
  const near = Math.max(11, ...standing.filter((thing) => !large.includes(thing)).map(({ z }) => z + 7));
  const to = Math.min(...large.map(({ z, clearing }) => z - clearing * 1.1 - 4));
  const deep = Math.min(15, (to - near) / 2);
  if (large.length > 0 && to - near >= leastDeep) return { z: near + deep, long: 25, deep };
  return { z: Math.max(11, ...standing.map(({ z }) => z + 7)) + 12, long: 25, deep: 12 };
}

interface Pool {
  readonly ground: Ground;
  readonly pool: { readonly z: number; readonly long: number; readonly deep: number };
  readonly fromMiddle: (x: number, z: number) => number;
}

/** Palms and bushes around the water, none before what was asked for. */
function plantPalms(mesh: Mesh, { random, things, refuses }: SettingOrder, { ground, pool, fromMiddle }: Pool): void {
  if (refuses('tree') || refuses('palm')) return;
  const hides = (x: number, z: number): boolean =>
    things.some(
      (thing) => thing.z > z - 3 && Math.abs(x - (thing.x * z) / thing.z) < (thing.clearing * z) / thing.z + 3,
    );
  for (let i = 0; i < 64; i++) {
    const turn = random() * Math.PI * 2;
    const out = 1.06 + random() * 0.3;
    const [x, z] = [Math.cos(turn) * pool.long * out, pool.z + Math.sin(turn) * pool.deep * out];
    const [h, lean, size] = [5.5 + random() * 4.5, (random() - 0.4) * 3.4, 0.5 + random() * 0.6];
    const away = fromMiddle(x, z);
    const beforeWater = z < pool.z - 2 && Math.abs(x) < pool.long * 0.55;
    if (away < 1.04 || away > 1.5 || beforeWater || hides(x, z) || z < 6) continue;
    const at = { x, y: ground(x, z) - 0.1, z, turn: random() * 6 };
    if (i % 3 < 2) put(mesh, at, (m) => buildPalm(m, random, { h, lean }));
    else leaves(mesh, random, x, at.y + size * 0.4, z, size, 140, 0.11, ['#55783a', '#6b8c42', '#486a32'], 0.7);
  }
}
