import { plus } from '../body/affine.ts';
import { skiTrack } from '../shapes/sports-gear.ts';
import type { Stance } from '../shapes/stance.ts';
import { swingFrame } from '../shapes/swing-frame.ts';
import type { Hold } from '../shapes/take-hold.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Look } from './concept.ts';

/** Where somebody of 1.8 metres who looks to -z and stands has a thing that they hold, and what their hands do there. */
export interface Way {
  /** Where its origin is, where its up points, and which way its front looks as far as that lets it. */
  readonly at: Vec3;
  readonly up?: Vec3;
  readonly front?: Vec3;
  /** Metres of one unit of its own: it has its true size, which on a table it need not have. */
  readonly scale: number;
  /** The hands that close around it, in its own axes: where, and where the thumb side points. */
  readonly hands: readonly Touch[];
  /** What else of the stance belongs to it. */
  readonly stance?: Partial<Stance>;
  /** How what is held is built otherwise than by itself. */
  readonly look?: Partial<Look>;
}

export interface Touch extends Omit<Hold, 'at' | 'rod'> {
  readonly on: Vec3;
  readonly thumb?: Vec3;
}

/** A guitar lies against the body, its neck in the left hand, the right one over its strings. */
const asGuitar = (on: Vec3, over: Vec3): Pick<Way, 'hands' | 'stance'> => ({
  hands: [
    { hand: 'left', on, elbowTo: [-0.5, -1, 0.1] },
    { hand: 'right', on: over, thumb: [0.34, 0.77, -0.2], shape: 'open', elbowTo: [1, 0.1, 0.5] },
  ],
  stance: { gaze: [0.2, 0.2] },
});

/** A vessel that is drunk from, in the right hand on its way to the mouth. */
const asDrink = (scale: number, on: Vec3, thumb: Vec3 = [0, 1, 0]): Way => ({
  at: plus([0.12, 1.375, -0.33], on, -scale),
  scale,
  hands: [{ hand: 'right', on, thumb, elbowTo: [0.8, -1, 0.3] }],
});

/** What hangs from its handle in a hand at the side; the handle lies along x in its own axes and along the way of who carries it. */
const asLoad = (scale: number, on: Vec3): Way => ({
  at: [0.31 - on[2] * scale, 0.8 - on[1] * scale, -0.05],
  front: [1, 0, 0],
  scale,
  hands: [{ hand: 'right', on, thumb: [1, 0, 0], elbowTo: [0.5, -0.2, 1] }],
});

/** What is carried before the belly in both hands, which hold its sides; `half` as wide, in its own units. */
const asParcel = (scale: number, { half, high }: { readonly half: number; readonly high: number }): Way => ({
  at: [0, 1.06 - high * scale, -0.19 - half * scale],
  scale,
  hands: [
    { hand: 'left', on: [-half, high * 0.8, 0], shape: 'open', elbowTo: [-0.7, -1, 0.6] },
    { hand: 'right', on: [half, high * 0.8, 0], shape: 'open', elbowTo: [0.7, -1, 0.6] },
  ],
});

/** How things that were asked for are held, by their ids. */
export const ways: Readonly<Record<string, Way>> = {
  guitar: {
    ...{ at: [0.285, 0.975, -0.235], up: [-0.9, 0.43, -0.06], scale: 0.93 },
    ...asGuitar([0, 0.8, -0.055], [0.02, 0.31, -0.115]),
  },
  'electric guitar': {
    ...{ at: [0.27, 0.93, -0.2], up: [-0.9, 0.43, -0.06], scale: 0.9 },
    ...asGuitar([0, 0.84, -0.025], [0.02, 0.2, -0.08]),
  },
  violin: {
    ...{ at: [-0.09, 1.52, -0.06], up: [-0.68, 0.14, -0.72], front: [0.35, 1, -0.1], scale: 0.356 },
    hands: [
      { hand: 'left', on: [0, 1.16, 0.0], elbowTo: [0.1, -1, -0.3] },
      { hand: 'right', on: [-1.02, 0.47, -0.24], thumb: [1, 0, 0], elbowTo: [1, -0.5, 0.3] },
    ],
    stance: { gaze: [0.5, 0.2] },
  },
  mug: asDrink(0.1, [0.65, 0.52, 0]),
  beer: asDrink(0.075, [0.95, 1.2, 0]),
  'wine glass': asDrink(0.095, [0, 0.6, 0]),
  cocktail: asDrink(0.065, [0, 0.9, 0]),
  'ice cream': asDrink(0.1, [0, 0.62, 0]),
  bouquet: {
    at: [0, 0.93, -0.335],
    up: [-0.08, 1, 0],
    scale: 0.19,
    hands: [
      { hand: 'right', on: [0, 0.52, 0] },
      { hand: 'left', on: [0, 0.91, 0] },
    ],
  },
  umbrella: {
    // The stick rises beside the face and not before it.
    at: [0.25, 1.16, -0.18],
    up: [-0.08, 1, 0.24],
    scale: 1,
    hands: [{ hand: 'right', on: [0, 0, 0], elbowTo: [0.6, -1, 0.3] }],
  },
  'toy balloon': {
    at: [0.27, 1.2, -0.32],
    scale: 1,
    hands: [{ hand: 'right', on: [0, 0, 0], elbowTo: [0.6, -1, 0.3] }],
  },
  // Both hands are on its string, and who flies it looks up to it.
  kite: {
    at: [0.06, 1.34, -0.34],
    scale: 1,
    hands: [
      { hand: 'right', on: [0, 0, 0], thumb: [-0.6, 0.6, 0.5], elbowTo: [0.7, -1, 0.3] },
      { hand: 'left', on: [-0.1, -0.17, 0.03], thumb: [0.3, 0.8, 0], elbowTo: [-0.7, -1, 0.3] },
    ],
    stance: { gaze: [0.5, -0.3] },
  },
  'oil lamp': {
    at: [0.24, 1.28 - 3.2 * 0.09, -0.4],
    scale: 0.09,
    hands: [{ hand: 'right', on: [0, 3.2, 0], thumb: [-1, 0, 0], elbowTo: [0.8, -1, 0.2] }],
  },
  camera: {
    at: [0, 1.3, -0.33],
    scale: 0.09,
    hands: [
      { hand: 'left', on: [-0.8, 0.35, 0.1], thumb: [0.5, 0.5, 0.7], elbowTo: [-0.5, -1, 0.2] },
      { hand: 'right', on: [0.8, 0.45, 0.1], thumb: [-0.5, 0.5, 0.7], elbowTo: [0.5, -1, 0.2] },
    ],
    stance: { gaze: [0.02, 0.12] },
  },
  // Before the body in both hands, its head beside the left shoulder.
  axe: {
    at: [-0.06, 1.17, -0.27],
    up: [-0.62, 0.78, -0.05],
    front: [-0.7, -0.5, -0.5],
    scale: 0.85,
    hands: [
      { hand: 'left', on: [0, 0.08, 0], elbowTo: [-0.8, -1, 0.2] },
      { hand: 'right', on: [0, -0.26, 0], elbowTo: [0.8, -1, 0.3] },
    ],
  },
  smartphone: {
    at: [0.1, 1.24, -0.33],
    up: [-0.12, 0.8, -0.58],
    front: [0, 0.6, 0.8],
    scale: 1,
    hands: [{ hand: 'right', on: [0, 0, 0.012], thumb: [-0.3, 0.9, 0], elbowTo: [0.7, -1, 0.3] }],
    stance: { gaze: [-0.06, 0.34] },
  },
  // Over the lap of who sits, so that the piece hangs free.
  knitting: {
    at: [0, 1.19, -0.33],
    scale: 1,
    hands: [
      { hand: 'left', on: [-0.1, -0.012, 0.02], thumb: [0.8, 0.35, -0.5], elbowTo: [-0.8, -1, 0.4] },
      { hand: 'right', on: [0.1, -0.012, 0.02], thumb: [-0.8, 0.35, -0.5], elbowTo: [0.8, -1, 0.4] },
    ],
    stance: { gaze: [0, 0.36] },
  },
  sword: {
    at: [0.37, 1.04, -0.3],
    up: [0.2, 1, -0.25],
    front: [-0.4, 0, -1],
    scale: 1,
    hands: [{ hand: 'right', on: [0, 0, 0] }],
  },
  // It lies in both arms, its head in the bend of the left one.
  baby: {
    at: [0.01, 1.21, -0.205],
    up: [0.2, 0.55, -0.82],
    front: [-0.1, -0.8, -0.55],
    scale: 0.86,
    hands: [
      { hand: 'left', on: [-0.02, -0.03, -0.112], thumb: [1, 0.2, 0], shape: 'open', elbowTo: [-1, -0.6, 0.1] },
      { hand: 'right', on: [0.15, 0.075, -0.07], thumb: [-1, 0, 0.2], shape: 'open', elbowTo: [0.8, -1, 0.2] },
    ],
    stance: { gaze: [-0.2, 0.36] },
  },
  basket: asLoad(0.13, [0, 2.62, 0]),
  bucket: asLoad(0.1, [0, 2.92, 0.4]),
  handbag: asLoad(0.1, [0, 2.36, 0]),
  suitcase: asLoad(0.17, [0, 2.38, -0.1]),
  'heaped basket': asParcel(0.13, { half: 1.25, high: 0.6 }),
  'heaped bowl': asParcel(0.13, { half: 1.1, high: 0.5 }),
  'heaped crate': asParcel(0.13, { half: 1.4, high: 0.6 }),
  gift: asParcel(0.17, { half: 0.68, high: 0.6 }),
  // Hugged: both hands are before it.
  'teddy bear': {
    at: [0, 1.13, -0.23],
    scale: 0.17,
    hands: [
      { hand: 'left', on: [0.12, 0.62, -0.5], thumb: [0.3, 1, 0], shape: 'open', elbowTo: [-1, -0.6, 0] },
      { hand: 'right', on: [-0.12, 0.95, -0.5], thumb: [-0.3, 1, 0], shape: 'open', elbowTo: [1, -0.6, 0] },
    ],
    stance: { gaze: [0.05, 0.2] },
  },
  cake: asParcel(0.13, { half: 1, high: 0.3 }),
  trophy: asParcel(0.13, { half: 0.75, high: 1.3 }),
  football: asParcel(0.134, { half: 0.82, high: 0.82 }),
  basketball: asParcel(0.145, { half: 0.82, high: 0.82 }),
  // It stands beside them, a hand around its edge.
  surfboard: {
    at: [0.55, 0, -0.04],
    up: [0.03, 1, -0.02],
    scale: 0.88,
    hands: [{ hand: 'right', on: [-0.3, 1.2, 0], thumb: [0.2, 0.4, -0.9], elbowTo: [0.7, -0.6, 0.8] }],
  },
};

/** Where the hands are of who holds something that is built between them, in the axes of who holds it. */
const between = (left: Vec3, right: Vec3, of: Partial<Touch> = {}): Way => ({
  at: [0, 0, 0],
  scale: 1,
  hands: [
    { hand: 'left', on: left, ...of },
    { hand: 'right', on: right, ...of },
  ],
});

/** What hands of a trade are closed around; it is built in the axes of whoever has that. */
export const handsOf = {
  net: [
    [-0.25, 1.06, -0.34],
    [0.25, 1.1, -0.34],
  ],
  palette: [
    [-0.25, 1.1, -0.34],
    [0.19, 1.27, -0.42],
  ],
  'drawn bow': [
    [-0.72, 1.47, -0.13],
    [0.075, 1.515, -0.135],
  ],
  'boxing gloves': [
    [-0.1, 1.45, -0.46],
    [0.09, 1.46, -0.29],
  ],
  'striking gloves': [
    [-0.05, 1.5, -0.6],
    [0.1, 1.45, -0.29],
  ],
  'ski poles': [
    [-0.32, 1.0, -0.38],
    [0.32, 1.0, -0.38],
  ],
  pompoms: [
    [-0.42, 1.82, -0.14],
    [0.34, 1.3, -0.36],
  ],
} as const satisfies Readonly<Record<string, readonly [Vec3, Vec3]>>;

/** Both hands in gloves. */
const onGuard = (as: 'boxing gloves' | 'striking gloves'): Way => ({
  ...between(handsOf[as][0], handsOf[as][1]),
  hands: [
    { hand: 'left', on: handsOf[as][0], thumb: [0.6, 0.8, 0.1], elbowTo: [-0.5, -1, 0.1] },
    { hand: 'right', on: handsOf[as][1], thumb: [-0.6, 0.8, 0.1], elbowTo: [0.5, -1, 0.1] },
  ],
  // Crouched behind the gloves, the left foot and the left shoulder ahead.
  stance: {
    pelvis: [0.01, 0.9, 0.03],
    chest: [0, 1.375, -0.045],
    head: [0, 1.625, -0.105],
    gaze: [0, 0.12],
    lean: 0,
    twist: -0.42,
    tilt: [-0.04, 0.07],
    ankles: [
      [-0.15, 0.09, -0.2],
      [0.19, 0.12, 0.21],
    ],
    kneesTo: [
      [-0.1, 0, -1],
      [0.35, 0, -1],
    ],
    toes: [0.05, 0.55],
    soles: [0, 0.3],
  },
});

/** A lead in the hand at a side (-1 is the left), a little ahead and away from the body. */
const asLead = (s: -1 | 1): Way => ({
  at: [0.36 * s, 1.0, -0.24],
  scale: 1,
  hands: [
    { hand: s < 0 ? 'left' : 'right', on: [0, 0, 0], thumb: [-0.35 * s, 0.5, -0.8], elbowTo: [0.6 * s, -0.5, 1] },
  ],
});

/** How those of a trade hold what they are known by. */
export const tools: Readonly<Record<string, Way>> = {
  net: { ...between(...handsOf.net, { thumb: [0, 0.3, -1] }), stance: { gaze: [0.05, 0.36] } },
  palette: {
    ...between(...handsOf.palette),
    hands: [
      { hand: 'left', on: handsOf.palette[0], thumb: [0.7, 0.5, -0.3], shape: 'open', elbowTo: [-0.6, -1, 0.3] },
      { hand: 'right', on: handsOf.palette[1], thumb: [-0.25, 0.5, -0.85], elbowTo: [0.8, -1, 0.2] },
    ],
  },
  'drawn bow': {
    ...between(...handsOf['drawn bow']),
    hands: [
      { hand: 'left', on: handsOf['drawn bow'][0], elbowTo: [0, -0.3, 1] },
      { hand: 'right', on: handsOf['drawn bow'][1], thumb: [0.1, 1, 0], elbowTo: [1, 0.35, 0.35] },
    ],
    stance: { gaze: [0.75, 0.02] },
  },
  'boxing gloves': onGuard('boxing gloves'),
  'striking gloves': onGuard('striking gloves'),
  // The knees are bent, and both feet stand side by side on what slides.
  'ski poles': {
    ...between(...handsOf['ski poles'], { thumb: [0, 1, -0.15] }),
    stance: {
      pelvis: [0, 0.89, 0.06],
      chest: [0, 1.34, -0.1],
      head: [0, 1.595, -0.17],
      tilt: [0, 0],
      twist: 0,
      gaze: [-0.15, -0.02],
      ankles: [
        [-skiTrack, 0.1, 0.03],
        [skiTrack, 0.1, 0.03],
      ],
      kneesTo: [
        [0, 0, -1],
        [0, 0, -1],
      ],
      toes: [0, 0],
    },
  },
  pompoms: {
    ...between(...handsOf.pompoms),
    hands: [
      { hand: 'left', on: handsOf.pompoms[0], elbowTo: [-1, -0.3, 0.2] },
      { hand: 'right', on: handsOf.pompoms[1], elbowTo: [1, -0.6, 0.3] },
    ],
  },
  lead: asLead(1),
  'lead at the left': asLead(-1),
  tray: {
    at: [0.29, 1.36, -0.3],
    scale: 1,
    hands: [{ hand: 'right', on: [0, -0.012, 0], thumb: [1, 0.1, 0.2], shape: 'spread', elbowTo: [0.5, -1, 0.3] }],
  },
  microphone: {
    at: [0.06, 1.49, -0.22],
    up: [-0.32, 0.82, 0.42],
    scale: 1,
    hands: [{ hand: 'right', on: [0, -0.02, 0], elbowTo: [0.8, -1, 0.1] }],
    stance: { gaze: [-0.1, 0.02] },
  },
  // On its way to the mouth.
  fork: {
    at: [0.15, 1.37, -0.32],
    up: [-0.55, 0.55, 0.45],
    scale: 1,
    hands: [{ hand: 'right', on: [0, 0, 0], elbowTo: [0.9, -1, 0.3] }],
  },
  // Leaning back, both legs stretched ahead.
  'ropes of a swing': {
    ...between([-swingFrame.ropes, 1.55, -0.105], [swingFrame.ropes, 1.55, -0.105]),
    hands: [
      { hand: 'left', on: [-swingFrame.ropes, 1.55, -0.105], elbowTo: [-0.7, -1, 0.35] },
      { hand: 'right', on: [swingFrame.ropes, 1.55, -0.105], elbowTo: [0.7, -1, 0.35] },
    ],
    stance: {
      gaze: [0.1, 0.02],
      twist: 0,
      ankles: [
        [-0.09, 0.4, -0.76],
        [0.1, 0.34, -0.74],
      ],
      kneesTo: [
        [-0.06, 1, -0.4],
        [0.06, 1, -0.4],
      ],
      soles: [0.35, 0.3],
    },
  },
  // On somebody's shoulders: the hands on the hair, the legs apart around the neck.
  'head of who carries': {
    ...between([-0.1, 1.3, -0.27], [0.1, 1.3, -0.27], { shape: 'open' }),
    stance: {
      gaze: [0.1, 0.06],
      twist: 0,
      ankles: [
        [-0.17, 0.03, -0.42],
        [0.17, 0.03, -0.42],
      ],
      kneesTo: [
        [-0.9, 0.5, -1],
        [0.9, 0.5, -1],
      ],
    },
  },
  staff: { at: [0.36, 1.2, -0.28], up: [0.04, 1, 0.02], scale: 1, hands: [{ hand: 'right', on: [0, 0, 0] }] },
};
