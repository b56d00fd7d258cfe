import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick, tau } from './chance.ts';
import { cushion } from './cushion.ts';

const [black, steel] = ['#1b1d20', '#a9afb3'] as const;

/** A desk with a screen or two, keyboard, mouse, papers and a mug, and drawers below; whoever works there looks towards +z. */
export function standOfficeDesk(mesh: Mesh, random: Random, top: string): void {
  mesh.object().box(0, 0.71, 0, 1.6, 0.03, 0.78, top, materials.floor);
  for (const x of [-0.74, 0.74]) {
    mesh.box(x, 0, 0, 0.05, 0.71, 0.05, steel, materials.metal).box(x, 0, 0, 0.06, 0.03, 0.7, steel, materials.metal);
  }
  mesh.box(0, 0.3, 0.34, 1.44, 0.36, 0.02, '#d8dad8', materials.plain);
  mesh.object().box(0.52, 0.04, 0.02, 0.4, 0.6, 0.56, '#e2e3e0', materials.gloss);
  for (let i = 0; i < 3; i++)
    mesh
      .box(0.52, 0.07 + i * 0.19, -0.265, 0.38, 0.175, 0.012, '#eff0ed', materials.gloss)
      .box(0.52, 0.19 + i * 0.19, -0.28, 0.12, 0.012, 0.02, steel, materials.metal);
  const hasTwo = random() < 0.5;
  for (const x of hasTwo ? [-0.31, 0.31] : [0]) {
    mesh
      .push()
      .at(x, 0.74, 0.18)
      .rotY(hasTwo ? x * 0.55 : 0);
    standScreen(mesh, random);
    mesh.pop();
  }
  mesh.box(0, 0.742, -0.14, 0.44, 0.016, 0.14, '#2b2e32', materials.plain);
  for (let i = 0; i < 4; i++) mesh.box(0, 0.757, -0.19 + i * 0.03, 0.42, 0.006, 0.022, '#43474c', materials.plain);
  cushion(mesh, [0.32, 0.755, -0.15], [0.03, 0.016, 0.05], {
    square: 0.8,
    colour: black,
    material: materials.gloss,
    pieces: 8,
  });
  mesh
    .push()
    .at(-0.52, 0.742, -0.1)
    .rotY((random() - 0.5) * 0.6);
  mesh
    .box(0, 0, 0, 0.21, 0.012, 0.3, '#f6f5f0', materials.plain)
    .box(0.03, 0.012, 0.02, 0.21, 0.004, 0.3, '#eeece4', materials.plain)
    .pop();
  mesh.cyl(
    0.58,
    0.742,
    0.02,
    0.04,
    0.042,
    0.095,
    pick(random, ['#c8483c', '#2f5f8a', '#e8e4da', '#3f7a5a']),
    materials.gloss,
    20,
  );
}

/** A thin screen on its foot; seen from -z it shows lines of text beside a chart. */
function standScreen(mesh: Mesh, random: Random): void {
  const [w, h, y] = [0.56, 0.33, 0.14];
  mesh
    .cyl(0, 0, 0.04, 0.11, 0.1, 0.012, black, materials.gloss, 20)
    .box(0, 0, 0.05, 0.04, 0.22, 0.02, black, materials.gloss);
  mesh.box(0, y, 0, w, h, 0.022, black, materials.gloss);
  const paper = hex('#3a4654');
  mesh.box(0, y + 0.012, -0.012, w - 0.024, h - 0.024, 0.004, mixRgb(paper, [0, 0, 0], 0.72), materials.glow);
  const line = (x: number, at: number, long: number, tall: number, colour: string): void =>
    void mesh.box(
      x + long / 2,
      y + at,
      -0.015,
      long,
      tall,
      0.004,
      mixRgb(hex(colour), [0, 0, 0], 0.66),
      materials.glow,
    );
  for (let i = 0; i < 9; i++)
    line(
      -0.25 + (i % 3 ? 0.02 : 0),
      0.275 - i * 0.027,
      0.1 + random() * 0.13,
      0.009,
      pick(random, ['#8ac8e8', '#c8d4dc', '#e8c88a', '#9ad8a0']),
    );
  for (let i = 0; i < 6; i++)
    line(0.04 + i * 0.036, 0.05, 0.024, 0.04 + random() * 0.14, pick(random, ['#4a9ae0', '#4ac88a', '#e09a3a']));
}

/** A chair that turns, on five wheels, with a back of mesh; it looks towards +z. */
export function standSwivelChair(mesh: Mesh, seat: string): void {
  mesh.object();
  for (let i = 0; i < 5; i++) {
    const [c, s] = [Math.cos((i / 5) * tau), Math.sin((i / 5) * tau)];
    mesh
      .tube(
        [
          [0, 0.12, 0],
          [c * 0.3, 0.07, s * 0.3],
        ],
        [0.03, 0.02],
        black,
        materials.gloss,
        8,
      )
      .ball(c * 0.3, 0.035, s * 0.3, 0.036, 0.036, 0.036, black, materials.plain, 10);
  }
  mesh.cyl(0, 0.1, 0, 0.035, 0.028, 0.32, steel, materials.metal, 12);
  cushion(mesh, [0, 0.48, 0], [0.25, 0.05, 0.25], {
    square: 0.35,
    colour: seat,
    material: materials.cloth,
    pieces: 14,
  });
  mesh.sheet(
    (u, v): Vec3 => {
      const a = (u * 2 - 1) * 0.24;
      return [
        a * (1 - 0.2 * v * v),
        0.58 + v * 0.5,
        -0.26 + 0.05 * (1 - (a / 0.24) ** 2) * -1 - 0.06 * Math.sin(v * 2.4),
      ];
    },
    14,
    14,
    (u, v) => (Math.min(u, 1 - u) < 0.09 || Math.min(v, 1 - v) < 0.09 ? black : '#34383d'),
    materials.cloth,
  );
  mesh.tube(
    [
      [0, 0.44, -0.1],
      [0, 0.5, -0.3],
      [0, 0.8, -0.34],
    ],
    [0.022],
    black,
    materials.gloss,
    8,
  );
  for (const s of [-1, 1])
    mesh
      .tube(
        [
          [s * 0.24, 0.46, 0],
          [s * 0.3, 0.52, 0],
          [s * 0.3, 0.68, 0.02],
        ],
        [0.016],
        black,
        materials.gloss,
        6,
      )
      .box(s * 0.3, 0.68, 0.02, 0.07, 0.025, 0.26, black, materials.gloss);
}

/** A white board with a plan, notes in colours and lines of writing; seen from -z, its middle at y. */
export function hangWhiteboard(
  mesh: Mesh,
  random: Random,
  { x, y, z, wide, tall }: { x: number; y: number; z: number; wide: number; tall: number },
): void {
  mesh.object().box(x, y - tall / 2, z, wide, tall, 0.03, steel, materials.metal);
  mesh.box(x, y - tall / 2 + 0.03, z - 0.012, wide - 0.06, tall - 0.06, 0.02, '#f4f5f4', materials.gloss);
  mesh.box(x, y - tall / 2 - 0.02, z - 0.05, wide * 0.5, 0.02, 0.09, steel, materials.metal);
  const line = (points: readonly Vec3[], colour: string): void =>
    void mesh.tube(points, [0.006], colour, materials.plain, 4);
  for (let i = 0; i < 5; i++) {
    const long = 0.25 + random() * 0.3;
    line(
      [
        [x - wide * 0.42, y + tall * 0.3 - i * 0.14, z - 0.028],
        [x - wide * 0.42 + long, y + tall * 0.3 - i * 0.14, z - 0.028],
      ],
      i ? '#3a3f44' : '#b8302a',
    );
  }
  line(
    Array.from({ length: 14 }, (_, k): Vec3 => [
      x + k * 0.05,
      y - tall * 0.1 + k * 0.022 + Math.sin(k * 1.7) * 0.03,
      z - 0.028,
    ]),
    '#2f6fb0',
  );
  line(
    [
      [x, y + tall * 0.3, z - 0.028],
      [x, y - tall * 0.24, z - 0.028],
      [x + wide * 0.4, y - tall * 0.24, z - 0.028],
    ],
    '#3a3f44',
  );
  for (let i = 0; i < 5; i++)
    mesh.box(
      x + wide * (0.12 + (i % 3) * 0.12),
      y + tall * (0.2 + Math.floor(i / 3) * 0.13),
      z - 0.026,
      0.09,
      0.09,
      0.006,
      pick(random, ['#f0d24a', '#f08a9a', '#8ad0e0']),
      materials.plain,
    );
}
