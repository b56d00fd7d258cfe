import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { triples } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Rgb } from '../../raster/colour.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const steel = '#ccd2d8';

/** One half about the screw at the origin: its blade points up, its handle down to the other side. */
function half(mesh: Mesh, side: number, handle: Rgb): void {
  const z = side * 0.035;
  const blade = (u: number, v: number, face: number): Vec3 => {
    const [inner, outer] = [-0.02 + 0.03 * v, -0.2 + 0.19 * v ** 1.6 + 0.02 * Math.sin(v * 3)];
    const ridge = 0.045 * (1 - v * 0.8) * smooth(1, 0.45, u);
    return [side * -(inner + (outer - inner) * u), -0.16 + v * 1.72, z + face * (0.008 + ridge * smooth(0, 0.3, u))];
  };
  for (const face of [-1, 1])
    mesh.sheet(
      (u, v) => blade(u, v, face),
      10,
      30,
      (u) => mixRgb(readColour(steel), [0.95, 0.97, 1], u < 0.24 ? 0.5 : 0.1),
      materials.metal,
    );
  // The shank crosses under the screw and carries a loop.
  mesh.tube(
    smoothWay(triples([side * 0.1, 0.1, z, side * 0.02, -0.12, z, side * -0.14, -0.4, z, side * -0.2, -0.6, z])),
    [0.1, 0.11, 0.11, 0.11, 0.1, 0.1, 0.09, 0.085, 0.08, 0.08, 0.075, 0.075, 0.075, 0.07, 0.07, 0.07, 0.07, 0.07, 0.07],
    steel,
    materials.metal,
    12,
  );
  const loop: readonly Vec3[] = triples([
    side * -0.18,
    -0.5,
    z,
    side * -0.1,
    -0.72,
    z,
    side * -0.12,
    -1,
    z,
    side * -0.28,
    -1.26,
    z,
    side * -0.52,
    -1.32,
    z,
    side * -0.68,
    -1.12,
    z,
    side * -0.62,
    -0.82,
    z,
    side * -0.4,
    -0.6,
    z,
  ]);
  mesh.tube(smoothWay(loop, 8, true), [0.085], handle, materials.gloss, 14);
  mesh.tube(
    smoothWay(triples([side * -0.12, -0.38, z, side * -0.19, -0.56, z, side * -0.2, -0.66, z])),
    [0.09, 0.1, 0.11, 0.11, 0.11, 0.11, 0.11, 0.11, 0.11, 0.11, 0.11, 0.11, 0.1],
    handle,
    materials.gloss,
    12,
  );
}

/** A reel of thread that stands on the origin. */
function reel(mesh: Mesh, thread: string, tall: number): void {
  mesh.cyl(0, 0, 0, 0.36, 0.34, 0.09, '#c89a5c', materials.gloss, 32);
  mesh.cyl(0, tall - 0.09, 0, 0.34, 0.36, 0.09, '#c89a5c', materials.gloss, 32);
  mesh.cyl(0, tall, 0, 0.1, 0.1, 0.004, '#4a2e16', materials.plain, 18);
  const colour = readColour(thread);
  const turns = 22;
  for (let i = 0; i < turns; i++) {
    const y = 0.1 + ((i + 0.5) / turns) * (tall - 0.2);
    const r = 0.3 + 0.025 * Math.sin((i / turns) * Math.PI);
    mesh.tube(
      Array.from({ length: 29 }, (_, k): Vec3 => [
        Math.cos((k / 28) * tau) * r,
        y + (k / 28) * 0.02,
        Math.sin((k / 28) * tau) * r,
      ]),
      [0.024],
      mixRgb(colour, [0.02, 0.02, 0.03], (i % 3) * 0.1),
      materials.cloth,
      5,
    );
  }
}

export const scissors: Concept = {
  id: 'scissors',
  words: {
    en: 'scissors/pair of scissors/shears',
    de: 'schere/scheren',
    es: 'tijeras/tijera',
    fr: 'ciseaux/paire de ciseaux',
    zh: '剪刀',
    ja: 'ハサミ/はさみ',
    ar: 'مقص',
    emoji: '✂️/✂',
  },
  size: { width: 2.8, height: 2.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.12,
  build(mesh, random, look) {
    const handle = readColour(look.colour ?? pick(random, ['#c42a24', '#23262c', '#e07a1e']));
    // They lean on reels of thread, a little open.
    mesh.push().at(0, 1.36, -0.24).rotX(0.32);
    for (const side of [-1, 1]) {
      mesh.push().rotZ(side * -0.2);
      half(mesh, side, handle);
      mesh.pop();
    }
    mesh
      .push()
      .at(0, 0, -0.14)
      .rotX(-Math.PI / 2);
    mesh
      .cyl(0, -0.04, 0, 0.1, 0.09, 0.08, '#d8b050', materials.metal, 24)
      .box(0, 0.041, 0, 0.14, 0.004, 0.022, '#6a4e1c')
      .pop();
    mesh.pop();
    for (const [x, z, thread, tall] of [
      [-0.5, 0.62, '#2f6aa8', 1],
      [0.34, 0.6, '#c83a5a', 1.16],
      [1, 0.1, '#e0a42a', 0.8],
      [-1.08, 0.08, '#3f8a5a', 0.8],
    ] as const) {
      mesh.push().at(x, 0, z);
      reel(mesh, thread, tall);
      mesh.pop();
    }
    // A thread runs over the table, and buttons lie about.
    mesh.tube(
      smoothWay(
        triples([
          1.28, 0.3, 0.02, 1.3, 0.03, -0.3, 1, 0.02, -0.7, 0.62, 0.02, -0.62, 0.66, 0.02, -0.92, 0.95, 0.02, -1,
        ]),
      ),
      [0.014],
      '#e0a42a',
      materials.cloth,
      5,
    );
    for (const [x, z, colour] of [
      [-0.9, -0.62, '#d84a4a'],
      [-0.62, -0.86, '#f2e8d0'],
      [0.36, -0.86, '#3a9aa8'],
    ] as const) {
      mesh.push().at(x, 0, z);
      mesh.lathe(
        [
          [0.14, 0],
          [0.16, 0.02],
          [0.15, 0.05],
          [0.12, 0.055],
          [0.11, 0.035],
          [0, 0.035],
        ],
        28,
        colour,
        materials.gloss,
      );
      for (const [dx, dz] of [
        [-0.03, -0.03],
        [0.03, -0.03],
        [-0.03, 0.03],
        [0.03, 0.03],
      ] as const)
        mesh.cyl(dx, 0.034, dz, 0.014, 0.014, 0.004, '#2a201c', materials.plain, 8);
      mesh.pop();
    }
  },
};
