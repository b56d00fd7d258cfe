import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import { pick, tau } from '../shapes/chance.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildPine } from '../shapes/pine.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree, leaves } from '../shapes/tree.ts';
import type { TreeKind } from '../shapes/tree.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, Lamp, World } from '../solid/world.ts';
import { pagoda } from '../concepts/buildings/pagoda.ts';
import { lotus } from '../concepts/flowers/lotus.ts';
import { grassColours } from './grass-colours.ts';
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
import type { SettingOrder } from './setting.ts';

/** Half the width of the pond and half its depth, metres. */
const pond = { wide: 17, deep: 13 } as const;
const lacquer = '#b3261e';

/** A garden around a pond with a red bridge, stone lanterns, clipped shrubs and trees in the colour of the season; a pagoda stands behind it. */
export function buildJapaneseGarden(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.0034, clouds: 0.35, ...order.air });
  const isLit = lampsOn(air);
  const standing = things.filter(({ onWater, clearing }) => !onWater && clearing > 0);
  // One looks from the water's edge at what floats alone.
  const isAfloatAlone = things.some(({ onWater }) => onWater) && standing.length === 0;
  const shore = Math.max(isAfloatAlone ? 1.6 : 4.4, ...standing.map(({ z, clearing }) => z + clearing + 1));
  const middle = shore + pond.deep + 0.5;
  const place = random() * 60;
  const side = random() < 0.5 ? -1 : 1;
  const bridge = { x: -side * 1.2, z: middle - 1, half: 7.2 };
  const ground = withTongues(banks(place, middle, shore), bridge);
  groundGrid(mesh, ground, {
    wide: order.wide,
    coarse: order.coarse,
    near: 0.5,
    far: 240 + middle,
    rows: 260,
    columns: 240,
  });
  waterPlane(mesh, 0);
  if (!order.refuses('pagoda'))
    put(mesh, { x: side * 12, y: ground(side * 12, middle + 30) - 0.3, z: middle + 30, turn: 0.5 }, (m) =>
      pagoda.build(m, random, { season, lit: isLit, ordinal: 0 }),
    );
  if (!order.refuses('bridge')) spanBridge(mesh, bridge);
  const spot = { ground, middle, shore, side, isSnowy };
  plantTrees(mesh, order, spot);
  clipShrubs(mesh, order, spot);
  layRocks(mesh, order, spot);
  floatLilies(mesh, order, spot);
  const lamps = setLanterns(mesh, order, spot, isLit);
  if (!isSnowy)
    buildGrass(mesh, random, {
      ...{ wide: order.wide, n: 26000, spread: 0.75, ground, minY: 0.2, cols: grassColours[season] },
      near: order.small ? 0.45 : 1,
      far: shore + 5,
      h: order.small ? 0.08 : 0.1,
      around: things,
    });
  putThings(mesh, things, overDepths(ground));
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.7, lookUp: 2.7, focal: 0.95 }, ground),
    paintGround: paintGarden(order, isSnowy),
    ground,
    events: order.events,
    water: {
      level: 0,
      deep: hex('#1b3d38'),
      shallow: hex('#4f7a60'),
      bed: ground,
      depth: 1.4,
      waves: 0.22,
      waveSize: 0.7,
      surf: 0,
      crests: 0,
    },
    lamps,
    focus: [0, 3, middle - 2],
    shadowRadius: middle + 12,
    occlusion: { radius: 1, power: 1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** Where things of the garden are put. */
interface Lie {
  readonly ground: Ground;
  /** Where the middle of the pond is, and where the bank before the eye ends, metres. */
  readonly middle: number;
  readonly shore: number;
  /** The pagoda stands on this side. */
  readonly side: number;
  readonly isSnowy: boolean;
}

function banks(place: number, middle: number, shore: number): Ground {
  return (x, z) => {
    const ragged = (fbm(x * 0.14 + place, z * 0.14, 3) - 0.5) * 0.7;
    const away = Math.hypot(x / pond.wide, (z - middle) / pond.deep) + ragged;
    const level = 0.42 + (fbm(x * 0.25 + place, z * 0.25, 3) - 0.5) * 0.24;
    const hill = smooth(1.5, 4, away) * (0.6 + 3.2 * fbm(x * 0.05 + place, z * 0.05, 3)) * smooth(shore, shore + 12, z);
    const woods =
      smooth(middle + 40, middle + 150, z) * (14 + 26 * fbm(x * 0.012 + place, 3.1, 4)) +
      smooth(middle + 60, middle + 90, z) * Math.abs(fbm(x * 0.22, z * 0.22, 3) - 0.5) * 9;
    const land = level + hill + woods;
    const wet = smooth(1.04, 0.94, away) * smooth(shore - 0.4, shore + 0.8, z);
    return land + (-1.3 - land) * wet;
  };
}

/** Where the bridge is, and half of how far it reaches, metres. */
interface Bridge {
  readonly x: number;
  readonly z: number;
  readonly half: number;
}

/** Tongues of land on both sides, which the bridge joins. */
function withTongues(land: Ground, { x: middle, z: at, half }: Bridge): Ground {
  return (x, z) => {
    const beyond = Math.abs(x - middle) - half + 0.9;
    const aside = Math.abs(z - at - ((x - middle) / half) * 1.2) - 1.5 - Math.max(0, beyond) * 0.35;
    const ragged = (fbm(x * 0.6, z * 0.6, 3) - 0.5) * 1.2;
    const tongue = 0.34 - 1.7 * Math.max(smooth(0.4, -0.5, beyond + ragged * 0.4), smooth(-0.3, 1, aside + ragged));
    return Math.max(land(x, z), tongue);
  };
}

/** An arched bridge of red boards with rails and gilded posts. */
function spanBridge(mesh: Mesh, { x, z, half }: Bridge): void {
  const wide = 1.15;
  const at = (share: number, off: number, up: number): Vec3 => [
    x + (share * 2 - 1) * half,
    0.35 + Math.sin(share * Math.PI) * 2.1 + up,
    z + off + (share - 0.5) * 2.4,
  ];
  mesh.object().sheet(
    (u, v) => at(u, (v - 0.5) * 2 * wide, 0),
    60,
    2,
    (u) => (Math.floor(u * 60) % 2 ? '#8f2019' : '#a3281f'),
    materials.planks,
  );
  mesh.object().sheet(
    (u, v) => at(u, (0.5 - v) * 2 * wide, -0.2),
    40,
    1,
    () => '#5d1510',
    materials.planks,
  );
  for (const off of [-wide, wide]) {
    mesh.object().sheet(
      (u, v) => at(u, off, 0.06 - v * 0.34),
      40,
      1,
      () => lacquer,
      materials.gloss,
    );
    mesh.object().sheet(
      (u, v) => at(1 - u, off, 0.06 - v * 0.34),
      40,
      1,
      () => lacquer,
      materials.gloss,
    );
    for (const up of [0.46, 0.86])
      mesh.object().tube(
        Array.from({ length: 25 }, (_, n) => at(n / 24, off, up)),
        [up > 0.5 ? 0.075 : 0.05],
        lacquer,
        materials.gloss,
        7,
      );
    for (let i = 0; i <= 10; i++) {
      const [px, py, pz] = at(i / 10, off, 0);
      const isEnd = i === 0 || i === 10 || i === 5;
      mesh
        .object()
        .cyl(
          px,
          py - 0.1,
          pz,
          isEnd ? 0.11 : 0.07,
          isEnd ? 0.11 : 0.07,
          isEnd ? 1.2 : 0.98,
          lacquer,
          materials.gloss,
          9,
        );
      if (isEnd) mesh.ball(px, py + 1.16, pz, 0.13, 0.17, 0.13, '#c9a23e', materials.metal, 10);
    }
  }
  for (const share of [0.2, 0.4, 0.6, 0.8])
    for (const off of [-wide * 0.8, wide * 0.8]) {
      const [px, py, pz] = at(share, off, 0);
      mesh.object().cyl(px, -1, pz, 0.12, 0.12, py + 0.9, '#6f1a14', materials.gloss, 8);
    }
}

/** Whether something that was asked for is behind this place, as the eye sees it. */
const hides = (things: SettingOrder['things'], x: number, z: number): boolean =>
  things.some((thing) => thing.z > z - 1 && Math.abs(thing.x / thing.z - x / z) < 0.1 + thing.clearing / thing.z);

/** The kind that most trees of the garden are of, and that of the others. */
function treesFor({ random, season }: SettingOrder): readonly [TreeKind, TreeKind] {
  if (season === 'winter') return [trees.bare, trees.bare];
  return [
    pick<TreeKind>(random, season === 'autumn' ? [trees.maple] : [trees.cherry, trees.cherry, trees.oak]),
    trees.oak,
  ];
}

function plantTrees(mesh: Mesh, order: SettingOrder, { ground, middle, side, isSnowy }: Lie): void {
  const { random, things } = order;
  if (order.refuses('tree')) return;
  const [main, other] = treesFor(order);
  const plant = (x: number, z: number, scale: number, kind: TreeKind): void => {
    const [turn, isPine] = [random() * 6, isSnowy && random() < 0.5];
    if (ground(x, z) < 0.2 || !isClear(things, x, z) || hides(things, x, z)) return;
    put(mesh, { x, y: ground(x, z) - 0.1, z, turn, scale }, (m) => {
      if (isPine) buildPine(m, random, { h: 8, tiers: 9, n: 8 });
      else buildTree(m, random, kind, 0.4);
    });
  };
  // One frames the picture, on the side where the pagoda is not.
  plant(-side * 6.4, middle - pond.deep + 3.4, 0.85, main);
  for (let i = 0; i < 16; i++) {
    const turn = random() * tau;
    const out = 1.12 + random() * 0.5;
    const [x, z] = [Math.cos(turn) * pond.wide * out, middle + Math.sin(turn) * pond.deep * out];
    if (z > middle - 4) plant(x, z, 0.62 + random() * 0.25, random() < 0.72 ? main : other);
    else random();
  }
  for (let i = 0; i < 26; i++) {
    const [x, z, asPine] = [(random() - 0.5) * 90, middle + 22 + random() * 34, random() < 0.5];
    const scale = 0.6 + random() * 0.3;
    if (Math.abs(x - side * 12) < 9 && z < middle + 34) continue;
    if (!asPine) plant(x, z, scale, random() < 0.5 ? main : other);
    else if (ground(x, z) > 0.2 && !hides(things, x, z))
      put(mesh, { x, y: ground(x, z) - 0.2, z, scale }, (m) =>
        buildPine(m, random, { h: 8 + random() * 5, tiers: 10, n: 8 }),
      );
  }
}

/** Round shrubs along the water. */
function clipShrubs(mesh: Mesh, { random, things, season }: SettingOrder, { ground, middle }: Lie): void {
  const greens: readonly [string, ...string[]] = ['#4f7a34', '#5d8a3c', '#3f6a30'];
  const pinks: readonly [string, ...string[]] = ['#d0587e', '#e07a9c', '#b8406a'];
  for (let i = 0; i < 34; i++) {
    const turn = random() * tau;
    const out = 1.05 + random() * 0.2;
    const [x, z] = [Math.cos(turn) * pond.wide * out, middle + Math.sin(turn) * pond.deep * out];
    const [size, blooms] = [0.5 + random() * 0.7, random() < 0.3 && season === 'spring'];
    if (ground(x, z) < 0.2 || z < middle - pond.deep * 0.9 || !isClear(things, x, z)) continue;
    leaves(mesh.object(), random, x, ground(x, z) + size * 0.35, z, size, 260, 0.11, blooms ? pinks : greens, 0.72);
  }
}

function layRocks(mesh: Mesh, { random, things }: SettingOrder, { ground, middle }: Lie): void {
  for (let i = 0; i < 46; i++) {
    const turn = random() * tau;
    const out = 0.94 + random() * 0.12;
    const [x, z] = [Math.cos(turn) * pond.wide * out, middle + Math.sin(turn) * pond.deep * out];
    const [r, spin] = [0.25 + random() * 0.65, random() * 6];
    if (!isClear(things, x, z) || (z < middle - pond.deep * 0.8 && r > 0.5)) continue;
    mesh
      .push()
      .at(x, Math.max(-0.1, ground(x, z) - 0.1), z)
      .rotY(spin)
      .scale(r, r * 0.7, r);
    mesh
      .body([[0, 0, 0, 0.7, 0.5, 0.2, 0, 0.5, 0]], { k: 0.3, colours: [i % 3 ? '#77736a' : '#5f6650'], fur: 0.7 })
      .pop();
  }
}

function floatLilies(mesh: Mesh, { random, things, season, refuses }: SettingOrder, { ground, middle }: Lie): void {
  if (refuses('lotus') || season === 'winter') return;
  for (let i = 0; i < 7; i++) {
    const [x, z] = [(random() - 0.5) * 20, middle - 9 + random() * 7];
    if (ground(x, z) > -0.8 || things.some((thing) => Math.hypot(x - thing.x, z - thing.z) < 2.6)) continue;
    put(mesh, { x, y: 0, z, scale: 0.5 }, (m) => lotus.build(m.object(), random, { season, lit: false, ordinal: i }));
  }
}

/** Lanterns of stone, which shine when it is dark. */
function setLanterns(
  mesh: Mesh,
  { random, things, refuses }: SettingOrder,
  { ground, middle, shore, side }: Lie,
  isLit: boolean,
): readonly Lamp[] {
  if (refuses('lamp')) return [];
  const lamps: Lamp[] = [];
  for (const [x, z] of [
    [side * 2.9, shore + 0.2],
    [-side * 11, middle + 10],
    [side * 9.5, middle + 12.6],
    [side * 15.5, middle - 5],
  ] as const) {
    const size = 0.9 + random() * 0.25;
    if (ground(x, z) < 0.1 || !isClear(things, x, z)) continue;
    put(mesh, { x, y: ground(x, z) - 0.05, z, scale: size }, (m) => buildLantern(m, isLit));
    if (isLit)
      lamps.push({ at: [x, ground(x, z) + 1.2 * size, z - 0.4], power: 4.5, colour: [1, 0.64, 0.3], size: 0.6 });
  }
  return lamps;
}

function buildLantern(mesh: Mesh, isLit: boolean): void {
  const [stone, pale] = ['#8f8a80', '#a39d92'];
  mesh
    .object()
    .cyl(0, 0, 0, 0.42, 0.36, 0.16, stone, materials.stone, 6)
    .cyl(0, 0.16, 0, 0.15, 0.13, 0.62, pale, materials.stone, 12);
  mesh
    .cyl(0, 0.78, 0, 0.2, 0.36, 0.14, stone, materials.stone, 6)
    .cyl(0, 0.92, 0, 0.24, 0.24, 0.34, pale, materials.plain, 6);
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * tau;
    mesh.box(
      Math.sin(a) * 0.215,
      0.98,
      Math.cos(a) * 0.215,
      0.16,
      0.22,
      0.16,
      isLit ? '#ffca7a' : '#3a342c',
      isLit ? materials.glow : materials.plain,
    );
  }
  mesh
    .push()
    .at(0, 1.26, 0)
    .lathe(
      [
        [0.56, 0],
        [0.5, 0.07],
        [0.26, 0.26],
        [0.08, 0.34],
      ],
      6,
      stone,
      materials.stone,
    )
    .pop();
  mesh.ball(0, 1.66, 0, 0.1, 0.13, 0.1, pale, materials.stone, 9);
}

function paintGarden({ season }: SettingOrder, isSnowy: boolean): World['paintGround'] {
  const moss = hex(season === 'autumn' ? '#7d7a38' : '#5a8038');
  const [dark, gravel, wood] = [hex('#3f6230'), hex('#b8ad98'), hex(season === 'autumn' ? '#8a5a2c' : '#2f5230')];
  return (surface, x, y, z) => {
    const k = fbm(x * 0.9, z * 0.9, 4);
    const fine = fbm(x * 0.5, z * 0.5 + 4, 3);
    let c = mixRgb(mixRgb(moss, dark, k), gravel, smooth(0.28, 0.08, y) * 0.8);
    c = mixRgb(c, scaleRgb(wood, 0.6 + 0.8 * fine), smooth(6, 12, y));
    if (isSnowy) c = mixRgb(c, hex('#e6ecf4'), smooth(0.1, 0.35, y) * (0.92 - 0.4 * smooth(6, 12, y) * fine));
    const tone = 0.78 + 0.44 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    const rough = 1.6 * smooth(8, 14, y);
    surface.nx += (fbm(x * 0.5, z * 0.5 + 3, 3) - 0.5) * rough;
    surface.nz += (fbm(x * 0.5 + 7, z * 0.5, 3) - 0.5) * rough;
  };
}
