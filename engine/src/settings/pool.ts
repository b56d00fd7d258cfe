import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau } from '../shapes/chance.ts';
import { buildPalm } from '../shapes/palm.ts';
import { leaves } from '../shapes/tree.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, Lamp, World } from '../solid/world.ts';
import { lawnColours } from './grass-colours.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, lampsOn, overDepths, put, putThings, standAt, waterPlane } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Half the width of the basin, where it begins and ends, how low its water lies, and how deep it is; metres. */
interface Basin {
  readonly half: number;
  readonly from: number;
  readonly to: number;
  readonly x: number;
}
const [level, depth] = [-0.14, -1.5] as const;

/** A swimming pool: clear water between pale slabs, loungers under parasols, palms, and a white villa behind it. */
export function buildPool(order: SettingOrder): World {
  const { random, things } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.0012, clouds: 0.3, ...order.air });
  const isLit = lampsOn(air);
  const standing = things.filter(({ onWater, clearing }) => !onWater && clearing > 0);
  const afloat = things.find(({ onWater }) => onWater);
  const nearest = Math.max(0, ...standing.map(({ z, clearing }) => z + clearing + 1));
  const basin: Basin = {
    half: 5,
    from: afloat ? 2.6 : Math.max(3.4, nearest),
    to: Math.max(17, nearest + 12, (afloat?.z ?? 0) + 6),
    x: afloat?.x ?? 0.6,
  };
  const isIn = (x: number, z: number, more = 0): boolean =>
    Math.abs(x - basin.x) < basin.half + more && z > basin.from - more && z < basin.to + more;
  const ground: Ground = (x, z) => (isIn(x, z) ? depth : z > basin.to + 60 ? -0.4 : 0);
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, near: 0.5, far: 500, rows: 340, columns: 300 });
  waterPlane(mesh, level);
  edgeBasin(mesh, basin);
  raiseVilla(mesh, random, basin, isLit);
  setLoungers(mesh, order, basin);
  plantGreen(mesh, order, basin);
  putThings(mesh, things, overDepths(ground), () => level);
  const lamps: readonly Lamp[] = isLit
    ? [
        { at: [basin.x, 1.4, basin.to + 3], power: 9, colour: [1, 0.74, 0.44], size: 2 },
        { at: [basin.x, -0.6, (basin.from + basin.to) / 2], power: 9, colour: [0.3, 0.85, 1], size: 2.5 },
      ]
    : [];
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.8, lookUp: 1.4, focal: 0.88 }, () => 0),
    paintGround: paintDeck(basin),
    ground: (x, z) => (isIn(x, z) ? depth : 0),
    events: order.events,
    water: {
      ...{
        level,
        deep: hex('#1593b8'),
        shallow: hex('#5fd4e0'),
        sand: hex('#bfe8ec'),
        bed: ground,
        depth: 2.6,
        surf: 0,
        crests: 0,
      },
      waves: 0.3,
      waveSize: 0.6,
    },
    lamps,
    focus: [0, 2, 12],
    shadowRadius: 26,
    windowsLit: isLit ? 1 : 0,
    occlusion: { radius: 0.9, power: 1 },
  });
}

/** A rim of stone, and a ladder of steel. */
function edgeBasin(mesh: Mesh, { half, from, to, x }: Basin): void {
  const rim = '#e8e2d4';
  const middle = (from + to) / 2;
  for (const s of [-1, 1]) {
    mesh.object().box(x + s * (half + 0.18), -0.4, middle, 0.42, 0.44, to - from + 0.8, rim, materials.plain);
    mesh.box(x + s * (half - 0.02), depth, middle, 0.08, 1.4, to - from, '#8fd4e0', materials.plain);
  }
  for (const z of [from - 0.18, to + 0.18])
    mesh.object().box(x, -0.4, z, half * 2 + 0.8, 0.44, 0.42, rim, materials.plain);
  mesh.box(x, depth, to - 0.02, half * 2, 1.4, 0.08, '#8fd4e0', materials.plain);
  for (const s of [-0.28, 0.28])
    mesh.object().tube(
      [
        [x - half + 0.3, -1.1, to - 2 + s],
        [x - half + 0.25, 0.5, to - 2 + s],
        [x - half - 0.05, 0.78, to - 2 + s],
        [x - half - 0.42, 0.62, to - 2 + s],
        [x - half - 0.5, 0, to - 2 + s],
      ],
      [0.03],
      '#d8dde0',
      materials.metal,
      8,
    );
  for (const y of [-0.7, -0.35]) mesh.box(x - half + 0.29, y, to - 2, 0.1, 0.03, 0.56, '#d8dde0', materials.metal);
}

/** A house of flat roofs with walls of glass, which looks at the pool. */
function raiseVilla(mesh: Mesh, random: Random, { to, x }: Basin, isLit: boolean): void {
  const [z, white] = [to + 8, '#f2eee6'];
  const side = random() < 0.5 ? -1 : 1;
  mesh.object().box(x, 0, z + 4, 19, 3.1, 8, white, materials.plain);
  mesh.box(x, 3.1, z + 3.2, 20.4, 0.4, 9.4, '#e4ded2', materials.plain);
  mesh.box(x + side * 3.6, 3.5, z + 5, 10, 2.8, 6, white, materials.plain);
  mesh.box(x + side * 3.6, 6.3, z + 4.6, 11, 0.34, 7, '#e4ded2', materials.plain);
  mesh.box(x - side * 6.6, 0, z - 0.1, 4.6, 3.1, 0.3, '#a8784c', materials.planks);
  for (let i = 0; i < 5; i++) {
    const wx = x + side * 7.6 - side * i * 2.35;
    mesh.object().box(wx, 0.12, z - 0.04, 2.15, 2.6, 0.08, '#26404c', materials.window);
    for (const s of [-1, 1]) mesh.box(wx + s * 1.1, 0.1, z - 0.08, 0.09, 2.66, 0.09, '#3a3f42', materials.metal);
  }
  for (let i = 0; i < 3; i++)
    mesh.object().box(x + side * (1.2 + i * 2.4), 3.9, z + 1.98, 1.9, 1.9, 0.08, '#26404c', materials.window);
  mesh.object().box(x + side * 3.6, 3.5, z + 0.6, 10, 0.9, 0.05, '#bcd8e0', materials.gloss);
  for (const cx of [-9.4, 0, 9.4]) mesh.object().cyl(x + cx, 0, z - 1.3, 0.13, 0.13, 3.1, white, materials.plain, 16);
  if (isLit)
    for (const cx of [-6, 0, 6]) mesh.ball(x + cx, 2.95, z - 1, 0.13, 0.06, 0.13, '#ffe2b0', materials.glow, 10);
}

/** Loungers with cushions along both sides, two of them under a parasol, with a small table and a drink between them. */
function setLoungers(mesh: Mesh, { random, things, refuses }: SettingOrder, { half, from, to, x }: Basin): void {
  const cloth = pick(random, ['#e8704a', '#2f8fa8', '#e8b84a', '#d84a6a', '#f2ece0']);
  for (const s of [-1, 1])
    for (let z = from + 2.6; z < to - 1; z += 4.4) {
      const lx = x + s * (half + 2.3);
      if (isBefore(things, lx, z, 1.5)) continue;
      for (const dz of [-0.95, 0.95])
        put(mesh, { x: lx, y: 0, z: z + dz, turn: (-s * Math.PI) / 2 }, (m) => buildLounger(m, cloth));
      mesh
        .object()
        .cyl(lx + s * 0.2, 0, z, 0.05, 0.2, 0.42, '#c8b08a', materials.planks, 14)
        .cyl(lx + s * 0.2, 0.42, z, 0.26, 0.26, 0.03, '#c8b08a', materials.planks, 20);
      mesh.cyl(lx + s * 0.2, 0.45, z, 0.045, 0.055, 0.16, '#f0a03a', materials.gloss, 12);
      if (!refuses('umbrella')) openParasol(mesh, [lx + s * 0.55, 0, z], cloth);
    }
}

/** A frame of wood with a cushion whose back is raised; its foot lies towards -z. */
function buildLounger(mesh: Mesh, cloth: string): void {
  for (const [px, pz] of [
    [-0.28, -0.85],
    [0.28, -0.85],
    [-0.28, 0.5],
    [0.28, 0.5],
  ] as const)
    mesh.object().box(px, 0, pz, 0.06, 0.28, 0.06, '#a8784c', materials.planks);
  mesh.box(0, 0.28, -0.2, 0.7, 0.05, 1.5, '#a8784c', materials.planks);
  mesh.box(0, 0.33, -0.22, 0.64, 0.09, 1.42, cloth, materials.cloth);
  mesh.push().at(0, 0.36, 0.5).rotX(-0.75);
  mesh
    .box(0, 0, 0.32, 0.7, 0.05, 0.66, '#a8784c', materials.planks)
    .box(0, 0.05, 0.32, 0.64, 0.09, 0.64, cloth, materials.cloth);
  mesh.box(0, 0.13, 0.5, 0.4, 0.07, 0.2, '#f6f2ea', materials.cloth).pop();
}

/** A parasol of eight panels with a fringe. */
function openParasol(mesh: Mesh, [x, y, z]: Vec3, colour: string): void {
  mesh
    .object()
    .cyl(x, y, z, 0.3, 0.26, 0.1, '#8d867a', materials.stone, 20)
    .cyl(x, y + 0.1, z, 0.035, 0.03, 2.35, '#e8e0d0', materials.plain, 10);
  const [a, b] = [readColour(colour), readColour('#f6f0e4')];
  mesh.sheet(
    (u, v): Vec3 => {
      const turn = v * tau;
      const r = u * 1.5 * (1 - 0.035 * (1 - Math.abs(Math.cos(turn * 4))));
      return [
        x + Math.cos(turn) * r,
        y + 2.55 - 0.42 * u ** 1.3 + 0.05 * Math.abs(Math.sin(turn * 4)) * u,
        z + Math.sin(turn) * r,
      ];
    },
    6,
    64,
    (_u, v) => (Math.floor(v * 8) % 2 ? a : b),
    materials.cloth,
  );
  mesh.ball(x, y + 2.6, z, 0.05, 0.07, 0.05, '#e8e0d0', materials.plain, 10);
}

/** Palms behind the loungers, and bushes with flowers along the garden's edge. */
function plantGreen(mesh: Mesh, { random, things, refuses }: SettingOrder, { half, from, to, x }: Basin): void {
  for (const s of [-1, 1]) {
    for (let z = from + 3; z < to + 5; z += 5.2) {
      const [px, h, turn] = [x + s * (half + 5 + random()), 6 + random() * 2.6, random() * 6];
      if (!refuses('palm') && !isBefore(things, px, z, 1.4))
        put(mesh, { x: px, y: 0, z, turn }, (m) => buildPalm(m, random, { h }));
    }
    for (let z = from; z < to + 8; z += 1) {
      const bx = x + s * (half + 4.3 + random() * 0.5);
      const colour = pick(random, ['#d8348a', '#e8603a', '#f2ece4', '#b84ac0']);
      if (isBefore(things, bx, z, 0.6)) continue;
      leaves(mesh.object(), random, bx, 0.42, z, 0.55, 110, 0.1, ['#3f7a34', '#4f8c3e', '#2f6a2e'], 0.8);
      leaves(mesh, random, bx, 0.55, z, 0.56, 26, 0.07, [colour], 0.8);
    }
  }
}

/** Slabs around the basin, small tiles in it, lawn beyond. */
function paintDeck({ half, from, to, x: middle }: Basin): World['paintGround'] {
  const [pale, warm, joint, lawn] = [hex('#d8cdb8'), hex('#c4b69e'), hex('#a09480'), hex(lawnColours.summer)];
  return (surface, x, y, z, distance) => {
    const k = fbm(x * 1.9, z * 1.9, 3);
    const size = y < -0.5 ? 0.25 : 0.8;
    const [column, row] = [Math.floor(x / size), Math.floor(z / size)];
    const [fx, fz] = [x / size - column, z / size - row];
    const gap = smooth(0.05, 0.015, Math.min(fx, 1 - fx, fz, 1 - fz)) * smooth(22, 8, distance);
    let c;
    if (y < -0.5)
      c = mixRgb(
        mixRgb(hex('#a8e0e8'), hex('#7cc8d8'), fbm(column * 3.1 + 0.5, row * 2.7 + 0.5, 1)),
        hex('#e8f6f8'),
        gap,
      );
    else {
      const isDeck =
        smooth(half + 4.2, half + 3.8, Math.abs(x - middle)) *
        smooth(to + 9, to + 8, z) *
        smooth(from - 60, from - 50, z);
      c = mixRgb(lawn, mixRgb(mixRgb(pale, warm, fbm(column * 3.7 + 0.5, row * 2.9 + 0.5, 1)), joint, gap), isDeck);
    }
    const tone = 0.86 + 0.24 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
  };
}
