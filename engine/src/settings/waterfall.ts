import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { mix } from '../raster/scalar.ts';
import { hangSpray } from '../events/spray.ts';
import type { Spray } from '../events/spray.ts';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, noise2, smooth } from '../solid/noise.ts';
import { carveRock, rockFace } from '../solid/rock-face.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { buildFall, ledgesOf } from '../shapes/falling-water.ts';
import type { Fall } from '../shapes/falling-water.ts';
import { buildBoulder } from '../shapes/boulder.ts';
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
  const isWhite = season === 'winter' || order.weather.includes('snow');
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.006, az: 100, el: 44, ...order.air });
  const shore = shoreFor(order);
  // The fall is behind whatever stands before it, and to the other side.
  const back = Math.max(0, shore - 14);
  const aside = asideOf(order) * (fallAt + back);
  const place = random() * 30;
  const cliff = cliffGround(place, {
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
  const falls = [
    { x: -0.5, width: 4.6, top: lip + 0.3, seed: 1 },
    { x: 2.9, width: 1, top: lip - 0.8, seed: 5 },
  ].map((of) => ({ ...of, hangs: hangsBefore(cliff, of) }));
  mesh.push().at(aside, 0, back);
  for (const fall of falls) buildFall(mesh, fall);
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
    paintGround: cliffPainter(place, isWhite),
    ground,
    events: [hangSpray(sprayOf(falls, { aside, back })), ...order.events],
    water: {
      level: 0,
      deep: hex('#11463f'),
      shallow: hex('#4f9a86'),
      bed: () => -2,
      depth: 1,
      waves: 0.9,
      waveSize: 1,
      surf: 0,
      crests: 0,
      churns: falls.map(({ x, width, hangs }) => ({
        x: x + aside,
        z: back + hangs(0.5, 0) - 0.5,
        wide: width * 0.95 + 0.4,
        deep: 1.4 + width * 0.5,
      })),
    },
    focus: [0, 6, 26 + back * 0.6],
    shadowRadius: 30 + back * 0.6,
    snow: isWhite ? 1 : 0,
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
    // Behind the water the rock is worn smooth: nothing of it stands through.
    const worn = smooth(2.6, 5.5, Math.abs(x - 0.4));
    const ragged =
      3.5 + (fbm(x * 0.24 + place, 3, 4) * 7 - 3.5 + (fbm(x * 0.9, z * 0.9, 3) - 0.5) * 2.6) * (0.25 + 0.75 * worn);
    const cliff = ledge(smooth(30, 35.5, z + ragged - smooth(9, 3, c) * 2.2 + smooth(8, 24, c) * 11));
    const notch = smooth(4.4, 2, c) * 2.4;
    const pool = smooth(water + z * widens * 0.7, bankFrom + z * widens, c + fbm(x * 0.2, z * 0.2, 3) * 4);
    const bank = isBare && z < 9 ? smooth(9, 4, z + Math.sin(x) * 0.9) * smooth(0.4, 4, Math.abs(x - 1.2)) * 3.1 : 0;
    const top = 16 - notch + fbm(x * 0.1 + place, z * 0.1, 4) * 5;
    return -1.6 + pool * (1.9 + (0.7 + fbm(x * 0.16, z * 0.16, 4) * 3) * high) + cliff * top + bank;
  };
}

/** Wet rock in beds and blocks, darker towards the pool, with moss on its ledges and in patches, or snow. */
function cliffPainter(place: number, isWhite: boolean): World['paintGround'] {
  const [rock, pale, warm] = [hex('#57524b'), hex('#8f877a'), hex('#7c6a55')];
  const [moss, lush] = isWhite ? [hex('#d3dce6'), hex('#e8eef4')] : [hex('#3d5524'), hex('#566c2e')];
  return (surface, x, y, z, distance) => {
    const upright = 1 - surface.ny;
    // Where the land is level it is overgrown: nothing is carved there.
    carveRock(surface, x, y, z, distance, { place, bed: 1.15, rough: smooth(0.08, 0.3, upright) });
    const { tone, bed, patch } = rockFace;
    const streak = fbm(x * 0.9 + z * 0.4, y * 0.07 + place, 4);
    let c = mixRgb(
      mixRgb(rock, pale, smooth(0.3, 0.75, patch * 0.6 + bed * 0.4)),
      warm,
      smooth(0.5, 0.7, streak) * 0.7,
    );
    // Moss grows where rain stays: on ledges, and in patches below them.
    const grown = Math.max(
      smooth(0.62, 0.3, upright + (patch - 0.5) * 0.6),
      smooth(0.55, 0.85, surface.ny * 0.7 + patch * 0.5) * smooth(0.35, 0.55, streak),
    );
    c = mixRgb(c, mixRgb(moss, lush, fbm(x * 1.7, z * 1.7 + y, 3)), grown * 0.9);
    const wet = smooth(2.6, 0.2, y + (streak - 0.5) * 2);
    const shade =
      (0.62 + 0.6 * smooth(0.25, 0.6, streak)) * mix(1, tone, smooth(0.05, 0.25, upright)) * (1 - 0.5 * wet);
    surface.r = c[0] * shade;
    surface.g = c[1] * shade;
    surface.b = c[2] * shade;
    surface.gloss = 0.12 * wet;
  };
}

/** Columns and rows at which the face of the cliff is looked for; the water between them is laid over what they found. */
const faces = { columns: 8, rows: 12 } as const;

/** How far before the eye water hangs that falls over the cliff: it leaves the rock and never falls through it. */
function hangsBefore(ground: Ground, of: { x: number; width: number; top: number }): Fall['hangs'] {
  const found = Array.from({ length: faces.rows + 1 }, (_, row) =>
    Array.from({ length: faces.columns + 1 }, (__, column) => {
      const y = of.top * (1 - row / faces.rows);
      const x = of.x + (column / faces.columns - 0.5) * of.width * 1.6;
      let z = 22;
      while (z < 38 && ground(x, z) < y) z += 0.3;
      return z;
    }),
  );
  const foremost = (u: number, y: number): number => {
    const [column, row] = [u * faces.columns, (1 - y / of.top) * faces.rows];
    let nearest = 40;
    for (let r = Math.floor(row) - 1; r <= Math.floor(row) + 2; r++)
      for (let c = Math.floor(column) - 1; c <= Math.floor(column) + 2; c++)
        nearest = Math.min(nearest, found[r]?.[c] ?? 40);
    return nearest;
  };
  return (u, y) => {
    const fallen = Math.max(0, 1 - y / of.top);
    return Math.min(fallAt - Math.sqrt(fallen) * 2.2, foremost(u, y) - 0.3);
  };
}

/** Spray where the falls burst on their ledges, and a cloud of it over the pool where they land. */
function sprayOf(falls: readonly Fall[], { aside, back }: { readonly aside: number; readonly back: number }): Spray[] {
  const sprays: Spray[] = [];
  for (const { x, width, top, hangs, seed } of falls) {
    const before = (u: number, y: number, z: number): Vec3 => [
      x + aside + (u - 0.5) * width * 1.2,
      y,
      back + hangs(u, y) - z,
    ];
    const scatter = (count: number, put: (u: number, chance: number) => Spray): void => {
      for (let i = 0; i < count; i++) sprays.push(put((i + 0.5) / count, noise2(i * 3.7 + seed, count * 5.1)));
    };
    for (const y of ledgesOf({ top }).slice(1, -1))
      scatter(Math.ceil(width * 2.2), (u, chance) => ({
        ...{ at: before(u, y + chance * 1.2 - 0.4, 0.6), wide: 1 + chance * 0.5, high: 0.5 + chance * 0.5 },
        dense: 0.34,
      }));
    scatter(Math.ceil(width * 3), (u, chance) => ({
      ...{ at: before(u * 1.3 - 0.15, 0.3 + chance * 0.9, 0.9), wide: 1.2 + chance, high: 0.9 + chance },
      dense: 0.5,
    }));
    // What is finest rises and drifts.
    scatter(4, (u, chance) => ({
      ...{ at: before(u * 1.4 - 0.2, 1.6 + chance * 2.4, 1.4), wide: width * 0.7 + 1, high: 2.4 },
      dense: 0.24,
    }));
  }
  return sprays;
}

const [wetStone, mossOnStones] = [hex('#6a635a'), hex('#4d6a28')] as const;

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
    put(mesh, { x: x + aside, y: -0.1, z, turn: random() * 6 }, (m) =>
      buildBoulder(m.object(), random, {
        half: [r * 0.95, r * (0.6 + random() * 0.3)],
        high: r * (0.45 + random() * 0.4),
        stone: wetStone,
        ...(i % 3 === 0 && { cover: mossOnStones }),
      }),
    );
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
