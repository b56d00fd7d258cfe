import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import { manyAcross } from '../shapes/many-across.ts';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { mountainAt, paintMountain, roughen } from '../solid/mountain-face.ts';
import { Mesh } from '../solid/mesh.ts';
import { eroded, fbm, noise2, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildPine } from '../shapes/pine.ts';
import { buildLedge, paintLedge, withLedge } from './ledge.ts';
import { frontOf, isAcrossLake, spitAt, spitOf } from './lake-spit.ts';
import type { Spit } from './lake-spit.ts';
import { chooseLake, furnishLake } from './lake-shore.ts';
import { finishWorld, groundGrid, isClear, put, putThings, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { grassColours } from './grass-colours.ts';

/** Where the near bank ends when nothing stands on it, metres. */
const shoreAlone = 24;
/** Where it ends at least, and how much water lies before what stands across the lake. */
const narrowest = 7;
const leastWater = 9;

/** Haze over the water, thicker while the sun stands low and gives it its light. */
function hazeOf(time: SettingOrder['time']): { readonly fog: number; readonly fogFall: number } {
  const fog = time === 'sunset' || time === 'dusk' ? 0.0011 : time === 'dawn' || time === 'golden' ? 0.0007 : undefined;
  return fog === undefined ? { fog: 0.0003, fogFall: 0.005 } : { fog, fogFall: 0.009 };
}

/** Eroded peaks over a lake, with pines on its near shore. */
export function buildMountains(order: SettingOrder): World {
  const { random, season } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { ...hazeOf(order.time), ...order.air });
  const place = 20 + random() * 60;
  const snowy = season === 'winter' || order.weather.includes('snow');
  const isForItself =
    order.things.length === 0 && order.eye === undefined && order.lookUp === undefined && !order.ledge;
  const plan = isForItself ? chooseLake(random) : undefined;
  // What swims near the eye needs the water there: the bank stays away.
  const low = order.eye !== undefined && order.eye < 2;
  const afloat = order.things.some(({ onWater, z }) => onWater && (low || z < 20));
  const spit = spitOf(order.things);
  const ashore = order.things.filter((thing) => !thing.onWater && !isAcrossLake(thing));
  // The near shore is as wide as what stands on it, and leaves water before what stands across it.
  const alone = spit ? Math.max(narrowest, Math.min(shoreAlone, frontOf(spit) - leastWater)) : shoreAlone;
  const bank = plan && plan.foreground !== 'firs' ? 15 : alone;
  const shore = Math.max(bank, ...ashore.map(({ z }) => z * 1.25 + 9));
  // What is large stands on the level part of it: down the slope its foot would be hidden.
  const level = Math.max(0, ...ashore.map(({ z, y }) => (y > 0.5 || z < 9 ? 0 : z + 4)));
  const land = mountainGround(place, { shore: afloat || plan?.foreground === 'jetty' ? 0 : shore, level, spit });
  const ground = withLedge(land, order.ledge);
  if (order.ledge) {
    buildLedge(mesh, order.ledge, {
      random,
      wide: order.wide,
      coarse: order.coarse,
      season,
      snowy,
      things: order.things,
    });
  }
  groundGrid(mesh, land, {
    wide: order.wide,
    coarse: order.coarse,
    near: 1.5,
    far: 2600,
    rows: 460,
    columns: 400,
    spread: 0.66,
    bend: 0.62,
  });
  waterPlane(mesh, 0);
  if (order.wooded || !order.refuses('tree')) {
    plantPines(mesh, order, land);
    if (spit) plantSpit(mesh, order, spit, land);
  }
  const cols = grassColours[snowy ? 'winter' : season];
  buildGrass(mesh, random, {
    wide: order.wide,
    n: 9000 + Math.round(shore - shoreAlone) * 260,
    near: 5,
    far: shore + 2,
    // As the eye sees it, which stands behind the origin.
    ez: -4,
    spread: 0.7,
    ground: land,
    minY: 0.32,
    cols,
    around: order.things,
    h: 0.3,
  });
  if (spit && !snowy)
    buildGrass(mesh, random, {
      ...{ wide: order.wide, n: 16_000, near: frontOf(spit) - 6, far: spit.z + spit.deep, spread: 0.62 },
      ...{ ez: -4, ground: land, minY: 0.7, cols, around: order.things, h: 0.42 },
    });
  if (plan) furnishLake(mesh, order, plan, land);
  putThings(mesh, order.things, (x, z) => Math.max(ground(x, z), 0));
  return finishWorld(mesh, air, {
    camera: lookFrom([0, order.eye ?? plan?.eye ?? 4.6, -4], [0, order.lookUp ?? plan?.lookUp ?? 10.5, 60], 1.02),
    paintGround: paintLedge(mountainPainter(season, snowy ? 20 : 190), order.ledge, season),
    ground,
    events: order.events,
    water: {
      level: 0,
      deep: hex('#0f3a46'),
      shallow: hex('#4f9a90'),
      bed: ground,
      depth: 3.2,
      waves: 0.32,
      waveSize: 1,
      surf: 0,
      crests: 0,
    },
    focus: order.ledge ? [0, order.ledge.top, order.ledge.eyeZ + order.ledge.reach * 0.8] : [0, 60, 420],
    shadowRadius: order.ledge ? order.ledge.reach * 1.6 : 760,
    softShadow: 1.1,
    occlusion: { radius: 3, power: 1 },
    snow: snowy ? 1 : 0,
  });
}

/** The near bank ends `shore` metres before the origin, and is level up to `level` at least; a shore of 0 has none. */
function mountainGround(
  place: number,
  { shore, level, spit }: { readonly shore: number; readonly level: number; readonly spit: Spit | undefined },
): Ground {
  return (x, z) => {
    const rise = smooth(140, 950, z + Math.abs(x) * 0.15);
    const ridge = smooth(330, 1300, z) * eroded(x * 0.0021 + place, z * 0.0021, 10) * 400 * rise;
    const sides = smooth(0.16, 0.7, Math.abs(x) / (z + 60)) * 60 * fbm(x * 0.006 + place, z * 0.006, 5);
    const bank =
      (shore > shoreAlone ? 10.6 : 9.5 + (fbm(x * 0.14, z * 0.14, 4) - 0.5) * 2.4) *
      smooth(shore, Math.max(shore * 0.375, level), z + Math.sin(x * 0.3 + place) * 2.4 - Math.abs(x) * 0.25);
    const across = spit ? spitAt(spit, x, z, place) * (10.1 + fbm(x * 0.05, z * 0.05 + place, 2)) : 0;
    const high =
      -9 +
      ridge * (0.62 + 0.6 * noise2(x * 0.0009 + place, 2.5)) +
      sides * smooth(15, 200, z) +
      (shore > 0 && z < shore + 2 ? bank : 0);
    return Math.max(high, -9 + across);
  };
}

function mountainPainter(season: SettingOrder['season'], snowLine: number): World['paintGround'] {
  const turf = scaleRgb(hex(grassColours[season][0]), 0.8);
  const face = { snowLine, woods: hex('#22392a'), grass: hex(season === 'autumn' ? '#7d6a2c' : '#44602c') };
  const [pale, stone] = [hex('#7d7770'), hex('#b3a892')];
  return (surface, x, y, z, distance) => {
    if (distance > 100) {
      paintMountain(surface, x, y, z, face);
      return;
    }
    // The near bank is turf down to a strip of pebbles, and these are dark where the water wets them.
    const { colour, white } = mountainAt(x, y, z, 1 - surface.ny, face);
    const k = fbm(x * 0.05, z * 0.05 + y * 0.03, 5);
    const pebbles = fbm(x * 3.1, z * 3.1, 3);
    const strip = smooth(0.5, 0.28, y + (k - 0.5) * 0.5);
    const stones = scaleRgb(mixRgb(pale, stone, pebbles), mix(1.05, 0.5, smooth(0.14, 0.02, y)));
    const c = mixRgb(mixRgb(turf, colour, white), stones, strip);
    const tone = 0.8 + 0.4 * pebbles;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    roughen(surface, x, y, z, { width: 0.3, rough: 0.22 * (1 - white * 0.55) });
  };
}

function plantPines(mesh: Mesh, order: SettingOrder, ground: Ground): void {
  const { random, things, wooded } = order;
  const side = random() < 0.5 ? -1 : 1;
  for (let i = 0; i < (wooded ? 64 : 26); i++) {
    const x = side * (5 + random() ** 1.4 * 22) * (random() < (wooded ? 0.45 : 0.22) ? -0.9 : 1);
    const z = 12 + random() * 26;
    const y = ground(x, z);
    const hides = things.some((thing) => {
      const aside = Math.abs((x / (z + 4) - thing.x / (thing.z + 4)) * (z + 4));
      const half = thing.onWater ? (thing.half ?? 0) : thing.clearing;
      return (!thing.onWater || (thing.y < 1 && thing.z > z)) && aside < half * ((z + 4) / (thing.z + 4)) + 2.6;
    });
    // A tree of the planting never stands before a thing that was asked for.
    if (y < -0.4 || (hides && z < 60)) continue;
    put(mesh, { x, y, z, turn: random() * 6 }, (m) => buildPine(m, random, { h: 5 + random() * 7, tiers: 26, n: 22 }));
  }
  plantFarShore(mesh, order, ground);
}

/** Firs beside and behind what stands across the lake, where its land goes on. */
function plantSpit(mesh: Mesh, { random, things }: SettingOrder, spit: Spit, ground: Ground): void {
  for (let i = 0; i < 22; i++) {
    const x = spit.x + spit.side * spit.wide * (random() * 2.6 - 0.9);
    const z = spit.z + spit.deep * (random() * 1.1 - 0.25);
    const [h, turn] = [5 + random() * 6, random() * 6];
    const y = ground(x, z);
    const isBefore = things.some((thing) => {
      const aside = Math.abs(x / (z + 4) - thing.x / (thing.z + 4)) * (thing.z + 4);
      return thing.z > z - 4 && aside < thing.clearing * 1.15 + 1.6;
    });
    if (y < 0.5 || isBefore || !isClear(things, x, z)) continue;
    put(mesh, { x, y: y - 0.2, z, turn }, (m) => buildPine(m, random, { h, tiers: 16, n: 12 }));
  }
}

/** A belt of forest where the lake ends, thinner up the slopes: bare, the far shore is a smear. */
function plantFarShore(mesh: Mesh, { random, wide, coarse, wooded }: SettingOrder, ground: Ground): void {
  const count = (coarse ? 4000 : 9000) * (wooded ? 1.6 : 1) * manyAcross(wide);
  for (let i = 0; i < count; i++) {
    const z = 130 * 7 ** random();
    const x = (random() - 0.5) * 1.5 * wide * z;
    const [chance, share, shade] = [random(), random(), random()];
    const y = ground(x, z);
    if (y < 0.4 || y > 95) continue;
    const belt = 0.3 * smooth(22, 2, y) + (wooded ? 0.35 : 0);
    if (chance > smooth(0.4, 0.58, fbm(x * 0.012 + 3, z * 0.012, 3) + belt)) continue;
    buildFarFir(mesh, [x, y - 0.5, z], 10 + share * 10, mixRgb(darkFir, paleFir, shade));
  }
}

const [darkFir, paleFir] = [hex('#16301f'), hex('#2f5233')];

/** A conifer that is a few pixels high: two skirts of three sides each. */
function buildFarFir(mesh: Mesh, [x, y, z]: Vec3, height: number, colour: Rgb): void {
  for (const [from, to, reach] of [
    [0.06, 0.72, 0.2],
    [0.42, 1, 0.13],
  ] as const) {
    const top: Vec3 = [x, y + height * to, z];
    const rim = [0, 1, 2, 3].map((k): Vec3 => {
      const angle = k * 2.0944 + height;
      return [x + Math.cos(angle) * height * reach, y + height * from, z + Math.sin(angle) * height * reach];
    });
    for (const k of [0, 1, 2] as const) {
      const [a, b] = [rim[k] ?? top, rim[k + 1] ?? top];
      const out = (p: Vec3): Vec3 => [p[0] - x, height * 0.12, p[2] - z];
      mesh.tri(a, top, b, out(a), [0, 1, -0.4], out(b), colour, materials.leaf, 0.7, 1.1, 0.7);
    }
  }
}
