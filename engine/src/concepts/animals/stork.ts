import { buildBirdLeg, buildFoldedWing } from '../../shapes/bird-parts.ts';
import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { flyingAs } from '../../shapes/flying-bird.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { mixRgb } from '../../raster/colour.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const stork: Concept = {
  id: 'stork',
  words: {
    en: 'stork',
    de: 'storch/störche',
    es: 'cigüeña',
    fr: 'cigogne',
    zh: '鹳/白鹳',
    ja: 'コウノトリ',
    ar: 'لقلق',
    emoji: '',
  },
  size: { width: 1.05, height: 1.35 },
  lives: ['hills', 'river', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.3,
  sway: 0.25,
  mirrors: true,
  aloft: flyingAs((colour) => ({
    ...{ length: 1.05, span: 2.1, chord: 0.42, raise: 0.36, bend: 0.15, fingers: 1 },
    beak: { length: 0.2, hooked: false, colour: '#d8401f' },
    colours: [
      colour ?? '#f4f2ec',
      colour ?? '#f8f6f2',
      colour ?? '#eceae2',
      '#26252a',
      colour ?? '#f4f2ec',
      colour ?? '#f4f2ec',
    ],
  })),
  build: (mesh, _random, look) =>
    buildTallBird(mesh, {
      body: look.colour ?? '#f4f2ec',
      quills: '#26252a',
      edges: '#dedacf',
      bill: ['#d8412a', '#b8321f'],
      billLong: 1,
      legs: '#d8412a',
      brow: '#3a302c',
    }),
};

interface TallBird {
  readonly body: Colour;
  /** Of the long feathers of its wings, and of the edges of the short ones. */
  readonly quills: Colour;
  readonly edges: Colour;
  readonly bill: readonly [Colour, Colour];
  /** How long its bill is beside that of a stork. */
  readonly billLong: number;
  readonly legs: Colour;
  /** Around the eyes. */
  readonly brow: Colour;
  /** Of a crane: its throat and fore neck, its bare crown, and the bush of long feathers that hangs over its tail. */
  readonly crane?: { readonly throat: Colour; readonly crown: Colour; readonly bustle: Colour };
}

/** A bird on long legs whose neck stands upright; it heads towards -x, its feet on y = 0. */
export function buildTallBird(mesh: Mesh, bird: TallBird): void {
  const { crane } = bird;
  const tip = [-0.36 - 0.27 * bird.billLong, 1.25 - 0.09 * bird.billLong, 0] as const;
  const cones: Cones = [
    [-0.13, 0.84, 0, 0.12, 0.12, 0.78, 0, 0.125, 0],
    [0.12, 0.78, 0, 0.11, 0.36, 0.7, 0, 0.035, 0],
    [-0.16, 0.84, 0, 0.105, -0.12, 0.75, 0, 0.1, 0],
    // The neck stands upright, long feathers at its root.
    ...conesAlong(
      [
        [-0.17, 0.88, 0, 0.095],
        [-0.25, 0.97, 0, 0.068],
        [-0.285, 1.07, 0, 0.05],
        [-0.28, 1.17, 0, 0.043],
        [-0.3, 1.235, 0, 0.044],
      ],
      crane ? 2 : 0,
    ),
    [-0.235, 0.86, 0, 0.05, -0.235, 0.74, 0, 0.02, 0],
    [-0.31, 1.26, 0, 0.054, -0.36, 1.25, 0, 0.04, 0],
    ...(crane
      ? [
          // White from behind the eyes down the nape; the crown is bare and red.
          [-0.292, 1.265, 0, 0.05, -0.262, 1.15, 0, 0.03, 0],
          [-0.3, 1.296, 0, 0.036, -0.355, 1.278, 0, 0.033, 3],
          [-0.36, 1.235, 0, 0.034, -0.31, 1.22, 0, 0.044, 2],
        ]
      : []),
    ...bothSides((s) => [
      [-0.1, 0.87, 0.065 * s, 0.085, 0.16, 0.79, 0.065 * s, 0.065, 0],
      [0.05, 0.7, 0.06 * s, 0.068, 0.04, 0.57, 0.06 * s, 0.026, 0],
      [-0.355, 1.262, 0.022 * s, 0.017, -0.375, 1.258, 0.02 * s, 0.014, 1],
    ]),
  ];
  mesh.body(cones, {
    k: 0.024,
    colours: [bird.body, bird.brow, crane?.throat ?? bird.body, crane?.crown ?? bird.body],
    hair: 0.24,
  });
  tellHead(mesh, [-0.325, 1.258, 0], 0.054, { tip, aside: 0.9 });
  const skin = skinOf(cones, 0.024);
  for (const side of [-1, 1]) {
    buildFoldedWing(mesh, {
      skin,
      side,
      from: [-0.17, 0.9],
      to: [0.2, 0.76],
      depth: 0.21,
      reach: 0.62,
      colours: [bird.body, bird.edges, bird.quills],
    });
    buildBirdLeg(mesh, {
      joints: [
        [0.04, 0.58, 0.06 * side],
        [0.07 - 0.04 * side, 0.34, 0.065 * side],
        [0.02 - 0.13 * side, 0.015, 0.07 * side],
      ],
      thick: 0.015,
      toe: 0.1,
      colour: bird.legs,
    });
    eyeOn(mesh, skin([-0.345, 1.264, 0], [-0.2, 0.1, side]), [-0.3, 0.06, side], 0.0105, '#1c1410');
  }
  for (const [drop, thick, colour] of [
    [0, 0.023, bird.bill[0]],
    [-0.017, 0.017, bird.bill[1]],
  ] as const)
    mesh.tube(
      [[-0.375, 1.248 + drop, 0], [(tip[0] - 0.33) / 2, (tip[1] + 1.264) / 2 + drop * 0.8, 0], tip],
      [thick, thick * 0.74, 0.002],
      colour,
      materials.gloss,
      10,
    );
  if (crane) hangBustle(mesh, crane.bustle);
}

/** Long loose feathers of the inner wing that fall over the tail of a crane. */
function hangBustle(mesh: Mesh, colour: Colour): void {
  for (let i = 0; i < 22; i++) {
    const across = ((i % 11) - 5) / 5;
    const long = 0.2 + 0.07 * ((i * 7) % 4);
    const [x, y, z] = [0.16 + 0.05 * Math.floor(i / 11), 0.85 - 0.04 * Math.abs(across), 0.1 * across];
    mesh.tube(
      [
        [x, y, z],
        [x + long * 0.55, y - 0.02 - 0.05 * Math.abs(across), z * 1.25],
        [x + long * 0.95, y - long * 0.5, z * 1.45],
        [x + long * 1.02, y - long * 1.05, z * 1.5],
      ],
      [0.02, 0.03, 0.021, 0.002],
      mixRgb(readColour(colour), [0.5, 0.5, 0.5], 0.05 * (i % 3)),
      materials.cloth,
      7,
    );
  }
}
