import { hex, mixRgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import { boundsSince } from '../solid/bounds.ts';
import type { Bounds } from '../solid/bounds.ts';
import { lookFrom } from '../solid/camera.ts';
import type { Camera } from '../solid/camera.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import { carveRock, rockFace } from '../solid/rock-face.ts';
import type { Ground, World } from '../solid/world.ts';
import { lighthouse } from '../concepts/buildings/lighthouse.ts';
import { buildBoulder } from '../shapes/boulder.ts';
import { buildFlatRock } from '../shapes/flat-rock.ts';
import { buildLedge, paintLedge, withLedge } from './ledge.ts';
import { finishWorld, groundGrid, put, putThings, waterPlane } from './setting.ts';
import type { Ledge, PlacedThing, SettingOrder } from './setting.ts';

/** Where the headland of the coast rises, metres. */
export const headland = { x: 9, z: 39 } as const;

/** Open water to the horizon. */
export function buildSea(order: SettingOrder): World {
  return buildWater(order, () => -20, undefined);
}

/** How far from its middle the top of the headland reaches by itself, and at most how much farther it can be made, metres. */
const flatReach = 6;
const widestMore = 34;

/** How far from its middle the foot of the headland reaches by itself, metres. */
const footReach = 20;

/** By how much the headland has to be wider, so that what stands on it has ground under all of it, and what floats keeps its water; metres. */
function widerFor(things: SettingOrder['things']): number {
  const onTop = things.filter(({ clearing, onWater, z }) => clearing > 0 && !onWater && z > headland.z / 2);
  const reaches = onTop.map(({ x, z, clearing }) => Math.hypot(x - headland.x - 2, z - headland.z - 1) + clearing);
  const wanted = Math.max(0, ...reaches.map((reach) => reach - flatReach));
  const afloat = things.filter(({ onWater }) => onWater);
  const left = afloat.map(({ x, z }) => Math.hypot(x - headland.x - 2, (z - headland.z - 1) * 0.85) - footReach);
  return Math.max(0, Math.min(widestMore, wanted, ...left));
}

/** A rocky headland in the sea. */
export function buildCoast(order: SettingOrder): World {
  const place = order.random() * 50;
  const hx = headland.x + 2;
  const hz = headland.z + 1;
  const wider = widerFor(order.things);
  // Water is left between the land and the eye.
  const towardsEye = Math.min(wider, order.things.some(({ onWater }) => onWater) ? 5 : 9);
  // Where nothing stands the headland is on either side, and rocks lie before the eye on the other.
  const isForItself = order.things.length === 0 && order.eye === undefined;
  const side = isForItself && order.random() < 0.5 ? -1 : 1;
  const ground: Ground = (mirrored, z) => {
    const x = mirrored * side;
    const aside = Math.abs(x - hx - Math.max(0, x - hx) * 0.75) - wider;
    const along = Math.abs(z - hz) - (z < hz ? towardsEye : wider);
    const away = Math.hypot(Math.max(0, aside), Math.max(0, along) * 0.85);
    const n = fbm(x * 0.09 + place, z * 0.09, 5);
    // It ends in a cliff with a ragged edge, on steps of rock and with what has come down at its foot.
    const edge = 11.5 + n * 8.5 + (fbm(x * 0.3 + 5, z * 0.3 + place, 3) - 0.5) * 3.4;
    const rise = smooth(edge + 2.6, edge - 1.6, away + (fbm(x * 0.8, z * 0.8, 2) - 0.5) * 1.1);
    const rubble = smooth(edge + 7, edge + 1, away) * (5.6 + n * 2.4) * (1 - rise);
    return -7 + rubble + steps(rise) * (11 + n * 6.5) + smooth(14, 4, away) * 1.6;
  };
  return buildWater(order, ground, (mesh) => {
    if (order.ledge) raiseLedge(mesh, order, order.ledge);
    groundGrid(mesh, ground, {
      wide: order.wide,
      coarse: order.coarse,
      near: wider > 0 ? 6 : 14,
      far: 130,
      rows: 280,
      columns: wider > 0 ? 440 : 300,
      // From above its far end would be seen, and from farther back its near sides.
      spread: (order.eye ?? 0) > 10 ? 2.4 : wider > 0 ? 1.9 : 0.8,
    });
    for (let i = 0; i < 26; i++) {
      const x = side * (hx - 19 + order.random() * 22);
      const z = 20 + order.random() * 12;
      const r = 0.5 + order.random() * 1.3;
      const turn = order.random() * 6;
      if (ground(x, z) > 0.5) continue;
      put(mesh, { x, y: -0.2, z, turn }, (m) =>
        buildBoulder(m.object(), order.random, { half: [r, r * 0.75], high: r * 0.6, stone: wetStone }),
      );
    }
    if (isForItself) furnishCoast(mesh, order, side, ground);
  });
}

/** The height of a cliff at a share of its depth: shelves of rock over one another. */
function steps(share: number): number {
  const shelf = Math.floor(share * 4);
  return mix(share, (shelf + smooth(0.35, 0.9, share * 4 - shelf)) / 4, 0.7);
}

/** Rocks in the water before the eye, and on most headlands a lighthouse. */
function furnishCoast(mesh: Mesh, { random, refuses, season, time }: SettingOrder, side: number, ground: Ground): void {
  for (let i = 0; i < 14; i++) {
    const z = -3.2 + i * 0.95 + random() * 0.8;
    const x = -side * (4.2 - i * 0.22 + (random() - 0.5) * (2 + i * 0.1));
    const half = 0.45 + random() * 0.6 + (i % 5 === 1 ? 0.7 : 0);
    const turn = random() * 6;
    put(mesh, { x, y: -0.15, z, turn }, (m) =>
      buildFlatRock(m.object(), random, [half, half * (0.6 + random() * 0.3)], half * (0.45 + random() * 0.4)),
    );
  }
  if (random() > 0.6 || refuses('lighthouse')) return;
  const [x, z] = [side * (headland.x + 3), headland.z];
  const lit = time === 'night' || time === 'dusk';
  put(mesh, { x, y: ground(x, z) - 0.2, z, scale: 0.6 }, (m) =>
    lighthouse.build(m.object(), random, { season, lit, ordinal: 0 }),
  );
}

/** Height of a heavy swell, metres, in so many times its usual size: long waves that lean into one another, calmer where the eye stands. */
function swell(place: number, times: number): Ground {
  return (x, z) => {
    const along = z * 0.92 + x * 0.38 + fbm(x * 0.03 + place, z * 0.03, 3) * 16;
    const across = z * 0.55 - x * 0.7 + fbm(x * 0.05 + 9, z * 0.05 + place, 3) * 9;
    const peaked = (phase: number): number => (1 - Math.abs(Math.sin(phase))) ** 1.35;
    const high = peaked(along * 0.17 + place) * 1.9 + peaked(across * 0.31) * 0.65 - 0.75;
    return times * high * smooth(-4, 12, z);
  };
}

/** The sea in a swell as a surface that rises and falls. */
export function heaveWater(mesh: Mesh, { wide, coarse }: SettingOrder, height: Ground): void {
  groundGrid(mesh, height, {
    wide,
    coarse,
    near: 2,
    far: 700,
    rows: 420,
    columns: 260,
    spread: 0.8,
    ez: -8,
    material: materials.water,
  });
}

const wetStone = hex('#5f564c');

/** Beds of rock that are black where the sea wets them, under turf. */
function paintHeadland(season: SettingOrder['season']): World['paintGround'] {
  const [rock, pale, rust, sea] = [hex('#5f564d'), hex('#9c8f80'), hex('#7d624a'), hex('#2b2a26')];
  const [turf, dry] = season === 'autumn' ? [hex('#6f6a34'), hex('#8a7a46')] : [hex('#4f6b30'), hex('#86874a')];
  return (surface, x, y, z, distance) => {
    const upright = 1 - surface.ny;
    const bare = smooth(0.12, 0.36, upright + smooth(3, 1, y) * 0.4);
    carveRock(surface, x, y, z, distance, { place: 3, bed: 1.05, rough: bare });
    const { tone, bed, patch } = rockFace;
    const stone = mixRgb(
      mixRgb(rock, pale, smooth(0.3, 0.72, patch * 0.55 + bed * 0.45)),
      rust,
      smooth(0.6, 0.8, patch) * 0.5,
    );
    const wet = smooth(1.9, 0.5, y + (patch - 0.5) * 1.6);
    const grown = fbm(x * 0.7, z * 0.7, 4);
    const grass = mixRgb(turf, dry, smooth(0.42, 0.66, grown));
    const c = mixRgb(grass, mixRgb(stone, sea, wet * 0.75), bare);
    const shade = mix(0.72 + 0.56 * grown, tone, bare);
    surface.r = c[0] * shade;
    surface.g = c[1] * shade;
    surface.b = c[2] * shade;
    surface.gloss = 0.2 * wet * bare;
  };
}

function raiseLedge(mesh: Mesh, order: SettingOrder, ledge: Ledge): void {
  const { random, wide, coarse, season, things } = order;
  const snowy = season === 'winter' || order.weather.includes('snow');
  buildLedge(mesh, ledge, { random, wide, coarse, season, snowy, things });
}

/** Puts up what was asked for, and gives how far reaches what stands on the land out there. */
function putAndMeasure(
  mesh: Mesh,
  { things }: SettingOrder,
  ground: Ground,
  water: Ground | undefined,
): Bounds | undefined {
  const isAshore = ({ onWater, clearing, z, y }: PlacedThing) =>
    !onWater && clearing > 0 && y < 2 && z > headland.z / 2;
  const from = mesh.mark();
  putThings(mesh, things.filter(isAshore), ground, water);
  const bounds = boundsSince(mesh, from);
  putThings(
    mesh,
    things.filter((thing) => !isAshore(thing)),
    ground,
    water,
  );
  return bounds;
}

/** How high the eye stands over the water, and where from; how steeply it sees up and aside at most: less than a picture that stands upright shows. */
const usualEye = { y: 3.4, z: -8, up: 0.78, aside: 0.4 } as const;
/** The water reaches no farther behind. */
const farthestBack = -52;

/** From farther back, where something on the headland would not be whole in the picture: it fills it, over some water. */
function standBack({ eye, ledge }: SettingOrder, standing: Bounds | undefined): Camera | undefined {
  if (eye !== undefined || ledge || !standing) return undefined;
  const { from, to } = standing;
  const [x, z] = [(from[0] + to[0]) / 2, (from[2] + to[2]) / 2];
  const away = Math.max((to[1] - usualEye.y) / usualEye.up, (to[0] - from[0]) / 2 / usualEye.aside);
  if (away <= z - usualEye.z) return undefined;
  const back = Math.max(farthestBack, z - away);
  const top = (to[1] - usualEye.y) / (z - back);
  return lookFrom([x * 0.3, usualEye.y, back], [x * 0.9, usualEye.y + (top - 0.43) * (z - back), z], 1);
}

function buildWater(order: SettingOrder, bed: Ground, raise: ((mesh: Mesh) => void) | undefined): World {
  const ground = withLedge(bed, order.ledge);
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.0011, ...order.air });
  raise?.(mesh);
  const stormy = order.weather.includes('storm');
  const heaving = stormy || order.weather.includes('swell');
  const times = order.things.length > 0 ? 1 : 1.9;
  const height = heaving ? swell(order.random() * 40, times) : undefined;
  if (height) heaveWater(mesh, order, height);
  else waterPlane(mesh, 0);
  const standing = putAndMeasure(mesh, order, ground, height);
  return finishWorld(mesh, air, {
    camera:
      standBack(order, standing) ?? lookFrom([0, order.eye ?? usualEye.y, usualEye.z], [0, order.lookUp ?? 7.6, 40], 1),
    paintGround: paintLedge(paintHeadland(order.season), order.ledge, order.season),
    ground,
    events: order.events,
    water: {
      level: 0,
      deep: hex(order.time === 'day' ? '#0b4a66' : '#123846'),
      bed,
      depth: 5,
      waves: heaving ? 2.2 : 1.15,
      waveSize: 1.6,
      surf: raise ? 1 : 0,
      crests: heaving ? 1.6 : 0,
      breaksAt: 0.95 * times ** 1.3,
    },
    focus: order.ledge
      ? [0, order.ledge.top, order.ledge.eyeZ + order.ledge.reach * 0.8]
      : raise
        ? [5.5, 4, 36]
        : [0, 4, Math.max(17, order.reach * 0.9)],
    shadowRadius: order.ledge ? order.ledge.reach * 1.6 : raise ? 40 : Math.max(14, order.reach * 0.6),
    snow: order.season === 'winter' || order.weather.includes('snow') ? 1 : 0,
  });
}
