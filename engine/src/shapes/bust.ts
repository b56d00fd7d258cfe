import type { Random } from '../raster/random.ts';
import { mixRgb } from '../raster/colour.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import { pick } from './chance.ts';
import { buildRoyalCrown } from './royal-crown.ts';

/** Somebody from near: who they are like and what they wear; colours are `#rrggbb`. */
export interface BustLook {
  readonly coat?: string | undefined;
  readonly hair: 'short' | 'long';
  /** Of a child the head is large beside the shoulders. */
  readonly child?: boolean;
  /** What lies around the neck is white fur. */
  readonly fur?: boolean;
  readonly crown?: Parameters<typeof buildRoyalCrown>[1];
}

/** Height of the eyes of a bust of a grown-up, metres. */
export const bustEyes = 1.68;

type Complexion = readonly [skin: string, hair: string];

/** Skin and hair that are seen together. */
const complexions: readonly [Complexion, ...Complexion[]] = [
  ['#d8a482', '#4a3122'],
  ['#dcae8e', '#96703f'],
  ['#dcab8c', '#6e3a20'],
  ['#c9946c', '#221812'],
  ['#a8714c', '#1c1510'],
  ['#7d5138', '#15110e'],
];
const coats = ['#8f2f2a', '#2f4a6b', '#3f5a3c', '#b88a3a', '#5a4668', '#d8cfc0'] as const;

/**
 * Head, neck and shoulders of a grown-up of 1.8 metres, to be seen from the side; looks towards -z with closed eyes. From before it would be a mask.
 */
export function buildBust(mesh: Mesh, random: Random, look: BustLook): void {
  const [bare, hair] = pick(random, complexions);
  const skin = readColour(bare);
  const coat = look.coat ?? pick(random, coats);
  const woman = look.hair === 'long';
  const lips = mixRgb(skin, readColour(woman ? '#a03038' : '#8a4038'), woman ? 0.55 : 0.3);
  const flush = mixRgb(skin, readColour('#c0503c'), 0.22);
  mesh.push().object();
  mesh.body(headOf(woman), { k: 0.03, colours: [skin, flush] });
  mesh.body(noseAndMouth, { k: 0.01, colours: [skin, lips, flush] });
  mesh.body(lidsAndBrows(woman), { k: 0.005, colours: [skin, hair] });
  mesh.body(shouldersOf(look), { k: 0.05, colours: [coat, skin, '#f2ede2'], ...(look.fur && { fur: 0.5 }) });
  mesh.body([...hairOf(woman), ...(woman ? strandsOf(random) : [])], { k: 0.022, hair: 0.8, colours: [hair] });
  if (look.crown) {
    mesh.push().at(0, 1.74, 0.014).rotX(-0.12);
    buildRoyalCrown(mesh, look.crown);
    mesh.pop();
  }
  mesh.pop();
}

/** A cone and the same on the other side. */
function both([ax = 0, ay = 0, az = 0, ra = 0, bx = 0, by = 0, bz = 0, rb = 0, colour = 0]: readonly number[]): Cones {
  return [
    [ax, ay, az, ra, bx, by, bz, rb, colour],
    [-ax, ay, az, ra, -bx, by, bz, rb, colour],
  ];
}

/** Skull, cheeks, jaw and neck; the sockets of the eyes are where nothing of it reaches to. */
function headOf(woman: boolean): Cones {
  const jaw = woman ? 0.04 : 0.047;
  const neck = woman ? 0.045 : 0.056;
  return [
    [0, 1.7, 0.03, 0.092, 0, 1.718, -0.02, 0.086, 0],
    [0, 1.742, -0.04, 0.052, 0, 1.722, -0.046, 0.044, 0],
    [0, 1.66, -0.036, 0.044, 0, 1.602, -0.057, 0.03, 0],
    ...both([jaw, 1.632, 0.005, 0.03, 0.013, 1.588, -0.064, 0.02, 0]),
    ...both([0.045, 1.652, -0.052, 0.022, 0.03, 1.628, -0.06, 0.02, 1]),
    ...both([0.046, 1.65, -0.012, 0.036, 0.03, 1.617, -0.042, 0.028, 0]),
    [0, 1.586, -0.077, 0.014, 0, 1.583, -0.074, 0.016, 0],
    [0, 1.42, 0.03, neck, 0, 1.62, 0.014, neck - 0.004, 0],
    ...both([0.088, 1.652, 0.014, 0.007, 0.092, 1.69, 0.024, 0.012, 1]),
  ];
}

const noseAndMouth: Cones = [
  [0, 1.694, -0.083, 0.0085, 0, 1.66, -0.1035, 0.0085, 0],
  [0, 1.659, -0.103, 0.0088, 0, 1.654, -0.094, 0.0115, 0],
  ...both([0.006, 1.654, -0.097, 0.007, 0.0115, 1.653, -0.091, 0.0066, 0]),
  [0, 1.644, -0.088, 0.006, 0, 1.626, -0.084, 0.01, 0],
  ...both([0.003, 1.6185, -0.0895, 0.0048, 0.015, 1.618, -0.085, 0.0042, 1]),
  ...both([0.015, 1.618, -0.085, 0.0042, 0.025, 1.6145, -0.0755, 0.0022, 1]),
  ...both([0, 1.6085, -0.0885, 0.0062, 0.012, 1.6095, -0.0845, 0.0052, 1]),
  ...both([0.012, 1.6095, -0.0845, 0.0052, 0.0235, 1.6135, -0.0755, 0.0024, 1]),
];

/** How far apart the eyes are, how high and how far before the middle of the head. */
const [aside, high, ahead] = [0.0315, 1.68, -0.0755] as const;

/** Eyes that are closed: a lid over each, its lashes along the lower edge, and the brow. */
function lidsAndBrows(woman: boolean): Cones {
  const lash = woman ? 0.0021 : 0.0014;
  return [
    ...both([aside, high, ahead, 0.0135, aside, high + 0.003, ahead, 0.013, 0]),
    ...both([aside - 0.012, high - 0.004, ahead - 0.008, lash, aside, high - 0.0078, ahead - 0.0122, lash, 1]),
    ...both([aside, high - 0.0078, ahead - 0.0122, lash, aside + 0.0145, high - 0.0035, ahead - 0.0035, lash, 1]),
    ...both([0.013, 1.702, -0.0905, 0.0026, 0.034, 1.7085, -0.089, 0.003, 1]),
    ...both([0.034, 1.7085, -0.089, 0.003, 0.053, 1.7, -0.073, 0.0016, 1]),
  ];
}

function shouldersOf({ child, hair, fur }: BustLook): Cones {
  const wide = child ? 0.115 : hair === 'long' ? 0.142 : 0.17;
  const collar = hair === 'long' ? 1 : 0;
  return [
    [0, 1.1, 0.01, 0.14, 0, 1.27, 0, 0.135, 0],
    [0, 1.2, 0.05, 0.12, 0, 1.37, 0.055, 0.085, 0],
    ...both([0.03, 1.31, 0.01, 0.1, wide * 0.55, 1.33, 0.02, 0.085, 0]),
    // Nothing is seen between the arm and the back.
    ...both([wide * 0.75, 1.31, 0.05, 0.075, wide * 0.8, 1.1, 0.05, 0.085, 0]),
    ...both([wide * 0.55, 1.4, 0.025, 0.05, wide, 1.385, 0.025, 0.058, 0]),
    ...both([wide + 0.006, 1.375, 0.025, 0.06, wide + 0.022, 1.1, 0.03, 0.058, 0]),
    [0, 1.4, 0.028, 0.066, 0, 1.46, 0.028, 0.054, collar],
    ...(fur ? Array.from({ length: 12 }, (_, i) => furAt(i / 12, wide)) : []),
  ];
}

/** A tuft of the collar of fur, a share of its round. */
function furAt(share: number, wide: number): readonly number[] {
  const a = share * Math.PI * 2;
  const [x, z] = [Math.sin(a) * wide * 0.78, 0.02 - Math.cos(a) * 0.095];
  return [x, 1.425, z, 0.05, x * 1.1, 1.395, z * 1.1, 0.05, 2];
}

function hairOf(woman: boolean): Cones {
  const sides = woman ? 0.036 : 0.024;
  return [
    [0, 1.738, 0.036, 0.101, 0, 1.753, -0.014, 0.087, 0],
    [0, 1.7, 0.06, 0.084, 0, 1.62, 0.056, 0.052, 0],
    ...both([0.05, 1.757, -0.034, 0.042, 0.084, 1.7, 0.014, sides, 0]),
    // The parting lies to a side, and what is combed over from it rises.
    [-0.03, 1.79, -0.06, 0.03, 0.055, 1.772, -0.062, 0.028, 0],
  ];
}

/** Long hair that falls behind the ears and over the shoulders. */
function strandsOf(random: Random): Cones {
  return Array.from({ length: 18 }, (_, i) => {
    const a = -1.75 + (i / 17) * 3.5 + (random() - 0.5) * 0.12;
    const x = Math.sin(a) * 0.094;
    const z = 0.04 + Math.cos(a) * 0.07;
    const low = 1.4 + random() * 0.09 - Math.abs(Math.cos(a)) * 0.06;
    return [
      [x, 1.73, z, 0.03, x * 1.2, 1.58, z + 0.014, 0.027, 0],
      [x * 1.2, 1.58, z + 0.014, 0.027, x * 1.3 + (random() - 0.5) * 0.02, low, z + 0.02, 0.009, 0],
    ];
  }).flat();
}
