import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, vary } from '../shapes/chance.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, Lamp, World } from '../solid/world.ts';
import { rowboat } from '../concepts/vehicles/rowboat.ts';
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

/** Half the width of the pier, metres. */
export const halfOfPier = 1.25;
/** Height of the boards above the water, metres. */
const boards = 0.62;
const planks = ['#8a7358', '#7d674e', '#94806a', '#6f5b46', '#86705c'] as const;

/** A wooden pier that leads out on a calm lake between wooded hills, or on the sea. */
export function buildPier(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isLow = order.time === 'sunset' || order.time === 'dawn' || order.time === 'dusk';
  const air = makeAir(order.time, order.weather, {
    fog: 0.0016,
    clouds: 0.4,
    ...order.air,
    // A low sun stands near the end of the pier.
    ...(isLow && { az: Math.max(-14, Math.min(14, order.air.az ?? 8)) }),
  });
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const standing = things.filter(({ onWater, clearing }) => !onWater && clearing > 0);
  const end = Math.max(15, ...standing.map(({ z, clearing }) => z + clearing + 1.4));
  const ground: Ground = (x, z) =>
    (Math.abs(x) <= halfOfPier && z <= end) || standing.some((thing) => isOnPlatform(thing, x, z)) ? boards : -6;
  const far = farShore(random() * 60);
  if (!order.isOpen)
    groundGrid(mesh, far, { wide: order.wide, coarse: order.coarse, near: 90, far: 520, rows: 130, columns: 420 });
  waterPlane(mesh, 0);
  layBoards(mesh, random, { x: 0, from: -3, to: end, half: halfOfPier });
  for (const thing of standing)
    if (Math.abs(thing.x) + thing.clearing > halfOfPier + 0.2)
      layBoards(mesh, random, {
        x: thing.x,
        from: thing.z - thing.clearing - 0.4,
        to: thing.z + thing.clearing + 0.5,
        half: thing.clearing + 0.5,
      });
  const lamps = drivePosts(mesh, order, end, lampsOn(air));
  moorBoat(mesh, order, end);
  if (!isSnowy && !order.isOpen) growReeds(mesh, order);
  putThings(mesh, things, overDepths(ground));
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.7, lookUp: 2, focal: 0.95 }, () => boards),
    paintGround: paintShore(order, isSnowy),
    ground,
    events: order.events,
    water: {
      ...{ level: 0, deep: hex('#14323c'), bed: () => -20, depth: 5, surf: 0, crests: 0 },
      waves: 0.26,
      waveSize: 0.9,
    },
    lamps,
    focus: [0, 1.5, 9],
    shadowRadius: 20,
    occlusion: { radius: 0.8, power: 1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** What is wider than the pier stands on a platform of its own. */
const isOnPlatform = (thing: PlacedThing, x: number, z: number): boolean =>
  Math.abs(x - thing.x) <= thing.clearing + 0.5 && Math.abs(z - thing.z) <= thing.clearing + 0.5;

function layBoards(
  mesh: Mesh,
  random: Random,
  of: { readonly x: number; readonly from: number; readonly to: number; readonly half: number },
): void {
  const wide = of.to - of.from > 24 ? 0.4 : 0.19;
  for (let z = of.from; z < of.to; z += wide + 0.018) {
    const out = (random() - 0.5) * 0.07;
    // Plain wood: the grain of planks is laid along, and these lie across.
    const tone = vary(readColour(pick(random, planks)), random, 0.25);
    mesh.object().box(of.x + out, boards - 0.07, z, of.half * 2, 0.07, wide, tone, materials.bark);
    for (const nail of [-of.half + 0.22, of.half - 0.22])
      if (z < 16) mesh.box(of.x + nail, boards, z, 0.025, 0.004, 0.025, '#3a3632', materials.metal);
  }
  const long = of.to - of.from;
  for (const side of [-1, 1])
    mesh
      .object()
      .box(
        of.x + side * (of.half - 0.22),
        boards - 0.27,
        (of.from + of.to) / 2,
        0.14,
        0.2,
        long,
        '#5b4836',
        materials.planks,
      );
}

/** The side on which something floats that is looked at alone: neither posts nor reeds stand before it. */
function openSide(things: readonly PlacedThing[]): number | undefined {
  const afloat = things.find(({ onWater }) => onWater);
  return afloat && things.every(({ onWater }) => onWater) ? Math.sign(afloat.x) : undefined;
}

/** Posts on both sides, each second one with a lantern when it is dark. */
function drivePosts(mesh: Mesh, order: SettingOrder, end: number, isLit: boolean): readonly Lamp[] {
  const { random, things } = order;
  const open = openSide(things);
  const lamps: Lamp[] = [];
  const rope: Vec3[][] = [[], []];
  const count = Math.min(24, Math.max(4, Math.round(end / 2.7)));
  for (let i = 0; i <= count; i++) {
    const z = 1.6 + (i / count) * (end - 1.8);
    for (const [n, side] of [-1, 1].entries()) {
      if (side === open) continue;
      const [x, up] = [side * (halfOfPier + 0.05), 0.95 + random() * 0.12];
      if (!things.every((thing) => thing.onWater || Math.hypot(x - thing.x, z - thing.z) > thing.clearing * 0.9))
        continue;
      mesh.object().cyl(x, -0.4, z, 0.12, 0.105, boards + 0.4 + up, '#66523e', materials.bark, 10);
      mesh.cyl(x, boards + up, z, 0.125, 0.115, 0.05, '#8d7a63', materials.planks, 10);
      rope[n]?.push([x, boards + up - 0.14, z]);
      if ((i + n) % 2 === 0 || order.refuses('lamp')) continue;
      mesh.object().cyl(x, boards + up + 0.05, z, 0.09, 0.09, 0.03, '#23272b', materials.metal, 8);
      mesh.cyl(x, boards + up + 0.08, z, 0.07, 0.07, 0.16, '#ffcf86', isLit ? materials.glow : materials.glass, 8);
      mesh.cyl(x, boards + up + 0.24, z, 0.11, 0.02, 0.08, '#23272b', materials.metal, 8);
      if (isLit && lamps.length < 8)
        lamps.push({ at: [x, boards + up + 0.2, z], power: 2.4, colour: [1, 0.66, 0.32], size: 0.5 });
    }
  }
  for (const posts of rope)
    for (const [i, a] of posts.entries()) {
      const b = posts[i + 1];
      if (!b || b[2] - a[2] > 6) continue;
      const hang = (share: number, down: number): Vec3 => [
        a[0],
        a[1] + (b[1] - a[1]) * share - down,
        a[2] + (b[2] - a[2]) * share,
      ];
      mesh.object().tube([a, hang(0.25, 0.14), hang(0.5, 0.2), hang(0.75, 0.14), b], [0.022], '#a8946c', 0, 5);
    }
  return lamps;
}

function moorBoat(mesh: Mesh, order: SettingOrder, end: number): void {
  const { random, things } = order;
  const side = random() < 0.5 ? -1 : 1;
  const [x, z] = [side * (halfOfPier + 1.5), Math.min(end - 3, 8 + random() * 3)];
  const colour = pick(random, ['#a8452f', '#2f5f7f', '#3d6b4a', '#e0d6c2']);
  if (order.refuses('rowboat') || things.some(({ onWater }) => onWater) || !isClear(things, x, z)) return;
  put(mesh, { x, y: 0, z, turn: Math.PI / 2 + (random() - 0.5) * 0.2, scale: 0.72 }, (m) =>
    rowboat.build(m, random, { season: order.season, lit: false, ordinal: 0, colour }),
  );
}

const greenReeds = ['#5d7a38', '#73904a', '#86984f'] as const;
const dryReeds = ['#9a8444', '#b09a55', '#7d6c38'] as const;

/** Reeds on both sides of the foot of the pier. */
function growReeds(mesh: Mesh, { random, things, season }: SettingOrder): void {
  const green = season === 'autumn' ? dryReeds : greenReeds;
  for (const side of [-1, 1]) {
    if (side === openSide(things)) continue;
    const many = 50 + Math.floor(random() * 70);
    const middle = 3.6 + random() * 1.6;
    for (let i = 0; i < many; i++) {
      const [x, z] = [side * (middle + (random() - 0.5) * 2.6), 4.4 + random() * 3.2 - Math.abs(random() - 0.5)];
      const [high, lean] = [0.7 + random() * 0.9, (random() - 0.5) * 0.5];
      if (!isClear(things, x, z)) continue;
      mesh.object().tube(
        [
          [x, -0.05, z],
          [x + lean * 0.3, high * 0.6, z],
          [x + lean, high, z + lean * 0.4],
        ],
        [0.014, 0.011, 0.003],
        pick(random, green),
        materials.leaf,
        4,
      );
      if (i % 5 === 0)
        mesh.cyl(x + lean * 0.85, high * 0.9, z + lean * 0.3, 0.03, 0.03, 0.2, '#5a3c22', materials.cloth, 6);
    }
  }
}

/** Wooded hills on the other side; the crowns of their trees make the edge against the sky. */
function farShore(place: number): Ground {
  return (x, z) => {
    const back = smooth(120, 240, z + (fbm(x * 0.012 + place, 3.5, 3) - 0.5) * 110);
    const high = 6 + 64 * smooth(0.32, 0.72, fbm(x * 0.0052 + place, z * 0.004, 4));
    const crowns = Math.abs(fbm(x * 0.21, z * 0.21, 3) - 0.5) * 15 * smooth(0, 0.25, back);
    return -3 + back * high + crowns * smooth(0.02, 0.2, back);
  };
}

const [pine, leafy, autumn, shade] = [hex('#1f3a22'), hex('#3f5f2a'), hex('#a8622a'), hex('#12231a')];

function paintShore({ season }: SettingOrder, isSnowy: boolean): World['paintGround'] {
  const bright = season === 'autumn' ? autumn : leafy;
  return (surface, x, y, z) => {
    // Trees of one colour stand together, and each crown is lit from above.
    const k = fbm(x * 0.035, z * 0.035 + 7, 4) + (fbm(x * 0.24, z * 0.24, 2) - 0.5) * 0.3;
    const crown = fbm(x * 0.42, z * 0.42 + y * 0.6, 4);
    const wood = mixRgb(mixRgb(pine, bright, smooth(0.38, 0.66, k) * 0.85), shade, smooth(0.5, 0.28, crown) * 0.8);
    const white = isSnowy ? smooth(0.4, 0.7, crown) * 0.75 : 0;
    const c = scaleRgb(mixRgb(wood, hex('#dfe7ef'), white), 0.7 + 0.6 * crown);
    surface.r = c[0];
    surface.g = c[1];
    surface.b = c[2];
    surface.nx += (fbm(x * 0.4, z * 0.4 + 3, 3) - 0.5) * 1.8;
    surface.nz += (fbm(x * 0.4 + 7, z * 0.4, 3) - 0.5) * 1.8;
  };
}
