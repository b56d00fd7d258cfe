import { hex } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { eroded, fbm, smooth } from '../solid/noise.ts';
import type { Random } from '../raster/random.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { buildGrass } from '../shapes/grass.ts';
import { pick } from '../shapes/chance.ts';
import { buildPine } from '../shapes/pine.ts';
import { buildTree } from '../shapes/tree.ts';
import { chooseMeadow, furnishMeadow, leadToFar, seenForPath } from './meadow-plan.ts';
import { grassColours } from './grass-colours.ts';
import { hillsPainter, withPath, withShore, withTracks } from './hills-paint.ts';
import { onPath, wayOf, wayTo } from './path.ts';
import type { Way } from './path.ts';
import { plantBushes } from './bushes.ts';
import { fieldOf, paintField, plantField, withRows } from './flower-field.ts';
import { plantWoodEdge, treesOf } from './wood-edge.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, isClear, put, putThings, standAt, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

const blooms = ['#e03a34', '#f2c838', '#f6f2ea', '#7a5fc8', '#e87aa0'] as const;

/** Rolling hills with fields and woods, and a meadow in front. */
export function buildHills(order: SettingOrder): World {
  return buildLand(order, false);
}

/** The same land with a river that winds through it. */
export function buildRiver(order: SettingOrder): World {
  return buildLand(order, true);
}

const riverLevel = -0.95;

/** Where the river runs at a distance; metres to the right. */
export function riverMiddle(z: number): number {
  return 1.9 + Math.sin(z * 0.085 + 0.9) * 2.3 + Math.sin(z * 0.021) * z * 0.17 - z * 0.02;
}

const riverHalf = (z: number): number => 2.3 + z * 0.035;

/** Right of this, at a distance, the ground falls to the river; metres. */
export function leftBank(z: number): number {
  return riverMiddle(z) - riverHalf(z) - 1.1;
}

/** Land with the bed of the river cut into it, lower the nearer it is. */
function withRiver(land: Ground): Ground {
  return (x, z) => {
    const ragged = (fbm(x * 0.7 + 3, z * 0.45, 3) - 0.5) * (1.7 + z * 0.02) * (0.3 + 0.7 * smooth(4, 9, z));
    const away = Math.abs(x - riverMiddle(z)) - riverHalf(z) + ragged;
    const bank = Math.max(land(x, z), -0.45);
    const valley = Math.min(bank, -0.4 + Math.max(0, away) * 0.14);
    const side = z > 25 ? valley + (bank - valley) * smooth(70, 25, z) : bank;
    return side + (-2.4 - side) * smooth(2.7 + z * 0.01, -1, away);
  };
}

/** How far around what stands on the bank it does not fall to the river, and where it has fallen all the way; shares of what is cleared for it. */
const [firm, fallen] = [0.8, 1.3] as const;

/** What is wider than this has a bank to itself, or stands across the river; metres. */
const widestOnSpit = 2.4;

/** The banks of a river with a spit of land beneath whatever stands at its edge: its feet would be in the air over the slope. */
function withSpits(river: Ground, land: Ground, things: SettingOrder['things']): Ground {
  const standing = things.filter(
    ({ onWater, isAloft, y, clearing }) => !onWater && !isAloft && y <= 0 && clearing > 0 && clearing < widestOnSpit,
  );
  const levels = standing.map(({ x, z }) => Math.max(river(x, z), Math.min(land(x, z), -0.4)));
  return (x, z) =>
    standing.reduce(
      (high, thing, i) => {
        const away = Math.hypot(x - thing.x, z - thing.z) / thing.clearing;
        if (away >= fallen) return high;
        const ragged = away + (fbm(x * 1.1, z * 1.1, 2) - 0.5) * 0.3 * smooth(firm, 1, away);
        return Math.max(high, high + ((levels[i] ?? high) - high) * smooth(fallen, firm, ragged));
      },
      river(x, z),
    );
}

function buildLand(order: SettingOrder, river: boolean): World {
  const { random, season } = order;
  const mesh = new Mesh();
  const snowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.0022, ...order.air });
  const place = random() * 50;
  const lie = chooseLie(random);
  const land = hillsGround(place, order.knoll, lie);
  const field = fieldOf(order);
  // A path leads on from the eye in one meadow of three, and another is high grass with hardly a flower.
  const isForItself = isSeenForItself(order) && !field;
  const isPathAsked = order.named?.includes('path') === true;
  const chosen = isForItself ? chooseMeadow(random, snowy) : undefined;
  const plan = chosen && isPathAsked ? seenForPath(chosen) : chosen;
  const cover =
    field || river || order.small || snowy ? 'flowers' : pick(random, ['flowers', 'path', 'grass'] as const);
  const hasPath = isPathAsked || cover === 'path';
  // Beside a river it keeps to the bank.
  const usualWay: Way = river ? (z) => leftBank(z) - 2.4 - z * 0.03 : wayOf(place);
  const way = isPathAsked ? wayTo(order.things, usualWay) : usualWay;
  const grown = field ? withRows(field, land, order) : land;
  const ground = river ? withSpits(withRiver(grown), grown, order.things) : grown;
  const dry = river ? riverLevel + 0.22 : -1e9;
  if (river) waterPlane(mesh, riverLevel);
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, far: 1500, ...(order.small && { near: 0.15 }) });
  const clear = (x: number, z: number): boolean => isClear(order.things, x, z);
  const dryClear = (x: number, z: number): boolean => clear(x, z) && ground(x, z) > dry;
  const besidePath = (x: number, z: number): boolean => dryClear(x, z) && onPath(x, z, way) < 0.1;
  if (field) plantField(mesh, field, { order, ground, clear: isPathAsked ? besidePath : dryClear });
  // Between rows there is no meadow, and between flowers that have sown themselves a low one.
  if (!snowy && field?.rows === undefined) {
    // Leaves that have fallen would be hidden in high grass.
    const isLow = order.small || order.named?.includes('fallen leaves') === true;
    const h = isLow ? 0.13 : field ? 0.26 : 0.34;
    buildGrass(mesh, random, {
      wide: order.wide,
      n: river ? 34000 : 52000,
      near: order.small ? 0.45 : 1.2,
      far: order.small ? 30 : 48,
      spread: 0.72,
      // Where a path was asked for none grows on it.
      ground: isPathAsked ? (x, z) => (onPath(x, z, way) > worn ? -Infinity : ground(x, z)) : ground,
      cols: grassColours[season],
      h: cover === 'grass' ? h * 1.35 : h,
      minY: dry,
      around: order.things,
      ...(hasPath && { tall: (x, z) => isBesidePath(x, z, way) }),
    });
    if (!field && !order.refuses('flower'))
      scatterFlowers(mesh, order, {
        ground,
        clear: hasPath ? besidePath : dryClear,
        share: order.isInFlower ? 4.5 : cover === 'grass' ? 0.2 : hasPath ? 0.6 : 1,
      });
  }
  if (!order.refuses('tree'))
    plantTrees(mesh, order, { ground, snowy, dry, count: lie.trees, ...(plan && { before: plan.spot }) });
  if (!order.refuses('tree') && !field && !order.small)
    plantBushes(mesh, order, { ground, dry, clear: hasPath ? besidePath : dryClear });
  // A wood that was asked for stands there, whatever else is left out.
  if (order.wooded) plantWoodEdge(mesh, order, { ground, snowy, dry });
  const isFar = !field && !river && isSeenFromAfar(order);
  if (plan) furnishMeadow(mesh, order, plan, { ground, dry, way, air, snowy });
  else if (isFar) leadToFar(mesh, order, { ground, dry, way, air, snowy });
  // A boat that is asked for on a meadow lies on it.
  putThings(mesh, order.things, ground, river ? () => riverLevel : ground);
  const grassy = hillsPainter(snowy ? 'winter' : season);
  const bare = snowy && !hasPath && (plan || isFar) ? withTracks(grassy, way) : grassy;
  const covered = field ? paintField(field, bare, clear) : bare;
  const paintLand = hasPath ? withPath(covered, way, snowy) : covered;
  return finishWorld(mesh, air, {
    // Whoever looks stands on the bank, not at its foot.
    camera: standAt(
      plan ? { ...order, eye: plan.eye, lookUp: plan.eye + plan.rise } : order,
      { eye: 1.75, lookUp: 2.4, focal: 1.05 },
      river ? (x, z) => Math.max(-0.4, ground(x, z)) : ground,
    ),
    paintGround: river ? withShore(paintLand, { riverLevel, snowy }) : paintLand,
    ground,
    events: order.events,
    ...(river && {
      water: {
        level: riverLevel,
        deep: hex('#1d4148'),
        shallow: hex('#5f7f6a'),
        bed: ground,
        depth: 1.2,
        waves: 0.5,
        waveSize: 0.8,
        surf: 0,
        crests: 0,
      },
    }),
    snow: snowy ? 1 : 0,
    cloudShadows: order.time === 'day' && order.weather.length === 0 ? 0.012 : 0,
    shadowRadius: Math.max(22, order.reach * 0.75),
    focus: [0, 3, Math.max(14, order.reach * 0.8)],
  });
}

/** From this share on no grass grows on a path. */
const worn = 0.3;

/** Where the eye looks on a meadow in which nothing stands and nothing happens in the sky, at most; metres. */
const levelLook = 2.5;

/** Whether nothing was asked for that the land would be seen with. */
function isSeenForItself({ things, eye, lookUp = 0, hasRange, wooded }: SettingOrder): boolean {
  return things.length === 0 && eye === undefined && lookUp < levelLook && !hasRange && wooded === undefined;
}

/** From here on what stands on a land leaves room for something before it, metres. */
const farOff = 26;

/** Whether all that was asked for stands far off, seen by somebody who stands upright. */
function isSeenFromAfar({ things, eye, small, knoll }: SettingOrder): boolean {
  if (things.length === 0 || eye !== undefined || small || knoll) return false;
  return things.every(({ z, y }) => z > farOff && y < 1);
}

/** Level on its top, and with shoulders and hollows on its way down: evenly steep, it would be a cone. */
function knollHeight(x: number, z: number, place: number): number {
  const away =
    Math.hypot(x, z * 0.9) + (fbm(x * 0.045 + place, z * 0.045 + 3, 3) - 0.5) * 26 * smooth(18, 34, Math.hypot(x, z));
  return 20 * (0.72 * smooth(48, 20, away) + 0.28 * smooth(70, 34, away));
}

/** What makes one land another than the next: how high its hills are, whether there are peaks behind them, how wooded it is. */
interface Lie {
  readonly hills: number;
  readonly peaks: number;
  readonly trees: number;
}

function chooseLie(random: Random): Lie {
  return {
    hills: 30 + random() * 26,
    peaks: random() < 0.45 ? 0 : 80 + random() * 45,
    trees: 8 + Math.floor(random() * 22),
  };
}

/** Blades reach over the edge of a path, so it has none. */
function isBesidePath(x: number, z: number, way: Way): boolean {
  return onPath(x, z, way) < 0.15 + fbm(x * 1.7, z * 1.7, 2) * 0.6;
}

function hillsGround(place: number, knoll: SettingOrder['knoll'], lie: Lie): Ground {
  return (x, z) => {
    const far = smooth(20, 160, z);
    const hills = (fbm(x * 0.011 + place, z * 0.008 + 3, 3) - 0.36) * lie.hills * smooth(30, 260, z);
    const peaks = smooth(300, 900, z) * (eroded(x * 0.006 + place, z * 0.006, 7) - 0.62) * lie.peaks;
    const near = (fbm(x * 0.035 + place, z * 0.035, 3) - 0.5) * 2.4 + (fbm(x * 0.3, z * 0.3, 2) - 0.5) * 0.25;
    const raised = knoll ? knollHeight(x - knoll.x, z - knoll.z, place) : 0;
    return near + far * hills + raised + peaks;
  };
}

/** Half of what a flower may hide of somebody behind it, metres. */
const flowerWidth = 0.12;

function scatterFlowers(
  mesh: Mesh,
  { random, season, isInFlower, things }: SettingOrder,
  {
    ground,
    clear,
    share,
  }: { readonly ground: Ground; readonly clear: (x: number, z: number) => boolean; readonly share: number },
): void {
  const count = (season === 'autumn' ? 250 : season === 'spring' ? 1100 : 800) * share;
  const normal: Vec3 = [0, 0.8, -0.6];
  for (let i = 0; i < count; i++) {
    const z = 1.6 * 22 ** Math.sqrt(random());
    const x = (random() - 0.5) * 1.4 * z;
    const q = fbm(x * 0.35 + 5, z * 0.35, 2);
    if (q < (isInFlower ? 0.3 : 0.44) || !clear(x, z) || isBefore(things, x, z, flowerWidth)) continue;
    // In a field of them they stand over the grass.
    const y = ground(x, z) + (isInFlower ? 0.34 : 0.2) + random() * 0.2;
    const colour = readColour(blooms[Math.floor((q * 23 + random() * 1.3) % blooms.length)] ?? blooms[0]);
    const r = 0.05 * (1 + z * 0.03);
    const rim = (angle: number): Vec3 => [
      x + Math.cos(angle) * r,
      y + Math.sin(angle) * r * 0.7 + 0.01,
      z - Math.sin(angle) * r * 0.5,
    ];
    for (let k = 0; k < 5; k++) {
      const a = k * 1.2566;
      mesh.tri([x, y, z], rim(a), rim(a + 1.1), normal, normal, normal, colour, materials.leaf, 0.7, 1.1, 1.1);
    }
    mesh.ball(x, y + 0.005, z - 0.01, r * 0.3, r * 0.3, r * 0.3, '#e8b830', 0, 5);
  }
}

interface Planting {
  readonly ground: Ground;
  readonly snowy: boolean;
  readonly dry: number;
  readonly count: number;
  /** Between the eye and this none is planted, metres. */
  readonly before?: { readonly x: number; readonly z: number };
}

function plantTrees(
  mesh: Mesh,
  { random, season, things, knoll }: SettingOrder,
  { ground, snowy, dry, count, before }: Planting,
): void {
  const kinds = treesOf(season, snowy);
  for (let i = 0; i < count; i++) {
    const z = 34 + random() * 120;
    const x = (random() < 0.5 ? -1 : 1) * (0.12 + random() * 0.5) * z * 1.05;
    const hidden = [...things, ...(before ? [before] : [])].some(
      (thing) => thing.z > z && Math.abs(thing.x / thing.z - x / z) < (thing === before ? 0.2 : 0.12),
    );
    const turn = random() * 6;
    const asPine = snowy || random() < 0.3;
    const kind = pick(random, kinds);
    // A tree of the planting never stands before a thing that was asked for.
    // On the steep sides of a knoll it would hang in the air.
    const steep = knoll !== undefined && Math.hypot(x - knoll.x, z - knoll.z) < 60;
    if (hidden || steep || ground(x, z) < dry) continue;
    put(mesh, { x, y: ground(x, z), z, turn }, (m) => {
      if (asPine) buildPine(m, random, { h: 7 + random() * 6, tiers: 11, n: 9 });
      else buildTree(m, random, kind, 0.28);
    });
  }
}
