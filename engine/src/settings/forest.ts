import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Ground, World } from '../solid/world.ts';
import { pick } from '../shapes/chance.ts';
import { buildFern } from '../shapes/fern.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildPalm } from '../shapes/palm.ts';
import { buildPine } from '../shapes/pine.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree } from '../shapes/tree.ts';
import type { TreeKind } from '../shapes/tree.ts';
import { grassColours } from './grass-colours.ts';
import { finishWorld, groundGrid, isClear, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** A clearing among tall trees that close behind it. */
export function buildForest(order: SettingOrder): World {
  return buildWoods(order, 'temperate');
}

/** A clearing where palms, broad trees and ferns stand close: no conifers, and no winter. */
export function buildJungle(order: SettingOrder): World {
  return buildWoods(order, 'tropical');
}

function buildWoods(order: SettingOrder, climate: 'temperate' | 'tropical'): World {
  const tropical = climate === 'tropical';
  const { random, season } = order;
  const mesh = new Mesh();
  const snowy = !tropical && (season === 'winter' || order.weather.includes('snow'));
  const air = lightened(makeAir(order.time, order.weather, { fog: 0.009, el: 38, ...order.air }));
  const place = random() * 50;
  const ground: Ground = (x, z) => (fbm(x * 0.06 + place, z * 0.06, 3) - 0.5) * 1.5 + smooth(18, 70, z) * 3;
  groundGrid(mesh, ground, {
    wide: order.wide,
    coarse: order.coarse,
    far: 160,
    rows: 160,
    columns: 160,
    spread: 1,
    ...(order.small && { near: 0.15 }),
  });
  const tall = (x: number, z: number): boolean => isClear(order.things, x, z);
  const cols = grassColours[snowy ? 'winter' : tropical ? 'summer' : season];
  if (!snowy)
    buildGrass(mesh, random, {
      wide: order.wide,
      n: order.small ? 24000 : 17000,
      near: order.small ? 0.4 : 1.2,
      far: 40,
      spread: 0.8,
      ground,
      cols,
      h: order.small ? 0.13 : 0.28,
      tall,
    });
  for (let i = 0; i < 44; i++) {
    const z = 9 + (i / 44) ** 0.8 * 46 + random() * 3;
    const aside = 3.4 + z * 0.1;
    const x = (i % 2 === 0 ? 1 : -1) * (z > 36 ? random() * z * 0.62 : aside + random() * z * 0.5);
    const asPine = !tropical && (snowy || random() < 0.45);
    const asPalm = tropical && random() < 0.55;
    const kind = tropical
      ? trees.oak
      : season === 'autumn'
        ? trees.maple
        : pick<TreeKind>(random, [trees.oak, trees.birch]);
    if (order.things.some((thing) => thing.z > z && Math.abs(x / z - thing.x / thing.z) < 0.14)) continue;
    put(mesh, { x, y: ground(x, z), z, turn: random() * 6, scale: 1.25 }, (m) => {
      if (asPine)
        buildPine(m, random, { h: 11 + random() * 5, ...(z < 24 ? { tiers: 26, n: 22 } : { tiers: 14, n: 11 }) });
      else if (asPalm) buildPalm(m, random, { h: 8 + random() * 4 });
      else buildTree(m, random, kind, z < 22 ? 0.26 : 0.13);
    });
  }
  if (tropical) plantFerns(mesh, order, ground);
  putThings(mesh, order.things, ground);
  const [moss, soil] = [
    hex(snowy ? '#dfe6ee' : '#46602a'),
    hex(snowy ? '#c6d0da' : tropical ? '#3c3a22' : season === 'autumn' ? '#8a5a2a' : '#5a4a30'),
  ];
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 3.2, focal: 1 }, ground),
    paintGround: (surface, x, _y, z) => {
      const k = fbm(x * 0.7, z * 0.7, 4);
      const c = mixRgb(moss, soil, smooth(0.42, 0.62, k));
      surface.r = c[0] * (0.8 + 0.4 * k);
      surface.g = c[1] * (0.8 + 0.4 * k);
      surface.b = c[2] * (0.8 + 0.4 * k);
    },
    ground,
    events: order.events,
    snow: snowy ? 1 : 0,
    shadowRadius: 34,
    focus: [0, 4, 22],
  });
}

/** Ferns at the feet of the trees, and at both sides of the clearing; none before what was asked for. */
function plantFerns(mesh: Mesh, { random, things }: SettingOrder, ground: Ground): void {
  for (let i = 0; i < fernCount; i++) {
    const z = 3.4 + (i / fernCount) ** 1.2 * 34;
    const x = (i % 2 === 0 ? 1 : -1) * (1.5 + z * (0.1 + random() * 0.5));
    const stands = things.some((thing) => Math.abs(x / z - thing.x / thing.z) < 0.1 + 1.6 / z && thing.z > z - 1.5);
    if (stands || !isClear(things, x, z)) continue;
    put(mesh, { x, y: ground(x, z), z, turn: random() * 6, scale: 1 }, (m) =>
      buildFern(m, random, 0.8 + random() * 0.9),
    );
  }
}

const fernCount = 96;

/** Under trees a night would be black: the moon finds its way through. */
function lightened(air: Air): Air {
  return air.night ? { ...air, ambient: scaleRgb(air.ambient, 1.7), sunLight: scaleRgb(air.sunLight, 1.6) } : air;
}
