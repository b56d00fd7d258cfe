import type { Random } from '../raster/random.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick } from './chance.ts';
import type { Stance } from './stance.ts';
import type { Garb } from './wardrobe.ts';

/** Who it is that merely stands there, as far as that decides how. */
export interface Stander {
  readonly kind?: 'man' | 'woman' | undefined;
  readonly child?: boolean | undefined;
  readonly wears?: Garb | undefined;
  /** Which hands have nothing else to do; both by themselves. */
  readonly free?: 'both' | 'one' | 'none';
}

/** What arms do, the right one more than the left one; where the body is as wide as that of a man, and of a woman otherwise. */
type Gesture = (kind: 'man' | 'woman') => Partial<Stance>;

/** Where wrists of arms are that hang beside the hips, and where elbows point then: a little bent, as those of nobody who stands easily are straight. */
const hangs = {
  left: { wrist: [-0.246, 0.936, -0.1], elbow: [-0.6, -0.1, 1] },
  right: { wrist: [0.246, 0.936, -0.1], elbow: [0.6, -0.1, 1] },
} as const satisfies Record<'left' | 'right', { readonly wrist: Vec3; readonly elbow: Vec3 }>;

/** The left arm hangs, and the right one does something. */
export const withRight = (wrist: Vec3, elbow: Vec3, more: Partial<Stance> = {}): Partial<Stance> => ({
  wrists: [hangs.left.wrist, wrist],
  elbowsTo: [hangs.left.elbow, elbow],
  ...more,
});

/** Each by its name. */
export const gestures = {
  /** Both hang, one a little before the other. */
  hang: () => withRight([0.228, 0.965, -0.175], [0.75, -0.1, 1]),
  /** The back of a hand rests on the hip, its fingers before it. */
  'on hip': (kind) =>
    withRight(kind === 'man' ? [0.212, 1.03, -0.005] : [0.207, 1.03, -0.005], [1, 0.1, 0.5], {
      fingers: [undefined, [-0.12, -0.42, -0.9]],
      thumbs: [undefined, [-0.15, 1, -0.25]],
    }),
  'both on hips': (kind) => {
    const x = kind === 'man' ? 0.212 : 0.207;
    return {
      wrists: [
        [-x, 1.03, -0.005],
        [x, 1.03, -0.005],
      ],
      elbowsTo: [
        [-1, 0.1, 0.5],
        [1, 0.1, 0.5],
      ],
      fingers: [
        [0.12, -0.42, -0.9],
        [-0.12, -0.42, -0.9],
      ],
      thumbs: [
        [0.15, 1, -0.25],
        [-0.15, 1, -0.25],
      ],
    };
  },
  'in pocket': (kind) =>
    withRight(kind === 'man' ? [0.152, 0.935, -0.06] : [0.154, 0.945, -0.055], [0.8, 0, 0.8], {
      fingers: [undefined, [-0.22, -1, 0.02]],
      thumbs: [undefined, [-0.3, 0.3, -1]],
    }),
  'both in pockets': (kind) => {
    const x = kind === 'man' ? 0.152 : 0.154;
    return {
      wrists: [
        [-x, 0.935, -0.06],
        [x, 0.935, -0.06],
      ],
      elbowsTo: [
        [-0.8, 0, 0.8],
        [0.8, 0, 0.8],
      ],
      fingers: [
        [0.22, -1, 0.02],
        [-0.22, -1, 0.02],
      ],
      thumbs: [
        [0.3, 0.3, -1],
        [-0.3, 0.3, -1],
      ],
    };
  },
  folded: () => ({
    wrists: [
      [0.01, 1.14, -0.225],
      [0.01, 1.215, -0.27],
    ],
    elbowsTo: [
      [-1, -0.9, -0.05],
      [1, -0.9, 0.0],
    ],
    fingers: [
      [1, 0, 0.35],
      [-1, 0.25, 0.45],
    ],
    thumbs: [
      [0, 1, -0.2],
      [0.2, 1, -0.2],
    ],
  }),
  /** One hand lies in the other before the lap. */
  'hands together': () => ({
    wrists: [
      [-0.09, 0.965, -0.205],
      [0.06, 0.975, -0.23],
    ],
    elbowsTo: [
      [-1, 0, 0.5],
      [1, 0, 0.5],
    ],
    thumbs: [
      [0.4, 1, -0.3],
      [-0.4, 1, -0.3],
    ],
  }),
  'behind back': () => ({
    wrists: [
      [-0.075, 0.99, 0.185],
      [0.06, 1.0, 0.205],
    ],
    elbowsTo: [
      [-1, 0, 0.6],
      [1, 0, 0.6],
    ],
    thumbs: [
      [0, 1, 0.3],
      [0, 1, 0.3],
    ],
  }),
  /** The left one is held by its forearm across the body, or that by the other one's elbow. */
  'holds arm': () => ({
    wrists: [
      [0.105, 1.075, -0.19],
      [0.245, 0.905, -0.07],
    ],
    elbowsTo: [
      [-0.9, -0.5, -0.5],
      [0.5, 0, 1],
    ],
    fingers: [[1, 0.1, 0.45], undefined],
    thumbs: [[0, 1, -0.1], undefined],
  }),
  /** A hand in the hair beside the ear. */
  'at hair': () =>
    withRight([0.2, 1.605, -0.075], [0.9, -0.55, 0.1], {
      fingers: [undefined, [-0.55, 0.75, 0.35]],
      thumbs: [undefined, [0, -0.2, 1]],
    }),
} as const satisfies Record<string, Gesture>;

export type GestureName = keyof typeof gestures;

/** What legs do. */
const legs = {
  /** The weight on the right leg, the left one slack and aside. */
  slack: (by: number): Partial<Stance> => ({
    pelvis: [0.045 * by, 0.958, -0.005],
    tilt: [-0.12 * by, 0.09 * by],
    ankles: [
      [-0.135 - 0.02 * by, 0.092, -0.04 - 0.05 * by],
      [0.078, 0.09, 0.035],
    ],
    kneesTo: [
      [-0.1, 0, -1],
      [0.12, 0, -1],
    ],
    toes: [0.34 + 0.2 * by, 0.12],
  }),
  /** The left foot is a step ahead. */
  step: (by: number): Partial<Stance> => ({
    pelvis: [0.03 * by, 0.95, 0.0],
    tilt: [-0.085 * by, 0.06 * by],
    ankles: [
      [-0.085, 0.092, -0.19 - 0.03 * by],
      [0.085, 0.092, 0.07],
    ],
    kneesTo: [
      [-0.06, 0, -1],
      [0.16, 0, -1],
    ],
    toes: [0.1, 0.4],
  }),
  /** On both, well apart, and still more on one. */
  apart: (by: number): Partial<Stance> => ({
    pelvis: [0.03 * by, 0.945, 0],
    tilt: [-0.05 * by, 0.045 * by],
    ankles: [
      [-0.19, 0.09, -0.03],
      [0.155, 0.09, 0.03],
    ],
    kneesTo: [
      [-0.25, 0, -1],
      [0.2, 0, -1],
    ],
    toes: [0.36, 0.3],
  }),
} as const;

type Choice = readonly [GestureName, ...GestureName[]];

const pocketed: ReadonlySet<Garb | undefined> = new Set<Garb | undefined>([
  'tee',
  'shirt',
  'sweater',
  'jacket',
  'leather jacket',
  'coat',
  'suit',
]);
const skirted: ReadonlySet<Garb | undefined> = new Set<Garb | undefined>(['dress', 'gown', 'skirt', 'tutu']);
/** Sleeves that hang: arms are not laid into each other in them. */
const wideSleeved: ReadonlySet<Garb | undefined> = new Set<Garb | undefined>(['robe', 'kimono']);

const mens: Choice = ['in pocket', 'folded', 'both in pockets', 'on hip', 'in pocket', 'behind back'];
const womens: Choice = ['on hip', 'hands together', 'in pocket', 'holds arm', 'folded', 'on hip'];
const inSkirts: Choice = ['on hip', 'hands together', 'holds arm', 'behind back', 'on hip', 'at hair'];
const inRobes: Choice = ['hands together', 'hang', 'behind back'];
const inSports: Choice = ['both on hips', 'folded', 'on hip'];
const childrens: Choice = ['behind back', 'holds arm', 'on hip', 'hands together'];
const withOneHand: Choice = ['on hip', 'hang', 'hang'];

function gesturesOf({ kind = 'man', child, wears, free = 'both' }: Stander): Choice {
  if (free === 'none') return ['hang'];
  if (wideSleeved.has(wears)) return free === 'one' ? ['hang'] : inRobes;
  if (free === 'one') return withOneHand;
  if (child) return childrens;
  if (skirted.has(wears)) return inSkirts;
  if (!pocketed.has(wears)) return inSports;
  return kind === 'man' ? mens : womens;
}

/** How somebody stands who does nothing else: the weight more on one leg, that hip higher and that shoulder lower, the arms by chance and by who it is. */
export function stands(random: Random, who: Stander = {}): Stance {
  const chances = chancesFrom(random);
  return standing(pick(random, gesturesOf(who)), who, chances);
}

/** The same with what the arms do said: whoever does nothing else with them. */
export const standsWith =
  (name: GestureName) =>
  (random: Random, who: Stander = {}): Stance =>
    standing(name, who, chancesFrom(random));

/** The same with arms that hang, for what hands do besides. */
export const standsEasily = (random: Random): Stance => stands(random, { free: 'none' });

const chancesFrom = (random: Random): Chances => ({ turn: random(), look: random(), nod: random() });

interface Chances {
  readonly turn: number;
  readonly look: number;
  readonly nod: number;
}

/** The same with what the arms do said. */
export function standing(name: GestureName, { kind = 'man', child }: Stander, { turn, look, nod }: Chances): Stance {
  // What was drawn before tells this as well: others of the same seed stay as they are.
  const again = (nod * 7) % 1;
  const by = 0.75 + 0.5 * again;
  const way = (look * 5) % 1;
  const under = way < 0.5 ? legs.slack(by) : way < 0.8 || kind === 'woman' || child ? legs.step(by) : legs.apart(by);
  return {
    chest: [0.01, 1.428, 0.012],
    head: [0.014 * (by - 1), 1.688, -0.01],
    twist: 0.1 + (turn - 0.5) * 0.15,
    gaze: [0.18 * (look - 0.35), 0.02 + 0.05 * nod],
    lean: (turn - 0.62) * 0.26,
    wrists: [hangs.left.wrist, hangs.right.wrist],
    ankles: [
      [-0.13, 0.09, -0.06],
      [0.08, 0.09, 0.03],
    ],
    soles: [0, 0],
    hands: 'open',
    ...under,
    ...atHips(name, under, gestures[name](kind)),
  };
}

/** What lies at the hips goes with them where they are shifted and aslant. */
function atHips(
  name: GestureName,
  { pelvis = [0, 0, 0], tilt = [0, 0] }: Partial<Stance>,
  arms: Partial<Stance>,
): Partial<Stance> {
  const { wrists } = arms;
  if (!wrists || !restsOnHips.has(name)) return arms;
  const [left, right] = wrists.map(([x, y, z]): Vec3 => [x + pelvis[0], y - x * Math.sin(tilt[0]), z]);
  const isLeft = name === 'both on hips' || name === 'both in pockets';
  return { ...arms, wrists: [(isLeft ? left : undefined) ?? wrists[0], right ?? wrists[1]] };
}

const restsOnHips: ReadonlySet<GestureName> = new Set<GestureName>([
  'on hip',
  'both on hips',
  'in pocket',
  'both in pockets',
]);
