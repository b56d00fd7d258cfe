import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { pick } from '../shapes/chance.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildPalm } from '../shapes/palm.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree } from '../shapes/tree.ts';
import type { TreeKind } from '../shapes/tree.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { cabin } from '../concepts/buildings/cabin.ts';
import { grassColours } from './grass-colours.ts';
import { finishWorld, groundGrid, lampsOn, overDepths, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Terraces over one another, the height of each, and how deep the floor of the valley lies below the eye's feet; metres. */
const [levels, step, floor] = [36, 1.5, -23] as const;
/** Points along a terrace, and where it ends on both sides, in so many times its distance. */
const [across, reach] = [150, 0.95] as const;

/** The edges of the terraces: a point of one at a share of its way from left (-1) to right (1). */
type Edges = (level: number, t: number) => Vec3;

/** Terraces of rice that climb the end of a valley, each with its bank; some stand under water. */
export function buildTerraces(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.0011, clouds: 0.4, ...order.air });
  const place = random() * 60;
  const standing = things.filter(({ onWater, clearing }) => !onWater && clearing > 0);
  const shore = Math.max(2.4, ...standing.map(({ z, clearing }) => z + clearing + 1.5));
  const edges = edgesOf(place, shore, order.wide);
  const near = nearBank(place, shore);
  const far = hillsAbove(place, edges);
  groundGrid(mesh, near, {
    wide: order.wide,
    coarse: order.coarse,
    near: 0.5,
    far: shore * 1.5 + 16,
    rows: 160,
    columns: 180,
    spread: 0.8,
  });
  groundGrid(mesh, far, {
    wide: order.wide,
    coarse: order.coarse,
    near: edges(levels, 0)[2] * 0.7,
    far: 700 + shore,
    rows: 120,
    columns: 300,
    spread: 0.9,
  });
  for (let level = 0; level < levels; level++)
    layTerrace(mesh, edges, level, { place, isSnowy, isRipe: season === 'autumn' });
  plantSlope(mesh, order, edges, { place, isSnowy, isLit: lampsOn(air) });
  if (!isSnowy)
    buildGrass(mesh, random, {
      ...{ wide: order.wide, n: 26000, spread: 0.75, ground: near, minY: -2, cols: grassColours[season] },
      near: order.small ? 0.45 : 1,
      far: shore + 5,
      h: order.small ? 0.12 : 0.17,
      around: things,
    });
  putThings(mesh, things, overDepths(near));
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.8, lookUp: -0.6, focal: 0.95 }, near),
    paintGround: paintLand(season, isSnowy),
    ground: near,
    events: order.events,
    focus: [0, 2, shore + 30],
    shadowRadius: 62,
    occlusion: { radius: 2, power: 0.9 },
    snow: isSnowy ? 1 : 0,
  });
}

/** Level land to the shore of the valley, where it falls to its floor. */
function nearBank(place: number, shore: number): Ground {
  return (x, z) => {
    const ragged = (fbm(x * 0.15 + place, z * 0.15, 3) - 0.5) * 3;
    return (
      (fbm(x * 0.2 + place, z * 0.2, 3) - 0.5) * 0.4 +
      floor * smooth(shore, shore + 17, z + ragged + Math.abs(x) * 0.08)
    );
  };
}

/** The terraces follow the hill: hollows, spurs, and both sides of the valley, which come to the eye. */
function edgesOf(place: number, shore: number, wide: number): Edges {
  const distances = [shore + 20];
  for (let i = 1; i <= levels; i++)
    distances.push((distances[i - 1] ?? 0) + 2.2 + i * 0.1 + 5 * fbm(i * 0.6 + place, 2.5, 2));
  return (level, t) => {
    const away = distances[Math.max(0, Math.min(levels, level))] ?? 0;
    // Neighbours bend alike, so that no edge crosses the next.
    const bend =
      (fbm(t * 2.3 + place, level * 0.05, 3) - 0.5) * (34 + level) + (fbm(t * 6 + place, level * 0.1, 2) - 0.5) * 9;
    const side = Math.abs(t) ** 1.6 * away * 0.62;
    const z = away + bend - side;
    return [t * reach * wide * (away + 6), floor + level * step, z];
  };
}

interface Sown {
  readonly place: number;
  readonly isSnowy: boolean;
  readonly isRipe: boolean;
}

/** One terrace: its wall, the bank along its edge, and what grows on it. */
function layTerrace(mesh: Mesh, edges: Edges, level: number, sown: Sown): void {
  const at = (u: number): Vec3 => edges(level, u * 2 - 1);
  const wall = sown.isSnowy ? hex('#c9d4de') : hex('#5f8f34');
  const earth = sown.isSnowy ? hex('#9aa4ae') : hex('#8a7148');
  mesh.object().sheet(
    (u, v) => {
      const [x, y, z] = at(u);
      return [x, y - step * (1 - v) + 0.02, z - 0.35 * (1 - v)];
    },
    across,
    2,
    (u, v) =>
      scaleRgb(
        mixRgb(wall, earth, smooth(0.55, 0.85, fbm(u * 60 + level, v * 2, 3))),
        0.75 + 0.4 * fbm(u * 140, v * 3 + level, 2),
      ),
    materials.plain,
  );
  const lip = Array.from({ length: across + 1 }, (_, n): Vec3 => {
    const [x, y, z] = at(n / across);
    return [x, y + 0.06, z + 0.12];
  });
  mesh.object().tube(lip, [0.24], scaleRgb(sown.isSnowy ? hex('#eaf0f6') : hex('#55862f'), 0.9), materials.plain, 5);
  const rows = 8;
  mesh.object().sheet(
    (u, v) => {
      const [from, to] = [at(u), edges(level + 1, u * 2 - 1)];
      return [from[0] + (to[0] - from[0]) * v, from[1] + 0.03, from[2] + (to[2] - from[2]) * v];
    },
    across,
    rows,
    (u, v) => colourOf(u, v, level, sown, rows),
    isPond(level, 0.5, sown) ? materials.gloss : materials.plain,
  );
}

/** Each terrace is sown at its own time, and some are still under water. */
const isPond = (level: number, _u: number, { place, isRipe, isSnowy }: Sown): boolean =>
  !isRipe && !isSnowy && fbm(level * 1.7 + place, 4.2, 1) > 0.5;

function colourOf(u: number, v: number, level: number, sown: Sown, rows: number): Rgb {
  if (sown.isSnowy) return scaleRgb(hex('#e6ecf4'), 0.92 + 0.12 * fbm(u * 40, v * 4 + level, 3));
  const k = fbm(u * 70 + level * 3, v * 6, 3);
  if (isPond(level, u, sown)) return scaleRgb(mixRgb(hex('#8fb4c4'), hex('#6f9a5a'), smooth(0.55, 0.8, k) * 0.6), 0.9);
  const age = fbm(level * 1.1 + sown.place, 9.1, 2);
  const [young, old] = sown.isRipe ? [hex('#d8b850'), hex('#b58a30')] : [hex('#9ccc52'), hex('#5d9a34')];
  const row = Math.floor(v * rows) % 2 ? 0.86 : 1;
  return scaleRgb(mixRgb(young, old, smooth(0.3, 0.7, age)), row * (0.78 + 0.44 * k));
}

/** Palms, trees and huts on the terraces, where nothing that was asked for is hidden by them. */
function plantSlope(
  mesh: Mesh,
  order: SettingOrder,
  edges: Edges,
  { place, isSnowy, isLit }: { readonly place: number; readonly isSnowy: boolean; readonly isLit: boolean },
): void {
  const { random, things, season } = order;
  const spot = (level: number, t: number): Vec3 => {
    const [a, b] = [edges(level, t), edges(level + 1, t)];
    return [(a[0] + b[0]) / 2, a[1], a[2] + (b[2] - a[2]) * 0.6];
  };
  const hides = ([x, , z]: Vec3): boolean =>
    things.some((thing) => Math.abs(thing.x / thing.z - x / z) < 0.1 && thing.z > z);
  for (let i = 0; i < 60 && !order.refuses('tree'); i++) {
    const [level, t, asPalm, high] = [
      Math.floor(random() * (levels - 1)),
      (random() - 0.5) * 1.7,
      random() < 0.6,
      5 + random() * 5,
    ];
    const at = spot(level, t);
    const kind = pick<TreeKind>(random, [trees.oak, trees.birch]);
    if (hides(at) || fbm(t * 5 + place, level * 0.3, 2) < 0.5) continue;
    put(mesh, { x: at[0], y: at[1] - 0.1, z: at[2], turn: random() * 6, scale: 0.62 }, (m) => {
      if (asPalm && !isSnowy) buildPalm(m, random, { h: high });
      else buildTree(m, random, kind, 0.22);
    });
  }
  if (order.refuses('cabin')) return;
  const side = random() < 0.5 ? -1 : 1;
  for (const [n, [level, t]] of (
    [
      [4, 0.3],
      [7, 0.42],
      [12, -0.24],
    ] as const
  ).entries()) {
    const at = spot(level, t * side);
    if (!hides(at))
      put(mesh, { x: at[0], y: at[1] - 0.2, z: at[2], turn: 0.3 - n * 0.3, scale: 0.62 }, (m) =>
        cabin.build(m, random, { season, lit: isLit, ordinal: n }),
      );
  }
}

/** Wooded hills over the highest terrace. */
function hillsAbove(place: number, edges: Edges): Ground {
  const [, top, from] = edges(levels, 0);
  return (x, z) => {
    const t = Math.max(-1, Math.min(1, x / (z + 6)));
    const begins = from - Math.abs(t) ** 1.6 * from * 0.62;
    const rise = smooth(begins - 4, begins + 260, z);
    const crowns = Math.abs(fbm(x * 0.19, z * 0.19, 3) - 0.5) * 9;
    return (
      top -
      14 +
      smooth(begins - 14, begins + 14, z) * 12 +
      rise * (18 + 130 * fbm(x * 0.006 + place, z * 0.005, 4)) +
      crowns * smooth(begins, begins + 60, z)
    );
  };
}

function paintLand(season: SettingOrder['season'], isSnowy: boolean): World['paintGround'] {
  const grass = hex(season === 'autumn' ? '#8a8038' : '#4f7a2c');
  const [wood, dark, earth] = [hex(season === 'autumn' ? '#8a5a2a' : '#3d6a30'), hex('#1c3a22'), hex('#6b5236')];
  return (surface, x, y, z) => {
    const k = fbm(x * 0.7, z * 0.7 + y * 0.5, 4);
    const isNear = y < 4 && z < 60;
    const c = isNear
      ? mixRgb(grass, earth, smooth(0.6, 0.8, k) * 0.7)
      : mixRgb(
          mixRgb(wood, dark, smooth(0.4, 0.6, fbm(x * 0.4, z * 0.4, 3))),
          hex('#e4eaf2'),
          isSnowy ? smooth(0.4, 0.7, k) * 0.8 : 0,
        );
    const tone = 0.7 + 0.55 * k;
    const white = isNear && isSnowy;
    surface.r = white ? 0.86 : c[0] * tone;
    surface.g = white ? 0.9 : c[1] * tone;
    surface.b = white ? 0.95 : c[2] * tone;
    if (isNear) return;
    surface.nx += (fbm(x * 0.5, z * 0.5 + 3, 3) - 0.5) * 1.6;
    surface.nz += (fbm(x * 0.5 + 7, z * 0.5, 3) - 0.5) * 1.6;
  };
}
