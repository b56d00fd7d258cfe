import { doing } from '../doing.ts';
import { bothSides, conesAlong } from '../../shapes/body-parts.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Scheme } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { smooth } from '../../solid/noise.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Marks } from '../../solid/soft-body.ts';
import type { Concept, Look } from '../concept.ts';

export const raccoon: Concept = {
  id: 'raccoon',
  words: {
    en: 'raccoon/racoon',
    de: 'waschbär/waschbären',
    es: 'mapache',
    fr: 'raton laveur/ratons laveurs',
    zh: '浣熊',
    ja: 'アライグマ',
    ar: 'راكون',
    emoji: '🦝',
  },
  size: { width: 1.2, height: 0.52 },
  lives: ['forest', 'hills', 'river'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build: (mesh, random, look) =>
    buildMasked(mesh, random, look, {
      schemes: [
        ['#7f776c', '#e9e4da', '#221d1a'],
        ['#8a7a66', '#ece4d4', '#281f19'],
      ],
      faceMarks: bandit,
      isRed: false,
    }),
};

/** What tells one of those with a mask and a ringed tail from another. */
interface Masked {
  readonly schemes: readonly [Scheme, ...Scheme[]];
  readonly faceMarks: readonly Marks[];
  /** Its rings are of its coat, its belly is black, and its tail long. */
  readonly isRed: boolean;
}

/** Builds a raccoon, or who is built like one. */
export function buildMasked(mesh: Mesh, random: Random, look: Look, { schemes, faceMarks, isRed }: Masked): void {
  const [coat, light, dark] = schemeOf(look.colour, random, schemes);
  mesh.at(-0.16, 0, 0);
  buildQuadruped(
    mesh,
    random,
    {
      ...doing(look),
      length: 0.38,
      height: 0.4,
      girth: 0.135,
      belly: 1.04,
      leg: 0.028,
      thigh: 1.8,
      foot: 'paw',
      neck: { length: 0.13, rise: 0.35, radius: 0.095 },
      head: { size: 0.098, muzzle: 0.085, thick: 0.034, dip: 0.2, yaw: 0.8 },
      ears: { kind: 'round', size: 1, inside: 1 },
      tail: { length: 0.05, radius: 0.04, rise: -0.5, tip: 0 },
      colours: [coat, light, dark, isRed ? dark : '#5c554d'],
      paint: { muzzle: 1, shin: 2, belly: 3 },
      iris: '#2e1c10',
      faceMarks,
      hair: 0.6,
      shaggy: [0],
    },
    (at, size) => [
      // The hunched back.
      [-0.02, 0.335, 0, 0.105, 0.16, 0.325, 0, 0.115, 0],
      ...bothSides((s) => [
        // Fur stands off the cheeks, white below.
        [...at(0.1, -0.4, 0.95 * s), size * 0.28, ...at(-0.25, -0.6, 1.34 * s), size * 0.1, 1],
        [...at(0.9, -0.28, 0.3 * s), size * 0.26, ...at(0.3, -0.62, 0.92 * s), size * 0.26, 1],
      ]),
    ],
  );
  // The tail is a body of its own: in that of the animal its rings would run.
  mesh.body(
    [
      ...conesAlong(
        [
          [0.26, 0.29, 0, 0.046],
          [0.36, 0.25, -0.01, 0.062],
          [0.48, 0.19, -0.025, 0.074],
          [0.58, 0.155, -0.035, 0.07],
          [0.66, 0.14, -0.04, 0.05],
        ],
        0,
      ),
      [0.66, 0.14, -0.04, 0.05, 0.71, 0.14, -0.045, 0.026, 1],
    ],
    {
      k: 0.02,
      colours: isRed ? [coat, mixRgb(readColour(coat), readColour(light), 0.45)] : [light, dark],
      hair: 0.6,
      marks: { colour: 1, share: (x) => smooth(-0.2, 0.25, Math.sin(x * (isRed ? 58 : 74))) },
    },
  );
}

/** A white brow over a dark mask, and a dark line down the nose. */
const bandit: readonly Marks[] = [
  {
    colour: 1,
    share: (f, u, a) => smooth(0.2, 0.32, u) * smooth(0.66, 0.5, u) * smooth(0.1, 0.24, f) * smooth(0.12, 0.24, a),
  },
  {
    colour: 2,
    on: [0, 1],
    share: (f, u, a) =>
      Math.max(
        smooth(0.42, 0.3, Math.abs(u - 0.16 + 0.42 * a)) * smooth(-0.1, 0.1, f) * smooth(0.1, 0.2, a),
        smooth(0.22, 0.12, a) * smooth(0.4, 0.7, f) * smooth(-0.4, -0.2, u),
      ),
  },
];
