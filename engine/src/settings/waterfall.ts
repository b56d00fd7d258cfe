import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { mix } from '../raster/scalar.ts';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Ground, World } from '../solid/world.ts';
import { buildFern } from '../shapes/fern.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildMossyRock, mossOnRocks, snowOnRocks } from '../shapes/mossy-rock.ts';
import { buildPalm } from '../shapes/palm.ts';
import { buildPine } from '../shapes/pine.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree } from '../shapes/tree.ts';
import { grassColours } from './grass-colours.ts';
import { finishWorld, groundGrid, isClear, put, putThings, standAt, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Water that falls over a cliff into a pool in the woods. */
export function buildWaterfall(order: SettingOrder): World {
  const { random, season } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.006, az: 100, el: 44, ...order.air });
  const shore = shoreFor(order);
  // The fall is behind whatever stands before it, and to the other side.
  const back = Math.max(0, shore - 14);
  const aside = asideOf(order) * (fallAt + back);
  const cliff = cliffGround(random() * 30, {
    isNarrow: order.wooded !== undefined,
    isBare: shore === 0 && order.wooded !== undefined,
  });
  const ground = withShore((x, z) => cliff(x - aside, z - back), shore);
  groundGrid(mesh, ground, {
    wide: order.wide,
    coarse: order.coarse,
    near: shore > 0 ? 0.2 : 1.6,
    far: 120 + back,
    rows: 340,
    columns: 300,
  });
  waterPlane(mesh, 0);
  const lip = cliff(-0.5, 36.5);
  // Where the water meets the pool it foams.
  const foot = back + Math.min(30.6, faceBehind(cliff, { x: -0.5, width: 4.6, top: lip })(0.5, 1) - 0.4);
  mesh.push().at(aside, 0, back);
  pour(mesh, cliff, { x: -0.5, width: 4.6, z: fallAt, top: lip + 0.3, seed: 1 });
  pour(mesh, cliff, { x: 2.9, width: 1.1, z: 33.2, top: lip - 0.8, seed: 5 });
  mesh.pop();
  mesh.object();
  scatterStones(mesh, order, { aside, back });
  plantBanks(mesh, order, { ground, back });
  if (order.wooded) plantFerns(mesh, order, ground);
  const cols = grassColours[season];
  buildGrass(mesh, random, {
    wide: order.wide,
    n: 16000,
    near: order.small ? 0.45 : shore > 0 ? 0.8 : 2,
    far: 40 + back,
    spread: 0.7,
    ground,
    minY: 0.35,
    cols,
    around: order.things,
    h: order.small ? 0.13 : 0.26,
  });
  putThings(mesh, order.things, ground);
  const stand = chooseStand(random, order);
  if (shore === 0 && !order.wooded) layNearRocks(mesh, order, stand.aside < 0 ? -1 : 1);
  return finishWorld(mesh, air, {
    camera:
      shore > 0
        ? standAt(order, { eye: 1.75, lookUp: 2.6, focal: 1 }, ground)
        : lookFrom(
            [stand.x, order.eye ?? stand.eye, -1],
            [stand.x * 0.4 - 0.44 + stand.aside, order.lookUp ?? stand.lookUp, 30],
            stand.focal,
          ),
    paintGround: cliffPainter(),
    ground,
    events: order.events,
    water: {
      level: 0,
      deep: hex('#11463f'),
      shallow: hex('#4f9a86'),
      bed: (x, z) => (Math.hypot(x - aside + 0.5, (z - foot) * 1.2) < 4 ? -0.02 : -2),
      depth: 1,
      waves: 0.9,
      waveSize: 1,
      surf: 1,
      crests: 0,
    },
    focus: [0, 6, 26 + back * 0.6],
    shadowRadius: 30 + back * 0.6,
    snow: season === 'winter' || order.weather.includes('snow') ? 1 : 0,
  });
}

/** From where an empty pool is seen: the fall off the middle, from low over the water or from higher up its bank. Metres. */
function chooseStand(random: Random, { eye, lookUp, wooded }: SettingOrder) {
  const usual = { x: 0.6, eye: 3.4, lookUp: 7.2, aside: 0, focal: 0.98 };
  const [side, near, high] = [random() < 0.5 ? -1 : 1, random(), random()];
  if (eye !== undefined || lookUp !== undefined || wooded) return usual;
  return {
    x: side * (0.4 + near),
    eye: high < 0.5 ? 1.5 + high : 3.4 + high,
    lookUp: high < 0.5 ? 8.4 : 7.4,
    aside: side * (2.5 + near * 3.5),
    focal: 0.98 + near * 0.35,
  };
}

/** Boulders in the pool near the eye, under the lower corner on the side of the picture where the fall is not. */
function layNearRocks(mesh: Mesh, { random, season, weather }: SettingOrder, side: number): void {
  const isWhite = season === 'winter' || weather.includes('snow');
  const moss = isWhite ? snowOnRocks : mossOnRocks;
  for (const [share, z, half] of [
    [0.44, 7.5, 0.95],
    [0.3, 8.6, 0.55],
    [0.42, 10.5, 1.1],
    [0.24, 12.5, 0.6],
    [0.34, 15, 0.9],
  ] as const)
    put(mesh, { x: side * share * z, y: -0.12, z, turn: random() * 6 }, (m) => buildMossyRock(m, random, half, moss));
}

/** How far before the eye the water falls where nothing stands before it, metres. */
const fallAt = 33.4;

/** Farther off than this one stands on top of the cliff, metres. */
const farthestShore = 45;

/** How far before the eye the near shore of the pool reaches, on which everything stands that was asked for; 0 has none. Metres. */
function shoreFor({ things }: SettingOrder): number {
  const standing = things.filter(({ onWater, y, z }) => !onWater && y < 0.5 && z < farthestShore);
  return things.length === 0 ? 0 : Math.max(3.5, ...standing.map(({ z, clearing }) => z + 1 + clearing * 0.8));
}

/** By how much of its distance the fall lies to the right, so that what stands there does not hide it. */
function asideOf({ things }: SettingOrder): number {
  const [first] = things;
  if (!first) return 0;
  const widest = Math.max(...things.map(({ clearing, z }) => clearing / z));
  return -Math.sign(first.x) * Math.min(0.3, 0.09 + widest * 0.55);
}

/** Level land with a ragged edge, up to a shore. */
function withShore(land: Ground, shore: number): Ground {
  if (shore === 0) return land;
  return (x, z) => {
    const far = land(x, z);
    const level = 0.42 + (fbm(x * 0.5, z * 0.5, 3) - 0.5) * 0.16;
    return far + (Math.max(far, level) - far) * smooth(2.2, 0, z - shore + (fbm(x * 0.4, z * 0.3, 3) - 0.5) * 2.4);
  };
}

/** Steps of rock. */
function ledge(t: number): number {
  const q = t * 6;
  const f = Math.floor(q);
  return mix(t, (f + smooth(0.5, 0.95, q - f)) / 6, 0.75);
}

/** In a wood the pool is narrow, with banks that trees stand on; where nothing stands there, one looks over the edge of a bank. */
function cliffGround(
  place: number,
  { isNarrow, isBare }: { readonly isNarrow: boolean; readonly isBare: boolean },
): Ground {
  const [water, bankFrom, widens, high] = isNarrow ? [3.4, 7.5, 0.16, 0.55] : [7.5, 12, 0.4, 1];
  return (x, z) => {
    const c = Math.abs(x + 0.5);
    const ragged = fbm(x * 0.24 + place, 3, 4) * 7 + (fbm(x * 0.9, z * 0.9, 3) - 0.5) * 2.6;
    const cliff = ledge(smooth(30, 35.5, z + ragged - smooth(9, 3, c) * 2.2 + smooth(8, 24, c) * 11));
    const notch = smooth(4.4, 2, c) * 2.4;
    const pool = smooth(water + z * widens * 0.7, bankFrom + z * widens, c + fbm(x * 0.2, z * 0.2, 3) * 4);
    const bank = isBare && z < 9 ? smooth(9, 4, z + Math.sin(x) * 0.9) * smooth(0.4, 4, Math.abs(x - 1.2)) * 3.1 : 0;
    const top = 16 - notch + fbm(x * 0.1 + place, z * 0.1, 4) * 5;
    return -1.6 + pool * (1.9 + (0.7 + fbm(x * 0.16, z * 0.16, 4) * 3) * high) + cliff * top + bank;
  };
}

function cliffPainter(): World['paintGround'] {
  const [rock, pale, moss] = [hex('#6b645a'), hex('#a3998a'), hex('#4d7026')];
  return (surface, x, y, z) => {
    const k = fbm(x * 0.5, z * 0.5 + y * 1.4, 5);
    const c = mixRgb(mixRgb(rock, pale, k), moss, smooth(0.66, 0.3, 1 - surface.ny + (k - 0.5) * 0.7));
    const crack = smooth(0.42, 0.5, fbm(x * 0.28 + 3, y * 0.5, 4));
    const tone = (0.55 + 0.8 * k) * (0.6 + 0.4 * crack) * (1 - 0.5 * smooth(0.6, 0.1, y));
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    // What has coloured the rock also roughens it, towards the eye and away from it.
    surface.nx += (fbm(x * 0.7, y * 0.9 + 3, 5) - 0.5) * 2;
    surface.ny += (fbm(x * 0.7 + 4, y * 0.9, 3) - 0.5) * 1.4;
    surface.nz += (k - 0.5) * 1.6;
  };
}

/** Columns and rows at which the face of the cliff is looked for; the water between them is laid over what they found. */
const faces = { columns: 8, rows: 12 } as const;

/** How far before the eye the rock begins behind a part of the water, the foremost of its neighbourhood. */
function faceBehind(ground: Ground, of: { x: number; width: number; top: number }): (u: number, v: number) => number {
  const found = Array.from({ length: faces.rows + 1 }, (_, row) =>
    Array.from({ length: faces.columns + 1 }, (__, column) => {
      const y = of.top * (1 - (row / faces.rows) ** 2);
      const x = of.x + (column / faces.columns - 0.5) * of.width * 1.35;
      let z = 22;
      while (z < 38 && ground(x, z) < y) z += 0.3;
      return z;
    }),
  );
  return (u, v) => {
    const [column, row] = [u * faces.columns, v * faces.rows];
    let nearest = 40;
    for (let r = Math.floor(row) - 1; r <= Math.floor(row) + 2; r++)
      for (let c = Math.floor(column) - 1; c <= Math.floor(column) + 2; c++)
        nearest = Math.min(nearest, found[r]?.[c] ?? 40);
    return nearest;
  };
}

function pour(
  mesh: Mesh,
  ground: Ground,
  of: { x: number; width: number; z: number; top: number; seed: number },
): void {
  const face = faceBehind(ground, of);
  mesh.sheet(
    (u, v) => [
      of.x + (u - 0.5) * of.width * (1 + v * 0.35) + Math.sin(u * 14 + of.seed) * 0.12 * v,
      of.top * (1 - v * v),
      // Water leaves the rock and never falls through it.
      Math.min(of.z - Math.sqrt(v) * 2.4, face(u, v) - 0.25) +
        Math.sin(u * 23 + of.seed) * 0.22 +
        (fbm(u * 18, v * 3, 3) - 0.5) * 0.5,
    ],
    60,
    26,
    (u, v) => {
      const e = 0.95 + 0.9 * fbm(u * 26 + of.seed, v * 3.2, 4);
      return [0.86 * e, 0.93 * e, 0.98 * e];
    },
    materials.snow,
  );
}

function scatterStones(
  mesh: Mesh,
  { random }: SettingOrder,
  { aside, back }: { readonly aside: number; readonly back: number },
): void {
  for (let i = 0; i < 26; i++) {
    const x = -9 + random() * 18;
    const z = back + 25 + random() * 5.5;
    const r = 0.5 + random() * 1.1;
    if (Math.abs(x + 0.5) < 2.2 && random() < 0.7) continue;
    mesh
      .push()
      .at(x + aside, -0.1, z)
      .rotY(random() * 6)
      .scale(r, r * 0.75, r);
    const colours = [i % 3 === 0 ? '#5a6a34' : '#4f4a42'];
    mesh.body([[0, 0, 0, 0.75, 0.4, 0.25, 0, 0.5, 0]], { k: 0.3, colours, fur: 0.9 }).pop();
  }
}

function plantBanks(
  mesh: Mesh,
  { random, season, wooded, things }: SettingOrder,
  { ground, back }: { readonly ground: Ground; readonly back: number },
): void {
  for (let i = 0; i < (wooded ? 90 : 34); i++) {
    const x = (i & 1 ? 1 : -1) * ((wooded ? 5 : 7.5) + random() * 17);
    const z = back + 13 + random() * 34;
    const y = ground(x, z);
    // None stands on the face of the cliff, and in a wood, where there are many, none before it.
    const hides = things.some((thing) => thing.z > z && Math.abs(thing.x / thing.z - x / z) < 0.12);
    if (
      y < 0.6 ||
      hides ||
      Math.max(ground(x, z + 0.6), ground(x + 0.6, z), ground(x - 0.6, z)) - y > 1 ||
      (wooded && Math.abs(x) < z * 0.2)
    )
      continue;
    put(mesh, { x, y, z, scale: 0.72 }, (m) => {
      if (wooded === 'jungle' && random() < 0.65) buildPalm(m, random, { h: 6 + random() * 5 });
      else if (wooded === 'jungle') buildTree(m, random, trees.oak, 0.3);
      else if (random() < 0.4) buildPine(m, random, { tiers: 12, n: 9 });
      else buildTree(m, random, season === 'autumn' ? trees.maple : random() < 0.6 ? trees.oak : trees.birch, 0.35);
    });
  }
}

/** Ferns over the banks, larger where it is hot. */
function plantFerns(mesh: Mesh, { random, wooded, things }: SettingOrder, ground: Ground): void {
  for (let i = 0; i < 110; i++) {
    const z = 6 + random() * 24;
    const x = (i & 1 ? 1 : -1) * (2.5 + random() * 11);
    const y = ground(x, z);
    const [size, turn] = [(wooded === 'jungle' ? 1.1 : 0.6) + random() * 0.8, random() * 6];
    if (y < 0.35 || y > 5 || !isClear(things, x, z)) continue;
    put(mesh, { x, y, z, turn }, (m) => buildFern(m, random, size));
  }
}
