import type { Random } from '../raster/random.ts';
import { buildCafeChair, buildCafeTable } from '../shapes/cafe-table.ts';
import { pick } from '../shapes/chance.ts';
import { pairs } from '../shapes/points.ts';
import { rod } from '../shapes/rings.ts';
import { smoothProfile } from '../shapes/smooth-profile.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { cake } from '../concepts/table/cake.ts';
import { croissant } from '../concepts/table/croissant.ts';
import { cupcake } from '../concepts/table/cupcake.ts';
import { mug } from '../concepts/table/mug.ts';
import { pottedPlant } from '../concepts/table/potted-plant.ts';
import type { Look } from '../concepts/concept.ts';
import { indoorAir } from './indoor-air.ts';
import { skyAtWindow } from './into-room.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { paintBoards } from './tavern.ts';
import { openWindowWall } from './window-wall.ts';

/** Half the width of the room, its height, and how far the counter stands before the back wall; metres. */
const [half, high, before] = [3.9, 3.3, 1.9] as const;
/** Height of the counter, metres. */
const bar = 1.08;

interface HouseLook {
  readonly wall: string;
  readonly wood: string;
  readonly cloth: string;
}

/** A café from within: a counter with its machine and cakes before shelves of cups, tables at the window, lamps that hang over them. */
export function buildCoffeeHouse(order: SettingOrder): World {
  const { random, things, season } = order;
  const mesh = new Mesh();
  const air = indoorAir(makeAir(order.time, order.weather, { fog: 0, ...order.air, az: -66, el: 30 }));
  const isDark = air.night || order.time === 'dusk';
  const end = Math.max(8, ...things.map(({ z, clearing }) => z + clearing + before + 1.2));
  const look: Look = { season, lit: isDark, ordinal: 0 };
  const colours: HouseLook = {
    wall: pick(random, ['#3f6458', '#7a4438', '#c9a878', '#4a5f72', '#d8ccb4']),
    wood: pick(random, ['#7a5232', '#5a3c26', '#8f6640']),
    cloth: pick(random, ['#8a3a30', '#3a5a48', '#a8792c']),
  };
  groundGrid(mesh, () => 0, { wide: order.wide, coarse: order.coarse, near: 0.3, far: end + 8, rows: 70, columns: 50 });
  raiseWalls(mesh, end, colours);
  buildCounter(mesh, random, end, { ...colours, look });
  fillShelves(mesh, random, end, look);
  layTables(mesh, order, end, look);
  const bulbs: readonly Vec3[] = [
    [-1.9, 2.25, end - before - 0.2],
    [0, 2.25, end - before - 0.2],
    [1.9, 2.25, end - before - 0.2],
    [-2.2, 2.3, end - before - 3],
    [2.2, 2.3, end - before - 3],
  ];
  if (!order.refuses('lamp')) for (const bulb of bulbs) hangPendant(mesh, bulb);
  putThings(mesh, things, () => 0);
  // Not all that hang there shine as lamps do: what light the outer ones give the others have given.
  const lamps: readonly Lamp[] = [
    ...(order.refuses('lamp')
      ? []
      : bulbs.slice(1, 4).map((at): Lamp => ({
          at: [at[0], at[1] - 0.15, at[2]],
          power: isDark ? 3.4 : 1.8,
          colour: [1, 0.7, 0.4],
          size: 0.6,
        }))),
    ...(isDark ? [] : [skyAtWindow(order, [0.8 - half, 1.7, end - 4])]),
  ];
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.55, lookUp: 0.2, focal: 0.86 }, () => 0),
    paintGround: paintBoards,
    ground: () => 0,
    events: order.events,
    indoors: true,
    focus: [0, 1, end - 3],
    shadowRadius: 8,
    softShadow: 2,
    occlusion: { radius: 0.6, power: 0.9 },
    near: 0.1,
    lamps,
  });
}

/** Painted walls over panels of wood, a wide window to the street on the left, beams under the ceiling. */
function raiseWalls(mesh: Mesh, end: number, { wall, wood, cloth }: HouseLook): void {
  mesh.object().box(0, 0, end + 0.05, half * 2 + 0.2, high, 0.1, wall, materials.plain);
  mesh.object().box(half + 0.05, 0, end / 2 - 2, 0.1, high, end + 6, wall, materials.plain);
  openWindowWall(mesh, {
    ...{ x: -half, end, at: end - 4, wide: 3.4, sill: 0.75, top: 2.6, high },
    ...{ paper: wall, drape: cloth },
  });
  mesh.object().box(half - 0.02, 0, end / 2 - 2, 0.06, 1.05, end + 6, wood, materials.planks);
  mesh.box(half - 0.05, 1.05, end / 2 - 2, 0.1, 0.07, end + 6, wood, materials.planks);
  mesh.object().box(0, high, end / 2 - 2, half * 2 + 0.4, 0.1, end + 6, '#e6dccb', materials.plain);
  for (let z = 0.5; z < end; z += 1.9) mesh.box(0, high - 0.2, z, half * 2, 0.2, 0.18, wood, materials.planks);
  // Pictures between the lamps.
  for (const [k, z] of [end - 3.2, end - 5].entries()) {
    mesh.object().box(half - 0.04, 1.5, z, 0.05, 0.72, 0.56, '#2c2018', materials.gloss);
    mesh.box(half - 0.07, 1.56, z, 0.01, 0.6, 0.44, '#efe6d4', materials.plain);
    mesh.box(half - 0.08, 1.64, z, 0.006, 0.44, 0.3, k ? '#b8643c' : '#4f7a8a', materials.plain);
  }
}

/** A counter with a machine for coffee, a case of glass with cakes in it, and a board with what there is. */
function buildCounter(
  mesh: Mesh,
  random: Random,
  end: number,
  { wood, look }: HouseLook & { readonly look: Look },
): void {
  const z = end - before;
  mesh.object().box(0, 0, z, 6.2, bar - 0.06, 0.7, wood, materials.planks);
  for (let x = -2.8; x <= 2.8; x += 0.8)
    mesh.box(x, 0.14, z - 0.36, 0.62, bar - 0.34, 0.03, '#3f2c1c', materials.planks);
  mesh.object().box(0, bar - 0.06, z - 0.03, 6.4, 0.06, 0.82, '#d8cfc0', materials.gloss);
  put(mesh, { x: -1.7, y: bar, z: z + 0.05 }, buildMachine);
  // The case: two shelves between panes, with what was baked today.
  mesh.object().box(1.1, bar, z + 0.05, 1.7, 0.05, 0.5, '#b8862c', materials.metal);
  mesh.box(1.1, bar + 0.56, z + 0.05, 1.7, 0.04, 0.5, '#b8862c', materials.metal);
  mesh.box(1.1, bar + 0.29, z + 0.08, 1.62, 0.015, 0.4, '#e6ecec', materials.gloss);
  for (const x of [0.27, 1.93]) mesh.box(x, bar, z + 0.05, 0.03, 0.6, 0.5, '#b8862c', materials.metal);
  mesh.face(
    [
      [0.27, bar + 0.05, z - 0.2],
      [0.27, bar + 0.56, z - 0.2],
      [1.93, bar + 0.56, z - 0.2],
      [1.93, bar + 0.05, z - 0.2],
    ],
    '#eef4f2',
    materials.clear,
  );
  const baked = [croissant, cupcake, cupcake, croissant] as const;
  for (const [k, up] of [0.05, 0.31].entries())
    for (let i = 0; i < 4; i++)
      put(mesh, { x: 0.5 + i * 0.4, y: bar + up, z: z + 0.02, scale: 0.1 }, (m) =>
        (baked[(i + k) % 4] ?? cupcake).build(m.object(), random, look),
      );
  put(mesh, { x: 2.55, y: bar, z: z - 0.02, scale: 0.14 }, (m) => cake.build(m.object(), random, look));
  for (const x of [-0.7, -0.5, -0.3])
    put(mesh, { x, y: bar, z: z - 0.15, turn: 1.2, scale: 0.1 }, (m) => mug.build(m.object(), random, look));
}

/** A machine of chrome with two spouts, a gauge and cups that keep warm on its top; a metre wide, it looks at -z. */
function buildMachine(mesh: Mesh): void {
  const chrome = '#aab0b6';
  mesh
    .object()
    .box(0, 0, 0, 1, 0.07, 0.5, '#33373c', materials.gloss)
    .box(0, 0.07, 0.12, 1, 0.42, 0.26, chrome, materials.metal);
  mesh
    .box(0, 0.36, -0.02, 1.04, 0.18, 0.52, '#8a1f22', materials.paint)
    .box(0, 0.54, 0, 1.08, 0.03, 0.54, chrome, materials.metal);
  for (const x of [-0.27, 0.27]) {
    mesh.cyl(x, 0.27, -0.12, 0.07, 0.07, 0.1, chrome, materials.metal, 18);
    rod(mesh, [x, 0.29, -0.14], [x, 0.27, -0.38], 0.022, '#22252a', materials.gloss);
    mesh.cyl(x, 0.08, -0.12, 0.045, 0.055, 0.09, '#f2ede2', materials.gloss, 16);
  }
  mesh
    .push()
    .at(0, 0.45, -0.285)
    .rotX(-Math.PI / 2)
    .cyl(0, 0, 0, 0.06, 0.06, 0.015, '#f6f2e6', materials.gloss, 22)
    .pop();
  for (const x of [-0.46, 0.46]) rod(mesh, [x, 0.34, -0.2], [x * 1.04, 0.1, -0.3], 0.012, chrome, materials.metal);
  for (let i = 0; i < 7; i++)
    mesh.cyl(-0.42 + i * 0.14, 0.57, (i % 2) * 0.12, 0.038, 0.05, 0.08, '#f2ede2', materials.gloss, 16);
}

/** Shelves of cups, jars and plants on the back wall, and a slate beside them. */
function fillShelves(mesh: Mesh, random: Random, end: number, look: Look): void {
  for (const [k, y] of [1.45, 1.95, 2.45].entries()) {
    mesh.object().box(-0.9, y, end - 0.16, 4.2, 0.05, 0.3, '#6a482c', materials.planks);
    for (let x = -2.9; x < 1.1; x += 0.24 + random() * 0.12) {
      if (k === 2 && random() < 0.2) {
        put(mesh, { x, y: y + 0.05, z: end - 0.18, scale: 0.12 }, (m) => pottedPlant.build(m.object(), random, look));
        x += 0.2;
      } else if ((k + Math.round(x * 4)) % 3)
        mesh
          .object()
          .cyl(
            x,
            y + 0.05,
            end - 0.17,
            0.055,
            0.07,
            0.12,
            pick(random, ['#f2ede2', '#d8e0de', '#c8643c', '#3f6a78']),
            materials.gloss,
            16,
          );
      else {
        mesh
          .object()
          .cyl(
            x,
            y + 0.05,
            end - 0.17,
            0.08,
            0.08,
            0.24,
            pick(random, ['#3a2012', '#8a5a2c', '#c8a468', '#5a3a1e']),
            materials.gloss,
            18,
          );
        mesh.cyl(x, y + 0.29, end - 0.17, 0.085, 0.085, 0.04, '#b8862c', materials.metal, 18);
      }
    }
  }
  mesh
    .object()
    .box(2.5, 1.35, end - 0.04, 1.7, 1.3, 0.06, '#6a482c', materials.planks)
    .box(2.5, 1.42, end - 0.08, 1.56, 1.16, 0.02, '#20262a', materials.plain);
  for (let row = 0; row < 7; row++) {
    const wide = row === 0 ? 0.7 : 0.5 + random() * 0.4;
    const line = Array.from({ length: 40 }, (_, i): Vec3 => [
      2.5 - (row ? 0.66 : wide / 2) + (i / 39) * wide,
      2.45 - row * 0.15 + 0.02 * Math.sin(i * 2.1 + row) * Math.sin(i * 0.8),
      end - 0.095,
    ]);
    mesh.tube(line, [row ? 0.008 : 0.014], '#eae6da', materials.plain, 4);
    if (row)
      mesh.tube(
        [
          [2.98, 2.45 - row * 0.15, end - 0.095],
          [3.16, 2.46 - row * 0.15, end - 0.095],
        ],
        [0.008],
        '#e8c878',
        materials.plain,
        4,
      );
  }
}

/** Tables with two chairs each, and what is drunk at them; none where something stands that was asked for. */
function layTables(mesh: Mesh, { random, things }: SettingOrder, end: number, look: Look): void {
  for (const [x, z] of [
    [-2.6, end - 3.4],
    [-2.6, end - 5.4],
    [2.5, end - 3.7],
    [2.6, end - 5.8],
    [0.2, end - 4.1],
  ] as const) {
    if (z < 1.6 || isBefore(things, x, z, 0.9)) continue;
    put(mesh, { x, y: 0, z }, (m) => buildCafeTable(m, random, true));
    for (const s of [-1, 1])
      put(mesh, { x: x + s * 0.72, y: 0, z: z + 0.06, turn: (s * Math.PI) / 2 }, (m) =>
        buildCafeChair(m, '#5a3c26', '#8a3a30'),
      );
    put(mesh, { x: x + 0.18, y: 0.747, z: z - 0.16, turn: 2, scale: 0.1 }, (m) => mug.build(m.object(), random, look));
  }
}

/** A lamp with a shade of enamel on its cord. */
function hangPendant(mesh: Mesh, [x, y, z]: Vec3): void {
  rod(mesh, [x, y + 0.2, z], [x, high, z], 0.008, '#1c1a18', materials.plain);
  mesh.push().at(x, y, z).object();
  mesh.lathe(
    smoothProfile(pairs([0.2, 0, 0.17, 0.07, 0.08, 0.15, 0.035, 0.18, 0.03, 0.24])),
    32,
    '#2a4a44',
    materials.gloss,
  );
  mesh.ball(0, 0.02, 0, 0.055, 0.06, 0.055, '#ffd690', materials.glow, 14);
  mesh.pop();
}
