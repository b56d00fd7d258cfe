import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const [wet, dry] = [readColour('#b08c56'), readColour('#dcc18a')];

/** A tower as a bucket leaves it, with crumbs of sand in its wall and merlons around its top; metres. */
function tower(mesh: Mesh, place: number, r: number, high: number): void {
  paintedLathe(
    mesh,
    Array.from({ length: 13 }, (_, i): [number, number] => [r * (1.12 - 0.2 * (i / 12)), (i / 12) * high]),
    {
      colour: (turn, share) =>
        mixRgb(wet, dry, 0.25 + 0.6 * fbm(Math.cos(turn * tau) * 5 + place, Math.sin(turn * tau) * 5 + share * 7, 3)),
      material: materials.sand,
      segments: 72,
      rows: 24,
      bulge: (turn, share) =>
        1 + 0.07 * (fbm(Math.cos(turn * tau) * 8 + place, Math.sin(turn * tau) * 8 + share * 9, 3) - 0.5),
    },
  );
  mesh.cyl(0, high - 0.005, 0, r * 0.92, r * 0.92, 0.012, dry, materials.sand, 36);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * tau;
    mesh
      .push()
      .at(Math.cos(a) * r * 0.78, high, Math.sin(a) * r * 0.78)
      .rotY(-a)
      .box(0, 0, 0, r * 0.26, r * 0.3, r * 0.36, mixRgb(wet, dry, 0.6), materials.sand)
      .pop();
  }
  for (const a of [-2.1, -1, 0.6, 2.4])
    mesh
      .push()
      .at(Math.cos(a) * r * 1.0, high * 0.62, Math.sin(a) * r * 1.0)
      .rotY(-a)
      .box(0, 0, 0, r * 0.1, high * 0.16, r * 0.16, '#5a4426', materials.plain)
      .pop();
}

export const sandcastle: Concept = {
  id: 'sandcastle',
  words: {
    en: 'sandcastle/sand castle/castle of sand/castle made of sand',
    de: 'sandburg/sandschloss',
    es: 'castillo de arena',
    fr: 'château de sable',
    zh: '沙堡/沙子城堡',
    ja: '砂の城/サンドキャッスル',
    ar: 'قلعة رملية/قلعة من الرمل',
    emoji: '',
  },
  size: { width: 1.7, height: 1.15 },
  lives: ['beach'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.2,
  build(mesh, random, look) {
    const place = random() * 20;
    mesh.object();
    // The heap it stands on, with a moat before it.
    mesh.sheet(
      (u, v) => {
        const a = u * tau;
        const r = v * (1.02 + 0.05 * Math.sin(a * 3 + place) + 0.03 * Math.sin(a * 7));
        const y = 0.16 * Math.max(0, 1 - ((v - 0.1) / 0.78) ** 4) + 0.03 * Math.exp(-(((v - 0.95) / 0.05) ** 2)) - 0.01;
        return [
          Math.cos(a) * r,
          y + 0.018 * fbm(Math.cos(a) * r * 7 + place, Math.sin(a) * r * 7, 3),
          -Math.sin(a) * r * 0.86,
        ];
      },
      96,
      40,
      (u, v) => mixRgb(wet, dry, v > 0.8 && v < 0.92 ? 0 : 0.35 + 0.5 * fbm(u * 20 + place, v * 9, 3)),
      materials.sand,
    );
    for (const [x, z, r, high] of [
      [-0.52, -0.36, 0.15, 0.4],
      [0.52, -0.36, 0.15, 0.4],
      [-0.52, 0.36, 0.15, 0.44],
      [0.52, 0.36, 0.15, 0.44],
      [0, 0.08, 0.24, 0.6],
    ] as const) {
      mesh.push().at(x, 0.13, z);
      tower(mesh, place + x * 3, r, high);
      mesh.pop();
    }
    mesh.push().at(0, 0.73, 0.08);
    tower(mesh, place + 5, 0.14, 0.22);
    mesh.pop();
    // Walls from tower to tower, a gate in front with an arch of shells.
    for (const [x, z, wide, deep] of [
      [-0.3, -0.36, 0.3, 0.12],
      [0.3, -0.36, 0.3, 0.12],
      [0, 0.36, 0.8, 0.12],
      [-0.52, 0, 0.12, 0.5],
      [0.52, 0, 0.12, 0.5],
    ] as const) {
      mesh.box(x, 0.1, z, wide, 0.28, deep, mixRgb(wet, dry, 0.5), materials.sand);
      const along = wide > deep;
      for (let i = 0; i < 4; i++) {
        const t = (i + 0.5) / 4 - 0.5;
        mesh.box(
          x + (along ? t * wide : 0),
          0.38,
          z + (along ? 0 : t * deep),
          along ? wide * 0.13 : deep * 0.9,
          0.06,
          along ? deep * 0.9 : deep * 0.13,
          mixRgb(wet, dry, 0.7),
          materials.sand,
        );
      }
    }
    mesh
      .box(0, 0.1, -0.36, 0.3, 0.34, 0.14, mixRgb(wet, dry, 0.45), materials.sand)
      .box(0, 0.14, -0.435, 0.14, 0.15, 0.01, '#4a3820', materials.plain);
    for (let i = 0; i < 7; i++) {
      const a = (i / 6) * Math.PI;
      mesh.ball(
        Math.cos(a) * 0.1,
        0.28 + Math.sin(a) * 0.08,
        -0.44,
        0.022,
        0.022,
        0.014,
        i % 2 ? '#f2e4d8' : '#e8b8a4',
        materials.gloss,
        10,
      );
    }
    // Flags of paper on the towers, shells and a star on the heap, a bucket and a spade beside it.
    for (const [x, y, z, colour] of [
      [-0.52, 0.53, -0.36, '#e0432e'],
      [0.52, 0.53, -0.36, '#2f7ad0'],
      [0, 0.95, 0.08, look.colour ?? '#f0b81e'],
    ] as const) {
      rod(mesh, [x, y, z], [x, y + 0.26, z], 0.007, '#8a6a3a', materials.plain);
      mesh.sheet(
        (u, v) => [x + u * 0.17, y + 0.25 - v * 0.1 * (1 - u), z + 0.012 * Math.sin(u * 7)],
        10,
        4,
        () => colour,
        materials.cloth,
      );
    }
    for (const [x, z, r] of triples([-0.24, -0.62, 0.045, 0.3, -0.66, 0.04, -0.7, -0.5, 0.05, 0.74, -0.36, 0.04]))
      mesh.ball(x, 0.14, z, r, r * 0.5, r * 0.8, '#f0ddcc', materials.gloss, 14);
    mesh.push().at(0.98, 0.02, -0.46).rotZ(-0.1);
    mesh.lathe(pairs([0.1, 0, 0.145, 0.24, 0.15, 0.25, 0.135, 0.24, 0.09, 0.02]), 32, '#d8402c', materials.gloss);
    mesh.tube(
      Array.from(
        { length: 15 },
        (_, i) => [Math.cos((i / 14) * Math.PI) * 0.142, 0.24 + Math.sin((i / 14) * Math.PI) * 0.13, 0] as const,
      ),
      [0.008],
      '#f4f0e4',
      materials.gloss,
      6,
    );
    mesh.pop();
    rod(mesh, [-0.86, 0.03, -0.6], [-0.64, 0.36, -0.5], 0.016, '#e8b81e', materials.gloss);
    mesh
      .push()
      .at(-0.9, 0.02, -0.62)
      .rotY(0.4)
      .rotZ(0.5)
      .box(0, -0.1, 0, 0.02, 0.16, 0.11, '#2f7ad0', materials.gloss)
      .pop();
  },
};
