import type { Random } from '../raster/random.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { mirrored } from './stance.ts';
import type { Stance } from './stance.ts';
import { sitsCrossLegged, sitsInLotus, standsAsTree } from './yoga.ts';
import { lifts } from './barbell.ts';
import { swims } from './swims.ts';
import {
  blowsBubbles,
  builds,
  juggles,
  carries,
  catches,
  cooks,
  feeds,
  fliesKite,
  hasOnShoulders,
  holdingNewspaper,
  kneels,
  laughs,
  laughsWith,
  leaps,
  phones,
  photographs,
  pushes,
  serves,
  surfs,
  takesSelfie,
  teaches,
  throws,
  waters,
} from './daily-stances.ts';
import { prays, proposes, sweeps } from './chores.ts';
import { paints } from './easel.ts';
import { irons, washesDishes } from './housework.ts';
import { stands, standsEasily, standsWith, withRight } from './stands.ts';
import type { Stander } from './stands.ts';

/** How high the seat is on which people sit, metres. */
export const seatHeight = 0.46;

/** What people are seen doing. */
export type Posture =
  | 'stands'
  | 'walks'
  | 'runs'
  | 'dances'
  | 'sits'
  | 'reads'
  | 'fishes'
  | 'waves'
  | 'surfs'
  | 'swims'
  | 'lifts'
  | 'does yoga'
  | 'meditates'
  | 'drinks'
  | 'eats'
  | 'talks'
  | 'plays at a table'
  | 'works at a table'
  | 'cooks'
  | 'phones'
  | 'photographs'
  | 'pushes'
  | 'waters'
  | 'blows bubbles'
  | 'juggles'
  | 'feeds'
  | 'kneels'
  | 'builds'
  | 'serves'
  | 'sweeps'
  | 'rakes'
  | 'shovels'
  | 'prays'
  | 'proposes'
  | 'teaches'
  | 'leaps'
  | 'throws'
  | 'catches'
  | 'carries'
  | 'reads the paper'
  | 'skates'
  | 'picnics'
  | 'takes a selfie'
  | 'draws'
  | 'irons'
  | 'washes dishes'
  | 'paints'
  | 'sits at a table'
  | 'sits at a desk'
  | 'writes'
  | 'flies a kite'
  | 'laughs'
  | 'has a child on the shoulders'
  | 'laughs with'
  | 'waits'
  | 'sits cross-legged'
  | 'folds arms'
  | 'has hands on hips'
  | 'has hands in pockets'
  | 'naps';

/** What is done with the right hand, or about what has its place in a hand. */
const rightHanded: ReadonlySet<Posture> = new Set([
  ...(['waves', 'fishes', 'surfs', 'swims', 'cooks', 'phones', 'waters', 'blows bubbles', 'feeds', 'teaches'] as const),
  ...([
    'throws',
    'skates',
    'talks',
    'juggles',
    'takes a selfie',
    'laughs with',
    'sweeps',
    'rakes',
    'shovels',
    'paints',
  ] as const),
]);

/** How somebody of 1.8 metres does something who looks towards -z; chance has a part in it, and who it is in how they stand. */
export function stanceOf(posture: Posture, random: Random, seated = false, who: Stander = {}): Stance {
  const [stance, flip] = [seated ? onSeat(posture, random) : stances[posture](random, who), random() < 0.5];
  return flip && !rightHanded.has(posture) ? mirrored(stance) : stance;
}

const stances: Readonly<Record<Posture, (random: Random, who: Stander) => Stance>> = {
  stands,
  walks,
  runs,
  dances,
  sits,
  reads: (random) => ({ ...standsEasily(random), ...holdingBook, gaze: [0.05, 0.42] }),
  fishes,
  surfs,
  swims,
  lifts,
  'does yoga': (random) => (random() < 0.5 ? sitsInLotus(random) : standsAsTree(random)),
  meditates: sitsInLotus,
  drinks: stands,
  eats: stands,
  'plays at a table': stands,
  'works at a table': stands,
  cooks,
  phones,
  photographs,
  pushes,
  waters,
  'blows bubbles': blowsBubbles,
  juggles,
  feeds,
  kneels,
  builds,
  serves,
  sweeps,
  rakes: sweeps,
  shovels: sweeps,
  prays,
  proposes,
  teaches,
  leaps,
  throws,
  catches,
  carries,
  'reads the paper': (random) => ({ ...standsEasily(random), ...holdingNewspaper, gaze: [0.02, 0.3] }),
  skates: surfs,
  picnics: sits,
  'takes a selfie': takesSelfie,
  draws: stands,
  irons,
  'washes dishes': washesDishes,
  paints,
  'sits at a table': stands,
  'sits at a desk': stands,
  writes: stands,
  'flies a kite': fliesKite,
  'has a child on the shoulders': hasOnShoulders,
  laughs,
  'laughs with': laughsWith,
  waits: stands,
  'sits cross-legged': sitsCrossLegged,
  naps: stands,
  'folds arms': standsWith('folded'),
  'has hands on hips': standsWith('both on hips'),
  'has hands in pockets': standsWith('both in pockets'),
  talks: (random) => ({
    ...standsEasily(random),
    ...withRight([0.29, 1.2, -0.27], [0.7, -1, 0.3], { fingers: [undefined, [0.1, 0.7, -0.7]] }),
    hands: ['open', 'spread'],
  }),
  waves: (random) => ({
    ...standsEasily(random),
    ...withRight([0.42, 1.63, -0.12], [0.8, -1, 0.1]),
    hands: 'spread',
  }),
};

/** The same of who sits on a seat. */
function onSeat(posture: Posture, random: Random): Stance {
  const stance = sitsOnSeat(random);
  if (posture === 'naps') return { ...stance, ...asleep };
  if (posture !== 'reads' && posture !== 'reads the paper') return stance;
  const lower = ([x, y, z]: Vec3): Vec3 => [x, y - 0.33, z - 0.02];
  const { wrists, ...held } = posture === 'reads' ? holdingBook : holdingNewspaper;
  return { ...stance, ...held, wrists: [lower(wrists[0]), lower(wrists[1])], gaze: [0.05, 0.45], twist: 0 };
}

/** Sunk back into a seat, the head on its side against the back, the eyes closed, both hands in the lap. */
const asleep = {
  chest: [0.03, seatHeight + 0.53, 0.12],
  head: [0.075, seatHeight + 0.78, 0.1],
  gaze: [-0.16, 0.16],
  eyes: [0, 1.15],
  lean: 0.42,
  tilt: [0, 0.08],
  wrists: [
    [-0.1, seatHeight + 0.17, -0.14],
    [0.1, seatHeight + 0.18, -0.17],
  ],
  elbowsTo: [
    [-1, -0.2, 0.5],
    [1, -0.2, 0.5],
  ],
  thumbs: [
    [0.6, 0.5, -0.6],
    [-0.6, 0.5, -0.6],
  ],
} as const satisfies Partial<Stance>;

/** On the ground, leaning back on both hands, a knee drawn up. */
function sits(random: Random): Stance {
  const up = 0.06 * random();
  return {
    pelvis: [0, 0.115, 0.12],
    chest: [0.01, 0.575, 0.25],
    head: [0.01, 0.845, 0.235],
    twist: 0.12,
    tilt: [0, 0.04],
    gaze: [0.16, 0.04],
    wrists: [
      [-0.3, 0.06, 0.42],
      [0.3, 0.06, 0.4],
    ],
    elbowsTo: [
      [-0.5, 0, 1],
      [0.5, 0, 1],
    ],
    ankles: [
      [-0.12, 0.09, -0.36 - up],
      [0.16, 0.085, -0.66],
    ],
    kneesTo: [
      [-0.15, 1, -0.4],
      [0.25, 1, -0.2],
    ],
    toes: [0.2, 0.35],
    soles: [0, -0.5],
    hands: 'open',
    thumbs: [
      [0.4, 0, -1],
      [-0.4, 0, -1],
    ],
  };
}

/** The left foot comes down before, the right one leaves the ground behind. */
function walks(random: Random): Stance {
  const step = 0.26 + 0.08 * random();
  return {
    pelvis: [0, 0.925, 0],
    chest: [0, 1.41, -0.02],
    head: [0, 1.675, -0.045],
    twist: -0.16,
    tilt: [0.03, -0.02],
    gaze: [0.1 * (random() - 0.5) + 0.08, 0.02],
    wrists: [
      [-0.265, 0.925, 0.13],
      [0.255, 0.985, -0.255],
    ],
    elbowsTo: [
      [-0.4, -0.2, 1],
      [0.4, -0.5, 1],
    ],
    ankles: [
      [-0.085, 0.1, -step],
      [0.09, 0.165, step + 0.06],
    ],
    toes: [0.12, 0.1],
    soles: [-0.28, 0.62],
    hands: 'open',
  };
}

/** The left knee forward and high, the right leg stretched behind. */
function runs(): Stance {
  return {
    pelvis: [0, 0.99, 0],
    chest: [0, 1.455, -0.115],
    head: [0, 1.72, -0.17],
    twist: -0.3,
    tilt: [0.05, -0.04],
    gaze: [0.2, -0.04],
    wrists: [
      [-0.26, 1.14, 0.17],
      [0.14, 1.34, -0.36],
    ],
    elbowsTo: [
      [-0.4, 0.2, 1],
      [0.6, -1, 0.3],
    ],
    ankles: [
      [-0.09, 0.42, -0.22],
      [0.09, 0.42, 0.58],
    ],
    toes: [0.05, 0.05],
    soles: [0.1, 1.15],
    hands: 'fists',
  };
}

/** On the toes of the right foot, the left leg out, an arm over the head and the other one aside. */
function dances(random: Random): Stance {
  const high = 0.08 * random();
  return {
    pelvis: [0.05, 0.985, 0],
    chest: [-0.025, 1.455, 0.03],
    head: [-0.03, 1.715, -0.01],
    twist: 0.38,
    tilt: [0.12, -0.16],
    gaze: [-0.3, -0.1],
    wrists: [
      [-0.19, 1.87 + high * 0.5, -0.1],
      [0.62, 1.47 + high, -0.08],
    ],
    elbowsTo: [
      [-1, 0.1, 0.2],
      [0.2, -1, 0.3],
    ],
    ankles: [
      [-0.46, 0.2 + high, -0.12],
      [0.06, 0.155, 0.02],
    ],
    kneesTo: [
      [-0.5, 0.2, -1],
      [0.2, 0, -1],
    ],
    toes: [0.7, 0.4],
    soles: [0.75, 0.62],
    hands: 'open',
    thumbs: [
      [1, 0, -0.4],
      [0, 0.6, -1],
    ],
  };
}

/** On a seat that is `seatHeight` high, a leg before the other and the hands on the thighs or one beside. */
function sitsOnSeat(random: Random): Stance {
  const [easy, crossed] = [random() < 0.5, random() < 0.4];
  return {
    pelvis: [0, seatHeight + 0.1, 0.02],
    chest: [0.01, seatHeight + 0.57, 0.06],
    head: [0.005, seatHeight + 0.835, 0.035],
    twist: 0.1,
    tilt: [0, 0.05],
    gaze: [0.2, 0.05],
    wrists: [
      [-0.15, seatHeight + 0.175, -0.26],
      easy ? [0.36, seatHeight + 0.1, 0.03] : [0.06, seatHeight + 0.18, -0.29],
    ],
    elbowsTo: [
      [-1, 0, 0.7],
      [1, 0, 0.8],
    ],
    ankles: crossed
      ? [
          [0.07, 0.27, -0.58],
          [0.06, 0.09, -0.36],
        ]
      : [
          [-0.1, 0.09, -0.5],
          [0.09, 0.09, -0.36],
        ],
    kneesTo: crossed
      ? [
          [0.05, 1, -0.5],
          [0.1, 1, -0.6],
        ]
      : [
          [-0.14, 1, -0.6],
          [0.1, 1, -0.6],
        ],
    toes: [0.18, 0.12],
    soles: crossed ? [0.35, 0] : [-0.05, 0],
    hands: 'open',
    thumbs: [[0.6, 0.5, -0.6], easy ? [0, 0.2, -1] : [-0.6, 0.5, -0.6]],
  };
}

/** Both hands hold an open book before the chest. */
export const holdingBook = {
  wrists: [
    [-0.14, 1.17, -0.27],
    [0.14, 1.17, -0.27],
  ],
  elbowsTo: [
    [-0.8, -0.6, 0.6],
    [0.8, -0.6, 0.6],
  ],
  thumbs: [
    [0.3, 0.9, 0.4],
    [-0.3, 0.9, 0.4],
  ],
  hands: 'open',
} as const satisfies Partial<Stance>;

/** Both hands on a rod that reaches out before. */
function fishes(random: Random): Stance {
  return {
    ...standsEasily(random),
    wrists: [
      [-0.1, 1.17, -0.36],
      [0.1, 1.06, -0.25],
    ],
    elbowsTo: [
      [-0.8, -0.8, 0.4],
      [0.7, -0.6, 0.8],
    ],
    thumbs: [
      [0.2, 1, 0.3],
      [-0.3, 1, 0.2],
    ],
    gaze: [0.02, 0.12],
    hands: 'fists',
  };
}

/** The same of somebody old, whose back is bent: chest and head are lower and ahead, and the arms with them. */
export function bent(stance: Stance): Stance {
  const { chest = [0, 1.425, 0], head = [0, 1.69, 0], gaze = [0, 0], wrists } = stance;
  const ahead = (by: number, down: number, [x, y, z]: Vec3): Vec3 => [x, y - down, z - by];
  return {
    ...stance,
    chest: ahead(0.035, 0.012, chest),
    head: ahead(0.095, 0.04, head),
    gaze: [gaze[0], gaze[1] - 0.04],
    wrists: [ahead(0.03, 0.005, wrists[0]), ahead(0.03, 0.005, wrists[1])],
  };
}
