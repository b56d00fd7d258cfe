import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { growBlossoms } from '../shapes/blossoms.ts';
import { leaves } from '../shapes/tree.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, lampsOn, overDepths, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** How far the streets lie below the roof, and half its width; metres. */
const [streets, half] = [-46, 11] as const;

const facades = ['#8a939c', '#6f7a86', '#a59b8c', '#7a6f68', '#9aa6b0', '#b0a594', '#94604a', '#a8755a'] as const;

/** A flat roof high over a city: a parapet, a water tank, pots with plants and strings of bulbs, and towers all around. */
export function buildRooftop(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.0014, clouds: 0.42, ...order.air });
  const isLit = lampsOn(air);
  const edge = Math.max(9.5, ...things.map(({ z, clearing }) => (clearing > 0 ? z + clearing + 2 : 0)));
  groundGrid(mesh, (x, z) => (Math.abs(x) < half + 3 && z < edge + 1 ? 0 : streets), {
    ...{ wide: order.wide, coarse: order.coarse, near: 0.5, far: 1400, rows: 160, columns: 120 },
  });
  raiseParapet(mesh, edge, isSnowy);
  raiseCity(mesh, random, edge);
  furnish(mesh, order, edge, isSnowy);
  const lamps = order.refuses('lamp') ? [] : hangBulbs(mesh, edge, isLit);
  putThings(
    mesh,
    things,
    overDepths(() => 0),
  );
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 2.6, focal: 0.9 }, () => 0),
    paintGround: paintRoof(isSnowy),
    ground: (x, z) => (Math.abs(x) < half && z < edge ? 0 : streets),
    events: order.events,
    wet: !isSnowy && order.weather.includes('rain'),
    lamps,
    windowsLit: isLit ? 1 : order.time === 'sunset' ? 0.5 : 0,
    focus: [0, 2, 12],
    shadowRadius: 32,
    occlusion: { radius: 1.2, power: 1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** A wall to the hip with a coping of stone. */
function raiseParapet(mesh: Mesh, edge: number, isSnowy: boolean): void {
  const cap = isSnowy ? '#e6ecf2' : '#b8ae9c';
  for (const [x, z, w, d] of [
    [0, edge, half * 2 + 0.4, 0.36],
    [-half, edge / 2 - 4, 0.36, edge + 8],
    [half, edge / 2 - 4, 0.36, edge + 8],
  ] as const) {
    mesh.object().box(x, 0, z, w, 0.86, d, '#8f5a44', materials.brick);
    mesh.box(x, 0.86, z, w + 0.12, 0.12, d + 0.16, cap, materials.stone);
    mesh.object().box(x, streets, z + 0.2, w, -streets, d, '#8f5a44', materials.brick);
  }
}

/** Blocks in a grid of streets, higher in the middle of the view; what stands near is lower than the eye. */
function raiseCity(mesh: Mesh, random: Random, edge: number): void {
  for (let row = 0; row < 13; row++) {
    const z = edge + 26 + row * 34 + row ** 2 * 2.2;
    const across = Math.ceil((z * 0.8) / 30);
    for (let i = -across; i <= across; i++) {
      const [x, w] = [i * 30 + (random() - 0.5) * 6 + (row % 2) * 12, 17 + random() * 8];
      const middle = Math.exp(-(((x + 30) / (60 + z * 0.2)) ** 2));
      const near = smooth(60, 190, z);
      const h = -streets * (0.35 + 0.5 * random()) + near * (random() ** 2 * 90 + middle * random() * 120);
      const facade = pick(random, facades);
      const hasSetback = random() < 0.45;
      mesh
        .push()
        .at(x, streets, z)
        .rotY((random() - 0.5) * 0.06)
        .object();
      mesh.box(0, 0, 0, w, h, w, facade, materials.towerBlock);
      if (hasSetback && h > 50) mesh.box(0, h, 0, w * 0.64, h * 0.22, w * 0.64, facade, materials.towerBlock);
      if (h > 110)
        mesh.tube(
          [
            [0, h, 0],
            [0, h * 1.3, 0],
          ],
          [0.9, 0.15],
          '#3a4048',
          materials.metal,
        );
      else if (random() < 0.4 && h < 60) {
        mesh.push().at((random() - 0.5) * w * 0.4, h, (random() - 0.5) * w * 0.4);
        buildTank(mesh, 0.9);
        mesh.pop();
      } else mesh.box(w * 0.2, h, 0, 4, 3, 4, '#7c766e', materials.plain);
      mesh.pop();
    }
  }
}

/** A tank of boards on four legs, with a pointed lid. */
function buildTank(mesh: Mesh, scale: number): void {
  mesh.push().scale(scale);
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    mesh.cyl(x, 0, z, 0.09, 0.09, 2.2, '#3c3a3a', materials.metal, 8);
  for (const y of [0.7, 1.5])
    for (const s of [-1, 1]) {
      mesh.box(0, y, s, 2, 0.07, 0.07, '#3c3a3a', materials.metal);
      mesh.box(s, y, 0, 0.07, 0.07, 2, '#3c3a3a', materials.metal);
    }
  mesh.box(0, 2.2, 0, 2.8, 0.14, 2.8, '#4a4440', materials.planks);
  mesh.cyl(0, 2.34, 0, 1.45, 1.38, 2.7, '#7a5a40', materials.planks, 26);
  for (const y of [2.6, 3.3, 4, 4.7]) mesh.cyl(0, y, 0, 1.47, 1.46, 0.06, '#33302e', materials.metal, 26);
  mesh.cyl(0, 5.04, 0, 1.65, 0.02, 1.2, '#4c4a4a', materials.planks, 26);
  mesh.pop();
}

/** The tank, vents, a stair house, and pots with bushes and flowers along the parapet. */
function furnish(mesh: Mesh, { random, things, season }: SettingOrder, edge: number, isSnowy: boolean): void {
  const side = random() < 0.5 ? -1 : 1;
  const free = (x: number, z: number, wide: number): boolean => !isBefore(things, x, z, wide);
  if (free(side * 7.6, edge - 2, 2)) put(mesh.object(), { x: side * 7.6, y: 0, z: edge - 2 }, (m) => buildTank(m, 1));
  if (free(-side * 8.2, edge - 1.9, 2.4)) {
    const [x, z] = [-side * 8.2, edge - 1.9];
    mesh.object().box(x, 0, z, 3.6, 2.7, 3, '#96604a', materials.brick);
    mesh.box(x, 2.7, z, 4, 0.2, 3.4, '#5c5854', materials.plain);
    mesh.box(x + side * 0.6, 0, z - 1.52, 1, 2.1, 0.08, '#4a5a54', materials.planks);
    mesh.box(x + side * 0.6, 2.25, z - 1.62, 0.3, 0.14, 0.2, '#ffdc9a', materials.window);
  }
  for (let i = 0; i < 4; i++) {
    const [x, z] = [side * (3.2 + i * 1.2), edge - 1 - (i % 2) * 0.8];
    if (!free(x, z, 0.5)) continue;
    mesh.object().cyl(x, 0, z, 0.16, 0.16, 0.8 + (i % 3) * 0.25, '#8a8c8c', materials.metal, 14);
    mesh.cyl(x, 0.8 + (i % 3) * 0.25, z, 0.26, 0.02, 0.2, '#6c6e70', materials.metal, 14);
  }
  for (let i = 0; i < 9; i++) {
    const [x, z] = [-half + 1 + i * 2.4 + (random() - 0.5) * 0.6, edge - 0.7];
    const [size, colour] = [
      0.3 + random() * 0.18,
      pick(random, ['#d8344a', '#f0c83a', '#e87aa0', '#f2eee8', '#9a6ac8']),
    ];
    if (!free(x, z, 0.5)) continue;
    mesh.object().cyl(x, 0, z, size * 0.7, size, size * 1.3, '#a8603c', materials.plain, 18);
    if (isSnowy) continue;
    const green =
      season === 'autumn' ? (['#8a7434', '#a8602c', '#7a6a30'] as const) : (['#4f7a34', '#5f8c3e', '#436a2e'] as const);
    leaves(mesh, random, x, size * 1.9, z, size * 1.15, 190, 0.075, green);
    growBlossoms(mesh, random, {
      ...{ at: [x, size * 1.95, z], reach: size * 1.15, many: 22, wide: 0.08, colours: [colour], detail: 1 },
    });
  }
}

/** Two strings of bulbs from post to post; they shine when it is dark. */
function hangBulbs(mesh: Mesh, edge: number, isLit: boolean): readonly Lamp[] {
  const lamps: Lamp[] = [];
  for (const [from, to] of [
    [
      [-half + 0.4, 3, 2],
      [half - 0.4, 3.2, edge - 0.6],
    ],
    [
      [half - 0.4, 3.2, 3],
      [-half + 0.4, 3, edge - 0.6],
    ],
  ] as const satisfies readonly (readonly [Vec3, Vec3])[]) {
    const at = (t: number): Vec3 => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - 0.7 * (1 - (2 * t - 1) ** 2),
      from[2] + (to[2] - from[2]) * t,
    ];
    mesh.object().tube(
      Array.from({ length: 31 }, (_, n) => at(n / 30)),
      [0.014],
      '#26221e',
      materials.plain,
      4,
    );
    for (let n = 1; n < 26; n++) {
      const [x, y, z] = at(n / 26);
      mesh.cyl(x, y - 0.05, z, 0.018, 0.018, 0.05, '#26221e', materials.plain, 5);
      mesh.ball(x, y - 0.1, z, 0.05, 0.06, 0.05, '#ffd890', isLit ? materials.glow : materials.gloss, 8);
    }
    for (const [x, y, z] of [from, to]) mesh.object().cyl(x, 0, z, 0.05, 0.045, y + 0.1, '#4a3c30', materials.bark, 8);
  }
  for (const t of isLit ? [0.2, 0.5, 0.8] : [])
    lamps.push({ at: [(t - 0.5) * half, 2.6, 2 + t * (edge - 3)], power: 6, colour: [1, 0.7, 0.36], size: 1.6 });
  return lamps;
}

/** Slabs on the roof; far below, the dark of the streets. */
function paintRoof(isSnowy: boolean): World['paintGround'] {
  const [light, dark, joint] = [hex('#a89c8c'), hex('#8c8174'), hex('#5c554c')];
  return (surface, x, y, z, distance) => {
    let c = hex('#3c4148');
    if (y > -1) {
      const [column, row] = [Math.floor(x / 0.6), Math.floor(z / 0.6)];
      const [fx, fz] = [x / 0.6 - column, z / 0.6 - row];
      const gap = smooth(0.05, 0.015, Math.min(fx, 1 - fx, fz, 1 - fz)) * smooth(18, 7, distance);
      c = mixRgb(mixRgb(light, dark, fbm(column * 3.1 + 0.5, row * 2.7 + 0.5, 1)), joint, gap);
      if (isSnowy) c = mixRgb(c, hex('#e4e9ef'), 0.88);
    }
    const tone = 0.82 + 0.3 * fbm(x * 1.7, z * 1.7, 3);
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
  };
}
