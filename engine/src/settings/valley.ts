import { daffodilKind } from '../concepts/flowers/daffodil.ts';
import { daisyKind } from '../concepts/flowers/daisy.ts';
import { lavenderKind } from '../concepts/flowers/lavender.ts';
import { poppyKind } from '../concepts/flowers/poppy.ts';
import { hex } from '../raster/colour.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildPine } from '../shapes/pine.ts';
import { makeAir } from '../solid/air.ts';
import { paintMountain } from '../solid/mountain-face.ts';
import { Mesh } from '../solid/mesh.ts';
import { eroded, fbm, noise2, smooth } from '../solid/noise.ts';
import type { Ground, World } from '../solid/world.ts';
import { fieldOf, paintField, plantField } from './flower-field.ts';
import { grassColours } from './grass-colours.ts';
import { hillsPainter, withPath } from './hills-paint.ts';
import { isBefore } from './passers-by.ts';
import { onPath, wayOf, wayTo } from './path.ts';
import { finishWorld, groundGrid, isClear, put, putThings, standAt } from './setting.ts';
import type { PlantedFlower, SettingOrder } from './setting.ts';

/** How far to each side the floor of the valley is level, and from there to the foot of its mountains; metres. */
const [level, foot] = [17, 46] as const;

/** What has sown itself there, where no species was named. */
const wild: readonly PlantedFlower[] = [
  { item: 0, kind: poppyKind, colour: undefined, count: 1 },
  { item: 0, kind: daisyKind, colour: undefined, count: 1 },
  { item: 0, kind: lavenderKind, colour: undefined, count: 1 },
  { item: 0, kind: daffodilKind, colour: undefined, count: 1 },
  { item: 0, kind: daisyKind, colour: '#e87aa8', count: 1 },
];

/** A valley between mountains, whose floor is full of flowers. */
export function buildValley(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.0005, fogFall: 0.005, clouds: 0.4, ...order.air });
  const place = 20 + random() * 60;
  const ground = valleyGround(place);
  groundGrid(mesh, ground, {
    ...{ wide: order.wide, coarse: order.coarse, near: order.small ? 0.3 : 1, far: 2600 },
    ...{ rows: 360, columns: 320, spread: 0.68, bend: 0.7 },
  });
  const hasPath = order.named?.includes('path') === true;
  const way = wayTo(things, wayOf(place));
  const clear = (x: number, z: number): boolean => isClear(things, x, z) && !(hasPath && onPath(x, z, way) > 0.1);
  const field =
    isSnowy || order.refuses('flower')
      ? undefined
      : fieldOf({ ...order, flowers: order.flowers.length > 0 ? order.flowers : wild });
  // No rows of one kind: they have sown themselves.
  const sown = field && { ...field, rows: undefined };
  if (sown) plantField(mesh, sown, { order, ground, clear });
  if (!isSnowy)
    buildGrass(mesh, random, {
      ...{ wide: order.wide, n: 30_000, near: order.small ? 0.45 : 1.2, far: 46, spread: 0.72 },
      ground: (x, z) => (hasPath && onPath(x, z, way) > 0.3 ? -Infinity : ground(x, z)),
      cols: grassColours[season],
      h: order.small ? 0.12 : 0.24,
      around: things,
      tall: (x, z) => !(hasPath && onPath(x, z, way) > 0.1),
    });
  plantSides(mesh, order, ground);
  putThings(mesh, things, ground);
  const floor = hillsPainter(isSnowy ? 'winter' : season);
  const covered = sown ? paintField(sown, floor, clear) : floor;
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.6, lookUp: 4, focal: 0.95 }, ground),
    paintGround: withSlopes(hasPath ? withPath(covered, way, isSnowy) : covered, order, isSnowy),
    ground,
    events: order.events,
    cloudShadows: order.time === 'day' && order.weather.length === 0 ? 0.008 : 0,
    focus: [0, 3, Math.max(16, order.reach * 0.8)],
    shadowRadius: Math.max(30, order.reach * 0.8),
    occlusion: { radius: 1.2, power: 1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** A floor that rolls a little, walls of mountains at both sides, and a range that closes it. */
function valleyGround(place: number): Ground {
  return (x, z) => {
    const winds = Math.sin(z * 0.004 + place) * z * 0.06;
    const aside = Math.abs(x - winds) - z * 0.05;
    const floor =
      (fbm(x * 0.03 + place, z * 0.03, 3) - 0.5) * 2.2 * smooth(2, 14, z) + (fbm(x * 0.3, z * 0.3, 2) - 0.5) * 0.2;
    const banks = smooth(level, foot + 60, aside) * 11 + smooth(60, 500, z) * 10;
    const ridge = eroded(x * 0.0036 + place, z * 0.0026, 9) * (0.6 + 0.7 * noise2(x * 0.0015 + place, z * 0.0012));
    const walls = smooth(foot, 420, aside) * (70 + ridge * 280) * smooth(10, 170, z);
    const closing = smooth(620, 1500, z) * ridge * 420;
    return floor + banks + Math.max(walls, closing);
  };
}

/** Meadows below and the face of mountains above them. */
function withSlopes(paint: World['paintGround'], { season }: SettingOrder, isSnowy: boolean): World['paintGround'] {
  const face = {
    snowLine: isSnowy ? 20 : 175,
    woods: hex('#2a4a2e'),
    grass: hex(season === 'autumn' ? '#8a7434' : '#4f7034'),
  };
  return (surface, x, y, z, distance) => {
    const share = smooth(9, 24, y + (fbm(x * 0.03, z * 0.03, 3) - 0.5) * 12) * smooth(50, 110, distance);
    if (share < 1) paint(surface, x, y, z, distance);
    if (share === 0) return;
    const { r, g, b } = surface;
    paintMountain(surface, x, y, z, face);
    surface.r = r + (surface.r - r) * share;
    surface.g = g + (surface.g - g) * share;
    surface.b = b + (surface.b - b) * share;
  };
}

/** Firs at the feet of the mountains, close together in stands, and none before what was asked for. */
function plantSides(mesh: Mesh, order: SettingOrder, ground: Ground): void {
  const { random, things, wide } = order;
  if (order.refuses('tree')) return;
  for (let i = 0; i < 150 * Math.min(wide, 2); i++) {
    const z = 38 + random() ** 1.3 * 210;
    const x = (i % 2 ? 1 : -1) * (level + 5 + z * 0.12 + random() ** 1.4 * z * 0.5) * Math.sqrt(wide);
    const [turn, h] = [random() * 6, 8 + random() * 8];
    const isStand = fbm(x * 0.03 + 4, z * 0.03, 3) > 0.46;
    if (!isStand || isBefore(things, x, z, 3)) continue;
    put(mesh, { x, y: ground(x, z) - 0.3, z, turn }, (m) =>
      buildPine(m, random, { h, ...(z < 90 ? { tiers: 13, n: 10 } : { tiers: 7, n: 6 }) }),
    );
  }
}
