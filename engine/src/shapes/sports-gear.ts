import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { rod } from './rings.ts';

// What is had for sports, built about the hands of somebody of 1.8 metres who looks to -z.

type Hands = readonly [left: Vec3, right: Vec3];

/** Gloves that hide the fists of a guard and end over the wrists. */
export function wearBoxingGloves(mesh: Mesh, hands: Hands, colour: Colour): void {
  hands.forEach(([x, y, z], i) => {
    const inward = i === 0 ? 1 : -1;
    mesh.ball(x, y + 0.014, z - 0.014, 0.07, 0.082, 0.084, colour, materials.gloss, 24);
    mesh.ball(x + 0.052 * inward, y + 0.016, z + 0.016, 0.034, 0.052, 0.036, colour, materials.gloss, 16);
    mesh.tube(
      [
        [x, y - 0.03, z + 0.005],
        [x - 0.012 * inward, y - 0.085, z + 0.035],
        [x - 0.025 * inward, y - 0.13, z + 0.06],
      ],
      [0.058, 0.052, 0.056],
      colour,
      materials.gloss,
      18,
    );
    mesh.tube(
      [
        [x - 0.017 * inward, y - 0.1, z + 0.043],
        [x - 0.023 * inward, y - 0.125, z + 0.057],
      ],
      [0.057, 0.059],
      '#efeae0',
      materials.cloth,
      18,
    );
  });
}

/** Where the feet of somebody on skis are, metres to each side; and how long a ski is. */
export const skiTrack = 0.11;
const skiLong = 1.5;

/** Two skis under the feet, their tips bent up, and a pole from each hand down into the snow. */
export function buildSkis(mesh: Mesh, hands: Hands, colour: Colour): void {
  for (const s of [-1, 1]) {
    const at = (u: number, aside: number, up: number): Vec3 => {
      const ahead = u - 0.54;
      const half = 0.045 * (1 + 0.25 * Math.abs(ahead) * 2) * (u > 0.92 ? Math.sqrt(Math.max(0, (1 - u) / 0.08)) : 1);
      return [s * skiTrack + aside * half, 0.012 + up + 0.14 * Math.max(0, u - 0.84) ** 1.4 * 9, -ahead * skiLong];
    };
    for (const up of [0.016, 0])
      mesh.sheet(
        (u, v) => at(u, up > 0 ? v * 2 - 1 : 1 - v * 2, up),
        40,
        4,
        (u) => (u > 0.7 ? '#f0ece2' : colour),
        materials.gloss,
      );
    for (const aside of [-1, 1])
      mesh.sheet(
        (u, v) => at(u, aside, 0.016 * (aside > 0 ? 1 - v : v)),
        40,
        1,
        () => '#26282c',
        materials.plain,
      );
    mesh.box(s * skiTrack, 0.045, 0.03, 0.075, 0.05, 0.3, '#2a2c30', materials.plain);
  }
  hands.forEach(([x, y, z], i) => {
    const s = i === 0 ? -1 : 1;
    const foot: Vec3 = [x + 0.08 * s, 0.03, z + 0.34];
    const on = (share: number): Vec3 => [
      x + (foot[0] - x) * share,
      y + (foot[1] - y) * share,
      z + (foot[2] - z) * share,
    ];
    rod(mesh, on(-0.09), on(1), 0.008, '#c8ccd0', materials.metal);
    rod(mesh, on(-0.1), on(0.07), 0.016, '#1c1d20', materials.plain);
    const [bx, by, bz] = on(0.93);
    mesh.cyl(bx, by, bz, 0.05, 0.05, 0.008, '#1c1d20', materials.plain, 18);
  });
}

/** Balls of shining strips in both hands. */
export function shakePompoms(mesh: Mesh, random: Random, hands: Hands): void {
  for (const [x, y, z] of hands)
    for (let i = 0; i < 620; i++) {
      const [turn, up, long] = [random() * Math.PI * 2, random() * 2 - 1, 0.1 + 0.08 * random()];
      const out = Math.sqrt(1 - up * up);
      const way: Vec3 = [Math.cos(turn) * out, up, Math.sin(turn) * out];
      const end: Vec3 = [x + way[0] * long, y + way[1] * long - 0.03 * random(), z + way[2] * long];
      const wide = 0.011;
      mesh.face(
        [
          [x + way[0] * 0.03 - wide * Math.sin(turn), y + way[1] * 0.03, z + way[2] * 0.03 + wide * Math.cos(turn)],
          [x + way[0] * 0.03 + wide * Math.sin(turn), y + way[1] * 0.03, z + way[2] * 0.03 - wide * Math.cos(turn)],
          [end[0] + wide * Math.sin(turn), end[1], end[2] - wide * Math.cos(turn)],
          [end[0] - wide * Math.sin(turn), end[1], end[2] + wide * Math.cos(turn)],
        ],
        i % 3 === 0 ? '#f4efe2' : '#e8b422',
        materials.gloss,
      );
    }
}
