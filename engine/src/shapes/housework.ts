import { plus } from '../body/affine.ts';
import { gripOf } from '../body/grip-of.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Pose } from './figure.ts';
import { plate } from './plate.ts';
import { rod } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';
import type { Stance } from './stance.ts';
import { standsEasily } from './stands.ts';

// Ironing and washing dishes: who does it looks to -z and has the board or the counter before them, so that their face is seen over it.

/** Bent a little over what is before the belly, the eyes on it. */
const overWork = (random: Random): Stance => ({
  ...standsEasily(random),
  chest: [0, 1.415, -0.045],
  head: [0, 1.675, -0.1],
  tilt: [0, 0],
  twist: 0,
  gaze: [0, 0.34],
});

/** How high an ironing board is, and how far its middle is before who irons, metres. */
const board = { high: 0.86, ahead: 0.5, half: 0.19 } as const;

/** The left hand smooths the cloth, and the right one leads the iron (STUDIO-53). */
export const irons = (random: Random): Stance => ({
  ...overWork(random),
  gaze: [-0.12, 0.36],
  wrists: [
    [-0.27, board.high + 0.06, -0.38],
    [0.15, board.high + 0.125, -0.4],
  ],
  elbowsTo: [
    [-0.9, -0.5, 0.6],
    [0.9, -0.3, 0.6],
  ],
  fingers: [[0.25, -0.25, -0.9], undefined],
  thumbs: [
    [0.9, 0.1, 0.2],
    [-1, 0.1, -0.1],
  ],
  hands: ['open', 'fists'],
});

/** Both hands hold a plate over the basin, one of them wipes it (STUDIO-53). */
export const washesDishes = (random: Random): Stance => ({
  ...overWork(random),
  wrists: [
    [-0.19, 1.08, -0.39],
    [0.13, 1.12, -0.36],
  ],
  elbowsTo: [
    [-0.8, -0.9, 0.4],
    [0.9, -0.7, 0.4],
  ],
  fingers: [undefined, [-0.4, 0.1, -0.9]],
  thumbs: [
    [0.5, 0.8, 0.1],
    [-0.2, 0.9, 0.2],
  ],
  hands: ['fists', 'open'],
});

/** A board on crossed legs with a shirt over it, and the iron in the right hand. */
export function ironOnBoard(mesh: Mesh, pose: Pose): void {
  const { high, ahead, half } = board;
  mesh.object();
  for (const z of [-0.12, 0.12])
    for (const s of [-1, 1])
      rod(mesh, [0.42 * s, 0.012, z - ahead], [-0.36 * s, high - 0.03, z - ahead], 0.011, '#c8ccd0', materials.metal);
  for (const x of [-0.42, 0.42])
    rod(mesh, [x, 0.014, -ahead - 0.2], [x, 0.014, -ahead + 0.2], 0.013, '#c8ccd0', materials.metal);
  // It is blunt at the right and runs to a point at the left.
  const wide = (u: number): number => half * rounded(u * 3.2) * rounded((1 - u) * 30);
  mesh.sheet(
    (u, v) => {
      const turn = v * Math.PI * 2;
      return [u * 1.3 - 0.7, high - 0.02 + 0.018 * Math.sin(turn), -ahead + wide(u) * Math.cos(turn)];
    },
    40,
    24,
    (_, v) => (Math.floor(v * 24) % 2 ? '#5f86a8' : '#6a90b0'),
    materials.cloth,
  );
  mesh.object();
  layShirt(mesh);
  holdIron(mesh.object(), gripOf(pose, 1).at);
}

/** How wide a rounded end is, as a share, so far from its tip. */
const rounded = (by: number): number => Math.sqrt(Math.max(0, Math.min(1, by)));

/** A shirt on its back over the board, the collar at the left; its near half hangs down. */
function layShirt(mesh: Mesh): void {
  const top = board.high + 0.004;
  const [edge, beyond] = [-board.ahead - board.half + 0.01, 0.34];
  const over = (x: number, by: number): Vec3 => {
    const across = 2 * board.half - 0.04;
    const fold = 0.012 * Math.sin(x * 34) + 0.008 * Math.sin(x * 61 + 1);
    if (by < across) return [x, top, edge + across - by];
    const down = by - across;
    return [x, top - down, edge - 0.012 - 0.02 * Math.min(1, down * 12) + fold * Math.min(1, down * 5)];
  };
  const long = 2 * board.half - 0.04 + beyond;
  const cloth = '#c9dcec';
  mesh.sheet(
    (u, v) => over(-0.4 + u * 0.62, v * long),
    40,
    60,
    () => cloth,
    materials.cloth,
  );
  // A sleeve hangs from the shoulder.
  mesh.tube(
    [
      over(-0.34, long * 0.62),
      plus(over(-0.38, long * 0.8), [0, 0, -0.035]),
      plus(over(-0.4, long * 1.1), [0, 0, -0.035]),
    ],
    [0.075, 0.068, 0.055],
    cloth,
    materials.cloth,
    16,
  );
  mesh.tube(
    [over(-0.41, 0.08), plus(over(-0.44, 0.16), [0, 0.035, 0]), over(-0.41, 0.24)],
    [0.018, 0.026, 0.018],
    '#d8e6f2',
    materials.cloth,
    12,
  );
  for (let i = 0; i < 5; i++) {
    const [x, , z] = over(-0.32 + i * 0.12, 0.18);
    mesh.ball(x, top + 0.003, z, 0.008, 0.004, 0.008, '#f4f6f8', materials.gloss, 8);
  }
}

/** An iron on the cloth, whose handle is in a hand that is there; its tip points to -x. */
function holdIron(mesh: Mesh, [x, y, z]: Vec3): void {
  const foot = board.high + 0.008;
  const outline = (u: number): number => 0.058 * rounded(1 - Math.abs(1 - u) ** 2.2);
  const layer = (low: number, tall: number, size: number, colour: string, material: number): void => {
    mesh.sheet(
      (u, v) => {
        const turn = v * Math.PI * 2;
        const narrow = size * (1 - 0.3 * Math.max(0, Math.sin(turn)));
        const end = rounded((1 - u) * 12);
        return [
          x + (u - 0.5) * 0.23 * size,
          foot + low + tall * (0.5 + 0.5 * Math.sin(turn)),
          z + outline(u) * end * narrow * Math.cos(turn),
        ];
      },
      24,
      20,
      () => colour,
      material,
    );
  };
  layer(0, 0.014, 1, '#c4c9ce', materials.metal);
  layer(0.012, 0.05, 0.94, '#b8402f', materials.gloss);
  mesh.tube(
    [
      [x - 0.075, foot + 0.05, z],
      [x - 0.07, y, z],
      [x + 0.075, y, z],
      [x + 0.09, foot + 0.05, z],
    ],
    [0.013, 0.014, 0.014, 0.013],
    '#23262b',
    materials.gloss,
    12,
  );
}

/** A counter with a basin full of foam, clean plates beside it, a plate in the hands and a sponge on it. */
export function washAtSink(mesh: Mesh, random: Random, pose: Pose): void {
  const [high, ahead] = [0.88, 0.52];
  mesh.object();
  mesh.box(0, 0, -ahead, 1.36, high - 0.035, 0.5, '#7f9a8e', materials.plain);
  mesh.box(0, high - 0.035, -ahead, 1.44, 0.035, 0.56, '#d8d2c6', materials.gloss);
  for (const x of [-0.45, 0, 0.45])
    mesh.box(x, 0.1, -ahead - 0.252, 0.4, high - 0.22, 0.012, '#8da89c', materials.plain);
  mesh
    .push()
    .object()
    .at(0, high, -ahead + 0.02);
  mesh.lathe(
    smoothProfile([
      [0.19, 0],
      [0.235, 0.11],
      [0.25, 0.13],
      [0.24, 0.135],
      [0.222, 0.11],
      [0, 0.1],
    ]),
    48,
    '#c8503c',
    materials.gloss,
  );
  for (let i = 0; i < 46; i++) {
    const [turn, out, size] = [random() * 6.283, 0.2 * Math.sqrt(random()), 0.022 + 0.028 * random()];
    mesh.ball(
      Math.cos(turn) * out,
      0.115,
      Math.sin(turn) * out,
      size,
      size * 0.8,
      size,
      '#f2f6fa',
      materials.plain,
      12,
    );
  }
  mesh.pop();
  for (let i = 0; i < 6; i++) {
    mesh
      .push()
      .object()
      .at(0.5, high + i * 0.017, -ahead + 0.02)
      .scale(0.1);
    plate(mesh, 1.25, '#f2efe8', '#4a6a9a');
    mesh.pop();
  }
  mesh.object().tube(
    [
      [-0.42, high, -ahead],
      [-0.42, high + 0.26, -ahead],
      [-0.36, high + 0.33, -ahead],
      [-0.27, high + 0.32, -ahead],
      [-0.24, high + 0.24, -ahead],
    ],
    [0.016],
    '#c8ccd0',
    materials.metal,
    12,
  );
  const [left, right] = [gripOf(pose, -1).at, gripOf(pose, 1).at];
  mesh
    .push()
    .object()
    .at(left[0] + 0.118, left[1] + 0.05, left[2] - 0.05)
    .rotX(0.95)
    .scale(0.1);
  plate(mesh, 1.25, '#f6f3ec', '#4a6a9a');
  mesh.pop();
  mesh.box(right[0] - 0.03, right[1] - 0.02, right[2] + 0.01, 0.09, 0.045, 0.07, '#e8c23a', materials.cloth);
}
