import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [half, spring, rise] = [0.62, 1.75, 0.62] as const;

export const door: Concept = {
  id: 'door',
  words: {
    en: 'door/wooden door/magic door/doorway/old door',
    de: 'tür/türen/holztür/zaubertür',
    es: 'puerta de madera/puerta mágica',
    fr: 'porte en bois/porte magique',
    zh: '木门/魔法门/门',
    ja: 'ドア/木の扉/扉',
    ar: 'باب/باب خشبي',
    emoji: '🚪',
  },
  size: { width: 2.6, height: 3.1 },
  lives: ['forest', 'cottage garden', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.15,
  sway: 0.15,
  build(mesh, random, look) {
    const paint = readColour(look.colour ?? pick(random, ['#2f6a5a', '#8a3224', '#2f4f86', '#7a5028']));
    mesh.object();
    // Steps of stone, and an arch of blocks that leans on nothing.
    for (const [y, wide, deep] of [
      [0, 2.5, 1.7],
      [0.16, 1.95, 1.2],
    ] as const)
      mesh.box(0, y, -0.1, wide, 0.16, deep, '#8f8a80', materials.stone);
    mesh.push().at(0, 0.32, 0);
    const block = (from: Vec3[], tone: number): void => {
      const stone = mixRgb(readColour('#a39b8c'), [0.12, 0.11, 0.1], tone);
      const [a, b, c, d] = from as [Vec3, Vec3, Vec3, Vec3];
      const back = (p: Vec3): Vec3 => [p[0], p[1], 0.3];
      mesh.face([a, b, c, d], stone, materials.rock).face([back(a), back(b), back(c), back(d)], stone, materials.rock);
      for (const [p, q] of [
        [a, b],
        [b, c],
        [c, d],
        [d, a],
      ] as const)
        mesh.face([p, q, back(q), back(p)], stone, materials.rock);
    };
    const out = (i: number): number => 0.34 + 0.06 * Math.sin(i * 2.7);
    for (const s of [-1, 1])
      for (let i = 0; i < 6; i++) {
        const [low, high] = [(i / 6) * spring + 0.008, ((i + 1) / 6) * spring - 0.008];
        const far = half + out(i + (s > 0 ? 3 : 0));
        block(
          [
            [s * half, low, -0.3],
            [s * half, high, -0.3],
            [s * far, high, -0.3 - 0.02 * (i % 2)],
            [s * far, low, -0.3 - 0.02 * (i % 2)],
          ],
          ((i * 5 + s) % 4) * 0.08,
        );
      }
    const onArch = (t: number, more: number, z: number): Vec3 => [
      -Math.cos(t * Math.PI) * (half + more),
      spring + Math.sin(t * Math.PI) * (rise + more),
      z,
    ];
    for (let i = 0; i < 9; i++) {
      const [t0, t1] = [i / 9 + 0.004, (i + 1) / 9 - 0.004];
      const far = i === 4 ? 0.48 : out(i);
      block(
        [onArch(t0, 0, -0.3), onArch(t1, 0, -0.3), onArch(t1, far, -0.32), onArch(t0, far, -0.32)],
        ((i * 7) % 4) * 0.08,
      );
    }
    // The leaf: planks of their own tone, bands of iron with studs, a ring, and a pane that shines.
    const planks = 7;
    for (let i = 0; i < planks; i++) {
      const [x0, x1] = [-half + (i / planks) * half * 2 + 0.006, -half + ((i + 1) / planks) * half * 2 - 0.006];
      const top = (x: number): number => spring + rise * Math.sqrt(Math.max(0, 1 - (x / half) ** 2));
      const wood = mixRgb(paint, [0.02, 0.015, 0.01], ((i * 3) % 4) * 0.09);
      mesh.face(
        [
          [x0, 0, -0.12],
          [x0, top(x0), -0.12],
          [(x0 + x1) / 2, top((x0 + x1) / 2), -0.12],
          [x1, top(x1), -0.12],
          [x1, 0, -0.12],
        ],
        wood,
        materials.planks,
      );
    }
    mesh.sheet(
      (u, v) => [(u - 0.5) * half * 2, v * (spring + rise * Math.sqrt(Math.max(0, 1 - (u * 2 - 1) ** 2))), 0.02],
      24,
      2,
      () => '#1c140e',
      materials.plain,
    );
    for (const y of [0.34, 1.62]) {
      mesh.box(-0.08, y, -0.145, half * 1.7, 0.1, 0.03, '#26282c', materials.metal);
      mesh.ball(0.46, y + 0.05, -0.15, 0.09, 0.09, 0.02, '#26282c', materials.metal, 16);
      for (let i = 0; i < 6; i++)
        mesh.ball(-0.54 + i * 0.19, y + 0.05, -0.165, 0.024, 0.024, 0.02, '#3a3d42', materials.metal, 10);
    }
    mesh.tube(
      Array.from({ length: 25 }, (_, i): Vec3 => [
        0.4 + Math.cos((i / 24) * tau) * 0.085,
        0.98 + Math.sin((i / 24) * tau) * 0.085,
        -0.17,
      ]),
      [0.018],
      '#b8862c',
      materials.metal,
      8,
    );
    mesh.ball(0.4, 1.07, -0.16, 0.045, 0.045, 0.03, '#b8862c', materials.metal, 14);
    mesh
      .push()
      .at(0, 1.98, -0.13)
      .rotX(-Math.PI / 2)
      .cyl(0, 0, 0, 0.19, 0.19, 0.02, '#b87a24', materials.glow, 28);
    mesh.pop();
    mesh.tube(
      Array.from({ length: 33 }, (_, i): Vec3 => [
        Math.cos((i / 32) * tau) * 0.2,
        1.98 + Math.sin((i / 32) * tau) * 0.2,
        -0.16,
      ]),
      [0.022],
      '#26282c',
      materials.metal,
      8,
    );
    mesh
      .box(0, 1.79, -0.165, 0.02, 0.38, 0.02, '#26282c', materials.metal)
      .box(0, 1.97, -0.165, 0.38, 0.02, 0.02, '#26282c', materials.metal);
    mesh.pop();
    // Ivy climbs one side of the arch.
    for (let i = 0; i < 230; i++) {
      const t = Math.min(1, random() ** 1.3 * 1.05);
      const way: Vec3 =
        t < 0.6 ? [-half - 0.22, 0.1 + (t / 0.6) * spring, -0.36] : onArch((t - 0.6) * 0.9, 0.24, -0.36);
      const [x, y, z] = [
        way[0] + (random() - 0.5) * 0.42,
        way[1] + 0.32 + (random() - 0.5) * 0.24,
        way[2] - random() * 0.1,
      ];
      const size = 0.04 + random() * 0.04;
      const green = pick(random, ['#2f5f2a', '#437a34', '#5a8f3e', '#26502a']);
      const tilt = (random() - 0.5) * 2;
      mesh.face(
        [
          [x, y + size, z],
          [x + size, y + size * 0.1 + tilt * 0.02, z - 0.02],
          [x, y - size * 1.2, z - 0.01],
          [x - size, y + size * 0.1, z - 0.02],
        ],
        green,
        materials.leaf,
      );
    }
  },
};
