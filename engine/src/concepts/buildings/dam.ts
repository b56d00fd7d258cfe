import { mixRgb, scaleRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { damCrest, damWall, damFace, damHeight } from '../../shapes/dam-wall.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const rock = readColour('#97897a');

const shade = readColour('#6a6058');

const grass = readColour('#617c3e');

export const dam: Concept = {
  id: 'dam',
  words: {
    en: 'dam/hydroelectric dam/hoover dam',
    de: 'staudamm/talsperre/staumauer/staudämme',
    es: 'presa/represa',
    fr: 'barrage',
    zh: '水坝/大坝/水库大坝',
    ja: 'ダム',
    ar: 'سد مائي',
    emoji: '',
  },
  size: { width: 76, height: 23 },
  lives: ['mountains', 'hills', 'canyon'],
  stands: 'ground',
  moves: 'still',
  turn: 0.1,
  sway: 0.1,
  build(mesh, random, look) {
    const concrete = readColour(look.colour ?? '#c6c1b6');
    mesh.scale(0.6).object();
    damWall(mesh, concrete);
    damCrest(mesh, concrete);
    const seed = random() * 40;
    for (const s of [-1, 1]) flank(mesh, s, seed + s * 7);
    spillways(mesh, random, concrete);
    powerHouse(mesh, concrete);
  },
};

/** The rock that the wall is built into, at one side. */
function flank(mesh: Mesh, s: number, seed: number): void {
  const rough = (x: number, y: number): number =>
    Math.sin(x * 0.31 + y * 0.47 + seed) * 1.5 +
    Math.sin(x * 0.83 - y * 0.71 + seed * 2) * 0.8 +
    Math.sin(x * 2.1 + y * 1.7) * 0.35;
  mesh.sheet(
    (u, v) => {
      // From the foot of the wall over a shoulder of rock, and down behind.
      const a = u * Math.PI;
      const grow = 1 - 0.24 * v + 0.1 * Math.sin(v * 5 + seed);
      const x = 43 - Math.cos(a) * 13.5 * grow + rough(v * 18, u * 30) * 0.6 + v * 2.5;
      const z = 1 - Math.sin(a) * 15 * grow + 7;
      const y =
        v < 0.86
          ? (v / 0.86) * (damHeight + 3.4 + 1.6 * Math.sin(u * 7 + seed))
          : damHeight + 3.4 + 1.6 * Math.sin(u * 7 + seed) + (v - 0.86) * 4;
      const k = Math.max(0, (v - 0.86) / 0.14);
      return [
        s * (x + (43 - x) * k),
        y - (v === 0 ? 2 : 0) + rough(x, z) * 0.2,
        z + (7 - z) * k + rough(y * 1.1, u * 26) * 0.5 * (1 - k),
      ];
    },
    76,
    60,
    (u, v) => {
      // Beds of rock that dip a little, cracks in them, and grass on top.
      const t = 0.5 + 0.5 * Math.sin(v * 37 + u * 5 + Math.sin(u * 13 + seed) * 1.6);
      const crack = 0.5 + 0.5 * Math.sin(u * 83 + Math.sin(v * 19) * 3);
      if (v > 0.82 + 0.05 * Math.sin(u * 21 + seed)) return mixRgb(grass, rock, 0.25 * crack);
      return scaleRgb(mixRgb(rock, shade, t * 0.32), 0.92 + 0.14 * crack);
    },
    materials.rock,
  );
}

/** Water that leaves through three gates and falls into the pool at the foot of the wall. */
function spillways(mesh: Mesh, random: () => number, concrete: Rgb): void {
  for (const x of [-7, 0, 7]) {
    const top = damFace(x, damHeight * 0.72);
    mesh
      .box(x, damHeight * 0.72 - 0.4, top[2] + 0.4, 4.4, 3.4, 1.6, scaleRgb(concrete, 0.86))
      .box(x, damHeight * 0.72, top[2] - 0.45, 3.4, 2.4, 0.2, '#2b3338');
    mesh.sheet(
      (u, v) => {
        const y = damHeight * 0.72 + 0.7 - v * v * (damHeight * 0.72 + 0.5) - v * 0.3;
        return [x + (u - 0.5) * (3.2 + v * 2.4), y, top[2] - 0.6 - v * 11.5 + Math.sin(u * 9 + v * 4) * 0.14];
      },
      14,
      24,
      (u, v) => (Math.sin(u * 37 + v * 3) > 0.1 ? '#eef4f6' : '#cfe0e6'),
      materials.fall,
    );
  }
  const mist = Array.from({ length: 64 }, () => {
    const [x, z] = [(random() - 0.5) * 26, -8.5 - random() * 5];
    const r = 0.45 + random() * 0.6;
    return [x, 0.3 + random() * 1.1, z, r, x + (random() - 0.5) * 3, 0.4, z - 0.8, r * 0.7, 0];
  });
  mesh.body(mist, { k: 1.1, mat: materials.snow, fur: 0.9, colours: ['#eff5f7'] });
  mesh.sheet(
    (u, v) => {
      const a = u * Math.PI * 2;
      return [Math.cos(a) * 27 * v, 0.25, -13 + Math.sin(a) * 9.5 * v];
    },
    40,
    4,
    (_u, v) => (v > 0.86 ? '#5c8a92' : '#3d7482'),
    materials.gloss,
  );
}

/** A long house for the turbines at the foot of the wall, on its left. */
function powerHouse(mesh: Mesh, concrete: Rgb): void {
  const light = mixRgb(concrete, [0.9, 0.88, 0.82], 0.35);
  mesh.push().at(21, 0, -7).rotY(-0.12);
  mesh
    .box(0, 0, 0, 15, 5.6, 5, light)
    .box(0, 5.6, 0, 15.6, 0.5, 5.6, concrete)
    .box(0, 0, 0, 15.4, 0.8, 5.4, scaleRgb(concrete, 0.75), materials.stone);
  for (let i = 0; i < 7; i++)
    mesh
      .box((i - 3) * 2, 1.6, -2.55, 1.1, 3, 0.1, '#26313a', materials.window)
      .box((i - 3) * 2 + 1, 0.8, -2.6, 0.4, 4.8, 0.3, light);
  mesh.pop();
}
