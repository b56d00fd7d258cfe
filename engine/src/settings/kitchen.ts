import { hex, mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau, vary } from '../shapes/chance.ts';
import { leaves } from '../shapes/tree.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { fruitBowl } from '../concepts/table/fruit-bowl.ts';
import { teapot } from '../concepts/table/teapot.ts';
import type { Look } from '../concepts/concept.ts';
import { indoorAir } from './indoor-air.ts';
import { lookIntoRoom, skyAtWindow } from './into-room.ts';
import type { Stance } from './into-room.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { openWindowWall } from './window-wall.ts';

/** Half the width of the room and its height, and the height and depth of the worktop; metres. */
const [half, high, top, deep] = [3, 2.8, 0.92, 0.62] as const;

/** From where an empty kitchen is seen: over the table to the window, to the fridge, or along its middle. */
const stances: readonly [Stance, ...Stance[]] = [
  { from: [1.9, 1.5, 0.3], to: [-0.85, 1.08, 4.6], focal: 0.95 },
  { from: [-2.1, 1.45, 0.2], to: [0.75, 1.12, 5.2], focal: 0.95 },
  { from: [0.5, 1.35, 0.4], to: [0.05, 1.12, 5.4], focal: 0.95 },
];

/** The two colours of its tiles: brown and cream, slate and white, or two of clay. */
const floors: readonly [readonly [Rgb, Rgb], ...(readonly [Rgb, Rgb])[]] = [
  [hex('#7a5a48'), hex('#e0d4bc')],
  [hex('#5a6468'), hex('#d8d8d0')],
  [hex('#b07850'), hex('#bf8a60')],
  [hex('#6f8a84'), hex('#e2dccc')],
];

/** How high a lamp hangs over the table, and over one that people sit at, who are seen under it; metres. */
const lampOver = { table: 2.1, people: 1.52 } as const;

interface KitchenLook {
  readonly front: string;
  readonly paper: string;
  readonly cloth: string;
}

/** A kitchen: cupboards along the back wall, a stove under its hood, shelves of plates and jars, hanging pans, and a table. */
export function buildKitchen(order: SettingOrder): World {
  const { random, things, season } = order;
  const mesh = new Mesh();
  const air = indoorAir(makeAir(order.time, order.weather, { fog: 0, ...order.air, az: -68, el: 30 }));
  const isDark = air.night || order.time === 'dusk';
  const end = Math.max(5.4, ...things.map(({ z, clearing }) => z + clearing + 1.4));
  const look: KitchenLook = {
    front: pick(random, ['#5f7f74', '#7a93a4', '#a84f3f', '#d8c9a4', '#4f6a84', '#e6e0d2', '#8a9a6a', '#c89a4a']),
    paper: pick(random, ['#e8dcc0', '#dfe2d4', '#e6d2bc', '#c8d6d8', '#e4c8a8']),
    cloth: pick(random, ['#b8483c', '#4f7a94', '#6f8a4a']),
  };
  groundGrid(mesh, () => 0, { wide: order.wide, coarse: order.coarse, near: 0.3, far: end + 8, rows: 60, columns: 50 });
  mesh.object().box(0, 0, end + 0.05, half * 2 + 0.2, high, 0.1, look.paper, materials.wallpaper);
  mesh.box(half + 0.05, 0, end / 2 - 2, 0.1, high, end + 6, look.paper, materials.wallpaper);
  mesh.object().box(0, high, end / 2 - 2, half * 2 + 0.4, 0.1, end + 6, '#efe9dd', materials.plain);
  for (const x of [-1.8, 0, 1.8])
    mesh.object().box(x, high - 0.16, end / 2 - 2, 0.16, 0.16, end + 6, '#7a5a3c', materials.planks);
  openWindowWall(mesh, {
    ...{ x: -half, end, at: end - 1.9, wide: 1.5, sill: 1, top: 2.2, high },
    ...{ paper: look.paper, drape: look.cloth },
  });
  buildCupboards(mesh, end, look);
  tileWall(mesh, random, end);
  buildStove(mesh, end);
  buildFridge(mesh, end, look);
  fillShelves(mesh, random, end);
  hangPans(mesh, end);
  const set: Look = { season, lit: isDark, ordinal: 0 };
  put(mesh, { x: -0.35, y: top + 0.04, z: end - 0.32, scale: 0.09 }, (m) => teapot.build(m.object(), random, set));
  if (!isBefore(things, -1.1, end - 2.2, 0.9)) {
    put(mesh, { x: -1.1, y: 0, z: end - 2.2, turn: 0.12 }, (m) => buildTable(m, look.cloth));
    put(mesh, { x: -1.1, y: 0.79, z: end - 2.2, scale: 0.1 }, (m) => fruitBowl.build(m.object(), random, set));
  }
  putThings(mesh, things, () => 0);
  const laid = things.find(({ isLaid }) => isLaid);
  const over: Vec3 = laid ? [laid.x, lampOver.people, laid.z] : [0.2, lampOver.table, end - 1.9];
  const lamps: readonly Lamp[] =
    isDark && !order.refuses('lamp')
      ? [{ at: over, power: laid ? 3.4 : 6, colour: [1, 0.72, 0.42], size: 1.2 }]
      : isDark
        ? []
        : [skyAtWindow(order, [0.7 - half, 1.7, end - 1.9])];
  hangLamp(mesh, over, isDark);
  return finishWorld(mesh, air, {
    camera: lookIntoRoom(order, stances) ?? standAt(order, { eye: 1.55, lookUp: -1.2, focal: 0.82 }, () => 0),
    paintGround: paintTiles(pick(random, floors)),
    ground: () => 0,
    events: order.events,
    indoors: true,
    focus: [0, 1, end - 2],
    shadowRadius: 6.5,
    softShadow: 2,
    occlusion: { radius: 0.5, power: 0.8 },
    near: 0.1,
    lamps,
  });
}

/** Fronts with panels and knobs under a worktop of wood, and cupboards with doors on the wall. */
function buildCupboards(mesh: Mesh, end: number, { front }: KitchenLook): void {
  const z = end - deep / 2;
  mesh.object().box(-0.75, 0.1, z, 4.5, top - 0.12, deep, front, materials.plain);
  mesh.box(-0.75, 0, z + 0.04, 4.5, 0.1, deep - 0.1, '#3a3430', materials.plain);
  mesh.box(-0.75, top - 0.02, z - 0.02, 4.54, 0.06, deep + 0.06, '#a87a48', materials.floor);
  const dark = mixRgb(readColour(front), [0.06, 0.05, 0.04], 0.3);
  for (let i = 0; i < 8; i++) {
    const x = -2.72 + i * 0.56;
    if (i === 5 || i === 6) continue;
    for (const [y, tall] of [
      [0.16, 0.5],
      [0.7, 0.15],
    ] as const) {
      mesh.object().box(x, y, end - deep - 0.01, 0.5, tall, 0.03, front, materials.plain);
      if (tall > 0.3) mesh.box(x, y + 0.07, end - deep - 0.03, 0.34, tall - 0.14, 0.015, dark, materials.plain);
      mesh.ball(
        x + (tall > 0.3 ? 0.2 : 0),
        y + tall * 0.72,
        end - deep - 0.045,
        0.02,
        0.02,
        0.02,
        '#d8b45a',
        materials.metal,
        10,
      );
    }
  }
  // The sink is let into the worktop, with its tap.
  mesh.object().box(-1.55, top + 0.03, z - 0.03, 0.66, 0.02, 0.44, '#e8e6e0', materials.gloss);
  mesh.box(-1.55, top + 0.035, z - 0.03, 0.56, 0.02, 0.34, '#8a8e90', materials.metal);
  mesh.tube(
    [
      [-1.55, top, z + 0.2],
      [-1.55, top + 0.34, z + 0.2],
      [-1.55, top + 0.38, z + 0.1],
      [-1.55, top + 0.28, z + 0.02],
    ],
    [0.022],
    '#c8ccd0',
    materials.metal,
    10,
  );
  for (const x of [-0.28, 0.28])
    for (const [dx, w] of [[x - 0.4, 0.54]] as const) {
      mesh.object().box(dx, 1.62, end - 0.18, w, 0.72, 0.36, front, materials.plain);
      mesh.box(dx, 1.69, end - 0.375, w - 0.14, 0.58, 0.02, dark, materials.plain);
      mesh.ball(dx + 0.2, 1.72, end - 0.39, 0.018, 0.018, 0.018, '#d8b45a', materials.metal, 10);
    }
}

/** Small tiles between the worktop and the cupboards, each a little different. */
function tileWall(mesh: Mesh, random: Random, end: number): void {
  const glaze = readColour(pick(random, ['#eef0ea', '#cfe0e4', '#e8dcc4']));
  mesh.object();
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 33; i++)
      mesh.box(
        -2.86 + i * 0.152,
        top + 0.05 + row * 0.152,
        end - 0.012,
        0.144,
        0.144,
        0.02,
        vary(glaze, random, 0.1),
        materials.gloss,
      );
}

/** A stove with an oven door, four rings, a pot that steams, and a hood. */
function buildStove(mesh: Mesh, end: number): void {
  const [x, z] = [0.36, end - deep / 2 - 0.01];
  mesh.object().box(x, 0.04, z, 0.72, top - 0.02, deep + 0.04, '#2c2e32', materials.gloss);
  mesh.box(x, 0.2, z - deep / 2 - 0.03, 0.62, 0.44, 0.03, '#15171a', materials.gloss);
  mesh.tube(
    [
      [x - 0.28, 0.7, z - deep / 2 - 0.08],
      [x + 0.28, 0.7, z - deep / 2 - 0.08],
    ],
    [0.016],
    '#c8ccd0',
    materials.metal,
    8,
  );
  for (let i = 0; i < 5; i++)
    mesh.ball(x - 0.24 + i * 0.12, 0.81, z - deep / 2 - 0.03, 0.026, 0.026, 0.02, '#d8d4c8', materials.metal, 10);
  for (const dx of [-0.17, 0.17])
    for (const dz of [-0.14, 0.14])
      mesh.cyl(x + dx, top + 0.02, z + dz, 0.11, 0.1, 0.02, '#101214', materials.metal, 18);
  mesh.cyl(x - 0.17, top + 0.04, z - 0.12, 0.14, 0.14, 0.17, '#b8402f', materials.gloss, 26);
  mesh.cyl(x - 0.17, top + 0.21, z - 0.12, 0.145, 0.02, 0.05, '#b8402f', materials.gloss, 26);
  mesh.ball(x - 0.17, top + 0.28, z - 0.12, 0.025, 0.025, 0.025, '#d8b45a', materials.metal, 10);
  mesh.object().box(x, 1.62, end - 0.26, 0.8, 0.1, 0.52, '#b8bcc0', materials.metal);
  mesh
    .push()
    .at(x, 1.72, end - 0.24)
    .rotY(Math.PI / 4)
    .lathe(
      [
        [0.52, 0],
        [0.2, 0.4],
        [0.2, high - 1.72],
      ],
      4,
      '#c4c8cc',
      materials.metal,
    )
    .pop();
}

/** A rounded refrigerator in the corner. */
function buildFridge(mesh: Mesh, end: number, { cloth }: KitchenLook): void {
  const [x, z] = [2.35, end - 0.38];
  mesh.object().box(x, 0.06, z, 0.84, 1.84, 0.72, cloth, materials.gloss);
  mesh
    .box(x, 0.1, z - 0.38, 0.8, 1.12, 0.06, cloth, materials.gloss)
    .box(x, 1.26, z - 0.38, 0.8, 0.6, 0.06, cloth, materials.gloss);
  for (const [y, tall] of [
    [0.8, 0.34],
    [1.34, 0.24],
  ] as const)
    mesh.box(x - 0.33, y, z - 0.43, 0.035, tall, 0.05, '#d8dadc', materials.metal);
  // A counter of its own beside it.
  mesh.object().box(1.36, 0.1, end - deep / 2, 0.96, top - 0.12, deep, '#c8b48c', materials.planks);
  mesh.box(1.36, top - 0.02, end - deep / 2 - 0.02, 1, 0.06, deep + 0.06, '#a87a48', materials.floor);
}

/** Two shelves with plates that stand, jars, cups on hooks and herbs in pots. */
function fillShelves(mesh: Mesh, random: Random, end: number): void {
  const [x0, z] = [1.36, end - 0.13];
  for (const y of [1.42, 1.88]) {
    mesh.object().box(x0, y, z, 1.2, 0.035, 0.26, '#8a5f3a', materials.floor);
    for (const dx of [-0.5, 0.5]) mesh.box(x0 + dx, y - 0.12, z + 0.03, 0.03, 0.12, 0.16, '#3a3430', materials.metal);
  }
  for (let i = 0; i < 5; i++) {
    const colour = pick(random, ['#f2eee4', '#7a9ab4', '#d8c08a', '#c8604a']);
    mesh
      .push()
      .at(x0 - 0.46 + i * 0.2, 2.03, z + 0.04)
      .rotX(-Math.PI / 2 + 0.16);
    mesh
      .object()
      .cyl(0, 0, 0, 0.1, 0.12, 0.02, '#f4f0e8', materials.gloss, 24)
      .cyl(0, 0.018, 0, 0.07, 0.07, 0.004, colour, materials.gloss, 20);
    mesh.pop();
  }
  for (let i = 0; i < 6; i++) {
    const [x, tall] = [x0 - 0.5 + i * 0.2, 0.13 + (i % 3) * 0.04];
    const filled = pick(random, ['#c8803a', '#8a4a2a', '#d8c890', '#a8382a', '#5f7a3a']);
    if (i === 4) {
      mesh.object().cyl(x, 1.455, z, 0.05, 0.065, 0.11, '#b8623c', materials.plain, 16);
      leaves(mesh, random, x, 1.64, z, 0.11, 80, 0.035, ['#4f7a34', '#6a9a44']);
      continue;
    }
    mesh.object().cyl(x, 1.455, z, 0.06, 0.06, tall, filled, materials.gloss, 18);
    mesh.cyl(x, 1.455 + tall, z, 0.05, 0.05, 0.03, '#c8a468', materials.plain, 16);
  }
}

/** Copper pans and ladles on a rail before the tiles. */
function hangPans(mesh: Mesh, end: number): void {
  const [y, z] = [1.52, end - 0.06];
  mesh.object().tube(
    [
      [-2.75, y, z],
      [-1.05, y, z],
    ],
    [0.012],
    '#2c2c2e',
    materials.metal,
    6,
  );
  for (const [i, r] of [0.13, 0.1, 0.15, 0.09, 0.12].entries()) {
    const x = -2.6 + i * 0.35;
    mesh.object().tube(
      [
        [x, y, z - 0.01],
        [x, y - 0.2, z - 0.02],
      ],
      [0.012],
      '#3a3430',
      materials.metal,
      6,
    );
    mesh
      .push()
      .at(x, y - 0.2 - r, z - 0.05)
      .rotX(-Math.PI / 2);
    mesh.cyl(0, -0.03, 0, r, r * 0.9, 0.06, i % 2 ? '#b8703c' : '#2f3236', materials.metal, 26);
    mesh.pop();
  }
}

/** A table with a checked cloth, and two stools. */
function buildTable(mesh: Mesh, colour: string): void {
  const [a, b] = [readColour(colour), readColour('#f2ece0')];
  mesh.object().box(0, 0.72, 0, 1.3, 0.05, 0.86, '#8a5f3a', materials.floor);
  for (const [x, z] of [
    [-0.56, -0.34],
    [0.56, -0.34],
    [-0.56, 0.34],
    [0.56, 0.34],
  ] as const)
    mesh.box(x, 0, z, 0.07, 0.72, 0.07, '#8a5f3a', materials.floor);
  mesh.sheet(
    (u, v): Vec3 => {
      const [x, z] = [(u - 0.5) * 1.7, (v - 0.5) * 1.26];
      const over = Math.max(Math.abs(x) - 0.65, Math.abs(z) - 0.43, 0);
      const on: Vec3 = [
        Math.sign(x) * Math.min(Math.abs(x), 0.66),
        0.775 - over,
        Math.sign(z) * Math.min(Math.abs(z), 0.44),
      ];
      return [
        on[0] + Math.sin(z * 22) * 0.02 * Math.min(1, over * 9),
        on[1],
        on[2] + Math.sin(x * 22) * 0.02 * Math.min(1, over * 9),
      ];
    },
    68,
    50,
    (u, v) => mixRgb(b, a, (Math.floor(u * 17) % 2) * 0.5 + (Math.floor(v * 13) % 2) * 0.5),
    materials.cloth,
  );
  for (const s of [-1, 1]) {
    mesh.object().cyl(s * 0.98, 0.44, -0.1, 0.18, 0.17, 0.05, '#8a5f3a', materials.floor, 22);
    for (let i = 0; i < 3; i++) {
      const t = (i / 3) * tau;
      mesh.tube(
        [
          [s * 0.98 + Math.cos(t) * 0.12, 0.44, -0.1 + Math.sin(t) * 0.12],
          [s * 0.98 + Math.cos(t) * 0.19, 0, -0.1 + Math.sin(t) * 0.19],
        ],
        [0.022],
        '#8a5f3a',
        materials.floor,
        7,
      );
    }
  }
}

/** A lamp of enamel over the middle of the room. */
function hangLamp(mesh: Mesh, [x, y, z]: Vec3, isLit: boolean): void {
  mesh.object().tube(
    [
      [x, high, z],
      [x, y + 0.26, z],
    ],
    [0.01],
    '#26221e',
    materials.plain,
    4,
  );
  mesh.push().at(x, y, z);
  mesh.lathe(
    [
      [0.3, 0],
      [0.27, 0.08],
      [0.1, 0.2],
      [0.05, 0.27],
    ],
    30,
    '#3f5f54',
    materials.gloss,
  );
  mesh.ball(0, 0.06, 0, 0.07, 0.08, 0.07, '#ffe2a8', isLit ? materials.glow : materials.gloss, 14);
  mesh.pop();
}

/** Tiles of two colours, as a chessboard. */
const paintTiles =
  ([dark, pale]: readonly [Rgb, Rgb]): World['paintGround'] =>
  (surface, x, _y, z, distance) => {
    const [a, b] = [x / 0.42, z / 0.42];
    const [fx, fz] = [a - Math.floor(a), b - Math.floor(b)];
    const gap = smooth(0.035, 0.012, Math.min(fx, 1 - fx, fz, 1 - fz)) * smooth(12, 5, distance);
    const isDark = (Math.floor(a) + Math.floor(b)) % 2 !== 0;
    const k = fbm(x * 3, z * 3, 3);
    const c = mixRgb(isDark ? dark : pale, hex('#4a4038'), gap * 0.8);
    const tone = 0.88 + 0.2 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
  };
