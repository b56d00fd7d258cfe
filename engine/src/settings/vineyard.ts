import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { tau, vary } from '../shapes/chance.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildTree, leaves } from '../shapes/tree.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { cottage } from '../concepts/buildings/cottage.ts';
import { cypress } from '../concepts/trees/cypress.ts';
import type { Look, Season } from '../concepts/concept.ts';
import { grassColours } from './grass-colours.ts';
import { finishWorld, groundGrid, lampsOn, put, putThings, standAt } from './setting.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

/** From row to row, from vine to vine, and how far vines are built one by one; metres. */
const [apart, step, singly] = [2.6, 1.15, 25] as const;
/** Where the rows end, and the height of their wires; metres. */
const [rowsEnd, high] = [190, 1.35] as const;

type Foliage = readonly [string, ...string[]];

const foliage: Readonly<Record<Season, Foliage>> = {
  spring: ['#86a83c', '#9aba4a', '#739434', '#a9c45a'],
  summer: ['#4f7a2a', '#5f8c34', '#456e28', '#70983c'],
  autumn: ['#c9952c', '#b8642a', '#d8b03c', '#9a4428', '#8f8a34'],
  winter: ['#6a5842', '#5c4c3a', '#76644c'],
};

/** Rows of vines that run up a slope, with a farmhouse among cypresses at their end and hills behind. */
export function buildVineyard(order: SettingOrder): World {
  const { random, season } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' && order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.0016, clouds: 0.38, ...order.air });
  const look: Look = { season, lit: lampsOn(air), ordinal: 0 };
  const place = random() * 60;
  const ground = landOf(place);
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, near: 0.5, far: 1700 });
  plantRows(mesh, order, ground, isSnowy ? ['#dfe6ee', '#c9d2da'] : foliage[season]);
  raiseFarm(mesh, order, ground, look);
  if (!order.refuses('tree')) plantEdges(mesh, order, ground);
  if (!isSnowy)
    buildGrass(mesh, random, {
      ...{ wide: order.wide, n: 22_000, spread: 0.72, ground, near: order.small ? 0.45 : 1, far: 34 },
      cols: season === 'winter' ? ['#7c8450', '#8f8a58', '#6a7444'] : grassColours[season],
      h: order.small ? 0.1 : 0.16,
      tall: (x) => Math.abs(overRow(x)) > 0.55,
      around: order.things,
    });
  putThings(mesh, order.things, ground);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 2.3, lookUp: 2.9, focal: 0.98 }, ground),
    paintGround: paintLand(order, place, isSnowy),
    ground,
    events: order.events,
    cloudShadows: order.time === 'day' && order.weather.length === 0 ? 0.012 : 0,
    focus: [0, 2, Math.max(15, order.reach * 0.8)],
    shadowRadius: Math.max(28, order.reach * 0.8),
    occlusion: { radius: 1, power: 1.1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** Metres from the middle of the next row; an alley leads away from the eye. */
function overRow(x: number): number {
  return ((((x - apart / 2) % apart) + apart * 1.5) % apart) - apart / 2;
}

/** The slope with the vines, the ridge of the farm, and hills that fold behind one another. */
function landOf(place: number): Ground {
  return (x, z) => {
    const slope = 19 * smooth(16, rowsEnd, z) + (fbm(x * 0.012 + place, z * 0.01, 3) - 0.5) * 7 * smooth(20, 90, z);
    const valley = -22 * smooth(rowsEnd + 10, rowsEnd + 130, z);
    const folds = 26 + 120 * smooth(0.25, 0.85, fbm(x * 0.0032 + place, z * 0.0026, 5));
    const hills = folds * smooth(rowsEnd + 80, 760, z);
    return (fbm(x * 0.2 + place, z * 0.2, 3) - 0.5) * 0.22 + slope + valley + hills;
  };
}

/** Whether a vine would stand where something else was asked for, or before it. */
function isTaken(things: readonly PlacedThing[], x: number, z: number): boolean {
  return things.some(
    (thing) =>
      thing.clearing > 0 &&
      (Math.hypot(x - thing.x, z - thing.z) < thing.clearing + 0.5 ||
        (thing.z > z && Math.abs(thing.x / thing.z - x / z) * thing.z < thing.clearing + 0.3)),
  );
}

function plantRows(mesh: Mesh, order: SettingOrder, ground: Ground, green: Foliage): void {
  const { random, things, wide, season } = order;
  const isBare = season === 'winter';
  const many = Math.ceil((0.6 * wide * rowsEnd) / apart);
  for (let row = -many; row < many; row++) {
    const x = apart / 2 + row * apart;
    const from = Math.max(1.6, Math.abs(x) / (0.75 * wide) - 2);
    // One by one where they are seen as single plants.
    for (let z = from - (from % step) + step; z < singly; z += step) {
      const at: Vec3 = [x + (random() - 0.5) * 0.12, ground(x, z), z];
      const [turn, seed] = [random() * tau, random()];
      if (isTaken(things, x, z)) continue;
      put(mesh, { x: at[0], y: at[1], z, turn }, (m) => buildVine(m, random, { green, isBare, z, seed }));
      if (Math.round(z / step) % 4 === 0)
        mesh.object().cyl(x, at[1] - 0.1, z, 0.045, 0.04, high + 0.45, '#8a7a64', materials.bark, 6);
    }
    if (from < singly) stretchWires(mesh, things, ground, x, from);
    if (!isBare) layHedge(mesh, random, ground, { x, from: Math.max(singly, from), green, things });
    else layHedge(mesh, random, ground, { x, from: Math.max(singly, from), green, things, thin: true });
  }
}

/** A gnarled stem, canes along the wires, leaves, and grapes where they are seen. */
function buildVine(
  mesh: Mesh,
  random: Random,
  { green, isBare, z, seed }: { green: Foliage; isBare: boolean; z: number; seed: number },
): void {
  const lean = (seed - 0.5) * 0.2;
  mesh.object().tube(
    [
      [0, -0.05, 0],
      [lean, 0.25, lean * 0.6],
      [-lean * 0.5, 0.52, 0],
      [lean * 0.4, 0.78, 0],
    ],
    [0.055, 0.042, 0.045, 0.035],
    '#4a382a',
    materials.bark,
    7,
  );
  for (const side of [-1, 1])
    mesh.tube(
      [
        [lean * 0.4, 0.76, 0],
        [side * 0.2, 0.86 + seed * 0.1, 0.05],
        [side * 0.55, 0.84, -0.04],
      ],
      [0.03, 0.02, 0.01],
      '#5c4634',
      materials.bark,
      5,
    );
  if (isBare) {
    for (let i = 0; i < 5; i++)
      mesh.tube(
        [
          [(i - 2) * 0.2, 0.84, 0],
          [(i - 2) * 0.22 + (random() - 0.5) * 0.15, 1.1, 0.04],
          [(i - 2) * 0.2 + (random() - 0.5) * 0.3, 1.3 + random() * 0.15, 0],
        ],
        [0.014, 0.01, 0.004],
        '#6e523a',
        materials.bark,
        4,
      );
    return;
  }
  const detail = Math.min(1.8, 9 / z);
  for (const [dx, dy, r] of [
    [-0.34, 0.98, 0.36],
    [0.3, 1.02, 0.37],
    [0, 1.22, 0.36],
    [0.1, 0.78, 0.28],
  ] as const)
    leaves(
      mesh,
      random,
      dx,
      dy,
      (random() - 0.5) * 0.15,
      r,
      Math.round(16 + 110 * detail),
      0.045 + 0.055 / detail,
      green,
    );
  // Shoots that stand up over the wires.
  for (let i = 0; i < 3; i++)
    leaves(
      mesh,
      random,
      (random() - 0.5) * 0.8,
      1.5 + random() * 0.18,
      0,
      0.11,
      Math.round(8 + 12 * detail),
      0.075,
      green,
    );
  if (z < 16 && !isBare)
    for (let i = 0; i < 4; i++) hangGrapes(mesh, random, [(random() - 0.5) * 0.8, 0.66 + random() * 0.14, 0], seed);
}

/** A bunch that narrows downwards, on whichever side it is seen from. */
function hangGrapes(mesh: Mesh, random: Random, [x, y]: Vec3, seed: number): void {
  const colour = readColour(seed < 0.65 ? '#3d2148' : '#a9b84e');
  for (const side of [-1, 1])
    for (let i = 0; i < 22; i++) {
      const [t, a] = [Math.sqrt(i / 22), i * 2.4];
      const r = 0.055 * (1 - t * 0.75) + 0.006;
      mesh.ball(
        ...([x + Math.cos(a) * r, y + 0.08 - t * 0.19, side * 0.3 + Math.sin(a) * r] as const),
        ...[0.019, 0.02, 0.019],
        vary(colour, random, 0.25),
        materials.gloss,
        6,
      );
    }
}

function stretchWires(mesh: Mesh, things: readonly PlacedThing[], ground: Ground, x: number, from: number): void {
  for (const up of [0.86, high])
    for (let z = from; z + 2.3 < singly; z += 2.3)
      if (!isTaken(things, x, z) && !isTaken(things, x, z + 2.3))
        mesh.object().tube(
          [
            [x, ground(x, z) + up, z],
            [x, ground(x, z + 2.3) + up, z + 2.3],
          ],
          [0.006],
          '#4c4a42',
          materials.plain,
          3,
        );
}

interface Hedge {
  readonly x: number;
  readonly from: number;
  readonly green: Foliage;
  readonly things: readonly PlacedThing[];
  /** Without leaves: canes on their wires. */
  readonly thin?: boolean;
}

/** The far part of a row, a bank of leaves. */
function layHedge(mesh: Mesh, random: Random, ground: Ground, { x, from, green, things, thin = false }: Hedge): void {
  for (let z = from; z < rowsEnd;) {
    const long = Math.max(1.4, z * 0.028);
    const [middle, size] = [z + long / 2, thin ? 0.3 : 0.5];
    z += long;
    if (isTaken(things, x, middle)) continue;
    const blades = Math.round(Math.max(7, (thin ? 500 : 1500) / middle));
    leaves(
      mesh,
      random,
      ...([x, ground(x, middle) + 0.95, middle] as const),
      ...([size + (random() - 0.5) * 0.08, blades, (thin ? 0.1 : 0.16) + middle * 0.0028] as const),
      green,
      1.15,
    );
  }
}

/** The farmhouse on the ridge, and the cypresses along its way. */
function raiseFarm(mesh: Mesh, { random, things, refuses }: SettingOrder, ground: Ground, look: Look): void {
  const side = random() < 0.5 ? -1 : 1;
  const [x, z] = [side * (24 + random() * 12), rowsEnd + 6];
  const isHidden = things.some((thing) => Math.abs(thing.x / thing.z - x / z) < 0.06 + thing.clearing / thing.z);
  if (isHidden) return;
  if (!refuses('cottage'))
    for (const [dx, scale] of [
      [0, 1.5],
      [side * 13, 1.15],
    ] as const)
      put(mesh, { x: x + dx, y: ground(x + dx, z) - 0.4, z, turn: -side * 0.3, scale }, (m) =>
        cottage.build(m, random, look),
      );
  if (refuses('tree')) return;
  for (let i = 0; i < 9; i++) {
    const [cx, cz] = [x - side * (9 + i * 4.4), z + 3 + (random() - 0.5) * 5];
    put(mesh, { x: cx, y: ground(cx, cz) - 0.2, z: cz, scale: 0.8 + random() * 0.35 }, (m) =>
      cypress.build(m, random, look),
    );
  }
}

/** Trees that stand apart at the edges of the slope and on the hills behind it. */
function plantEdges(mesh: Mesh, { random, wide, season }: SettingOrder, ground: Ground): void {
  const kind =
    season === 'autumn' ? { ...trees.oak, leaf: ['#a8702c', '#c08a34', '#8a5a2a', '#7a7434'] as const } : trees.oak;
  for (let i = 0; i < 34 * wide; i++) {
    const z = rowsEnd + 14 + random() ** 1.5 * 420;
    const x = (random() - 0.5) * 1.25 * z * wide;
    const scale = 0.8 + random() * 0.6;
    put(mesh, { x, y: ground(x, z) - 0.3, z, turn: random() * 6, scale }, (m) =>
      buildTree(m, random, season === 'winter' ? trees.bare : kind, 0.1),
    );
  }
}

function paintLand({ season }: SettingOrder, place: number, isSnowy: boolean): World['paintGround'] {
  const grass = hex(season === 'autumn' ? '#8a8440' : season === 'winter' ? '#7c8250' : '#66893a');
  const [earth, dark, blue] = [hex('#8a6a48'), hex('#3f6030'), hex('#5a7a48')];
  return (surface, x, _y, z) => {
    const k = fbm(x * 0.8, z * 0.8, 4);
    const isTilled = smooth(rowsEnd + 4, rowsEnd - 2, z);
    // Earth under the vines, grass in the alleys.
    const under = smooth(0.75, 0.4, Math.abs(overRow(x)) + (k - 0.5) * 0.5) * isTilled * smooth(120, 30, z);
    let c = mixRgb(grass, earth, under * 0.9 + smooth(0.6, 0.75, k) * 0.25 * isTilled);
    // Fields and woods on the hills, each in its own colour.
    const field = fbm(Math.round(x * 0.012 + place) * 3.1, Math.round(z * 0.01) * 2.3, 2);
    const wood = smooth(0.5, 0.58, fbm(x * 0.008 + place, z * 0.008, 4));
    c = mixRgb(c, mixRgb(mixRgb(blue, hex('#a89a52'), smooth(0.4, 0.6, field)), dark, wood), 1 - isTilled);
    if (isSnowy) c = mixRgb(c, hex('#e4eaf2'), 0.9 - wood * 0.4 * (1 - isTilled));
    const tone = 0.78 + 0.4 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    surface.through = 0.06;
  };
}
