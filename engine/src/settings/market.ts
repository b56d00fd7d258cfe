import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, vary } from '../shapes/chance.ts';
import { leaves } from '../shapes/tree.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { house } from '../concepts/buildings/house.ts';
import { church } from '../concepts/buildings/church.ts';
import type { Look } from '../concepts/concept.ts';
import { cobbles } from './cobbles.ts';
import { isBefore, walkPeople } from './passers-by.ts';
import { finishWorld, groundGrid, lampsOn, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** How far the stalls' fronts are from the middle of the way, from stall to stall, and their number on a side; metres. */
const [aside, step, many] = [2.7, 3.5, 9] as const;

/** The two colours of an awning. */
type Stripe = readonly [string, string];

const stripes: readonly [Stripe, ...Stripe[]] = [
  ['#c8402f', '#f2ead8'],
  ['#2f6f5a', '#f2ead8'],
  ['#d89a2c', '#f6efdc'],
  ['#2f5a8a', '#eef0ee'],
  ['#8a3a5a', '#f4e8dc'],
];

/** What lies in a crate: its colours and its size, decimetres; greens are heads of leaves. */
type Ware = { readonly colours: readonly [string, ...string[]]; readonly size: number; readonly isLeafy?: boolean };
const wares: readonly [Ware, ...Ware[]] = [
  { colours: ['#c8322a', '#b8281f', '#d8503a'], size: 0.075 },
  { colours: ['#e88a24', '#f09a34', '#de7a1c'], size: 0.08 },
  { colours: ['#f0d03c', '#e8c42c'], size: 0.065 },
  { colours: ['#8ab03c', '#9cc04a', '#76a030'], size: 0.075 },
  { colours: ['#5a2a5e', '#4a2250', '#6a346a'], size: 0.07 },
  { colours: ['#d83a2a', '#e04a34'], size: 0.06 },
  { colours: ['#5c8f3a', '#6fa046', '#4d7d30'], size: 0.14, isLeafy: true },
  { colours: ['#c8a070', '#b88c58', '#a87a48'], size: 0.09 },
  { colours: ['#e07aa0', '#f0c8d8', '#d84a6a', '#f4d84a', '#8a5ab8'], size: 0.1, isLeafy: true },
];

/** A street market: stalls under striped awnings on both sides, crates of fruit and greens, people, and strings of bulbs. */
export function buildMarket(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.004, clouds: 0.4, ...order.air });
  const isLit = lampsOn(air);
  const look: Look = { season, lit: isLit, ordinal: 0 };
  groundGrid(mesh, () => 0, { wide: order.wide, coarse: order.coarse, near: 0.5, far: 300, rows: 120, columns: 120 });
  for (const side of [-1, 1]) {
    for (let i = 0, z = 2; i < 10; i++, z += 7)
      put(mesh, { x: side * 12.5, y: 0, z, turn: (side * Math.PI) / 2 }, (m) => house.build(m, random, look));
    for (let i = 0; i < many; i++) {
      const z = 4.6 + i * step + (side > 0 ? 1.5 : 0);
      const stripe = pick(random, stripes);
      if (isBefore(things, side * (aside + 0.8), z, 1.9)) continue;
      put(mesh, { x: side * aside, y: 0, z, turn: (side * Math.PI) / 2 }, (m) =>
        buildStall(m, random, { stripe, detail: Math.min(1, 9 / z), isSnowy }),
      );
    }
  }
  if (!order.refuses('church'))
    put(mesh, { x: 1, y: 0, z: 84, turn: 0, scale: 1.25 }, (m) => church.build(m, random, look));
  walkPeople(mesh, order, { many: 9, wide: 1.7 });
  const lamps = hangBulbs(mesh, random, isLit && !order.refuses('lamp'));
  putThings(mesh, things, () => 0);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 2.5, focal: 0.86 }, () => 0),
    paintGround: cobbles(isSnowy),
    ground: () => 0,
    events: order.events,
    wet: !isSnowy && order.weather.includes('rain'),
    lamps,
    focus: [0, 2, 12],
    shadowRadius: 26,
    windowsLit: isLit ? 1 : 0,
    occlusion: { radius: 0.9, power: 1.1 },
    snow: isSnowy ? 1 : 0,
  });
}

interface StallLook {
  readonly stripe: Stripe;
  readonly detail: number;
  readonly isSnowy: boolean;
}

/** A stall that looks towards -z: posts, an awning with a valance, a counter under cloth, and crates that lean to the front. */
function buildStall(mesh: Mesh, random: Random, { stripe, detail, isSnowy }: StallLook): void {
  const [half, deep, front, back] = [1.45, 1.7, 2.25, 2.8] as const;
  mesh.object();
  for (const x of [-half, half])
    for (const [z, h] of [
      [-0.25, front],
      [deep, back],
    ] as const)
      mesh.cyl(x, 0, z, 0.045, 0.04, h, '#7a5a3c', materials.bark, 8);
  const [a, b] = [readColour(stripe[0]), readColour(stripe[1])];
  const tone = (v: number): typeof a => (Math.floor(v * 12) % 2 ? a : b);
  mesh.sheet(
    (u, v): Vec3 => [
      (v - 0.5) * 2 * (half + 0.2),
      back + 0.05 - (back - front) * u - 0.06 * Math.sin(u * Math.PI),
      deep - u * (deep + 0.7),
    ],
    6,
    48,
    (_u, v) => (isSnowy ? mixRgb(tone(v), hex('#f2f5f8'), 0.85) : tone(v)),
    materials.cloth,
  );
  // The valance hangs down before it in scallops.
  mesh.sheet(
    (u, v): Vec3 => [
      (v - 0.5) * 2 * (half + 0.2),
      front + 0.05 - u * (0.2 + 0.07 * Math.abs(Math.sin(v * 12 * Math.PI))),
      -0.7 - 0.02 * Math.sin(v * 40),
    ],
    2,
    96,
    (_u, v) => tone(v),
    materials.cloth,
  );
  mesh.object().box(0, 0.74, 0.55, half * 2 - 0.1, 0.05, 1.1, '#8a6a48', materials.planks);
  const cloth = readColour(pick(random, ['#e8dcc4', '#6a7f5a', '#a85a3c', '#cbb894']));
  mesh.sheet(
    (u, v): Vec3 => [(v - 0.5) * (half * 2 - 0.06), 0.8 - u * 0.72, -0.03 - 0.035 * Math.sin(v * 46) * u],
    3,
    60,
    (_u, v) => mixRgb(cloth, hex('#2a2018'), 0.12 * (1 + Math.sin(v * 46))),
    materials.cloth,
  );
  const across = 4;
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < across; i++) {
      const ware = pick(random, wares);
      mesh
        .push()
        .at((i - (across - 1) / 2) * 0.68, 0.86 + row * 0.22, 0.24 + row * 0.5)
        .rotX(-0.32);
      fillCrate(mesh, random, ware, detail);
      mesh.pop();
    }
  // Baskets on the ground before it.
  for (let i = 0; i < 3; i++) {
    const x = (i - 1) * 0.95 + (random() - 0.5) * 0.2;
    const ware = pick(random, wares);
    if (random() < 0.3) continue;
    mesh.object().cyl(x, 0, -0.42, 0.2, 0.27, 0.3, '#a8804a', materials.planks, 14);
    heap(mesh, random, ware, { x, y: 0.3, z: -0.42, wide: 0.21, deep: 0.21, detail });
  }
  for (const x of [-0.8, 0.1, 0.9])
    if (random() < 0.55) {
      // Wares that hang from the awning's beam.
      const [h, hung] = [2.1, pick(random, ['#d8a04a', '#b8432f', '#e4d8c0', '#7a8f4a'])];
      mesh.object().tube(
        [
          [x, h, 0.5],
          [x, h - 0.3, 0.5],
        ],
        [0.008],
        '#4a3a2a',
        materials.plain,
        4,
      );
      for (let k = 0; k < 6; k++)
        mesh.ball(
          x + (random() - 0.5) * 0.1,
          h - 0.3 - k * 0.055,
          0.5 + (random() - 0.5) * 0.1,
          0.05,
          0.06,
          0.05,
          hung,
          materials.gloss,
          7,
        );
    }
  mesh.object();
}

/** A crate of slats, 0.6 metres wide, with a heap in it. */
function fillCrate(mesh: Mesh, random: Random, ware: Ware, detail: number): void {
  const wood = pick(random, ['#b8905c', '#a8804c', '#c49c68']);
  mesh.object().box(0, 0, 0, 0.62, 0.02, 0.46, wood, materials.planks);
  for (const up of [0.03, 0.11])
    for (const s of [-1, 1]) {
      mesh.box(0, up, s * 0.23, 0.62, 0.06, 0.018, wood, materials.planks);
      mesh.box(s * 0.3, up, 0, 0.018, 0.06, 0.46, wood, materials.planks);
    }
  heap(mesh, random, ware, { x: 0, y: 0.1, z: 0, wide: 0.27, deep: 0.2, detail });
}

interface Heap {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
  readonly detail: number;
}

function heap(
  mesh: Mesh,
  random: Random,
  { colours, size, isLeafy }: Ware,
  { x, y, z, wide, deep, detail }: Heap,
): void {
  const segments = Math.round(6 + 5 * detail);
  for (let dx = -wide + size; dx <= wide - size * 0.6; dx += size * 1.75)
    for (let dz = -deep + size; dz <= deep - size * 0.6; dz += size * 1.75) {
      const round = 1 - (dx / wide) ** 2 * 0.5 - (dz / deep) ** 2 * 0.5;
      const [cx, cz, cy] = [
        x + dx + (random() - 0.5) * size * 0.6,
        z + dz + (random() - 0.5) * size * 0.6,
        y + round * 0.09 + random() * 0.02,
      ];
      const colour = pick(random, colours);
      if (isLeafy) leaves(mesh, random, cx, cy + 0.03, cz, size * 0.8, Math.round(10 + 40 * detail), 0.05, [colour]);
      else
        mesh.ball(
          cx,
          cy,
          cz,
          size,
          size * 0.95,
          size,
          vary(readColour(colour), random, 0.2),
          materials.gloss,
          segments,
        );
    }
}

/** Strings of bulbs across the way; they shine when it is dark. */
function hangBulbs(mesh: Mesh, random: Random, isLit: boolean): readonly Lamp[] {
  const lamps: Lamp[] = [];
  for (let i = 0; i < 7; i++) {
    const z = 5.5 + i * 5.2;
    const at = (t: number): Vec3 => [
      (t - 0.5) * 2 * 5.4,
      4.3 - 0.75 * (1 - (2 * t - 1) ** 2) + 0.15 * Math.sin(i * 2),
      z + (t - 0.5) * 2.4 * (i % 2 ? 1 : -1),
    ];
    mesh.object().tube(
      Array.from({ length: 21 }, (_, n) => at(n / 20)),
      [0.012],
      '#26221e',
      materials.plain,
      4,
    );
    for (let n = 1; n < 14; n++) {
      const [x, y, bz] = at(n / 14);
      mesh.cyl(x, y - 0.05, bz, 0.016, 0.016, 0.05, '#26221e', materials.plain, 5);
      mesh.ball(x, y - 0.09, bz, 0.045, 0.055, 0.045, '#ffd890', isLit ? materials.glow : materials.gloss, 8);
    }
    if (isLit) lamps.push({ at: [(random() - 0.5) * 2, 3.5, z], power: 7, colour: [1, 0.7, 0.36], size: 1.6 });
    for (const t of [0, 1]) {
      const [x, y, pz] = at(t);
      mesh.object().cyl(x, 0, pz, 0.06, 0.05, y + 0.1, '#4a3c30', materials.bark, 8);
    }
  }
  return lamps;
}
