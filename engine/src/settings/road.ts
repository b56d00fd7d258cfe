import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { buildGrass } from '../shapes/grass.ts';
import { leaves } from '../shapes/tree.ts';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { eroded, fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { isAlley, plantAlley, withShed } from './roadside.ts';
import { grassColours } from './grass-colours.ts';
import { finishWorld, groundGrid, isClear, put, putThings, standAt, waterPlane } from './setting.ts';
import { cliffBeside, paintCliff, raiseRail, seaBelow } from './sea-road.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

/** Half the width of the asphalt, and how far its gravel reaches from the middle, metres. */
const [asphalt, gravel] = [3.7, 5.2] as const;

/** A straight road that runs over open land to the horizon: through a plain of grass, or through a desert with table mountains. */
export function buildRoad(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const isDry = order.isDry ?? false;
  const isLow = order.time === 'sunset' || order.time === 'dawn' || order.time === 'dusk';
  const air = makeAir(order.time, order.weather, {
    fog: 0.0011,
    clouds: isDry ? 0.22 : 0.42,
    ...order.air,
    // A low sun stands near the end of the road.
    ...(isLow && !order.isCoastal && { az: 10 + random() * 12 }),
  });
  const place = random() * 60;
  const lane = laneOf(order);
  const shore = order.isCoastal ? lane.far : 0;
  const land = shore
    ? cliffBeside(place, shore, Math.max(0, Math.abs(lane.onRoad(0, 0)[0]) - 2))
    : landAround(place, isDry);
  const alley = !isDry && !shore && isAlley(order, random);
  const ground: Ground = (x, z) => land(...lane.onRoad(x, z));
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, near: 0.5, far: 1500, rows: 320, columns: 320 });
  if (!isDry && !isSnowy && !shore)
    buildGrass(mesh, random, {
      ...{ wide: order.wide, n: 46000, spread: 0.8, ground, near: order.small ? 0.45 : 1, far: 60 },
      cols: grassColours[season],
      h: order.small ? 0.14 : 0.42,
      // None grows on the road.
      minY: shoulder,
      around: things,
    });
  if (isDry) scatterShrubs(mesh, order, ground, lane);
  if (shore) raiseRail(mesh, lane.at, shore);
  else if (alley) plantAlley(mesh, order, ground, lane.at);
  else if (!order.refuses('fence')) raisePoles(mesh, order, ground, lane);
  if (shore) waterPlane(mesh, -seaBelow);
  putThings(mesh, things, ground);
  return finishWorld(mesh, air, {
    camera:
      shore && things.length === 0
        ? lookFrom([-shore * 2.6, order.eye ?? 5.4, -3], [shore * 3.4, order.lookUp ?? 3.6, 20], 0.95)
        : // From higher more is seen of the sea behind the rail.
          standAt(
            shore ? { ...order, eye: (order.eye ?? 1.5) + 1 } : order,
            { eye: 1.5, lookUp: 2.5, focal: 1 },
            () => 0,
          ),
    paintGround: paintRoad(order, { isDry, isSnowy, isRocky: shore !== 0, alley }, lane),
    ground,
    events: order.events,
    wet: false,
    // A low sun draws bands on asphalt where its map is coarse: it lies close around what drives there.
    focus: lane.driver ? [lane.driver.x, 1, lane.driver.z] : [0, 2, alley ? 26 : Math.max(14, order.reach * 0.7)],
    shadowRadius: lane.driver ? 13 : Math.max(alley ? 36 : 26, order.reach * 0.8),
    cloudShadows: order.time === 'day' && order.weather.length === 0 ? 0.012 : 0,
    snow: isSnowy ? 1 : 0,
    ...(shore && {
      water: {
        level: -seaBelow,
        deep: hex(order.time === 'day' ? '#0b5470' : '#123846'),
        bed: ground,
        depth: 5,
        waves: 1.1,
        waveSize: 1.6,
        surf: 1,
        crests: 0,
        breaksAt: 1,
      },
    }),
  });
}

/** How a road lies in the picture. */
interface Lane {
  /** How far a place is from the middle of the road, and how far along it. */
  readonly onRoad: (x: number, z: number) => readonly [across: number, along: number];
  /** The place so far from its middle and along it. */
  readonly at: (across: number, along: number) => readonly [x: number, z: number];
  /** The side that is behind the road for the eye, and any where it looks along the road. */
  readonly far: number;
  /** What drives on it. */
  readonly driver: PlacedThing | undefined;
}

/** How far the middle of a lane is from that of the road, metres. */
const laneMiddle = 1.75;

/** The road leads away from the eye; under what drives it leads the way that this heads, and carries it in its right lane. */
function laneOf({ things, isCoastal, random }: SettingOrder): Lane {
  const driver = things.find(({ drives }) => drives);
  // With nobody on it a road along the sea bends; a straight one would hide the sea behind its edge.
  const bend = isCoastal && !driver ? (random() < 0.5 ? -1 : 1) : 0;
  const swing = (along: number): number => bend * 9 * (1 - Math.cos(along * 0.035));
  const heading = driver ? (driver.mirrored ? Math.PI : 0) - driver.turn : Math.PI / 2;
  // It heads towards the eye, the road away from it.
  const [ax, az] = driver ? [Math.cos(heading), Math.sin(heading)] : [0, 1];
  const [ox, oz] = driver ? [driver.x, driver.z] : [0, 0];
  const aside = driver ? -laneMiddle : 0;
  const onRoad = (x: number, z: number): readonly [number, number] => {
    const along = (x - ox) * ax + (z - oz) * az;
    return [(x - ox) * az - (z - oz) * ax + aside - swing(along), along + oz];
  };
  return {
    onRoad,
    far: driver ? -Math.sign(onRoad(0, 0)[0]) : random() < 0.5 ? -1 : 1,
    driver,
    at: (across, along) => {
      const [c, s] = [across - aside + swing(along - oz), along - oz];
      return [ox + s * ax + c * az, oz + s * az - c * ax];
    },
  };
}

/** The land beside the road begins this high, metres; the road itself lies lower. */
const shoulder = 0.05;

/** How the road rises and falls on its way. */
const rise = (z: number): number =>
  smooth(70, 200, z) * (Math.sin((z - 70) * 0.012) * 5 - 3) + smooth(300, 1200, z) * 12;

function landAround(place: number, isDry: boolean): Ground {
  return (x, z) => {
    const aside = smooth(gravel - 0.5, gravel + 1.4, Math.abs(x));
    const away = smooth(gravel, 40, Math.abs(x));
    const near = shoulder + (fbm(x * 0.12 + place, z * 0.12, 3) - 0.35) * 0.7;
    const hills =
      (fbm(x * 0.01 + place, z * 0.008, 4) - 0.35) * (isDry ? 8 : 22) * smooth(40, 240, Math.abs(x) + z * 0.15);
    return rise(z) + aside * near + away * hills + (isDry ? tables(x, z, place) : 0);
  };
}

/** Table mountains with steep walls, far from the road on both sides. */
function tables(x: number, z: number, place: number): number {
  const where = fbm(x * 0.0042 + place, z * 0.0042, 3);
  const wall = smooth(0.53, 0.57, where + (fbm(x * 0.03, z * 0.03, 3) - 0.5) * 0.03);
  const foot = smooth(0.4, 0.54, where);
  const room = smooth(60, 150, Math.abs(x)) * smooth(160, 330, z);
  return room * (foot * 24 + wall * (52 + 14 * eroded(x * 0.01, z * 0.01, 4)));
}

function scatterShrubs(mesh: Mesh, { random, things }: SettingOrder, ground: Ground, lane: Lane): void {
  for (let i = 0; i < 130; i++) {
    const z = 3 + 70 * random() ** 1.5;
    const x = (random() < 0.5 ? -1 : 1) * (gravel + 0.6 + random() * (3 + z * 0.6));
    const [size, kind] = [0.2 + random() * 0.38, random()];
    if (!isClear(things, x, z) || Math.abs(lane.onRoad(x, z)[0]) < gravel) continue;
    const tones: readonly [string, ...string[]] =
      kind < 0.5 ? ['#8a8a58', '#a0a06a', '#75784a'] : ['#b39a5e', '#9a8450', '#c0aa70'];
    leaves(
      mesh.object(),
      random,
      x,
      ground(x, z) + size * 0.45,
      z,
      size,
      z < 24 ? 150 : 50,
      z < 24 ? 0.07 : 0.14,
      tones,
      0.75,
    );
  }
}

/** Posts with wires along one side. */
function raisePoles(mesh: Mesh, { things }: SettingOrder, ground: Ground, lane: Lane): void {
  const side = lane.far;
  const tops: Vec3[][] = [[], []];
  for (let along = lane.driver ? -45 : 9; along < 330; along += 27) {
    const [x, z] = lane.at(side * 8.4, along);
    const y = ground(x, z);
    tops[0]?.push([x - 0.85, y + 7.3, z]);
    tops[1]?.push([x + 0.85, y + 7.3, z]);
    if (!isClear(things, x, z)) continue;
    put(mesh, { x, y: y - 0.2, z }, (m) => {
      m.object().cyl(0, 0, 0, 0.15, 0.11, 7.9, '#5c4a38', materials.bark, 9);
      m.box(0, 7.2, 0, 2.1, 0.14, 0.14, '#5c4a38', materials.planks);
      for (const at of [-0.85, 0.85]) m.cyl(at, 7.34, 0, 0.05, 0.04, 0.16, '#c8d4d8', materials.gloss, 7);
    });
  }
  for (const wire of tops)
    for (const [i, a] of wire.entries()) {
      const b = wire[i + 1];
      if (!b) continue;
      const at = (share: number): Vec3 => [
        a[0],
        a[1] + (b[1] - a[1]) * share - 1.1 * Math.sin(share * Math.PI),
        a[2] + (b[2] - a[2]) * share,
      ];
      mesh.object().tube([0, 0.2, 0.4, 0.6, 0.8, 1].map(at), [0.022], '#2c2a28', materials.plain, 3);
    }
}

const [oldTar, oldPatch] = [hex('#6d6862'), hex('#857d72')];
const [tar, patch, paleLine, yellowLine] = [hex('#4a4a4c'), hex('#5d5b58'), hex('#d8d4c8'), hex('#d9a62e')];

interface RoadLook {
  readonly isDry: boolean;
  readonly isSnowy: boolean;
  readonly isRocky: boolean;
  /** Trees stand on both sides: its asphalt is old and has no lines, and what they shed lies on it. */
  readonly alley: boolean;
}

function paintRoad(
  { season, random }: SettingOrder,
  { isDry, isSnowy, isRocky, alley }: RoadLook,
  lane: Lane,
): World['paintGround'] {
  const land = isRocky ? paintCliff(isSnowy) : landPainter(random, season, isDry, isSnowy);
  return (surface, wx, y, wz, distance) => {
    const [x, z] = lane.onRoad(wx, wz);
    const across = Math.abs(x);
    land(surface, wx, y, wz, distance);
    if (across > gravel + 1.4 || z > 900) return;
    const k = fbm(x * 2.2, z * 2.2, 4);
    const stones = mixRgb(hex('#8f8575'), hex('#b3a894'), fbm(x * 7, z * 7, 3));
    let c = mixRgb(alley ? oldTar : tar, alley ? oldPatch : patch, smooth(0.35, 0.7, fbm(x * 0.5, z * 0.22, 4)));
    // Where wheels have rolled it is darker, and cracks run over it.
    c = scaleRgb(
      c,
      0.9 + 0.25 * k - 0.12 * (smooth(0.5, 0.2, Math.abs(across - 1.1)) + smooth(0.5, 0.2, Math.abs(across - 2.6))),
    );
    const worn = 0.55 + 0.45 * smooth(0.3, 0.6, fbm(x * 9, z * 3, 3));
    const isDash = z - 9 * Math.floor(z / 9) < 4.5;
    const middle = smooth(0.09, 0.06, across) * (isDash && !alley ? 1 : 0);
    c = mixRgb(c, yellowLine, middle * worn);
    c = mixRgb(c, paleLine, smooth(0.08, 0.05, Math.abs(across - 3.35)) * (alley ? 0.35 : 1) * worn);
    if (isSnowy)
      c = mixRgb(c, hex('#e4eaf2'), smooth(0.35, 0.6, fbm(x * 0.8 + Math.sin(across * 3) * 0.3, z * 0.1, 4)) * 0.9);
    const onAsphalt = smooth(asphalt + 0.12, asphalt - 0.05, across + (fbm(z * 0.9, x, 3) - 0.5) * 0.25);
    const onGravel = smooth(gravel + 0.6, gravel - 0.5, across + (k - 0.5) * 1.6) * (isSnowy ? 0.2 : 1);
    const c2 = mixRgb([surface.r, surface.g, surface.b], scaleRgb(stones, 0.7 + 0.5 * k), onGravel);
    const laid = mixRgb(c2, c, onAsphalt);
    [surface.r, surface.g, surface.b] = alley ? withShed(laid, season, x, z, distance) : laid;
    surface.gloss = 0.12 * onAsphalt;
  };
}

function landPainter(
  random: Random,
  season: SettingOrder['season'],
  isDry: boolean,
  isSnowy: boolean,
): World['paintGround'] {
  const red = pick(random, ['#b5683a', '#a8582e', '#c08a58'] as const);
  const [sand, pale, rock, dark] = [hex(red), hex('#d3a878'), hex('#8f4a2c'), hex('#5d2f20')];
  const meadow = season === 'autumn' ? '#a8853a' : '#7d8f3c';
  const [grass, gold, wood] = [hex(meadow), hex('#b39a4e'), hex(season === 'autumn' ? '#7a5228' : '#33502a')];
  return (surface, x, y, z) => {
    const k = fbm(x * 0.6, z * 0.6 + y * 0.4, 4);
    const wide = fbm(x * 0.02, z * 0.03, 4);
    let c = isDry
      ? mixRgb(mixRgb(sand, pale, wide), rock, smooth(0.86, 0.6, surface.ny))
      : mixRgb(
          mixRgb(grass, gold, smooth(0.35, 0.65, wide)),
          wood,
          smooth(0.56, 0.6, fbm(x * 0.018 + 4, z * 0.026, 4)) * smooth(60, 120, z) * 0.9,
        );
    // Layers of the walls of table mountains.
    if (isDry) c = mixRgb(c, dark, smooth(0.8, 0.5, surface.ny) * smooth(0.4, 0.6, fbm(y * 0.5, x * 0.01, 3)) * 0.7);
    if (isSnowy) c = mixRgb(c, hex('#e6ecf4'), 0.88 * smooth(0.5, 0.8, surface.ny));
    const tone = 0.78 + 0.44 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    if (!isDry) surface.through = 0.1;
  };
}
