import { hex, mixRgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Ground, World } from '../solid/world.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildPine } from '../shapes/pine.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree } from '../shapes/tree.ts';
import { grassColours } from './grass-colours.ts';
import { finishWorld, groundGrid, put, putThings, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Water that falls over a cliff into a pool in the woods. */
export function buildWaterfall(order: SettingOrder): World {
  const { random, season } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.006, az: 100, el: 44, ...order.air });
  const ground = cliffGround(random() * 30);
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, near: 1.6, far: 120, rows: 340, columns: 300 });
  waterPlane(mesh, 0);
  mesh.item = 1;
  mesh.object();
  const lip = ground(-0.5, 36.5);
  // Where the water meets the pool it foams.
  const foot = Math.min(30.6, faceBehind(ground, { x: -0.5, width: 4.6, top: lip })(0.5, 1) - 0.4);
  pour(mesh, ground, { x: -0.5, width: 4.6, z: 33.4, top: lip + 0.3, seed: 1 });
  pour(mesh, ground, { x: 2.9, width: 1.1, z: 33.2, top: lip - 0.8, seed: 5 });
  mesh.item = 0;
  mesh.object();
  scatterStones(mesh, order);
  plantBanks(mesh, order, ground);
  const cols = grassColours[season];
  buildGrass(mesh, random, {
    wide: order.wide,
    n: 16000,
    near: 2,
    far: 40,
    spread: 0.7,
    ground,
    minY: 0.35,
    cols,
    h: 0.26,
  });
  putThings(mesh, order.things, ground);
  return finishWorld(mesh, air, {
    camera: lookFrom([0.6, order.eye ?? 3.4, -1], [-0.2, order.lookUp ?? 7.2, 30], 0.98),
    paintGround: cliffPainter(),
    ground,
    events: order.events,
    water: {
      level: 0,
      deep: hex('#11463f'),
      shallow: hex('#4f9a86'),
      bed: (x, z) => (Math.hypot(x + 0.5, (z - foot) * 1.2) < 4 ? -0.02 : -2),
      depth: 1,
      waves: 0.9,
      waveSize: 1,
      surf: 1,
      crests: 0,
    },
    focus: [0, 6, 26],
    shadowRadius: 30,
    snow: season === 'winter' || order.weather.includes('snow') ? 1 : 0,
  });
}

/** Steps of rock. */
function ledge(t: number): number {
  const q = t * 6;
  const f = Math.floor(q);
  return mix(t, (f + smooth(0.5, 0.95, q - f)) / 6, 0.75);
}

function cliffGround(place: number): Ground {
  return (x, z) => {
    const c = Math.abs(x + 0.5);
    const ragged = fbm(x * 0.24 + place, 3, 4) * 7 + (fbm(x * 0.9, z * 0.9, 3) - 0.5) * 2.6;
    const cliff = ledge(smooth(30, 35.5, z + ragged - smooth(9, 3, c) * 2.2 + smooth(8, 24, c) * 11));
    const notch = smooth(4.4, 2, c) * 2.4;
    const pool = smooth(7.5 + z * 0.28, 12 + z * 0.4, c + fbm(x * 0.2, z * 0.2, 3) * 4);
    const bank = z < 9 ? smooth(9, 4, z + Math.sin(x) * 0.9) * smooth(0.4, 4, Math.abs(x - 1.2)) * 3.1 : 0;
    const high = 16 - notch + fbm(x * 0.1 + place, z * 0.1, 4) * 5;
    return -1.6 + pool * (2.6 + fbm(x * 0.16, z * 0.16, 4) * 3) + cliff * high + bank;
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

function scatterStones(mesh: Mesh, { random }: SettingOrder): void {
  for (let i = 0; i < 26; i++) {
    const x = -9 + random() * 18;
    const z = 25 + random() * 5.5;
    const r = 0.5 + random() * 1.1;
    if (Math.abs(x + 0.5) < 2.2 && random() < 0.7) continue;
    mesh
      .push()
      .at(x, -0.1, z)
      .rotY(random() * 6)
      .scale(r, r * 0.75, r);
    const colours = [i % 3 === 0 ? '#5a6a34' : '#4f4a42'];
    mesh.body([[0, 0, 0, 0.75, 0.4, 0.25, 0, 0.5, 0]], { k: 0.3, colours, fur: 0.9 }).pop();
  }
}

function plantBanks(mesh: Mesh, { random, season }: SettingOrder, ground: Ground): void {
  for (let i = 0; i < 34; i++) {
    const x = (i & 1 ? 1 : -1) * (7.5 + random() * 17);
    const z = 13 + random() * 34;
    const y = ground(x, z);
    if (y < 0.6) continue;
    put(mesh, { x, y, z, scale: 0.72 }, (m) => {
      if (random() < 0.4) buildPine(m, random, { tiers: 12, n: 9 });
      else buildTree(m, random, season === 'autumn' ? trees.maple : random() < 0.6 ? trees.oak : trees.birch, 0.35);
    });
  }
}
