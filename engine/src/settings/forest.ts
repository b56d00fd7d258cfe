import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { makeAir } from '../solid/air.ts';
import type { AirWish } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { shineThroughMist } from '../events/sun-shafts.ts';
import { pick, tau, vary } from '../shapes/chance.ts';
import { buildFern } from '../shapes/fern.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildPalm } from '../shapes/palm.ts';
import { buildPine } from '../shapes/pine.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree, leaves } from '../shapes/tree.ts';
import type { TreeKind } from '../shapes/tree.ts';
import { grassColours } from './grass-colours.ts';
import { withPath, withTracks } from './hills-paint.ts';
import { onPath, wayOf, wayTo } from './path.ts';
import type { Way } from './path.ts';
import { finishWorld, groundGrid, isClear, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { chooseWood, furnishWood, plantTallWood } from './tall-wood.ts';
import type { WoodPlan } from './tall-wood.ts';
import { greened, lightened } from './wood-air.ts';

/** A clearing among tall trees that close behind it. */
export function buildForest(order: SettingOrder): World {
  return buildWoods(order, 'temperate');
}

/** A clearing where palms, broad trees and ferns stand close: no conifers, and no winter. */
export function buildJungle(order: SettingOrder): World {
  return buildWoods(order, 'tropical');
}

/** Where the eye looks in a wood in which nothing stands and nothing happens in the sky, at most; metres. */
const levelLook = 2.5;

function buildWoods(order: SettingOrder, climate: 'temperate' | 'tropical'): World {
  const tropical = climate === 'tropical';
  const { random, season } = order;
  const mesh = new Mesh();
  const snowy = !tropical && (season === 'winter' || order.weather.includes('snow'));
  const isForItself =
    !tropical && order.things.length === 0 && order.eye === undefined && (order.lookUp ?? 0) < levelLook;
  // For a building the wood opens, and broad trees stand around it.
  const isTall = !tropical && !order.refuses('tree') && order.things.every(({ clearing }) => clearing < building);
  const plan = isTall ? chooseWood(order, snowy) : undefined;
  const wish = {
    fog: tropical ? 0.013 : plan ? 0.015 : 0.011,
    el: 38,
    ...order.air,
    ...(plan && { fogMost: 0.042 }),
    ...(plan && isForItself && lightAhead(order, plan)),
  };
  const usual = makeAir(order.time, order.weather, wish);
  const air = plan && !snowy ? greened(lightened(usual)) : lightened(usual);
  const place = random() * 50;
  const isPathAsked = order.named?.some((id) => id === 'path' || id === 'forest path') === true;
  const isThrough = isPathAsked || plan?.focus === 'path';
  const way = isPathAsked ? wayTo(order.things, wayOf(place)) : wayOf(place);
  const ground: Ground = (x, z) => (fbm(x * 0.06 + place, z * 0.06, 3) - 0.5) * 1.5 + smooth(18, 70, z) * 3;
  groundGrid(mesh, ground, {
    wide: order.wide,
    coarse: order.coarse,
    far: 160,
    rows: 160,
    columns: 160,
    spread: 1,
    ...(order.small && { near: 0.15 }),
  });
  if (!snowy)
    growUndergrowth(mesh, order, {
      ...{ ground, place, tropical, isTall: plan !== undefined },
      ...(isThrough && { way }),
    });
  if (plan) {
    plantTallWood(mesh, order, plan, {
      ...{ ground, place, way },
      hides: (x, z) => hides(order, x, z, z > 50 ? 0.03 : 0.1) || !isClear(order.things, x, z),
    });
    if (isForItself) furnishWood(mesh, order, plan, ground, snowy);
  } else plantTrees(mesh, order, { ...{ ground, place, tropical, snowy }, ...(isPathAsked && { way }) });
  if (tropical) hangLianas(mesh, order, ground);
  else if (!order.refuses('tree') && !isThrough) layLog(mesh, order, ground, snowy);
  putThings(mesh, order.things, ground);
  const floor = paintFloor(order, { place, tropical, snowy });
  return finishWorld(mesh, air, {
    camera: standAt(
      plan && isForItself ? { ...order, eye: plan.eye, lookUp: plan.lookUp } : order,
      { eye: 1.75, lookUp: 3.2, focal: 1 },
      ground,
    ),
    paintGround: !isThrough ? floor : snowy && !isPathAsked ? withTracks(floor, way) : withPath(floor, way, snowy),
    ground,
    events:
      plan && !air.night
        ? [shineThroughMist(order.weather.includes('fog') ? inFog : 0.3, place), ...order.events]
        : order.events,
    snow: snowy ? 1 : 0,
    shadowRadius: 34,
    focus: [0, 4, 22],
    occlusion: { radius: 1.1, power: 1.15 },
  });
}

/** How bright shafts of light are where fog was asked for: without them it is one grey from edge to edge. */
const inFog = 0.85;

/** Into a wood one looks against the light: it makes the leaves shine and throws the shadows of the trunks towards the eye. */
function lightAhead({ time, air }: SettingOrder, { side }: WoodPlan): AirWish {
  const from = (time === 'night' ? 60 : 24) + ((air.cloudOffset ?? 0) % 1) * 22;
  return {
    az: -side * from,
    el: time === 'day' ? 34 : time === 'golden' || time === 'dawn' ? 22 : time === 'night' ? 36 : 13,
  };
}

interface Wood {
  readonly ground: Ground;
  readonly place: number;
  readonly tropical: boolean;
  /** It is of tall trees, and no clearing. */
  readonly isTall?: boolean;
  /** The path that leads through it. */
  readonly way?: Way;
}

/** Whether something that was asked for stands behind this place, as the eye sees it. */
function hides({ things }: SettingOrder, x: number, z: number, wide: number): boolean {
  return things.some((thing) => thing.z > z - 1.2 && Math.abs(x / z - thing.x / thing.z) < wide);
}

/** From this clearing on a thing is a building, for which the wood opens; and how far the crown of a tree reaches. Metres. */
const building = 3;
const crown = 3.6;

/** Whether the crown of a tree at this place would hide a building that stands behind it. */
function standsBefore({ things }: SettingOrder, x: number, z: number): boolean {
  return things.some(
    (thing) =>
      thing.clearing >= building &&
      thing.z > z &&
      Math.abs(x / z - thing.x / thing.z) < (thing.clearing * 0.72) / thing.z + crown / z,
  );
}

/** Trees at both sides of the clearing, the next of them as a frame, and behind them a wall of trunks that fades into the mist. */
function plantTrees(
  mesh: Mesh,
  order: SettingOrder,
  { ground, tropical, snowy, way }: Wood & { readonly snowy: boolean },
): void {
  const { random, season, wide } = order;
  if (order.refuses('tree')) return;
  const places: (readonly [x: number, z: number])[] = [];
  for (let i = 0; i < 50; i++) {
    const z = 7.5 + (i / 50) ** 0.8 * 46 + random() * 3;
    const aside = 3.1 + z * 0.1;
    places.push([(i % 2 === 0 ? 1 : -1) * (z > 34 ? random() * z * 0.62 : aside + random() * z * 0.5), z]);
  }
  for (let i = 0; i < 90 * wide; i++) {
    const z = 50 + random() * 62;
    places.push([(random() - 0.5) * 1.5 * z * wide, z]);
  }
  for (const [x, z] of places) {
    const asPine = !tropical && (snowy || random() < 0.4);
    const asPalm = tropical && random() < 0.4;
    const [turn, tall, kind] = [
      random() * 6,
      random(),
      pick<TreeKind>(
        random,
        season === 'autumn' && !tropical ? [trees.maple] : tropical ? [jungleTree] : [trees.oak, trees.birch],
      ),
    ];
    const isFar = z > 50;
    const isOnWay = way !== undefined && Math.abs(x - way(z)) < 1.5 + z * 0.02;
    if (isOnWay || hides(order, x, z, isFar ? 0.03 : 0.14) || standsBefore(order, x, z)) continue;
    put(mesh, { x, y: ground(x, z) - 0.1, z, turn, scale: 1.25 + (isFar ? 0.5 : 0) }, (m) => {
      if (asPine)
        buildPine(m, random, {
          h: 11 + tall * 5,
          ...(z < 24 ? { tiers: 26, n: 22 } : isFar ? { tiers: 8, n: 7 } : { tiers: 14, n: 11 }),
        });
      else if (asPalm) buildPalm(m, random, { h: 8 + tall * 4 });
      else buildTree(m, random, kind, z < 22 ? 0.26 : isFar ? 0.08 : 0.13);
    });
  }
}

/** A tree of the rain forest: high, with a crown of dark leaves. */
const jungleTree: TreeKind = {
  ...trees.oak,
  h: 12,
  spread: 0.5,
  bark: '#5a4c3c',
  leaf: ['#2f6a2c', '#3f7a34', '#275a28', '#4f8a3c'],
};

/** Ferns, bushes and low grass: close at the feet of the trees, thin in the clearing, and none before what was asked for. */
function growUndergrowth(mesh: Mesh, order: SettingOrder, { ground, place, tropical, isTall, way }: Wood): void {
  const { random, season, things } = order;
  const onWay = (x: number, z: number): boolean => way !== undefined && onPath(x, z, way) > 0.1;
  const isAutumn = season === 'autumn' && !tropical;
  buildGrass(mesh, random, {
    ...{
      wide: order.wide,
      n: order.small ? 24_000 : isTall ? 9000 : 15_000,
      near: order.small ? 0.4 : 1.2,
      far: 40,
      spread: 0.8,
      ...{ ground, isBare: onWay, tufted: 0.66 },
    },
    cols: isAutumn ? grassColours.autumn : ['#4a6a2c', '#5a7a34', '#3f5c28', '#6c8a40'],
    h: order.small ? 0.11 : 0.2,
    around: things,
    tall: (x, z) => fbm(x * 0.3 + place, z * 0.3, 3) > 0.47,
  });
  const fronds = isAutumn ? (['#a8842e', '#b8702c', '#8a7a34', '#c89a40'] as const) : undefined;
  for (let i = 0; i < (tropical ? 150 : 84); i++) {
    const z = 2.8 + (i / (tropical ? 150 : 84)) ** 1.2 * 36;
    const x = (i % 2 === 0 ? 1 : -1) * (1.3 + z * (0.1 + random() * 0.55));
    const reach = (tropical ? 0.8 : 0.5) + random() * (tropical ? 0.9 : 0.45);
    if (hides(order, x, z, 0.1 + 1.6 / z) || !isClear(things, x, z) || onWay(x, z)) continue;
    put(mesh, { x, y: ground(x, z), z, turn: random() * 6 }, (m) => buildFern(m, random, reach, fronds));
  }
  const bush: readonly [string, ...string[]] = isAutumn
    ? ['#b8702c', '#a8562a', '#8a7a34', '#c8943a']
    : tropical
      ? ['#2f6a2c', '#3f7f34', '#24562a', '#569440']
      : ['#4a6e30', '#3c5c28', '#5d823c', '#6f924a'];
  for (let i = 0; i < 74; i++) {
    const z = 6 + (i / 74) * 44;
    const x = (i % 2 === 0 ? 1 : -1) * (2.4 + z * (0.12 + random() * 0.5));
    const size = 0.5 + random() * (tropical ? 1.1 : 0.6);
    if (hides(order, x, z, 0.08 + size / z) || !isClear(things, x, z) || onWay(x, z)) continue;
    const detail = Math.min(1, 12 / z);
    for (const [dx, dy, r] of [
      [0, 0.45, 1],
      [-0.6, 0.3, 0.7],
      [0.55, 0.35, 0.75],
    ] as const)
      leaves(
        mesh.object(),
        random,
        x + dx * size,
        ground(x, z) + dy * size,
        z,
        size * r,
        Math.round(40 + 90 * detail),
        0.09 + 0.08 / detail ** 0.5,
        bush,
        0.8,
      );
  }
}

/** Lianas that hang between the trees, with leaves along them, and large leaves that reach in from both sides. */
function hangLianas(mesh: Mesh, order: SettingOrder, ground: Ground): void {
  const { random } = order;
  for (let i = 0; i < 24; i++) {
    const z = 6.5 + random() * 22;
    const from = (random() - 0.5) * z * 1.1;
    const [to, up, low] = [from + (random() - 0.5) * 5, 6 + random() * 3, 2.6 + random() * 3];
    const at = (t: number): Vec3 => [
      from + (to - from) * t,
      ground(from, z) + up - (up - low) * 4 * t * (1 - t),
      z + Math.sin(t * 5 + i) * 0.3,
    ];
    if (hides(order, (from + to) / 2, z, 0.1)) continue;
    mesh.object().tube(
      Array.from({ length: 17 }, (_, n) => at(n / 16)),
      [0.035],
      '#4f4a30',
      materials.bark,
      6,
    );
    for (let k = 1; k < 12; k++) {
      const [x, y, lz] = at(k / 12);
      leaves(mesh, random, x, y - 0.12, lz, 0.22, 12, 0.12, ['#3f7f34', '#2f6a2c', '#569440'], 1.3);
      if (k % 3 === 0)
        mesh.tube(
          [
            [x, y, lz],
            [x + 0.05, y - 0.7 - random() * 0.9, lz],
          ],
          [0.012, 0.006],
          '#4f5a30',
          materials.plain,
          4,
        );
    }
  }
  for (let i = 0; i < 14; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const z = 2.6 + (i >> 1) * 1.5;
    const x = side * (z * 0.5 + 0.7 + random() * 0.4);
    if (hides(order, x, z, 0.2)) continue;
    put(mesh, { x, y: ground(x, z), z, turn: random() * 6 }, (m) => growBroadLeaves(m, random, 1.3 + random() * 0.8));
  }
}

/** A plant of seven leaves as broad as a banana's, each with its rib. */
function growBroadLeaves(mesh: Mesh, random: Random, reach: number): void {
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * tau + random() * 0.5;
    const [ca, sa, steep] = [Math.cos(a), Math.sin(a), 0.9 + random() * 0.7];
    const long = reach * (0.75 + random() * 0.4);
    const tone = vary(readColour(pick(random, ['#3f8434', '#2f6e2c', '#569a3f', '#468a38'])), random, 0.2);
    const middle = (t: number): Vec3 => [
      ca * long * t * 0.8,
      long * (steep * t - steep * 0.62 * t * t),
      sa * long * t * 0.8,
    ];
    mesh.object().sheet(
      (u, v): Vec3 => {
        const [x, y, z] = middle(u);
        const half = long * 0.2 * Math.sin(Math.PI * Math.min(1, 0.06 + u * 0.94)) ** 0.6 * smooth(0.14, 0.32, u);
        const w = (v - 0.5) * 2;
        return [x - sa * half * w, y - Math.abs(w) * half * 0.45 + 0.02 * Math.sin(u * 40), z + ca * half * w];
      },
      22,
      8,
      (_u, v) => mixRgb(tone, hex('#b8d070'), smooth(0.07, 0.02, Math.abs(v - 0.5)) * 0.7),
      materials.leaf,
    );
  }
}

/** A fallen trunk with moss on its back, beside the clearing. */
function layLog(mesh: Mesh, order: SettingOrder, ground: Ground, snowy: boolean): void {
  const { random } = order;
  const side = random() < 0.5 ? -1 : 1;
  const [x, z, turn] = [side * (2.9 + random()), 7 + random() * 3, side * (0.5 + random() * 0.5)];
  if (hides(order, x, z, 0.3) || !isClear(order.things, x, z)) return;
  put(mesh, { x, y: ground(x, z) + 0.2, z, turn }, (m) => {
    const at = (t: number): Vec3 => [(t - 0.5) * 4.4, 0.05 * Math.sin(t * 4), 0.1 * Math.sin(t * 7)];
    m.object().tube(
      Array.from({ length: 9 }, (_, i) => at(i / 8)),
      [0.3, 0.29, 0.28, 0.28, 0.27, 0.26, 0.25, 0.24, 0.23],
      '#5c4634',
      materials.bark,
      16,
    );
    for (const t of [0, 1]) {
      m.push()
        .at(...at(t))
        .rotZ(t ? -Math.PI / 2 : Math.PI / 2);
      for (const [r, tone] of [
        [t ? 0.23 : 0.3, '#b08a5c'],
        [t ? 0.16 : 0.2, '#a07848'],
        [0.08, '#8a6238'],
      ] as const)
        m.cyl(0, 0, 0, r, r, 0.02 + (0.3 - r) * 0.05, tone, materials.plain, 18);
      m.pop();
    }
    for (let i = 0; i < 46; i++) {
      const [px, py, pz] = at(0.06 + random() * 0.88);
      leaves(
        m,
        random,
        px,
        py + 0.22,
        pz + (random() - 0.5) * 0.24,
        0.09,
        14,
        0.03,
        snowy ? ['#e6ecf2', '#dde5ee'] : ['#5a7a30', '#6c8c3c', '#4a6a2a'],
        0.5,
      );
    }
  });
}

/** Moss, soil and, in autumn, leaves that have fallen. */
function paintFloor(
  { season }: SettingOrder,
  { place, tropical, snowy }: { readonly place: number; readonly tropical: boolean; readonly snowy: boolean },
): World['paintGround'] {
  const isAutumn = season === 'autumn' && !tropical;
  const moss = hex(snowy ? '#dfe6ee' : tropical ? '#2f4a22' : '#3f5626');
  const soil = hex(snowy ? '#c6d0da' : tropical ? '#363020' : '#453a28');
  const litter = hex(isAutumn ? '#b8642a' : tropical ? '#56482c' : '#64523a');
  return (surface, x, _y, z, distance) => {
    const k = fbm(x * 0.7, z * 0.7, 4);
    let c = mixRgb(moss, soil, smooth(0.4, 0.62, k));
    if (!snowy) {
      const fine = distance < 26 ? fbm(x * 15 + place, z * 15, 2) : 0.54;
      const strewn = fine * 0.7 + fbm(x * 1.3 + 5, z * 1.3, 2) * 0.3;
      c = mixRgb(c, litter, smooth(0.49, 0.58, strewn) * (isAutumn ? 0.9 : 0.55));
    }
    surface.r = c[0] * (0.8 + 0.4 * k);
    surface.g = c[1] * (0.8 + 0.4 * k);
    surface.b = c[2] * (0.8 + 0.4 * k);
  };
}
