import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** Places of the left (at -x) and the right joint. */
export type Pair = readonly [number, number, number, number, number, number];

/** Where the joints of a person of 1.8 metres are who looks towards -z; what is left out stands upright. */
export interface Pose {
  readonly pelvis?: Vec3;
  /** Between the shoulders. */
  readonly chest?: Vec3;
  /** The middle of the skull. */
  readonly head?: Vec3;
  /** Radians that the shoulders turn to the left. */
  readonly twist?: number;
  /** Radians that the head turns to the left and nods. */
  readonly gaze?: readonly [number, number];
  readonly elbows?: Pair;
  readonly wrists?: Pair;
  readonly knees?: Pair;
  readonly ankles?: Pair;
  /** Radians that the feet turn outwards. */
  readonly toes?: readonly [number, number];
  /** How stout, 1 by itself. */
  readonly bulk?: number;
  readonly hands?: 'open' | 'spread' | 'fists';
  /** Without a skull, for who has a head of its own. */
  readonly headless?: boolean;
  /** Without legs, for who ends otherwise. */
  readonly legless?: boolean;
}

/** The number of the colour of each part. */
export interface Dress {
  readonly torso: number;
  readonly hips: number;
  readonly arm: number;
  readonly forearm: number;
  readonly hand: number;
  readonly thigh: number;
  readonly shank: number;
  readonly foot: number;
  readonly head: number;
}

/** A dress of one colour, for what is changed in it. */
export const dressedIn = (colour: number, other: Partial<Dress> = {}): Dress => ({
  ...{ torso: colour, hips: colour, arm: colour, forearm: colour, hand: colour },
  ...{ thigh: colour, shank: colour, foot: colour, head: colour },
  ...other,
});

const upright = {
  pelvis: [0, 0.95, 0],
  chest: [0, 1.43, 0.01],
  head: [0, 1.69, 0],
  elbows: [-0.26, 1.14, 0.04, 0.26, 1.14, 0.04],
  wrists: [-0.28, 0.89, -0.04, 0.28, 0.89, -0.04],
  knees: [-0.105, 0.5, -0.02, 0.105, 0.5, -0.02],
  ankles: [-0.115, 0.09, 0.03, 0.115, 0.09, 0.03],
  toes: [0.2, 0.2],
} as const satisfies Pose;

/** The point that lies so far from one to the other, or beside it. */
export const pointBetween = (from: Vec3, to: Vec3, share: number, aside: Vec3 = [0, 0, 0]): Vec3 => [
  from[0] + (to[0] - from[0]) * share + aside[0],
  from[1] + (to[1] - from[1]) * share + aside[1],
  from[2] + (to[2] - from[2]) * share + aside[2],
];

/** Where a joint is: -1 the left, 1 the right. */
export function jointOf(pose: Pose, joint: 'elbows' | 'wrists' | 'knees' | 'ankles', side: number): Vec3 {
  const pair = pose[joint] ?? upright[joint];
  return side < 0 ? [pair[0], pair[1], pair[2]] : [pair[3], pair[4], pair[5]];
}

/** A place of the head, given from the middle of the skull as if it looked straight towards -z. */
export function headOf({
  head = upright.head,
  gaze: [yaw, nod] = [0, 0],
}: Pose): (x: number, y: number, z: number) => Vec3 {
  const [c, s, cn, sn] = [Math.cos(yaw), Math.sin(yaw), Math.cos(nod), Math.sin(nod)];
  return (x, y, z) => {
    const [up, ahead] = [y * cn + z * sn, z * cn - y * sn];
    return [head[0] + x * c + ahead * s, head[1] + up, head[2] + ahead * c - x * s];
  };
}

/** Where a hand holds what it holds: -1 the left, 1 the right. */
export function gripOf(pose: Pose, side: number): Vec3 {
  const [elbow, wrist] = [jointOf(pose, 'elbows', side), jointOf(pose, 'wrists', side)];
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]);
  return pointBetween(elbow, wrist, 1 + 0.075 / length);
}

/** The cones of a person with muscles, joints, and a head with brows, nose and chin; they melt by about 0.03. */
export function figure(pose: Pose, dress: Dress): Cones {
  const { pelvis = upright.pelvis, chest = upright.chest, twist = 0, bulk = 1 } = pose;
  const across: Vec3 = [Math.cos(twist), 0, -Math.sin(twist)];
  const aside = (at: Vec3, x: number, y = 0, z = 0): Vec3 => [
    at[0] + across[0] * x,
    at[1] + y,
    at[2] + across[2] * x + z,
  ];
  const waist = pointBetween(pelvis, chest, 0.4);
  const ribs = pointBetween(pelvis, chest, 0.78);
  const head = headOf(pose);
  const b = bulk;
  return [
    ...[-1, 1].flatMap((s) => [
      [...aside(ribs, 0.062 * b * s), 0.104 * b, ...aside(waist, 0.04 * b * s), 0.096 * b, dress.torso],
      [
        ...aside(waist, 0.04 * b * s),
        0.096 * b,
        pelvis[0] + 0.05 * b * s,
        pelvis[1] + 0.02,
        pelvis[2],
        0.105 * b,
        dress.torso,
      ],
      [
        pelvis[0] + 0.055 * b * s,
        pelvis[1],
        pelvis[2],
        0.108 * b,
        pelvis[0] + 0.075 * b * s,
        pelvis[1] - 0.06,
        pelvis[2] + 0.015,
        0.108 * b,
        dress.hips,
      ],
      // Shoulder blades, and the slope from the neck to the shoulders.
      [
        ...aside(chest, 0.075 * b * s, -0.08, 0.035),
        0.072 * b,
        ...aside(chest, 0.09 * b * s, -0.02, 0.01),
        0.07 * b,
        dress.torso,
      ],
      [...aside(chest, 0.02 * s, 0.075), 0.05 * b, ...aside(chest, 0.15 * b * s, 0.008), 0.052 * b, dress.torso],
      ...arm(pose, dress, s, aside(chest, 0.172 * b * s, -0.005)),
      ...(pose.legless === true ? [] : leg(pose, dress, s, [pelvis[0] + 0.085 * b * s, pelvis[1] - 0.05, pelvis[2]])),
    ]),
    [...pointBetween(chest, head(0, 0, 0), 0.36), 0.052, ...head(0, -0.1, 0.012), 0.052, dress.head],
    ...(pose.headless === true ? [] : skull(head).map((cone) => [...cone, dress.head])),
  ];
}

function skull(at: (x: number, y: number, z: number) => Vec3): Cones {
  return [
    [...at(0, 0.03, 0.03), 0.086, ...at(0, 0.022, -0.02), 0.083],
    [...at(0, -0.05, -0.035), 0.062, ...at(0, -0.075, -0.062), 0.036],
    [...at(-0.035, 0.012, -0.082), 0.019, ...at(0.035, 0.012, -0.082), 0.019],
    [...at(0, -0.005, -0.1), 0.011, ...at(0, -0.036, -0.115), 0.015],
    ...[-1, 1].map((s) => [...at(0.084 * s, -0.005, 0.012), 0.016, ...at(0.088 * s, -0.035, 0.004), 0.012]),
  ];
}

function arm(pose: Pose, dress: Dress, s: number, shoulder: Vec3): Cones {
  const b = pose.bulk ?? 1;
  const elbow = jointOf(pose, 'elbows', s);
  const wrist = jointOf(pose, 'wrists', s);
  return [
    [...shoulder, 0.068 * b, ...pointBetween(shoulder, elbow, 0.45), 0.056 * b, dress.arm],
    [...pointBetween(shoulder, elbow, 0.45), 0.056 * b, ...elbow, 0.044 * b, dress.arm],
    [...elbow, 0.045 * b, ...pointBetween(elbow, wrist, 0.35), 0.048 * b, dress.forearm],
    [...pointBetween(elbow, wrist, 0.35), 0.048 * b, ...wrist, 0.033 * b, dress.forearm],
    ...hand(pose, s).map((cone) => [...cone, dress.hand]),
  ];
}

function hand(pose: Pose, s: number): Cones {
  const wrist = jointOf(pose, 'wrists', s);
  const grip = gripOf(pose, s);
  const at = (share: number, aside?: Vec3): Vec3 => pointBetween(wrist, grip, share, aside);
  const thumb = [...at(0.5), 0.018, ...at(1.3, [-0.03 * s, 0, -0.022]), 0.014];
  if (pose.hands === 'open')
    return [[...at(0.3), 0.032, ...at(1.1), 0.032], [...at(1.2), 0.025, ...at(2.1), 0.017], thumb];
  if (pose.hands !== 'spread')
    return [
      [...at(0.3), 0.034, ...grip, 0.044],
      [...at(0.9, [-0.02 * s, 0, -0.02]), 0.02, ...at(1.3, [-0.02 * s, 0, -0.012]), 0.02],
    ];
  // Four fingers part across the hand.
  const [dx, dy] = [grip[0] - wrist[0], grip[1] - wrist[1]];
  const flat = Math.hypot(dx, dy);
  const across = (by: number): Vec3 => (flat < 0.03 ? [by, 0, 0] : [(dy / flat) * by, (-dx / flat) * by, 0]);
  const fingers = [-1.5, -0.5, 0.5, 1.5].map((f) => [
    ...[...at(1.1, across(0.014 * f)), 0.013],
    ...[...at(2.4 - 0.12 * f * f, across(0.026 * f)), 0.009],
  ]);
  return [[...at(0.3), 0.032, ...at(1.05), 0.034], thumb, ...fingers];
}

function leg(pose: Pose, dress: Dress, s: number, hip: Vec3): Cones {
  const b = pose.bulk ?? 1;
  const knee = jointOf(pose, 'knees', s);
  const ankle = jointOf(pose, 'ankles', s);
  const out = (pose.toes ?? upright.toes)[s < 0 ? 0 : 1] * s;
  const ahead = (by: number, y: number): Vec3 => [ankle[0] + Math.sin(out) * by, y, ankle[2] - Math.cos(out) * by];
  const sole = ankle[1] - 0.05;
  return [
    [...hip, 0.102 * b, ...pointBetween(hip, knee, 0.45), 0.086 * b, dress.thigh],
    [...pointBetween(hip, knee, 0.45), 0.086 * b, ...knee, 0.06 * b, dress.thigh],
    [...knee, 0.06 * b, ...pointBetween(knee, ankle, 0.32, [0, 0, 0.016]), 0.061 * b, dress.shank],
    [...pointBetween(knee, ankle, 0.32, [0, 0, 0.016]), 0.061 * b, ...ankle, 0.044 * b, dress.shank],
    [...ahead(-0.015, sole), 0.045, ...ahead(0.08, sole), 0.046, dress.foot],
    [...ahead(0.08, sole), 0.046, ...ahead(0.16, sole - 0.006), 0.036, dress.foot],
  ];
}
