import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { tau } from './chance.ts';
import { paintedLathe } from './painted-lathe.ts';
import { pairs, triples } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';
import { smoothWay } from './smooth-way.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';

/** Cloth wrapped about the hips down to the feet, and over one shoulder. */
export function marbleDrapery(mesh: Mesh, stone: Rgb): void {
  const shade = mixRgb(stone, [0.2, 0.18, 0.15], 0.3);
  const fold = (turn: number, share: number): number =>
    Math.sin(turn * tau * 13 + share * 4.5 + Math.sin(turn * tau * 3) * 1.5);
  mesh.push().scale(1, 1, 0.84);
  paintedLathe(
    mesh,
    smoothProfile(pairs([0.3, 0.05, 0.285, 0.2, 0.25, 0.5, 0.225, 0.78, 0.205, 0.95, 0.19, 1.06, 0.15, 1.1])),
    {
      colour: (turn, share) => mixRgb(shade, stone, smooth(-1, 0.3, fold(turn, share))),
      bulge: (turn, share) =>
        1 + 0.085 * fold(turn, share) * smooth(1, 0.5, share) * (0.6 + 0.4 * Math.cos(turn * tau)),
      material: materials.plain,
      segments: 200,
      rows: 44,
    },
  );
  mesh.pop();
  for (let i = 0; i < 6; i++) {
    const o = i * 0.034;
    const way = smoothWay(
      triples([
        0.2,
        0.98 - o,
        -0.06,
        0.1,
        1.06 - o,
        -0.17,
        -0.05,
        1.2 - o,
        -0.19,
        -0.17 - o * 0.3,
        1.42 - o * 0.4,
        -0.1,
        -0.2 - o * 0.4,
        1.5 - o * 0.3,
        0.02,
        -0.2 - o * 0.4,
        1.36,
        0.14,
        -0.16 - o * 0.6,
        0.9,
        0.19,
        -0.2 - o * 0.6,
        0.3,
        0.22,
      ]),
    );
    mesh.tube(
      way,
      way.map((_, k) => 0.03 + 0.008 * Math.sin(k * 0.5 + i)),
      i % 2 ? stone : mixRgb(stone, shade, 0.35),
      materials.plain,
      10,
    );
  }
  for (let i = 0; i < 5; i++) {
    const x = -0.27 - i * 0.024;
    const way = smoothWay(
      triples([
        x,
        1.18,
        -0.06 + i * 0.02,
        x - 0.01,
        0.9,
        -0.08 + i * 0.03,
        x + 0.01,
        0.45 - (i % 2) * 0.08,
        -0.06 + i * 0.03,
      ]),
    );
    mesh.tube(way, [0.03, ...Array<number>(12).fill(0.026)], i % 2 ? stone : shade, materials.plain, 8);
  }
}
