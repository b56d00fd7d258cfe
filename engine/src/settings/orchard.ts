import { hex, mixRgb } from '../raster/colour.ts';
import { pick, tau } from '../shapes/chance.ts';
import { buildGrass } from '../shapes/grass.ts';
import { buildTree } from '../shapes/tree.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { makeAir } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Ground, World } from '../solid/world.ts';
import { cottage } from '../concepts/buildings/cottage.ts';
import type { Season } from '../concepts/concept.ts';
import { grassColours, lawnColours } from './grass-colours.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, lampsOn, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** From row to row and from tree to tree, and where the rows end; metres. */
const [apart, step, rowsEnd] = [6.4, 5.4, 66] as const;

const crowns: Readonly<Record<Season, readonly [string, string, string, string]>> = {
  spring: ['#f4d3dc', '#fae6ea', '#eeb8c6', '#fdf2f2'],
  summer: ['#5d8a30', '#6b9a3a', '#4d7a2a', '#7aa845'],
  autumn: ['#a88a34', '#8f8a34', '#b8702c', '#7a8a34'],
  winter: ['#6a5842', '#5c4c3a', '#76644c', '#4f4234'],
};

/** An orchard: apple trees in rows on a meadow, with fruit or blossom by the season, baskets under them, and a farmhouse behind. */
export function buildOrchard(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = makeAir(order.time, order.weather, { fog: 0.0022, clouds: 0.38, ...order.air });
  const place = random() * 60;
  const ground: Ground = (x, z) =>
    (fbm(x * 0.03 + place, z * 0.03, 3) - 0.5) * 2.4 * smooth(4, 30, z) +
    smooth(rowsEnd, 420, z) * (8 + 60 * fbm(x * 0.005 + place, z * 0.005, 4)) +
    (fbm(x * 0.3, z * 0.3, 2) - 0.5) * 0.14;
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, near: 0.5, far: 900 });
  plantRows(mesh, order, ground, isSnowy);
  const side = random() < 0.5 ? -1 : 1;
  const [hx, hz] = [side * 26, rowsEnd + 12];
  if (!order.refuses('cottage') && !isBefore(things, hx, hz, 5))
    put(mesh, { x: hx, y: ground(hx, hz) - 0.4, z: hz, turn: -side * 0.3, scale: 1.5 }, (m) =>
      cottage.build(m.object(), random, { season, lit: lampsOn(air), ordinal: 0 }),
    );
  if (!isSnowy)
    buildGrass(mesh, random, {
      ...{ wide: order.wide, n: 32_000, spread: 0.75, ground, cols: grassColours[season] },
      near: order.small ? 0.45 : 1,
      far: 46,
      h: order.small ? 0.11 : 0.22,
      tall: (x) => Math.abs(x) > 0.9,
      around: things,
    });
  putThings(mesh, things, ground);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 2.9, focal: 0.94 }, ground),
    paintGround: (surface, x, _y, z) => {
      const k = fbm(x * 0.8, z * 0.8, 4);
      const way = smooth(1.1, 0.5, Math.abs(x) + (k - 0.5) * 0.8) * smooth(90, 40, z);
      const lawn = hex(lawnColours[season]);
      let c = mixRgb(mixRgb(lawn, hex('#426a2a'), smooth(0.4, 0.68, k)), hex('#8a6f4c'), way * 0.55);
      if (isSnowy) c = mixRgb(c, hex('#e2e8ef'), 0.93);
      const tone = 0.8 + 0.36 * k;
      surface.r = c[0] * tone;
      surface.g = c[1] * tone;
      surface.b = c[2] * tone;
      surface.through = 0.06;
    },
    ground,
    events: order.events,
    cloudShadows: order.time === 'day' && order.weather.length === 0 ? 0.01 : 0,
    focus: [0, 2.5, 15],
    shadowRadius: Math.max(32, order.reach * 0.8),
    occlusion: { radius: 1, power: 1.1 },
    snow: isSnowy ? 1 : 0,
  });
}

function plantRows(mesh: Mesh, order: SettingOrder, ground: Ground, isSnowy: boolean): void {
  const { random, things, season, wide } = order;
  if (order.refuses('tree')) return;
  const many = Math.ceil((0.62 * wide * rowsEnd) / apart);
  for (let row = -many; row < many; row++)
    for (let z = 6.5; z < rowsEnd; z += step) {
      const x = apart / 2 + row * apart + (random() - 0.5) * 0.5;
      const at = { x, y: 0, z: z + (random() - 0.5) * 0.6 };
      const [turn, scale, hasBasket] = [random() * tau, 0.72 + random() * 0.2, random() < 0.16];
      if (Math.abs(x) > 0.62 * wide * (z + 8) || isBefore(things, at.x, at.z, 1.7)) continue;
      const detail = Math.min(0.75, 7 / z);
      put(mesh, { ...at, y: ground(at.x, at.z) - 0.1, turn, scale }, (m) => {
        if (season === 'winter' || isSnowy) return buildTree(m.object(), random, trees.bare, Math.max(0.16, detail));
        buildTree(m.object(), random, { ...trees.apple, leaf: crowns[season] }, Math.max(0.05, detail));
        if (season === 'spring') return;
        // Apples hang around the crown, and some have fallen.
        for (let i = 0; i < Math.round(6 + 90 * detail); i++) {
          const [a, up] = [random() * tau, random()];
          const r = 2.25 * Math.sin(0.6 + up * 1.9) * (0.85 + random() * 0.25);
          const size = 0.075 + 0.03 / (detail + 0.4);
          const colour = pick(random, ['#c8281f', '#d8402a', '#b8201c', '#d8a03a']);
          m.ball(
            Math.cos(a) * r,
            2.4 + up * 2.1,
            Math.sin(a) * r,
            size,
            size,
            size,
            colour,
            materials.gloss,
            detail > 0.2 ? 8 : 5,
          );
        }
        for (let i = 0; i < Math.round(14 * detail); i++) {
          const [a, r] = [random() * tau, 0.8 + random() * 1.8];
          m.ball(
            Math.cos(a) * r,
            0.18,
            Math.sin(a) * r,
            0.08,
            0.08,
            0.08,
            pick(random, ['#c8281f', '#b8502a']),
            materials.gloss,
            7,
          );
        }
      });
      const [bx, bz] = [x + (x > 0 ? -1.7 : 1.7), z - 0.6];
      if (hasBasket && season !== 'spring' && !isSnowy && z < 40 && !isBefore(things, bx, bz, 0.5))
        put(mesh, { x: bx, y: ground(bx, bz), z: bz }, (m) => {
          m.object().cyl(0, 0, 0, 0.24, 0.32, 0.32, '#a8804a', materials.planks, 16);
          for (let i = 0; i < 26; i++) {
            const [a, r] = [i * 2.39996, Math.sqrt(i / 26) * 0.26];
            m.ball(
              Math.cos(a) * r,
              0.34 + (0.26 - r) * 0.3,
              Math.sin(a) * r,
              0.06,
              0.06,
              0.06,
              pick(random, ['#c8281f', '#d8402a', '#c8b03a']),
              materials.gloss,
              9,
            );
          }
        });
    }
}
