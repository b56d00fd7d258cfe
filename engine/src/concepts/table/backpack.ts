import { mixRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Colour } from '../../solid/mesh.ts';
import { fbm } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const brass = '#d0a850';

/** A band of leather along a way before the bag, its width along x. */
function band(mesh: Mesh, way: readonly Vec3[], wide: number, colour: Colour): void {
  const points = smoothWay(way, 5);
  mesh.sheet(
    (u, v) => {
      const at = Math.min(points.length - 1, Math.max(0, v * (points.length - 1)));
      const [a, b] = [points[Math.floor(at)] ?? [0, 0, 0], points[Math.ceil(at)] ?? [0, 0, 0]];
      const t = at - Math.floor(at);
      return [a[0] + (b[0] - a[0]) * t + (u - 0.5) * wide, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
    },
    4,
    points.length - 1,
    () => colour,
    materials.wet,
  );
}

function buckle(mesh: Mesh, x: number, y: number, z: number): void {
  mesh.push().at(x, y, z);
  mesh.tube(
    triples([-0.13, 0, 0, 0.13, 0, 0, 0.13, 0.2, 0, -0.13, 0.2, 0, -0.13, 0, 0]),
    [0.026],
    brass,
    materials.metal,
    8,
  );
  mesh.tube(triples([0, 0, -0.01, 0, 0.21, -0.015]), [0.018], brass, materials.metal, 6);
  mesh.pop();
}

export const backpack: Concept = {
  id: 'backpack',
  words: {
    en: 'backpack/rucksack/knapsack/school bag',
    de: 'rucksack/rucksäcke/schulranzen',
    es: 'mochila',
    fr: 'sac à dos/sacs à dos/cartable',
    zh: '背包/书包',
    ja: 'リュックサック/リュック/バックパック',
    ar: 'حقيبة ظهر',
    emoji: '🎒',
  },
  size: { width: 2.6, height: 2.9 },
  lives: ['room', 'hills', 'station'],
  stands: 'table',
  moves: 'still',
  turn: 0.28,
  sway: 0.12,
  build(mesh, random, look) {
    const canvas = readColour(look.colour ?? pick(random, ['#4a6a4a', '#b8442e', '#2f5a7a', '#c88a2e']));
    const [shade, light] = [mixRgb(canvas, [0.01, 0.01, 0.012], 0.35), mixRgb(canvas, [0.9, 0.85, 0.7], 0.16)] as const;
    const leather = '#6a3a1c';
    const woven = (dx: number, dy: number, dz: number): Colour =>
      mixRgb(canvas, shade, 0.5 * fbm(dx * 5 + dz * 3, dy * 5, 3));
    cushion(mesh, [0, 1.22, 0.1], [0.92, 1.24, 0.52], {
      square: 0.5,
      colour: woven,
      material: materials.cloth,
      pieces: 36,
    });
    mesh.box(0, 0.02, 0.1, 1.4, 0.12, 0.78, leather, materials.wet);
    // Pockets at both sides and a large one in front, with its flap.
    for (const side of [-1, 1]) {
      cushion(mesh, [side * 0.9, 0.72, 0.12], [0.26, 0.55, 0.36], {
        square: 0.5,
        colour: light,
        material: materials.cloth,
      });
      cushion(mesh, [side * 0.92, 1.16, 0.12], [0.27, 0.17, 0.38], {
        square: 0.5,
        colour: canvas,
        material: materials.cloth,
      });
    }
    cushion(mesh, [0, 0.66, -0.42], [0.68, 0.54, 0.26], {
      square: 0.42,
      colour: light,
      material: materials.cloth,
      pieces: 30,
    });
    cushion(mesh, [0, 1.08, -0.42], [0.71, 0.2, 0.29], { square: 0.42, colour: woven, material: materials.cloth });
    // The lid hangs over the front.
    const lid = (u: number, v: number, out = 0): Vec3 => {
      const s = (u - 0.5) * 2;
      const round = Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 5));
      const way = v * 1.75;
      const turn = Math.min(1, way) * Math.PI * 0.5;
      const fall = Math.max(0, way - 1) * (0.95 + 0.12 * Math.cos(s * Math.PI * 0.5));
      const z = 0.52 - Math.sin(turn) * (1.0 + out) * (0.94 + 0.06 * round);
      return [
        s * (0.93 + out - 0.03 * fall),
        2.06 +
          Math.cos(turn) * 0.1 +
          (0.36 + out) * Math.sin(Math.min(1, way) * Math.PI) ** 0.7 * round * 0.9 -
          fall * 0.72,
        z - 0.03 * fall,
      ];
    };
    mesh.sheet(
      (u, v) => lid(u, v),
      60,
      50,
      (u, v) =>
        Math.min(u, 1 - u) < 0.025 || v > 0.965 ? leather : mixRgb(canvas, light, 0.3 + 0.4 * fbm(u * 8, v * 8, 3)),
      materials.cloth,
    );
    mesh.tube(
      Array.from({ length: 41 }, (_, i) => lid(i / 40, 1, 0.005)),
      [0.03],
      leather,
      materials.wet,
      7,
    );
    for (const x of [-0.42, 0.42]) {
      band(
        mesh,
        [
          [x, 2.26, -0.3],
          [x, 2.02, -0.56],
          [x, 1.72, -0.58],
          [x, 1.4, -0.6],
          [x, 1.2, -0.74],
          [x, 0.92, -0.74],
        ],
        0.16,
        leather,
      );
      buckle(mesh, x, 1.4, -0.66);
      band(
        mesh,
        [
          [x, 1.12, -0.74],
          [x, 0.98, -0.73],
          [x, 0.5, -0.71],
        ],
        0.13,
        leather,
      );
      buckle(mesh, x, 0.8, -0.76);
    }
    // A rolled blanket on top, a loop to carry it and a strap at each side.
    mesh
      .push()
      .at(0, 2.56, 0.06)
      .rotZ(Math.PI / 2);
    mesh.cyl(0, -0.98, 0, 0.27, 0.27, 1.96, '#c8b48a', materials.cloth, 30);
    for (const y of [-0.985, 0.985])
      for (const r of [0.22, 0.15, 0.08])
        mesh.tube(
          Array.from({ length: 25 }, (_, i): Vec3 => [
            Math.cos((i / 24) * 6.2832) * r,
            y,
            Math.sin((i / 24) * 6.2832) * r,
          ]),
          [0.014],
          '#8a7448',
          materials.cloth,
          5,
        );
    for (const y of [-0.8, 0.8]) mesh.cyl(0, y, 0, 0.275, 0.275, 0.06, '#a8402e', materials.cloth, 30);
    for (const y of [-0.47, 0.37]) mesh.cyl(0, y, 0, 0.285, 0.285, 0.1, leather, materials.wet, 30);
    mesh.pop();
    for (const side of [-1, 1])
      mesh.tube(
        smoothWay(
          triples([
            side * 0.5,
            2.1,
            0.56,
            side * 0.86,
            1.9,
            0.86,
            side * 1.06,
            1.2,
            0.86,
            side * 0.9,
            0.5,
            0.66,
            side * 0.7,
            0.2,
            0.5,
          ]),
        ),
        [0.085],
        leather,
        materials.wet,
        10,
      );
  },
};
