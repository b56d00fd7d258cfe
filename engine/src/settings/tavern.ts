import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau } from '../shapes/chance.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { fireplace } from '../concepts/room/fireplace.ts';
import type { Look } from '../concepts/concept.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Half the width of the room and its height; metres. */
const [half, high] = [4.6, 3.5] as const;

const oak = '#5e4028';

/** The room of an old inn: beams, a bar before shelves of bottles and barrels, tables with candles and mugs, and a fire. */
export function buildTavern(order: SettingOrder): World {
  const { random, things, season } = order;
  const mesh = new Mesh();
  const outside = makeAir(order.time, order.weather, { fog: 0.006, ...order.air, az: -64, el: 26 });
  const end = Math.max(9.5, ...things.map(({ z, clearing }) => z + clearing + 2.4));
  const look: Look = { season, lit: true, ordinal: 0 };
  groundGrid(mesh, () => 0, { wide: order.wide, coarse: order.coarse, near: 0.4, far: end + 8, rows: 70, columns: 50 });
  raiseWalls(mesh, end, outside.night);
  const hearth = random() < 0.5 ? -1 : 1;
  if (!order.refuses('fireplace') && !order.asked('fireplace'))
    put(mesh, { x: hearth * (half - 0.75), y: 0, z: end - 3.4, turn: (hearth * Math.PI) / 2, scale: 1.1 }, (m) =>
      fireplace.build(m.object(), random, look),
    );
  buildBar(mesh, random, -hearth, end);
  // Between the windows, where they are seen behind who serves.
  stockShelves(mesh, random, { x: 0, z: end - 0.06, turn: 0, long: 2.4 });
  const candles = layTables(mesh, order, end);
  stackBarrels(mesh, order, hearth, end);
  const wheel: Vec3 = [0, high - 0.95, Math.min(5.4, end - 3.5)];
  if (!order.refuses('lamp')) hangWheel(mesh, wheel);
  putThings(mesh, things, () => 0);
  return finishWorld(mesh, insideOf(outside), {
    camera: standAt(order, { eye: 1.65, lookUp: 1, focal: 0.82 }, () => 0),
    paintGround: paintBoards,
    ground: () => 0,
    events: order.events,
    indoors: true,
    lamps: [
      { at: [hearth * (half - 1.5), 0.8, end - 3.4], power: 9, colour: [1, 0.5, 0.2], size: 1 },
      ...(order.refuses('lamp')
        ? []
        : [{ at: [wheel[0], wheel[1] - 0.3, wheel[2]], power: 9, colour: [1, 0.66, 0.32], size: 1.6 } as const]),
      { at: [-hearth * (half - 1.4), 2.4, end - 2.6], power: 5, colour: [1, 0.66, 0.34], size: 1 },
      ...candles,
    ],
    focus: [0, 1.4, 6],
    shadowRadius: 11,
    occlusion: { radius: 0.8, power: 1.2 },
    windowsLit: 0,
  });
}

/** The light of the fire and of candles; little comes in through small panes. */
function insideOf(air: Air): Air {
  const k = air.night ? 0.17 : 0.26;
  return {
    ...air,
    sunLight: scaleRgb(air.sunLight, 0.05),
    ambient: [0.56 * k, 0.46 * k, 0.38 * k],
    bounce: [0.5 * k, 0.34 * k, 0.2 * k],
  };
}

/** Plaster between posts of oak, stone below, beams above, and two windows of small panes. */
function raiseWalls(mesh: Mesh, end: number, isNight: boolean): void {
  const plaster = '#c9b48c';
  const glass = scaleRgb(hex(isNight ? '#1c2c54' : '#dce6ea'), isNight ? 0.4 : 0.55);
  for (const side of [-1, 1]) {
    mesh.object().box(side * (half + 0.15), 0, end / 2 - 3, 0.3, high, end + 8, plaster, materials.plain);
    mesh.box(side * (half - 0.02), 0, end / 2 - 3, 0.1, 0.9, end + 8, '#7d7468', materials.stone);
    for (let z = 0.6; z < end; z += 2.1) mesh.box(side * (half - 0.06), 0, z, 0.22, high, 0.24, oak, materials.planks);
    mesh.box(side * (half - 0.05), 2, end / 2 - 3, 0.18, 0.2, end + 8, oak, materials.planks);
  }
  mesh.object().box(0, 0, end + 0.15, half * 2, high, 0.3, plaster, materials.plain);
  mesh.box(0, 0, end - 0.02, half * 2, 0.9, 0.1, '#7d7468', materials.stone);
  for (let x = -half; x <= half; x += 1.53) mesh.box(x, 0, end - 0.06, 0.24, high, 0.22, oak, materials.planks);
  for (const x of [-1.9, 1.9]) {
    mesh.object().box(x, 1.25, end - 0.08, 1.2, 1.25, 0.06, oak, materials.planks);
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 4; j++)
        mesh.box(x - 0.405 + i * 0.27, 1.33 + j * 0.28, end - 0.12, 0.24, 0.25, 0.03, glass, materials.glow);
  }
  mesh.object().box(0, high, end / 2 - 3, half * 2 + 1, 0.2, end + 8, '#6b4c32', materials.planks);
  for (let z = 0.6; z < end; z += 2.1) mesh.box(0, high - 0.34, z, half * 2, 0.34, 0.3, oak, materials.planks);
  for (const x of [-1.6, 1.6]) mesh.box(x, high - 0.2, end / 2 - 3, 0.2, 0.2, end + 8, oak, materials.planks);
}

/** A counter along a side wall with taps and mugs; behind it shelves of bottles and small barrels. */
function buildBar(mesh: Mesh, random: Random, side: number, end: number): void {
  const [x, from, to] = [side * (half - 1.65), end - 6, end - 0.9];
  const middle = (from + to) / 2;
  mesh.object().box(x, 0, middle, 0.6, 1.02, to - from, '#6b4a30', materials.planks);
  mesh.box(x - side * 0.06, 1.02, middle, 0.8, 0.08, to - from + 0.2, '#8a6240', materials.floor);
  for (let z = from + 0.4; z < to; z += 0.8)
    mesh.box(x - side * 0.31, 0.12, z, 0.03, 0.78, 0.6, '#553a24', materials.planks);
  for (let z = from + 0.7; z < to; z += 1.1) drawMug(mesh, [x - side * 0.12 + (random() - 0.5) * 0.2, 1.1, z]);
  stockShelves(mesh, random, { x: side * half, z: middle, turn: (side * Math.PI) / 2, long: to - from });
  for (let i = 0; i < 3; i++) {
    const z = from + 1 + i * 1.6;
    mesh
      .push()
      .at(side * (half - 0.34), 2.72, z)
      .rotZ(Math.PI / 2);
    drawBarrel(mesh.object(), 0.26, 0.5);
    mesh.pop();
  }
}

/** Three shelves full of bottles on a wall: where the middle of that is, and how it is turned to the room. */
function stockShelves(
  mesh: Mesh,
  random: Random,
  { x, z, turn, long }: { readonly x: number; readonly z: number; readonly turn: number; readonly long: number },
): void {
  put(mesh, { x, y: 0, z, turn }, (m) => {
    for (const y of [1.25, 1.75, 2.25]) {
      m.object().box(0, y, -0.2, long, 0.05, 0.34, oak, materials.planks);
      for (let along = 0.15 - long / 2; along < long / 2 - 0.1; along += 0.17) {
        if (random() < 0.16) continue;
        const [tall, r] = [0.2 + random() * 0.1, 0.035 + random() * 0.02];
        const colour = pick(random, ['#2f5a34', '#6a3a1c', '#8a1f22', '#c8a24a', '#24405a', '#3a2a4a', '#b8863a']);
        m.cyl(along, y + 0.05, -0.22, r, r, tall * 0.62, colour, materials.gloss, 12);
        m.cyl(along, y + 0.05 + tall * 0.62, -0.22, r, r * 0.36, tall * 0.2, colour, materials.gloss, 12);
        m.cyl(along, y + 0.05 + tall * 0.82, -0.22, r * 0.36, r * 0.36, tall * 0.22, colour, materials.gloss, 10);
      }
    }
  });
}

/** A mug of ale with its foam. */
function drawMug(mesh: Mesh, [x, y, z]: Vec3): void {
  mesh.object().cyl(x, y, z, 0.055, 0.05, 0.14, '#8a6238', materials.planks, 14);
  for (const up of [0.02, 0.1]) mesh.cyl(x, y + up, z, 0.058, 0.057, 0.014, '#2c2c2e', materials.metal, 14);
  mesh.ball(x, y + 0.145, z, 0.052, 0.03, 0.052, '#f4ecd8', materials.plain, 12);
  mesh.tube(
    [
      [x + 0.05, y + 0.12, z],
      [x + 0.1, y + 0.1, z],
      [x + 0.1, y + 0.05, z],
      [x + 0.05, y + 0.03, z],
    ],
    [0.012],
    '#8a6238',
    materials.planks,
    6,
  );
}

/** A barrel on its foot, of staves between hoops. */
function drawBarrel(mesh: Mesh, r: number, tall: number): void {
  mesh.lathe(
    [
      [r * 0.8, 0],
      [r * 0.94, tall * 0.22],
      [r, tall * 0.5],
      [r * 0.94, tall * 0.78],
      [r * 0.8, tall],
      [0.001, tall - 0.02],
    ],
    28,
    '#7a5432',
    materials.planks,
  );
  for (const [t, k] of [
    [0.06, 0.85],
    [0.26, 0.97],
    [0.7, 0.98],
    [0.9, 0.87],
  ] as const)
    mesh.cyl(0, tall * t, 0, r * k, r * k, tall * 0.05, '#2f2e30', materials.metal, 28);
}

function stackBarrels(mesh: Mesh, { things }: SettingOrder, side: number, end: number): void {
  for (const [x, z, r] of [
    [half - 0.7, end - 0.8, 0.42],
    [half - 1.65, end - 0.75, 0.38],
    [half - 0.65, end - 1.75, 0.36],
  ] as const)
    if (!isBefore(things, side * x, z, 0.5))
      put(mesh, { x: side * x, y: 0, z }, (m) => drawBarrel(m.object(), r, r * 2.3));
}

/** Tables with benches, a candle and mugs; where something stands that was asked for, none. */
function layTables(mesh: Mesh, { random, things, refuses }: SettingOrder, end: number): readonly Lamp[] {
  const lamps: Lamp[] = [];
  for (const [x, z, turn] of [
    [-1.9, 4, 0.12],
    [1.9, 4.9, -0.15],
    [-0.6, end - 2.5, 0.05],
  ] as const) {
    if (isBefore(things, x, z, 1.2)) continue;
    put(mesh, { x, y: 0, z, turn }, (m) => {
      m.object().box(0, 0.72, 0, 1.6, 0.07, 0.8, '#7d5636', materials.planks);
      for (const s of [-1, 1]) {
        m.box(s * 0.6, 0, 0, 0.1, 0.72, 0.6, '#5e4028', materials.planks);
        m.object().box(0, 0.42, s * 0.72, 1.5, 0.06, 0.28, '#7d5636', materials.planks);
        for (const e of [-1, 1]) m.box(e * 0.58, 0, s * 0.72, 0.08, 0.42, 0.22, '#5e4028', materials.planks);
      }
      m.object().cyl(0, 0.79, 0, 0.07, 0.05, 0.04, '#b08d4a', materials.metal, 16);
      if (!refuses('candle')) {
        m.cyl(0, 0.83, 0, 0.026, 0.026, 0.14, '#efe4c8', materials.plain, 12);
        m.ball(0, 1.01, 0, 0.018, 0.045, 0.018, '#ffd27a', materials.glow, 8);
      }
      for (let i = 0; i < 3; i++) drawMug(m, [(i - 1) * 0.46 + (random() - 0.5) * 0.1, 0.79, i % 2 ? 0.2 : -0.2]);
      m.object().cyl(0.42, 0.79, -0.05, 0.15, 0.17, 0.02, '#c8b48c', materials.gloss, 22);
      m.ball(0.42, 0.85, -0.05, 0.1, 0.06, 0.08, '#b8783a', materials.plain, 14);
    });
    if (!refuses('candle')) lamps.push({ at: [x, 1.25, z], power: 1.6, colour: [1, 0.6, 0.26], size: 0.4 });
  }
  return lamps;
}

/** A cart's wheel on chains with candles around it. */
function hangWheel(mesh: Mesh, [x, y, z]: Vec3): void {
  const ring = (r: number, thick: number): void =>
    void mesh.object().tube(
      Array.from({ length: 33 }, (_, i): Vec3 => [
        x + Math.cos((i / 32) * tau) * r,
        y,
        z + Math.sin((i / 32) * tau) * r,
      ]),
      [thick],
      oak,
      materials.planks,
      8,
    );
  ring(0.85, 0.06);
  ring(0.14, 0.07);
  for (let i = 0; i < 8; i++) {
    const [c, s] = [Math.cos((i / 8) * tau), Math.sin((i / 8) * tau)];
    mesh.tube(
      [
        [x + c * 0.14, y, z + s * 0.14],
        [x + c * 0.85, y, z + s * 0.85],
      ],
      [0.03],
      oak,
      materials.planks,
      6,
    );
    mesh.cyl(x + c * 0.85, y + 0.05, z + s * 0.85, 0.06, 0.05, 0.03, '#2f2e30', materials.metal, 12);
    mesh.cyl(x + c * 0.85, y + 0.08, z + s * 0.85, 0.026, 0.026, 0.12, '#efe4c8', materials.plain, 10);
    mesh.ball(x + c * 0.85, y + 0.24, z + s * 0.85, 0.02, 0.05, 0.02, '#ffd27a', materials.glow, 8);
    if (i % 2 === 0)
      mesh.tube(
        [
          [x + c * 0.7, y, z + s * 0.7],
          [x, high, z],
        ],
        [0.014],
        '#2f2e30',
        materials.metal,
        5,
      );
  }
}

/** Worn boards, each with a tone of its own. */
export const paintBoards: World['paintGround'] = (surface, x, _y, z, distance) => {
  const wide = 0.24;
  const row = Math.floor(x / wide);
  const f = x / wide - row;
  const shift = fbm(row * 5.3, 1.5, 1) * 9;
  const plank = Math.floor((z + shift) / 1.9);
  const g = (z + shift) / 1.9 - plank;
  const gap =
    Math.max(smooth(0.06, 0.015, Math.min(f, 1 - f)), smooth(0.012, 0.003, Math.min(g, 1 - g))) *
    smooth(16, 6, distance);
  const grain = fbm(x * 26, z * 2.2 + row * 7, 3);
  const own = fbm(row * 3.7 + 0.5, plank * 2.9 + 0.5, 1);
  const c = mixRgb(mixRgb(hex('#7a5636'), hex('#543a24'), own * 0.6 + grain * 0.4), hex('#20150c'), gap * 0.85);
  surface.r = c[0];
  surface.g = c[1];
  surface.b = c[2];
};
