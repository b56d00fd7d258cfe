import { hex, mixRgb } from '../raster/colour.ts';
import { tau } from '../shapes/chance.ts';
import { growBlossoms } from '../shapes/blossoms.ts';
import { buildGrass } from '../shapes/grass.ts';
import { leaves, buildTree } from '../shapes/tree.ts';
import type { TreeKind } from '../shapes/tree.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { cottage } from '../concepts/buildings/cottage.ts';
import type { Season } from '../concepts/concept.ts';
import { grassColours, lawnColours, lawnShade } from './grass-colours.ts';
import { gravelOver } from './gravel.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, isClear, lampsOn, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Half the width of the path, how wide the borders beside it are, and where the hedges stand; metres. */
const [half, border, aside, usualEnd] = [0.75, 1.7, 8.6, 25] as const;

/** Farther than this what is asked for is seen over the borders, metres. */
const seenOver = 13;

type Colours = readonly [string, ...string[]];

const greens: Colours = ['#4f7a34', '#5f8c3e', '#436a2e', '#6a9446'];
const hedge: Colours = ['#43692f', '#557a38', '#33562a', '#6a8c44'];
const roses: Colours = ['#d8344a', '#e87a8a', '#c42a3e', '#f0a8b4'];
const crowns: Readonly<Record<Season, Colours>> = {
  spring: ['#f3c3d3', '#f8d9e2', '#eaa0b8', '#fbe6ec'],
  summer: ['#4c7a30', '#5c8a3a', '#40682a', '#6f9a48'],
  autumn: ['#d8802c', '#c8602a', '#e0a03c', '#b84a26'],
  winter: ['#6a5842', '#5c4c3a', '#76644c', '#4f4234'],
};

/** What blooms in the borders: round clumps, and spires that stand over them. */
const clumps: readonly Colours[] = [
  ['#d8344a', '#e87a8a'],
  ['#f0c83a', '#e89a2c'],
  ['#8a5ac0', '#b48ad8'],
  ['#f2ece4', '#e8b8cc'],
  ['#e8722c', '#f0a050'],
  ['#f6f2ea', '#f2d84a'],
  ['#c8407a', '#e884ac'],
];
const spires: readonly Colours[] = [
  ['#5a5ac8', '#7a86e0'],
  ['#c86ab0', '#e8a0d0'],
  ['#f2e8e0', '#e8c8d0'],
  ['#a03a8a', '#c868b0'],
];

interface Lie {
  readonly ground: Ground;
  /** Where the middle of the path is at a distance. */
  readonly path: (z: number) => number;
  /** Where the hedge at the end stands. */
  readonly end: number;
}

/** A garden at a house: a path between borders in bloom, lawns, clipped hedges, an arch of roses, and a cottage behind it. */
export function buildCottageGarden(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = order.weather.includes('snow') || (season === 'winter' && order.time !== 'golden');
  const air = makeAir(order.time, order.weather, { fog: 0.002, clouds: 0.36, ...order.air });
  const lie = layOut(order);
  const { ground, path, end } = lie;
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, near: order.small ? 0.15 : 0.5, far: 420 });
  const isBare = isSnowy || season === 'winter';
  if (!order.refuses('flower')) plantBorders(mesh, order, lie, isBare);
  raiseHedges(mesh, order, lie, isBare);
  if (!isBefore(things, path(end), end, 1.4)) raiseArch(mesh, order, lie, isBare);
  plantTrees(mesh, order, lie, isBare);
  const [houseX, houseZ] = [path(end) + (random() < 0.5 ? -1 : 1) * (5 + random() * 3), end + 11];
  const isHoused = !order.refuses('house') && !order.asked('house') && !order.asked('cottage');
  if (isHoused && !isBefore(things, houseX, houseZ, 6))
    put(mesh, { x: houseX, y: ground(houseX, houseZ), z: houseZ, turn: houseX > path(end) ? 0.25 : -0.25 }, (m) =>
      cottage.build(m.object(), random, { season, lit: lampsOn(air), ordinal: 0 }),
    );
  if (!isSnowy)
    buildGrass(mesh, random, {
      ...{ wide: order.wide, n: 30_000, spread: 0.75, ground, far: 40 },
      ...{ near: order.small ? 0.45 : 1, h: order.small ? 0.08 : 0.11, around: things },
      cols: grassColours[season === 'winter' ? 'autumn' : season],
      minY: -0.04,
    });
  putThings(mesh, things, ground);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 2.3, focal: 0.95 }, ground),
    paintGround: paintLand(order, lie, isSnowy),
    ground,
    events: order.events,
    cloudShadows: order.time === 'day' && order.weather.length === 0 ? 0.01 : 0,
    focus: [0, 2.5, 14],
    shadowRadius: 30,
    occlusion: { radius: 1, power: 1.1 },
    snow: isSnowy ? 1 : 0,
  });
}

function layOut({ random, things }: SettingOrder): Lie {
  const place = random() * 60;
  const bend = (random() - 0.5) * 2.6;
  const path = (z: number): number =>
    Math.sin(z * 0.11 + place) * 0.5 - Math.sin(place) * 0.5 + bend * smooth(4, 24, z);
  // What is as large as a house stands behind the hedge, at the end of the path.
  const farthest = Math.max(0, ...things.filter(({ z }) => z < 26).map(({ z, clearing }) => z + clearing + 4));
  const ground: Ground = (x, z) => {
    // Soil is dug a little lower than the lawn, and the gravel lies lower still: no blades grow on either.
    const off = Math.abs(x - path(z));
    const dug = smooth(half + border + 0.12, half + border - 0.1, off) * smooth(30, 26, z);
    const rolls = (fbm(x * 0.05 + place, z * 0.05, 3) - 0.5) * 1.2 * smooth(26, 60, z);
    return rolls - dug * 0.08 + smooth(70, 300, z) * 9 * fbm(x * 0.01, z * 0.01, 3);
  };
  return { ground, path, end: Math.max(usualEnd, farthest) };
}

/** Clumps and spires of flowers on both sides of the path, low in front and high behind. */
function plantBorders(mesh: Mesh, order: SettingOrder, { ground, path, end }: Lie, isBare: boolean): void {
  const { random, things } = order;
  // What stands far away is seen over them.
  const near = things.filter((thing) => thing.z < seenOver);
  for (let z = 2.2; z < end - 1; z += 0.27 + z * 0.011)
    for (const side of [-1, 1]) {
      const depth = random();
      const x = path(z) + side * (half + 0.25 + depth * (border - 0.35));
      const kind = fbm(z * 0.4 + side * 7, depth * 2 + 3, 2) + random() * 0.35;
      const isSpire = depth > 0.45 && random() < 0.4;
      const size = 0.2 + depth * 0.12 + random() * 0.08;
      if (!isClear(things, x, z) || isBefore(near, x, z, 0.3)) continue;
      const colours = (isSpire ? spires : clumps)[Math.floor(kind * 31) % (isSpire ? spires : clumps).length] ?? roses;
      const at: Vec3 = [x, ground(x, z) + size * 0.7, z];
      const detail = Math.min(1, 9 / z);
      leaves(
        mesh.object(),
        random,
        ...at,
        size,
        Math.round(16 + 40 * detail),
        0.06,
        isBare ? ['#6a6040', '#7a6e48'] : greens,
      );
      if (isBare) continue;
      if (isSpire) growSpire(mesh, order, at, { size, detail, colours });
      else
        growBlossoms(mesh, random, {
          ...{ at: [at[0], at[1] + size * 0.5, at[2]], reach: size * 0.95, flat: 0.7, wide: 0.085, colours, detail },
          many: Math.round(14 + 20 * detail),
        });
    }
}

/** Florets up a stem, as larkspur and foxgloves have them. */
function growSpire(
  mesh: Mesh,
  { random }: SettingOrder,
  [x, y, z]: Vec3,
  of: { readonly size: number; readonly detail: number; readonly colours: Colours },
): void {
  const { size, detail, colours } = of;
  for (let i = 0; i < 3; i++) {
    const [dx, dz] = [(random() - 0.5) * size * 1.4, (random() - 0.5) * size];
    const high = 0.55 + random() * 0.35;
    mesh.tube(
      [
        [x + dx, y, z + dz],
        [x + dx, y + high, z + dz],
      ],
      [0.012, 0.006],
      '#5a7a3a',
      materials.plain,
      4,
    );
    for (let k = 0; k < 5; k++) {
      const t = 0.35 + k * 0.15;
      growBlossoms(mesh, random, {
        ...{ at: [x + dx, y + high * t, z + dz], reach: 0.062 * (1.25 - t * 0.8), wide: 0.05, colours, detail },
        many: Math.round(3 + 5 * detail),
      });
    }
  }
}

/** Clipped hedges along both sides, and one across the end with a gap for the path. */
function raiseHedges(mesh: Mesh, order: SettingOrder, { ground, path, end }: Lie, isBare: boolean): void {
  const { random, things, wide } = order;
  const colours: Colours = isBare ? ['#4a5230', '#5a5c38', '#3f4a2c'] : hedge;
  const clip = (x: number, z: number, high: number): void => {
    if (isBefore(things, x, z, 0.9)) return;
    const detail = Math.min(1, 14 / z);
    const y = ground(x, z);
    put(mesh, { x, y, z }, (m) => m.object().box(0, 0, 0, 1.0, high - 0.08, 1.0, '#2c4a24', materials.leaf));
    for (let k = 0; k < 3; k++)
      leaves(
        mesh,
        random,
        x,
        y + high * (0.22 + k * 0.3),
        z,
        0.66,
        Math.round(40 + 70 * detail),
        0.07 / detail ** 0.4,
        colours,
        high * 0.4,
      );
  };
  const reach = aside + 10 * (wide - 1);
  for (let x = -reach - 3; x <= reach + 3; x += 0.95) if (Math.abs(x - path(end)) > 1.5) clip(x, end, 1.7);
  for (let z = 5.5; z < end; z += 0.95) for (const side of [-1, 1]) clip(side * reach, z, 1.5);
}

/** An arch over the path with roses all over it. */
function raiseArch(mesh: Mesh, { random }: SettingOrder, { ground, path, end }: Lie, isBare: boolean): void {
  const [x, y] = [path(end), ground(path(end), end)];
  const at = (t: number, dz: number): Vec3 => {
    const angle = Math.PI * t;
    return [x - Math.cos(angle) * 1.15, y + Math.min(1.7, Math.sin(angle) * 4) + Math.sin(angle) * 0.95, end + dz];
  };
  mesh.object();
  for (const dz of [-0.35, 0.35])
    mesh.tube(
      Array.from({ length: 15 }, (_, i) => at(i / 14, dz)),
      [0.04],
      '#e6e2d8',
      materials.plain,
      6,
    );
  for (let i = 0; i < 46; i++) {
    const t = random();
    const [px, py, pz] = at(t, (random() - 0.5) * 0.8);
    leaves(mesh, random, px, py, pz, 0.2, 16, 0.07, isBare ? ['#6a5842', '#5c4c3a'] : greens);
    if (!isBare && i % 2 === 0)
      growBlossoms(mesh, random, {
        ...{ at: [px, py + 0.03, pz - 0.04], reach: 0.2, many: 7, wide: 0.1, colours: roses },
        detail: Math.min(1, 12 / pz),
      });
  }
}

/** Fruit trees on the lawns, and larger ones behind the hedges. */
function plantTrees(mesh: Mesh, order: SettingOrder, { ground, end }: Lie, isBare: boolean): void {
  const { random, things, season, wide } = order;
  if (order.refuses('tree')) return;
  const places: [x: number, z: number, scale: number, detail: number][] = [
    [-6.4 - random(), 11 + random() * 3, 0.55, 0.4],
    [6.2 + random(), 15 + random() * 3, 0.6, 0.35],
  ];
  for (let i = 0; i < 26 * wide; i++) {
    const z = end + 4 + random() * 60;
    places.push([(random() - 0.5) * 1.5 * z * wide, z, 0.9 + random() * 0.5, 0.14]);
  }
  for (const [x, z, scale, detail] of places) {
    const turn = random() * tau;
    const leaf = season === 'spring' && z > end ? trees.oak.leaf : crowns[season];
    const kind: TreeKind = isBare ? trees.bare : { ...(random() < 0.5 ? trees.oak : trees.maple), leaf };
    const isHiding = isBefore(things, x, z, 2 * scale);
    // The house is seen over the hedge.
    const isBeforeHouse = z > end && z < end + 12 && Math.abs(x) < 13;
    if (isHiding || isBeforeHouse) continue;
    put(mesh, { x, y: ground(x, z) - 0.1, z, turn, scale }, (m) => buildTree(m, random, kind, detail));
  }
}

function paintLand({ season }: SettingOrder, { path, end }: Lie, isSnowy: boolean): World['paintGround'] {
  const lawn = hex(lawnColours[season]);
  const [dark, soil] = [hex(lawnShade), hex('#5c4a34')];
  const field = hex('#a8a35c');
  return (surface, x, _y, z, distance) => {
    const k = fbm(x * 0.9, z * 0.9, 4);
    const off = Math.abs(x - path(z)) + (k - 0.5) * 0.12;
    const isGarden = smooth(end + 1.5, end, z);
    const fine = distance < 9 ? fbm(x * 26, z * 26, 3) : distance < 24 ? fbm(x * 9, z * 9, 2) : 0.5;
    // Mown to and fro.
    const mown = 0.5 + 0.5 * Math.sign(Math.sin(x * 2.6)) * smooth(30, 6, distance) * isGarden;
    let c = mixRgb(lawn, dark, smooth(0.42, 0.66, k) * 0.7 + (mown - 0.5) * 0.28 + 0.14);
    c = mixRgb(c, mixRgb(soil, dark, fine * 0.75), smooth(half + border + 0.1, half + border - 0.1, off) * isGarden);
    if (z < end + 6) c = gravelOver(surface, c, { off, half, x, z, distance });
    if (isSnowy) c = mixRgb(c, hex('#e2e8ef'), 0.9 - smooth(half, half - 0.1, off) * 0.2);
    // Beyond the garden lie fields, some of them dry.
    if (!isSnowy) c = mixRgb(c, field, smooth(0.4, 0.62, fbm(x * 0.02 + 3, z * 0.05, 3)) * 0.8 * (1 - isGarden));
    const tone = 0.82 + 0.34 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    surface.through = 0.04;
  };
}
