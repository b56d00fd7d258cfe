import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import { pick } from '../shapes/chance.ts';
import { buildFishingBoat, hulls } from '../shapes/fishing-boat.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, Lamp, World } from '../solid/world.ts';
import { church } from '../concepts/buildings/church.ts';
import { house } from '../concepts/buildings/house.ts';
import { lighthouse } from '../concepts/buildings/lighthouse.ts';
import { lamp } from '../concepts/street/lamp.ts';
import type { Look } from '../concepts/concept.ts';
import {
  finishWorld,
  groundGrid,
  isClear,
  lampsOn,
  overDepths,
  put,
  putThings,
  standAt,
  waterPlane,
} from './setting.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

/** Height of the quays above the water, metres. */
const quay = 1.1;
/** Width of the way out to what stands in the basin, metres. */
const causeway = 6;
/** Where the basin ends at the side of the town, its width at the mouth, and where its far end is by itself, metres. */
const basin = { side: 15, mouth: 12, far: 54 } as const;

/** On which side the town stands, -1 left and 1 right, and where the basin ends. */
interface Shape {
  readonly town: number;
  readonly far: number;
}

const lights: readonly Lamp[] = [
  { at: [-3.4, quay + 3.6, 3], power: 7, colour: [1, 0.66, 0.32], size: 1 },
  { at: [3.6, quay + 3.6, 2.4], power: 7, colour: [1, 0.66, 0.32], size: 1 },
];

/** A harbour town seen from its quay: houses around a basin, boats that are moored there, and the way out to the sea. */
export function buildHarbour(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  // The town stands on this side, the sea is open on the other.
  const town = random() < 0.5 ? -1 : 1;
  const isLow = order.time === 'sunset' || order.time === 'dawn' || order.time === 'dusk';
  const air = makeAir(order.time, order.weather, {
    fog: 0.0012,
    clouds: 0.35,
    ...order.air,
    ...(isLow && { az: -town * (12 + random() * 10) }),
  });
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const look: Look = { season, lit: lampsOn(air), ordinal: 0 };
  const edge = edgeOf(order);
  const far = Math.max(basin.far, ...things.map(({ z, clearing }) => z + clearing + 8));
  const ground = quays(things, edge);
  const hills = hillsBehind(random() * 50, town, far);
  groundGrid(mesh, hills, {
    wide: order.wide,
    coarse: order.coarse,
    near: far + 12,
    far: far + 366,
    rows: 120,
    columns: 220,
  });
  waterPlane(mesh, 0);
  layQuay(mesh, { x: 0, z: (edge - 14) / 2, wide: 160, deep: edge + 14 }, isSnowy);
  for (const { x, z, clearing, onWater } of things) {
    if (onWater || clearing <= 0 || z + clearing <= edge) continue;
    const [half, from] = [clearing + 1, z - clearing - 1];
    layQuay(
      mesh,
      { x, z: (Math.max(edge, from) + z + half) / 2, wide: half * 2, deep: z + half - Math.max(edge, from) },
      isSnowy,
    );
    if (from > edge) layQuay(mesh, { x, z: (edge + from) / 2, wide: causeway, deep: from - edge }, isSnowy);
  }
  layQuay(mesh, { x: town * (basin.side + 30), z: far / 2, wide: 60, deep: far + 4 }, isSnowy);
  layQuay(mesh, { x: town * (30 - basin.mouth / 2), z: far + 8, wide: 60 + basin.mouth, deep: 16 }, isSnowy);
  buildTown(mesh, order, { town, far }, look);
  put(mesh, { x: town * 9, y: hills(town * 9, far + 38), z: far + 38, turn: -town * 0.4, scale: 1.25 }, (m) =>
    church.build(m, random, look),
  );
  buildMole(mesh, order, { town, far }, look);
  moorBoats(mesh, order, { town, far }, ground);
  furnishQuay(mesh, order, edge, look);
  putThings(mesh, things, overDepths(ground));
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 2.6, focal: 0.95 }, () => quay),
    paintGround: paintHills(order, isSnowy),
    ground,
    events: order.events,
    water: { level: 0, deep: hex('#123c4a'), bed: () => -20, depth: 5, waves: 0.42, waveSize: 0.8, surf: 0, crests: 0 },
    lamps: look.lit && !order.refuses('lamp') ? lights : [],
    focus: [0, 3, 18],
    shadowRadius: 42,
    windowsLit: look.lit ? 1 : 0,
    occlusion: { radius: 1.5, power: 1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** How far the quay before the eye reaches: under what stands there, and not under what floats. */
function edgeOf({ things }: SettingOrder): number {
  const ground = things.filter(({ onWater, clearing }) => !onWater && clearing > 0);
  const afloat = things.filter(({ onWater }) => onWater);
  // One looks down from the very edge at what floats alone.
  if (afloat.length > 0 && ground.length === 0) return 1.2;
  // What stands farther off has a jetty.
  const nearby = ground.filter(({ z }) => z < 12);
  const wanted = Math.max(ground.length > 0 ? 4.2 : 6.2, ...nearby.map(({ z, clearing }) => z + clearing + 0.8));
  const most = afloat.map(({ z, clearing }) => (z - clearing) * 0.58);
  return Math.max(3, Math.min(16, wanted, ...most));
}

/** The quay, and jetties for what stands beyond it. */
function quays(things: SettingOrder['things'], edge: number): Ground {
  const carries = ({ onWater, x, z, clearing }: PlacedThing, atX: number, atZ: number): boolean => {
    const [half, aside] = [clearing + 1, Math.abs(atX - x)];
    if (onWater || clearing <= 0) return false;
    return (aside <= half && Math.abs(atZ - z) <= half) || (aside <= causeway / 2 && atZ <= z);
  };
  return (x, z) => (z <= edge || things.some((thing) => carries(thing, x, z)) ? quay : -20);
}

function layQuay(
  mesh: Mesh,
  { x, z, wide, deep }: { readonly x: number; readonly z: number; readonly wide: number; readonly deep: number },
  isSnowy: boolean,
): void {
  // Nothing of it is below the water, or its foot would stand between the water and what is mirrored there.
  mesh.object().box(x, 0, z, wide, quay - 0.02, deep, '#7d7468', materials.stone);
  const [l, r, n, f] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2];
  const up: Vec3 = [0, 1, 0];
  const [stone, material] = isSnowy ? [hex('#d5dce4'), materials.snow] : [hex('#968b7e'), materials.road];
  mesh.tri([l, quay, n], [l, quay, f], [r, quay, f], up, up, up, stone, material);
  mesh.tri([l, quay, n], [r, quay, f], [r, quay, n], up, up, up, stone, material);
  mesh.box(x, quay - 0.3, f - 0.2, wide, 0.36, 0.5, '#aaa091', materials.stone);
  mesh.box(x, quay - 0.3, n + 0.2, wide, 0.36, 0.5, '#aaa091', materials.stone);
  for (const side of [l + 0.2, r - 0.2]) mesh.box(side, quay - 0.3, z, 0.5, 0.36, deep, '#aaa091', materials.stone);
}

function buildTown(mesh: Mesh, order: SettingOrder, { town, far }: Shape, look: Look): void {
  const { random } = order;
  for (let z = 9; z < far - 6; z += 6.9)
    put(mesh, { x: town * (basin.side + 8.5), y: quay, z, turn: (town * Math.PI) / 2 }, (m) =>
      house.build(m, random, look),
    );
  for (let i = 0; i < 6; i++)
    put(mesh, { x: town * (basin.side + 2 - i * 6.7), y: quay, z: far + 8.5 }, (m) => house.build(m, random, look));
  // A second row over the roofs of the first.
  for (let i = 0; i < 7; i++)
    put(mesh, { x: town * (basin.side + 4 - i * 6.9), y: quay + 3.5, z: far + 22 }, (m) =>
      house.build(m, random, look),
    );
  if (order.refuses('lamp')) return;
  for (let z = 12; z < far; z += 10)
    put(mesh, { x: town * (basin.side + 1), y: quay, z }, (m) => lamp.build(m, random, look));
  for (let i = 0; i < 4; i++)
    put(mesh, { x: town * (11 - i * 7), y: quay, z: far + 1 }, (m) => lamp.build(m, random, look));
}

/** A mole that keeps the sea out, with a small lighthouse on its head. */
function buildMole(mesh: Mesh, order: SettingOrder, { town, far }: Shape, look: Look): void {
  const { random } = order;
  const z = far + 34;
  mesh.object().box(-town * 28, 0, z, 40, 1.4, 4, '#6f675c', materials.stone);
  for (let i = 0; i < 60; i++) {
    const r = 0.6 + random() * 1.1;
    mesh.ball(
      -town * (8 + random() * 41),
      -0.2,
      z - 2.6 + random() * 0.8,
      r,
      r * 0.75,
      r,
      pick(random, ['#5d564d', '#716a60', '#4d4842']),
      materials.stone,
      7,
    );
  }
  if (!order.refuses('lighthouse'))
    put(mesh, { x: -town * 26, y: 1.2, z, scale: 0.52 }, (m) => lighthouse.build(m, random, look));
}

function moorBoats(mesh: Mesh, order: SettingOrder, { town, far }: Shape, ground: Ground): void {
  const { random, things } = order;
  if (order.refuses('rowboat')) return;
  const moor = (x: number, z: number, turn: number, scale: number): void => {
    const [colour, mast] = [pick(random, hulls), random() < 0.75];
    const sway = (random() - 0.5) * 0.2;
    const isAfloat = [-3, 0, 3].every((off) => ground(x + off, z) < 0 && ground(x, z - Math.abs(off)) < 0);
    if (isAfloat && isClear(things, x, z) && Math.abs(x) > 1.6)
      put(mesh, { x, y: 0, z, turn: turn + sway, scale }, (m) => buildFishingBoat(m, random, colour, mast));
  };
  for (let z = 12; z < far - 4; z += 7.4)
    moor(town * (basin.side - 2.2), z + random() * 1.5, Math.PI / 2, 0.9 + random() * 0.3);
  for (let i = 0; i < 5; i++) moor(town * (10.5 - i * 6.6), far - 2.2, 0, 1 + random() * 0.25);
  for (let i = 0; i < 4; i++)
    moor(
      -town * (3.5 + i * 5.2 + random() * 2),
      14 + i * 8 + random() * 5,
      0.3 + random() * 0.5,
      0.95 + random() * 0.2,
    );
}

/** Bollards with ropes, crates and barrels along the edge of the quay. */
function furnishQuay(mesh: Mesh, order: SettingOrder, edge: number, look: Look): void {
  const { random, things } = order;
  for (let x = -23.1; x <= 23.1; x += 4.2) {
    const at = x + (random() - 0.5);
    if (!isClear(things, at, edge - 0.7)) continue;
    put(mesh, { x: at, y: quay, z: edge - 0.7 }, (m) => {
      m.object().cyl(0, 0, 0, 0.2, 0.15, 0.42, '#2b2f33', materials.gloss, 14);
      m.cyl(0, 0.42, 0, 0.24, 0.22, 0.12, '#2b2f33', materials.gloss, 14);
      m.tube(
        [
          [0.16, 0.2, 0.1],
          [0.2, 0.1, 0.5],
          [0.3, -0.5, 1.1],
        ],
        [0.03],
        '#a08a60',
        0,
        5,
      );
    });
  }
  for (const side of [-1, 1]) {
    const [x, z] = [side * (2.2 + random() * 0.5), edge - 1.1 - random() * 0.5];
    const kind = random();
    // They would stand before what floats.
    if (!isClear(things, x, z) || things.some(({ onWater }) => onWater)) continue;
    put(mesh, { x, y: quay, z, turn: random() }, (m) => (kind < 0.5 ? buildCrates(m) : buildBarrels(m)));
  }
  if (order.refuses('lamp')) return;
  for (const [x, z] of [
    [-3.1, edge - 0.4],
    [3.3, edge - 0.4],
  ] as const)
    if (isClear(things, x, z)) put(mesh, { x, y: quay, z }, (m) => lamp.build(m, random, look));
}

function buildCrates(mesh: Mesh): void {
  mesh.object();
  for (const [x, y, z] of [
    [0, 0, 0],
    [0.75, 0, 0.1],
    [0.3, 0.5, 0],
  ] as const) {
    mesh.box(x, y, z, 0.7, 0.48, 0.55, '#a27a4c', materials.planks);
    mesh.box(x, y + 0.48, z, 0.72, 0.03, 0.57, '#6d4d2c', 0);
  }
}

function buildBarrels(mesh: Mesh): void {
  for (const [x, z] of [
    [0, 0],
    [0.72, 0.2],
    [0.3, 0.75],
  ] as const) {
    mesh
      .object()
      .push()
      .at(x, 0, z)
      .lathe(
        [
          [0.27, 0],
          [0.34, 0.42],
          [0.27, 0.86],
          [0.02, 0.86],
        ],
        18,
        '#8a5f38',
        materials.planks,
      );
    for (const y of [0.14, 0.66]) mesh.cyl(0, y, 0, 0.325, 0.325, 0.06, '#3a3836', materials.metal, 18);
    mesh.pop();
  }
}

/** Green hills that close the bay behind the town and fall to the open sea. */
function hillsBehind(place: number, town: number, far: number): Ground {
  return (x, z) => {
    const inland = smooth(-26, 40, x * town + (fbm(x * 0.02 + place, z * 0.02, 3) - 0.5) * 36);
    const high = 20 + 34 * fbm(x * 0.011 + place, z * 0.011, 5);
    return (
      -8 + inland * smooth(far + 6, far + 96, z) * high + inland * 9 + (fbm(x * 0.1, z * 0.1, 3) - 0.5) * 2 * inland
    );
  };
}

const [woods, meadow, dry, rock, snow] = [
  hex('#2c4a26'),
  hex('#6f8f3c'),
  hex('#8a8a45'),
  hex('#7a7064'),
  hex('#dfe6ee'),
];

function paintHills({ season }: SettingOrder, isSnowy: boolean): World['paintGround'] {
  const grass = season === 'autumn' ? mixRgb(meadow, hex('#a87a2c'), 0.5) : meadow;
  return (surface, x, y, z) => {
    const k = fbm(x * 0.05, z * 0.05, 4);
    const fine = fbm(x * 0.6, z * 0.6, 4);
    const trees = smooth(0.46, 0.54, fbm(x * 0.028 + 9, z * 0.028, 5));
    const white = isSnowy ? smooth(0.55, 0.75, surface.ny + (fine - 0.5) * 0.4) * (0.95 - 0.4 * trees) : 0;
    const open = mixRgb(mixRgb(grass, dry, k), rock, smooth(0.8, 0.62, surface.ny) + smooth(1.6, 0.4, y));
    const c = mixRgb(scaleRgb(mixRgb(open, woods, trees), 0.62 + 0.75 * fine), snow, white);
    surface.r = c[0];
    surface.g = c[1];
    surface.b = c[2];
    const rough = 0.5 + trees * 1.6;
    surface.nx += (fbm(x * 0.7, z * 0.7 + 3, 3) - 0.5) * rough;
    surface.nz += (fbm(x * 0.7 + 7, z * 0.7, 3) - 0.5) * rough;
  };
}
