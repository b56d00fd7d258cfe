import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree } from '../shapes/tree.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Lamp, World } from '../solid/world.ts';
import { lamp } from '../concepts/street/lamp.ts';
import { buildCityTower } from './city-towers.ts';
import { isBefore, walkPeople } from './passers-by.ts';
import { finishWorld, groundGrid, lampsOn, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Half the width of the carriageway, and how far from its middle the fronts of the towers are; metres. */
const [kerb, fronts] = [6.2, 13] as const;

const glassy = ['#5f8296', '#4f7890', '#6b93a0', '#48697e', '#7fa0aa'] as const;
const stony = ['#a8a498', '#8a939c', '#b8a890', '#94a8a4', '#c0bcb0', '#8c6a58'] as const;

/** An avenue between office towers, at whose end the highest of them stands: a skyscraper of glass. */
export function buildAvenue(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.0016, clouds: 0.36, ...order.air });
  const isLit = lampsOn(air);
  groundGrid(mesh, () => 0, { wide: order.wide, coarse: order.coarse, near: 0.5, far: 500, rows: 120, columns: 120 });
  for (const side of [-1, 1]) {
    mesh.object().box(side * (kerb + 9), 0, 150, 18, 0.15, 310, isSnowy ? '#e2e8ee' : '#a39d94', materials.stone);
    raiseRow(mesh, random, side, isLit);
  }
  raiseHighest(mesh, random, isLit);
  const lamps = furnish(mesh, order, isLit);
  // They keep to the pavements, and behind nobody who was asked for.
  if (things.length === 0) walkPeople(mesh, order, { many: 5, wide: fronts - 1, least: 0.7 });
  putThings(mesh, things, () => 0);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 8.6, focal: 0.84 }, () => 0),
    paintGround: paintStreet(isSnowy),
    ground: () => 0,
    events: order.events,
    wet: !isSnowy && (order.weather.includes('rain') || order.time === 'night'),
    lamps,
    windowsLit: isLit ? 1 : order.time === 'sunset' ? 0.4 : 0,
    focus: [0, 14, 46],
    shadowRadius: 80,
    occlusion: { radius: 2, power: 1 },
    snow: isSnowy ? 1 : 0,
  });
}

/** Towers shoulder to shoulder along one side, each over a ground floor of tall panes. */
function raiseRow(mesh: Mesh, random: Random, side: number, lit: boolean): void {
  for (let z = 12; z < 240;) {
    const wide = 18 + random() * 9;
    const high = 34 + random() ** 1.3 * 62;
    const facade = pick(random, random() < 0.5 ? glassy : stony);
    const x = side * (fronts + wide / 2 + random() * 1.5);
    mesh.push().at(x, 0, z + wide / 2);
    buildCityTower(mesh, random, { wide, high, facade, lit });
    mesh.object().box(0, 0.15, 0, wide + 0.5, 5, wide + 0.5, '#3a3d40', materials.plain);
    for (let along = -wide / 2 + 2; along < wide / 2 - 1; along += 3.1)
      mesh.box(-side * (wide / 2 + 0.28), 0.5, along, 0.1, 3.7, 2.6, '#caa878', materials.window);
    mesh.box(-side * (wide / 2 + 0.9), 4.5, 0, 1.5, 0.25, wide * 0.6, '#55585c', materials.metal);
    mesh.pop();
    z += wide + 1 + (random() < 0.25 ? 9 : 0);
  }
}

/** The skyscraper: three shafts of glass of different heights with ribs of steel between their panes, a crown and a mast. */
function raiseHighest(mesh: Mesh, random: Random, lit: boolean): void {
  const [z, high] = [150, 112 + random() * 12];
  const side = random() < 0.5 ? -1 : 1;
  const facade = pick(random, glassy);
  mesh
    .push()
    .at(side * 3, 0, z)
    .rotY(side * (0.2 + random() * 0.25));
  for (const [x, w, d, h] of [
    [0, 22, 22, high],
    [-side * 15, 16, 18, high * 0.78],
    [side * 13, 14, 20, high * 0.6],
  ] as const) {
    mesh.object().box(x, 0, 0, w, h, d, facade, materials.towerBlock);
    for (let i = 0; i <= 4; i++)
      mesh.box(x - w / 2 + (w * i) / 4, 0, -d / 2 - 0.15, 0.45, h + 1.2, 0.5, '#c4ccd2', materials.metal);
    mesh.box(x, h, 0, w + 0.5, 1.3, d + 0.5, '#aeb8c0', materials.metal);
    mesh.box(x, h + 1.3, 0, w * 0.5, 3.4, d * 0.5, '#6a7278', materials.plain);
  }
  mesh.object().box(0, high + 1.3, 0, 13, 7, 13, facade, materials.towerBlock);
  mesh.tube(
    [
      [0, high + 8, 0],
      [0, high + 27, 0],
    ],
    [0.8, 0.15],
    '#5a626a',
    materials.metal,
  );
  if (lit) mesh.ball(0, high + 27, 0, 0.9, 0.9, 0.9, '#ff4a3a', materials.glow, 8);
  mesh.object().box(0, 0, -3, 52, 7, 30, '#3c4247', materials.plain);
  for (let x = -24; x < 24; x += 3.4) mesh.box(x + 1.6, 0.6, -18.1, 2.9, 5.4, 0.2, '#caa878', materials.window);
  mesh.pop();
}

/** Young trees and lamps along both kerbs, and never before what was asked for; its lamps give the light. */
function furnish(mesh: Mesh, order: SettingOrder, lit: boolean): readonly Lamp[] {
  const { random, season, things } = order;
  const lamps: Lamp[] = [];
  const kind = season === 'winter' ? trees.bare : season === 'autumn' ? trees.maple : trees.oak;
  for (let i = 0; i < 16; i++) {
    const side = i % 2 ? 1 : -1;
    const [x, z] = [side * (kerb + 1.1), 9 + (i >> 1) * 9.5];
    if (!order.refuses('tree') && !isBefore(things, x, z, 1.6))
      put(mesh, { x, y: 0.15, z, scale: 0.55 + random() * 0.12 }, (m) => {
        m.object().box(0, 0, 0, 2.2, 0.06, 2.2, '#54483a', materials.stone);
        buildTree(m, random, kind, z < 30 ? 0.14 : 0.06);
      });
    if (order.refuses('lamp') || isBefore(things, x, z + 4.7, 0.4)) continue;
    put(mesh, { x, y: 0.15, z: z + 4.7 }, (m) => lamp.build(m.object(), random, { season, lit, ordinal: 0 }));
    if (lit && i < 6) lamps.push({ at: [x, 3.7, z + 4.7], power: 10, colour: [1, 0.68, 0.36], size: 1 });
  }
  return lamps;
}

/** Asphalt with a dashed line in its middle, and the bars of a crossing before the eye. */
function paintStreet(isSnowy: boolean): World['paintGround'] {
  const [tar, worn, paint] = [hex('#55565a'), hex('#6a6a6c'), hex('#d8d6cc')];
  return (surface, x, _y, z, distance) => {
    let c = mixRgb(tar, worn, fbm(x * 0.6, z * 0.25, 4));
    const isDash = Math.abs(x) < 0.09 && z > 9.5 && z - 7 * Math.floor(z / 7) < 3.2;
    const isBar = z > 5.6 && z < 8.6 && Math.abs(x) < kerb - 0.5 && x / 1.1 - Math.floor(x / 1.1) < 0.5;
    if (isDash || isBar) c = mixRgb(c, paint, 0.55 + 0.4 * smooth(0.35, 0.6, fbm(x * 8, z * 8, 3)));
    if (isSnowy) c = mixRgb(c, hex('#e4e9ef'), 0.75 + 0.2 * fbm(x * 0.7, z * 0.7, 3));
    const tone = 0.86 + 0.28 * fbm(x * 5, z * 5, 3) * smooth(60, 10, distance);
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
  };
}
