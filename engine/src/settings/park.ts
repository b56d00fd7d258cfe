import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import { pick, tau } from '../shapes/chance.ts';
import { growBlossoms } from '../shapes/blossoms.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildPine } from '../shapes/pine.ts';
import { buildTree, leaves } from '../shapes/tree.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, Lamp, World } from '../solid/world.ts';
import { bench } from '../concepts/street/bench.ts';
import { fountain } from '../concepts/street/fountain.ts';
import { lamp } from '../concepts/street/lamp.ts';
import type { Look, Season } from '../concepts/concept.ts';
import { footbridgeThrough } from './footbridge.ts';
import { grassColours, lawnColours, lawnShade } from './grass-colours.ts';
import { gravelOver } from './gravel.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, lampsOn, overDepths, put, putThings, standAt, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Half the width of the path, and how low the pond lies; metres. */
const [half, pondLevel] = [1.35, -0.42] as const;

const crowns: Readonly<Record<Season, readonly (readonly [string, string, string, string])[]>> = {
  spring: [
    ['#7fa848', '#93b856', '#6c963c', '#a4c468'],
    ['#f3c3d3', '#f8d9e2', '#eaa0b8', '#fbe6ec'],
  ],
  summer: [
    ['#4c7a30', '#5c8a3a', '#40682a', '#6f9a48'],
    ['#5f8a3c', '#749c4a', '#4f7832', '#86a856'],
  ],
  autumn: [
    ['#d8802c', '#c8602a', '#e0a03c', '#b84a26'],
    ['#e0b040', '#d09a30', '#e8c458', '#c08428'],
    ['#b8402c', '#c8582e', '#a03424', '#d87238'],
  ],
  winter: [['#6a5842', '#5c4c3a', '#76644c', '#4f4234']],
};

interface Lie {
  /** Where the middle of the path is at a distance. */
  readonly path: (z: number) => number;
  readonly ground: Ground;
  /** On which side of the path the pond lies. */
  readonly side: number;
}

/** A city park: a path between old trees with benches and lamps, a pond with reeds, beds of flowers, and a fountain at its end. */
export function buildPark(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = order.weather.includes('snow') || (season === 'winter' && order.time !== 'golden');
  const air = underTrees(makeAir(order.time, order.weather, { fog: 0.003, clouds: 0.4, ...order.air }));
  const isLit = lampsOn(air);
  const look: Look = { season, lit: isLit, ordinal: 0 };
  const laidOut = layOut(order);
  const bridge = order.named?.includes('footbridge') ? footbridgeThrough(laidOut.ground, things, pondLevel) : undefined;
  const lie = { ...laidOut, ground: bridge?.land ?? laidOut.ground };
  const { ground, path } = lie;
  const floor = bridge?.floor ?? ground;
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, near: order.small ? 0.15 : 0.5, far: 420 });
  waterPlane(mesh, pondLevel);
  bridge?.build(mesh, random);
  plantTrees(mesh, order, lie, isSnowy);
  plantBeds(mesh, order, lie, isSnowy);
  const lamps = furnish(mesh, order, lie, look);
  const end: Vec3 = [path(46), ground(path(46), 46), 46];
  if (!order.refuses('fountain') && !order.asked('fountain') && !isBefore(things, end[0], end[2], 3))
    put(mesh, { x: end[0], y: end[1], z: end[2], scale: 1.2 }, (m) => fountain.build(m.object(), random, look));
  if (!isSnowy)
    buildGrass(mesh, random, {
      ...{
        wide: order.wide,
        n: 40_000,
        spread: 0.75,
        ground: (x, z) => (Math.abs(x - path(z)) < half - 0.1 ? -9 : ground(x, z)),
        minY: pondLevel + 0.06,
        cols: grassColours[season === 'winter' ? 'autumn' : season],
      },
      near: order.small ? 0.45 : 1,
      far: 44,
      h: order.small ? 0.08 : 0.12,
      around: things,
      tall: (x, z) => Math.abs(x - path(z)) > half + 0.15,
    });
  putThings(mesh, things, overDepths(floor), () => pondLevel);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.7, lookUp: 2.9, focal: 0.92 }, floor),
    paintGround: paintLand(order, lie, isSnowy),
    ground: floor,
    events: order.events,
    water: {
      ...{ level: pondLevel, deep: hex('#1f3a34'), bed: () => -3, depth: 1.5, surf: 0, crests: 0 },
      waves: 0.14,
      waveSize: 0.7,
    },
    lamps,
    cloudShadows: order.time === 'day' && order.weather.length === 0 ? 0.01 : 0,
    focus: [0, 2.5, 15],
    shadowRadius: 34,
    windowsLit: isLit ? 1 : 0,
    occlusion: { radius: 1, power: 1.1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** Between old trees little of the sky is left: by day what there is of it counts for more, as it does for an eye. */
function underTrees(air: Air): Air {
  const k = air.night || air.time === 'dusk' ? 1 : 1.45;
  return { ...air, ambient: scaleRgb(air.ambient, k), bounce: scaleRgb(air.bounce, k) };
}

function layOut({ random, things, named }: SettingOrder): Lie {
  const place = random() * 60;
  const side = random() < 0.5 ? -1 : 1;
  const afloat = things.find(({ onWater }) => onWater);
  const winding = (z: number): number => (Math.sin(z * 0.07 + place) - Math.sin(place)) * 2.2 - side * 0.6;
  // What floats has the pond around it, and the path leads past that.
  const [pondX, pondZ] = afloat ? [afloat.x, afloat.z + 1] : [winding(19) + side * 10.5, 21];
  // A bridge leads straight on from the eye, and the path from its end.
  const isBridged = named?.includes('footbridge') === true;
  const path = (z: number): number =>
    isBridged ? winding(z) * smooth(9, 24, z) : afloat ? pondX - side * 10.2 + winding(z) * 0.3 : winding(z);
  const ground: Ground = (x, z) => {
    const [px, pz] = [x - pondX, z - pondZ];
    const ragged = (fbm(x * 0.2 + place, z * 0.2, 3) - 0.5) * 2.4;
    const pond = smooth(8.4, 6.2, Math.hypot(px * 0.95, pz * 0.62) + ragged);
    const isFree = smooth(
      0.6,
      2.2,
      Math.min(99, ...things.map((thing) => Math.hypot(x - thing.x, z - thing.z) - thing.clearing)),
    );
    const rolls = (fbm(x * 0.05 + place, z * 0.05, 3) - 0.5) * 1.6 * smooth(half, half + 5, Math.abs(x - path(z)));
    return (
      rolls * (1 - pond) + (afloat ? pond : pond * isFree) * -1.6 + smooth(70, 300, z) * 9 * fbm(x * 0.01, z * 0.01, 3)
    );
  };
  return { path, ground, side };
}

/** Large trees beside the path, of which the next reach over it, others behind on the lawn, and a wood that closes the view. */
function plantTrees(mesh: Mesh, order: SettingOrder, { path, ground, side }: Lie, isSnowy: boolean): void {
  const { random, things, season, wide } = order;
  if (order.refuses('tree')) return;
  const places: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 9; i++)
    for (const s of [-1, 1]) {
      const z = 8 + i * 7.5 + (s > 0 ? 3 : 0);
      places.push([path(z) + s * (5 + random() * 1.6 + i * 0.25), z, 1]);
    }
  for (let i = 0; i < 46 * wide; i++) {
    const z = 24 + random() ** 1.2 * 130;
    places.push([path(z) + (random() < 0.5 ? -1 : 1) * (9 + random() * (z * 0.62 * wide)), z, 0.35]);
  }
  for (const [x, z, detail] of places) {
    const [turn, scale, kind, leaf] = [random() * tau, 0.85 + random() * 0.45, random(), pick(random, [0, 1, 2])];
    const isInPond = ground(x, z) < -0.25;
    if (isInPond || isBefore(things, x, z, 1.6) || (x - path(z)) * side < -60 * wide) continue;
    const share = Math.min(0.5, detail * (12 / z));
    const choices = crowns[season];
    const colours = choices[leaf % choices.length] ?? trees.oak.leaf;
    put(mesh, { x, y: ground(x, z) - 0.15, z, turn, scale }, (m) => {
      if (kind < 0.14) buildPine(m, random, { h: 10 });
      else if (isSnowy || season === 'winter') buildTree(m, random, trees.bare, Math.max(0.16, share));
      else buildTree(m, random, { ...(kind < 0.55 ? trees.oak : trees.maple), leaf: colours }, Math.max(0.14, share));
    });
  }
}

/** Round beds of flowers on the lawn beside the path. */
function plantBeds(mesh: Mesh, order: SettingOrder, { path, ground }: Lie, isSnowy: boolean): void {
  const { random, things, season } = order;
  if (isSnowy || season === 'winter' || order.refuses('flower')) return;
  for (let i = 0; i < 6; i++) {
    const z = 6.5 + i * 6 + random() * 2;
    const x = path(z) + (i % 2 ? 1 : -1) * (2.6 + random() * 0.7);
    const colours = pick<readonly [string, string]>(random, [
      ['#d8344a', '#e87a8a'],
      ['#f0c83a', '#e89a2c'],
      ['#8a5ac0', '#b48ad8'],
      ['#f2ece4', '#e8b8cc'],
    ]);
    if (ground(x, z) < -0.2 || isBefore(things, x, z, 1)) continue;
    for (let k = 0; k < 22; k++) {
      const [a, r] = [k * 2.39996, Math.sqrt(k / 22) * 0.85];
      const at: Vec3 = [x + Math.cos(a) * r * 1.3, ground(x, z) + 0.12 + (0.85 - r) * 0.12, z + Math.sin(a) * r];
      leaves(mesh.object(), random, ...at, 0.19, 26, 0.07, ['#4f7a34', '#5f8c3e', '#436a2e']);
      growBlossoms(mesh, random, {
        ...{ at: [at[0], at[1] + 0.1, at[2]], reach: 0.18, many: 11, wide: 0.085, colours },
        detail: Math.min(1, 9 / z),
      });
    }
  }
}

/** Benches that look at the path, and lamps along it. */
function furnish(mesh: Mesh, order: SettingOrder, { path, ground }: Lie, look: Look): readonly Lamp[] {
  const { random, things } = order;
  const lamps: Lamp[] = [];
  for (let i = 0; i < 5; i++) {
    const z = 9.5 + i * 8.5;
    const s = i % 2 ? 1 : -1;
    const [bx, lx] = [path(z) + s * 2.2, path(z + 3.4) - s * 1.9];
    const isDry = ground(bx, z) > -0.2;
    if (isDry && !order.refuses('bench') && !order.asked('bench') && !isBefore(things, bx, z, 1))
      put(mesh, { x: bx, y: ground(bx, z), z, turn: s * 1.35 }, (m) => bench.build(m.object(), random, look));
    if (order.refuses('lamp') || order.asked('lamp') || isBefore(things, lx, z + 3.4, 0.4)) continue;
    put(mesh, { x: lx, y: ground(lx, z + 3.4), z: z + 3.4 }, (m) => lamp.build(m.object(), random, look));
    if (look.lit)
      lamps.push({ at: [lx, ground(lx, z + 3.4) + 3.5, z + 3.4], power: 9, colour: [1, 0.66, 0.32], size: 1 });
  }
  return lamps;
}

function paintLand({ season }: SettingOrder, { path }: Lie, isSnowy: boolean): World['paintGround'] {
  const lawn = hex(lawnColours[season]);
  const [dark, fallen, mud] = [hex(lawnShade), hex('#c87a2e'), hex('#54482f')];
  return (surface, x, y, z, distance) => {
    const k = fbm(x * 0.9, z * 0.9, 4);
    const off = Math.abs(x - path(z)) + (k - 0.5) * 0.12;
    const onPath = smooth(half + 0.1, half - 0.12, off);
    let c = mixRgb(lawn, dark, smooth(0.4, 0.65, k));
    if (season === 'autumn') c = mixRgb(c, fallen, smooth(0.56, 0.66, fbm(x * 1.6, z * 1.6, 3)) * 0.75);
    c = mixRgb(c, mud, smooth(-0.15, -0.42, y));
    c = gravelOver(surface, c, { off, half, x, z, distance });
    if (isSnowy) c = mixRgb(c, hex('#e2e8ef'), 0.93 - onPath * 0.22);
    const tone = 0.8 + 0.36 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    surface.through = 0.05 * (1 - onPath);
  };
}
