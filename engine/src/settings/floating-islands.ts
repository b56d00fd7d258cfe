import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { wrapInCloud } from '../events/cloud-shell.ts';
import { mix } from '../raster/scalar.ts';
import { pick, tau } from '../shapes/chance.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildPine } from '../shapes/pine.ts';
import { buildTree } from '../shapes/tree.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, noise2, smooth } from '../solid/noise.ts';
import { carveRock, rockFace } from '../solid/rock-face.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { cottage } from '../concepts/buildings/cottage.ts';
import { cloudColours } from './clouds.ts';
import { grassColours } from './grass-colours.ts';
import { finishWorld, groundGrid, lampsOn, overDepths, put, putThings, standAt } from './setting.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';
import { treesOf } from './wood-edge.ts';

/** What stands farther from the eye than this has an island of its own, metres. */
const nearest = 14;
/** Metres below the eye's island where the clouds lie. */
const cloudsAt = -34;
/** What is solid of them lies so far under the top of the cloud around it, metres. */
const sunk = 7;

/** An island in the sky: its middle on its grass, and how far it reaches; metres. */
interface Island {
  readonly at: Vec3;
  readonly reach: number;
  readonly place: number;
  /** It carries what was asked for, and has no trees of its own but at its rim. */
  readonly isLevel?: boolean;
}

/** Islands that float over a sea of clouds, with woods on them and water that falls from their edges; seen from the edge of one. */
export function buildFloatingIslands(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.0022, clouds: 0.3, ...order.air });
  const standing = things.filter(({ onWater, clearing }) => !onWater && clearing > 0);
  // What is large stands on an island of its own, which is seen whole.
  const isFar = ({ z }: PlacedThing): boolean => z > nearest;
  const edge = Math.max(5, ...standing.filter((thing) => !isFar(thing)).map(({ z, clearing }) => z + clearing + 2));
  const own = standing.filter(isFar);
  const place = random() * 60;
  const near = nearIsland(place, edge);
  const ground: Ground = (x, z) =>
    own.some((thing) => Math.hypot(x - thing.x, z - thing.z) <= thing.clearing + 2) ? 0 : near(x, z);
  const clouds = cloudTops(place);
  groundGrid(mesh, near, {
    wide: order.wide,
    coarse: order.coarse,
    near: 0.5,
    far: edge * 1.5 + 14,
    rows: 220,
    columns: 220,
    spread: 0.8,
  });
  groundGrid(mesh, (x, z) => clouds(x, z) - sunk, {
    wide: order.wide,
    coarse: order.coarse,
    near: edge + 16,
    far: 1800,
    rows: 240,
    columns: 260,
    spread: 0.7,
  });
  const reach = Math.max(edge, ...own.map(({ z, clearing }) => z + clearing - 24));
  for (const island of islandsOver(random, reach)) {
    const [x, , z] = island.at;
    if (own.every((thing) => Math.hypot(x - thing.x, z - thing.z) > thing.clearing + island.reach + 6))
      raiseIsland(mesh, order, island, isSnowy);
  }
  for (const { x, z, clearing } of own)
    raiseIsland(mesh, order, { at: [x, 0, z], reach: (clearing + 3) * 1.1, place: place + x, isLevel: true }, isSnowy);
  if (!isSnowy)
    buildGrass(mesh, random, {
      ...{ wide: order.wide, n: 30000, spread: 0.75, ground: near, minY: -0.9, cols: grassColours[season] },
      near: order.small ? 0.45 : 1,
      far: edge + 4,
      h: order.small ? 0.12 : 0.26,
      around: things,
    });
  putThings(mesh, things, overDepths(ground));
  const paintNear = paintIsland(season, isSnowy);
  const { lit, shade } = cloudColours(air);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 4, focal: 0.95 }, near),
    paintGround: (surface, x, y, z, distance) => {
      if (z <= edge + 12 && y > cloudsAt * 0.6) return paintNear(surface, x, y, z, distance);
      [surface.r, surface.g, surface.b] = mixRgb(
        shade,
        lit,
        smooth(cloudsAt - 10, cloudsAt + 9, y + (fbm(x * 0.05, z * 0.05, 3) - 0.5) * 6),
      );
      surface.through = 0.75;
    },
    ground,
    events: [wrapInCloud({ top: clouds, highest: cloudsAt + 24, lit, shade, wide: order.wide }), ...order.events],
    focus: [0, 5, Math.max(30, edge + 18)],
    shadowRadius: Math.max(46, edge + 20),
    occlusion: { radius: 1.6, power: 1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** The edge of the island that one looks from. */
function nearIsland(place: number, edge: number): Ground {
  return (x, z) => {
    const ragged = (fbm(x * 0.16 + place, z * 0.16, 4) - 0.5) * 7;
    const out = Math.hypot(Math.max(0, Math.abs(x) - edge * 0.9) * 0.8, Math.max(0, z)) + ragged * smooth(2, 6, z);
    const top = (fbm(x * 0.12 + place, z * 0.12, 3) - 0.5) * 0.7;
    return top - smooth(edge - 0.6, edge + 5.5, out) * 60;
  };
}

function cloudTops(place: number): Ground {
  const puff = (x: number, z: number): number => Math.abs(noise2(x, z) * 2 - 1) ** 0.8;
  return (x, z) =>
    cloudsAt +
    (fbm(x * 0.011 + place, z * 0.007 + place, 3) - 0.5) * 26 +
    puff(x * 0.024 + place, z * 0.02) * 10 +
    puff(x * 0.07, z * 0.06 + place) * 3;
}

/** One large island before the eye, others around it and farther off, each with room of its own. */
function islandsOver(random: Random, edge: number): readonly Island[] {
  const side = random() < 0.5 ? -1 : 1;
  const far = edge + 34;
  const at = (x: number, y: number, z: number, reach: number): Island => ({
    at: [x, y, z],
    reach,
    place: random() * 90,
  });
  return [
    at(side * 8, 3 + random() * 3, far + 6, 13),
    at(-side * 22, 12 + random() * 4, far + 26, 8),
    at(side * 34, 17 + random() * 5, far + 44, 9),
    at(-side * 12, -8, far - 8, 4.5),
    at(-side * 50, 3, far + 70, 14),
    at(side * 70, 6, far + 110, 18),
    at(-side * 24, 34 + random() * 6, far + 100, 11),
    at(side * 18, 44, far + 150, 13),
    at(-side * 86, 26, far + 160, 16),
  ];
}

/** How far the rim of an island is from its middle, by the direction. */
const rimOf = ({ reach, place }: Island, turn: number): number =>
  reach * (0.78 + 0.5 * fbm(Math.cos(turn) * 1.3 + place, Math.sin(turn) * 1.3, 4));

const topOf = ({ place, reach, isLevel }: Island, x: number, z: number): number =>
  isLevel ? 0 : (fbm(x * 0.14 + place, z * 0.14, 4) - 0.4) * reach * 0.26;

function raiseIsland(mesh: Mesh, order: SettingOrder, island: Island, isSnowy: boolean): void {
  const { random, season } = order;
  const [turf, dry] = isSnowy
    ? [hex('#dfe6ee'), hex('#c4d0dc')]
    : [hex(season === 'autumn' ? '#8a8038' : '#557531'), hex('#8a8c48')];
  const [rock, pale, deep] = [hex('#8a7a66'), hex('#c0ae94'), hex('#6a5c50')];
  mesh
    .push()
    .at(...island.at)
    .object();
  const rimAt = (turn: number): Vec3 => {
    const r = rimOf(island, turn);
    const [x, z] = [Math.cos(turn) * r, Math.sin(turn) * r];
    return [x, topOf(island, x, z) * 0.5, z];
  };
  // Its grass, from the middle to the rim.
  mesh.sheet(
    (u, v) => {
      const [x, , z] = rimAt(u * tau);
      const share = 1 - v;
      return [x * share, topOf(island, x * share, z * share) * (share > 0.96 ? 0.5 : 1) - share ** 6 * 0.5, z * share];
    },
    44,
    12,
    (u, v) =>
      scaleRgb(
        mixRgb(turf, dry, fbm(Math.cos(u * tau) * (1 - v) * 4 + island.place, Math.sin(u * tau) * (1 - v) * 4, 4)),
        0.8 + 0.5 * fbm(u * 60, v * 30, 2),
      ),
    materials.plain,
  );
  // The rock below it hangs in steps to a few points.
  const long = island.reach * (1.2 + random() * 0.5);
  mesh.sheet(
    (u, down) => {
      const turn = u * tau;
      const [x, y, z] = rimAt(turn);
      // A point has no side that light could fall on.
      const v = down * 0.95;
      const jag = fbm(Math.cos(turn) * 2.6 + island.place, Math.sin(turn) * 2.6 + v * 1.5, 5);
      const share = (1 - v) ** 0.72 * (1 - v * 0.25) + (jag - 0.5) * 0.62 * smooth(0, 0.25, v) * (1 - v) ** 0.5;
      return [
        x * Math.max(0, share),
        y - 0.4 - v * long * (0.62 + 0.9 * (jag + (0.5 - jag) * v * v) * smooth(0.1, 0.6, v)),
        z * Math.max(0, share),
      ];
    },
    56,
    26,
    (u, v) => {
      const k = fbm(u * 14 + island.place, v * 16, 5);
      const mossy = smooth(0.16, 0.02, v + (k - 0.5) * 0.16);
      return scaleRgb(
        mixRgb(mixRgb(mixRgb(rock, pale, k), deep, v * 0.6), turf, mossy),
        0.75 + 0.4 * fbm(u * 40, v * 30 + 5, 3),
      );
    },
    materials.rock,
  );
  plantIsland(mesh, order, island, isSnowy);
  if (island.reach > 7)
    for (let i = 0; i < (island.reach > 12 ? 2 : 1); i++) pourFrom(mesh, random, island, rimAt, long);
  mesh.pop();
}

function plantIsland(mesh: Mesh, order: SettingOrder, island: Island, isSnowy: boolean): void {
  const { random, season } = order;
  const kinds = treesOf(season, isSnowy);
  const hasHouse = !island.isLevel && island.reach > 11 && island.reach < 14 && !order.refuses('cottage');
  if (hasHouse)
    put(mesh, { x: -1.5, y: topOf(island, -1.5, -3) - 0.3, z: -3, turn: 0.4, scale: 0.8 }, (m) =>
      cottage.build(m, random, { season, lit: lampsOn(makeAir(order.time, [], {})), ordinal: 0 }),
    );
  if (order.refuses('tree')) return;
  const many = Math.round(6 + island.reach * 1.5);
  for (let i = 0; i < many; i++) {
    const [turn, out] = [random() * tau, island.isLevel ? 0.86 + random() * 0.06 : Math.sqrt(random()) * 0.8];
    const r = rimOf(island, turn) * out;
    const [x, z] = [Math.cos(turn) * r, Math.sin(turn) * r];
    const [isPine, kind] = [isSnowy || random() < 0.4, pick(random, kinds)];
    if (hasHouse && Math.hypot(x + 1.5, z + 3) < 6.5) continue;
    // Nothing stands before what was asked for.
    if (island.isLevel && z < 0) continue;
    put(mesh, { x, y: topOf(island, x, z) - 0.2, z, turn: random() * 6, scale: 0.45 + random() * 0.3 }, (m) => {
      if (isPine) buildPine(m, random, { h: 7 + random() * 5, tiers: 9, n: 8 });
      else buildTree(m, random, kind, 0.2);
    });
  }
}

/** A brook that falls over the rim and becomes mist. */
function pourFrom(mesh: Mesh, random: Random, { reach }: Island, rimAt: (turn: number) => Vec3, long: number): void {
  // Towards the eye, or nobody would see it.
  const turn = -Math.PI / 2 + (random() - 0.5) * 1.7;
  const [x, y, z] = rimAt(turn);
  const [wide, fall] = [reach * (0.09 + random() * 0.05), long * 1.15];
  // Threads of different lengths, which part on their way and thin out.
  for (let n = 0; n < 9; n++) {
    const [at, length, seed] = [(random() - 0.5) * wide, fall * (0.45 + random() * 0.6), random() * 9];
    const thread = wide * (0.1 + random() * 0.16);
    mesh.object().sheet(
      (u, v) => {
        const a =
          at * (1 + v * 0.9) + (u - 0.5) * thread * (1 - v * v * 0.85) + Math.sin(v * 9 + seed) * 0.07 * reach * 0.08;
        const out = 1.02 + (0.12 + seed * 0.006) * Math.sqrt(v);
        return [x * out + a * Math.sin(-turn), y + 0.1 - v * v * length, z * out + a * Math.cos(turn)];
      },
      3,
      26,
      (u, v) => {
        const e = 0.8 + 0.5 * fbm(u * 2 + seed, v * 5, 4);
        return [0.8 * e, 0.9 * e, 0.98 * e];
      },
      materials.snow,
    );
  }
}

function paintIsland(season: SettingOrder['season'], isSnowy: boolean): World['paintGround'] {
  const grass: Rgb = hex(isSnowy ? '#dfe6ee' : season === 'autumn' ? '#8a7a36' : '#4f7a2c');
  const [rock, pale] = [hex('#6f6050'), hex('#a08f78')];
  return (surface, x, y, z, distance) => {
    const k = fbm(x * 0.8, z * 0.8 + y * 0.9, 4);
    const grown = smooth(-1.6, -0.7, y + (k - 0.5) * 0.8);
    carveRock(surface, x, y, z, distance, { place: 2, bed: 0.9, rough: 1 - grown });
    const c = mixRgb(mixRgb(rock, pale, rockFace.patch), grass, grown);
    const tone = mix(rockFace.tone, 0.65 + 0.6 * k, grown);
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
  };
}
