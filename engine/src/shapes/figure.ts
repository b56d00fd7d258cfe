import type { Cones } from '../solid/soft-body.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { handOf, shapeOfHand } from './hands.ts';
import type { HandShapes } from './hands.ts';

/** Places of the left (at -x) and the right joint. */
export type Pair = readonly [number, number, number, number, number, number];

/** Half of how wide the shoulder joints are apart; then how far the two cones of each part are from the middle, and how thick they are; metres. */
const builds = {
  man: {
    shoulder: 0.174,
    ribs: [0.068, 0.104],
    waist: [0.044, 0.098],
    hips: [0.058, 0.106],
    bust: 0,
    limbs: 1,
    neck: 0.055,
  },
  woman: {
    shoulder: 0.15,
    ribs: [0.054, 0.091],
    waist: [0.036, 0.084],
    hips: [0.071, 0.107],
    bust: 0.054,
    limbs: 0.87,
    neck: 0.043,
  },
  child: {
    shoulder: 0.15,
    ribs: [0.05, 0.094],
    waist: [0.045, 0.092],
    hips: [0.052, 0.098],
    bust: 0,
    limbs: 0.9,
    neck: 0.043,
  },
} as const;

/** Where the joints of a person of 1.8 metres are who looks towards -z; what is left out stands upright. */
export interface Pose {
  readonly pelvis?: Vec3;
  /** Between the shoulders. */
  readonly chest?: Vec3;
  /** The middle of the skull. */
  readonly head?: Vec3;
  /** Radians that the shoulders turn to the left. */
  readonly twist?: number;
  /** Radians that the left hip and the left shoulder are higher than the right ones. */
  readonly tilt?: readonly [hips: number, shoulders: number];
  /** Radians that the head turns to the left and nods. */
  readonly gaze?: readonly [number, number];
  /** Radians that the eyes turn to the left of where the head looks, and down, of whoever looks at something that is known. */
  readonly eyes?: readonly [number, number];
  /** Radians that the head leans, the left ear up. */
  readonly lean?: number;
  readonly elbows?: Pair;
  readonly wrists?: Pair;
  readonly knees?: Pair;
  readonly ankles?: Pair;
  /** Radians that the feet turn outwards. */
  readonly toes?: readonly [number, number];
  /** Radians that the soles are steeper than the ground, toes down. */
  readonly soles?: readonly [number, number];
  /** How stout, 1 by itself. */
  readonly bulk?: number;
  /** Whose body it is; that of a man by itself. */
  readonly build?: keyof typeof builds;
  readonly hands?: HandShapes;
  /** Where the thumbs point, where that is not what hands do by themselves. */
  readonly thumbs?: readonly [Vec3 | undefined, Vec3 | undefined];
  /** Where the fingers point, where that is not along the forearm; the wrist bends as far as it can. */
  readonly fingers?: readonly [Vec3 | undefined, Vec3 | undefined];
  /** How large the head is that it wears, 1 by itself. */
  readonly headSize?: number;
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
  lean = 0,
}: Pose): (x: number, y: number, z: number) => Vec3 {
  const [c, s, cn, sn] = [Math.cos(yaw), Math.sin(yaw), Math.cos(nod), Math.sin(nod)];
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)];
  return (x, y, z) => {
    const [across, high] = [x * cl + y * sl, y * cl - x * sl];
    const [up, ahead] = [high * cn + z * sn, z * cn - high * sn];
    return [head[0] + across * c + ahead * s, head[1] + up, head[2] + ahead * c - across * s];
  };
}

/** The cones of each part of a person, without colours. */
export interface Parts {
  readonly torso: Cones;
  /** From the neck to the left and the right shoulder. */
  readonly slopes: readonly [Cones, Cones];
  readonly hips: Cones;
  readonly neck: Cones;
  readonly skull: Cones;
  /** The left and the right one; a shoulder belongs to its arm. */
  readonly arms: readonly [Cones, Cones];
  readonly forearms: readonly [Cones, Cones];
  readonly hands: readonly [Cones, Cones];
  readonly thighs: readonly [Cones, Cones];
  readonly shanks: readonly [Cones, Cones];
  readonly feet: readonly [Cones, Cones];
}

/** Where the joints of the shoulders (their left and right) or the hips are. */
export function socketOf(pose: Pose, joint: 'shoulder' | 'hip', side: number): Vec3 {
  const { shoulder, hips } = builds[pose.build ?? 'man'];
  const b = pose.bulk ?? 1;
  return joint === 'shoulder'
    ? onTrunk(pose, 'chest')(shoulder * b * side, -0.005)
    : onTrunk(pose, 'pelvis')((hips[0] + 0.026) * b * side, -0.05);
}

/** A place of the shoulders or of the hips, from their middle: it turns and tilts with them. */
export function onTrunk(pose: Pose, part: 'chest' | 'pelvis'): (x: number, y?: number, z?: number) => Vec3 {
  const at = pose[part] ?? upright[part];
  const [hips, shoulders] = pose.tilt ?? [0, 0];
  const [yaw, roll] = part === 'chest' ? [pose.twist ?? 0, shoulders] : [(pose.twist ?? 0) * -0.35, hips];
  const [c, s, cr, sr] = [Math.cos(yaw), Math.sin(yaw), Math.cos(roll), Math.sin(roll)];
  return (x, y = 0, z = 0) => {
    const [across, up] = [x * cr + y * sr, y * cr - x * sr];
    return [at[0] + across * c + z * s, at[1] + up, at[2] - across * s + z * c];
  };
}

/** The cones of a person with muscles, joints, and a head with brows, nose and chin; they melt by about 0.03. */
export function figure(pose: Pose, dress: Dress): Cones {
  const parts = partsOf(pose);
  const of = (cones: Cones, colour: number): Cones => cones.map((cone) => [...cone, colour]);
  return [
    ...of([...parts.torso, ...parts.slopes.flat()], dress.torso),
    ...of(parts.hips, dress.hips),
    ...[0, 1].flatMap((s) => [
      ...of(parts.arms[s] ?? [], dress.arm),
      ...of(parts.forearms[s] ?? [], dress.forearm),
      ...of(parts.hands[s] ?? [], dress.hand),
      ...of(parts.thighs[s] ?? [], dress.thigh),
      ...of(parts.shanks[s] ?? [], dress.shank),
      ...of(parts.feet[s] ?? [], dress.foot),
    ]),
    ...of(parts.neck, dress.head),
    ...of(parts.skull, dress.head),
  ];
}

/** The cones of a person, part by part. */
export function partsOf(pose: Pose): Parts {
  const { pelvis = upright.pelvis, chest = upright.chest, bulk: b = 1 } = pose;
  const { ribs, waist, hips, bust, limbs, neck } = builds[pose.build ?? 'man'];
  const [above, below] = [onTrunk(pose, 'chest'), onTrunk(pose, 'pelvis')];
  const head = headOf(pose);
  // The waist bends between them.
  const middle = (x: number): Vec3 => pointBetween(below(x), above(x), 0.42, [0, 0, 0.004]);
  const chestAt = (x: number): Vec3 => pointBetween(below(x), above(x), 0.78, [0, 0, -0.004]);
  const pair = <T>(part: (s: -1 | 1) => T): readonly [T, T] => [part(-1), part(1)];
  // What is between the two sides, so that breast and belly are flat.
  const core = [
    [...chestAt(0), ribs[1] * b * 0.97, ...middle(0), waist[1] * b * 0.99],
    [...middle(0), waist[1] * b * 0.99, ...below(0, 0.01, -0.004), hips[1] * b * 0.98],
    // The breastbone up to the throat: without it cloth falls in between the collar bones.
    [...above(0, 0.028, 0.006), neck * 1.05, ...above(0, -0.075, -0.022), ribs[1] * 0.62 * b],
  ];
  const sides = [-1, 1].flatMap((s) => [
    [...chestAt(ribs[0] * b * s), ribs[1] * b, ...middle(waist[0] * b * s), waist[1] * b],
    [...middle(waist[0] * b * s), waist[1] * b, ...below(0.05 * b * s, 0.03), hips[1] * b * 0.97],
    // Shoulder blades, and the muscle of the breast.
    [...above(0.075 * b * s, -0.09, 0.036), 0.07 * b, ...above(0.092 * b * s, -0.02, 0.014), 0.066 * b],
    [...above(0.055 * b * s, -0.1, -0.034), 0.07 * b, ...above(0.11 * b * s, -0.045, -0.018), 0.06 * b],
    ...(bust > 0 ? [[...above(0.066 * s, -0.155, -0.058), bust, ...above(0.06 * s, -0.1, -0.04), bust * 0.9]] : []),
  ]);
  return {
    torso: [...core, ...sides],
    slopes: pair((s) => [
      [...above(0.018 * s, 0.082, 0.012), neck * 0.9, ...above(0.145 * b * s, 0.012, 0.006), 0.05 * b],
    ]),
    hips: [-1, 1].flatMap((s) => [
      [...below(hips[0] * b * s), hips[1] * b, ...below(hips[0] * b * s * 1.22, -0.07, 0.012), hips[1] * b * 0.96],
      [
        ...below(hips[0] * b * s, -0.03, 0.038),
        hips[1] * b * 0.82,
        ...below(hips[0] * b * s, -0.08, 0.034),
        hips[1] * b * 0.8,
      ],
    ]),
    neck: [
      [...pointBetween(chest, head(0, 0, 0), 0.3, [0, 0, 0.012]), neck * 1.04, ...head(0, -0.09, 0.016), neck * 0.96],
    ],
    skull: pose.headless === true ? [] : skull(head),
    arms: pair((s) => upperArm(pose, s, b * limbs)),
    forearms: pair((s) => forearm(pose, s, b * limbs)),
    hands: pair((s) => {
      const [elbow, wrist] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
      const thumb = pose.thumbs?.[s < 0 ? 0 : 1];
      return handOf(s, elbow, wrist, {
        shape: shapeOfHand(pose.hands ?? 'fists', s),
        size: 0.5 + 0.5 * limbs,
        ...(thumb && { thumb }),
      });
    }),
    thighs: pair((s) => (pose.legless === true ? [] : thigh(pose, s, pelvis, b * limbs))),
    shanks: pair((s) => (pose.legless === true ? [] : shank(pose, s, b * limbs))),
    feet: pair((s) => (pose.legless === true ? [] : footOf(pose, s))),
  };
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

function upperArm(pose: Pose, s: number, b: number): Cones {
  const shoulder = socketOf(pose, 'shoulder', s);
  const elbow = jointOf(pose, 'elbows', s);
  const at = (share: number, aside?: Vec3): Vec3 => pointBetween(shoulder, elbow, share, aside);
  return [
    // The shoulder, the muscles before and behind the bone, and the elbow.
    [...at(-0.02), 0.057 * b, ...at(0.3), 0.052 * b],
    [...at(0.28, [0, 0, -0.008]), 0.05 * b, ...at(0.72, [0, 0, -0.006]), 0.043 * b],
    [...at(0.3, [0, 0, 0.012]), 0.046 * b, ...at(0.7, [0, 0, 0.006]), 0.042 * b],
    [...at(0.7), 0.043 * b, ...elbow, 0.038 * b],
  ];
}

function forearm(pose: Pose, s: number, b: number): Cones {
  const [elbow, wrist] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
  return [
    [...elbow, 0.039 * b, ...pointBetween(elbow, wrist, 0.28), 0.044 * b],
    [...pointBetween(elbow, wrist, 0.28), 0.044 * b, ...pointBetween(elbow, wrist, 0.72), 0.033 * b],
    [...pointBetween(elbow, wrist, 0.72), 0.033 * b, ...wrist, 0.027 * b],
  ];
}

function thigh(pose: Pose, s: number, pelvis: Vec3, b: number): Cones {
  const [hip, knee] = [socketOf(pose, 'hip', s), jointOf(pose, 'knees', s)];
  const thick = 0.094 * b;
  return [
    [...hip, thick * 1.05, ...pointBetween(hip, knee, 0.38), thick * 0.9],
    [...pointBetween(hip, knee, 0.38), thick * 0.9, ...pointBetween(hip, knee, 0.86), 0.06 * b],
    [...pointBetween(hip, knee, 0.84), 0.06 * b, ...knee, 0.056 * b],
    // The inner muscle, up to the middle.
    [
      ...pointBetween(hip, pelvis, 0.3, [0, -0.08, 0]),
      0.07 * b,
      ...pointBetween(hip, knee, 0.5, [-0.012 * s, 0, 0]),
      0.062 * b,
    ],
  ];
}

/** Where the back of a knee is, from its middle; of length 1. */
function behindKnee(pose: Pose, s: number): Vec3 {
  const [hip, knee, ankle] = [socketOf(pose, 'hip', s), jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s)];
  const towards = (to: Vec3): Vec3 => normalised([to[0] - knee[0], to[1] - knee[1], to[2] - knee[2]]);
  const [up, down] = [towards(hip), towards(ankle)];
  return normalised([up[0] + down[0], up[1] + down[1], up[2] + down[2] + 0.12]);
}

function shank(pose: Pose, s: number, b: number): Cones {
  const [knee, ankle] = [jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s)];
  const back = behindKnee(pose, s);
  const at = (share: number, by: number): Vec3 =>
    pointBetween(knee, ankle, share, [back[0] * by, back[1] * by, back[2] * by]);
  return [
    [...knee, 0.054 * b, ...at(0.25, 0.004), 0.05 * b],
    [...at(0.14, 0.012), 0.046 * b, ...at(0.32, 0.022), 0.05 * b],
    [...at(0.32, 0.022), 0.05 * b, ...at(0.66, 0.006), 0.036 * b],
    [...at(0.25, 0.004), 0.047 * b, ...at(0.9, 0), 0.031 * b],
    [...at(0.9, 0), 0.031 * b, ...ankle, 0.035 * b],
  ];
}

/** A place of a foot, from its ankle: so far ahead, up and aside; metres. */
export function onFoot(pose: Pose, s: number): (ahead: number, up: number, aside?: number) => Vec3 {
  const [x, y, z] = jointOf(pose, 'ankles', s);
  const side = s < 0 ? 0 : 1;
  const out = (pose.toes ?? upright.toes)[side] * s;
  const steep = pose.soles?.[side] ?? 0;
  const [c, sn, ct, st] = [Math.cos(out), Math.sin(out), Math.cos(steep), Math.sin(steep)];
  return (ahead, up, aside = 0) => {
    const [along, high] = [ahead * ct + up * st, up * ct - ahead * st];
    return [x + sn * along + c * aside, y + high, z - c * along + sn * aside];
  };
}

function footOf(pose: Pose, s: number): Cones {
  const at = onFoot(pose, s);
  return [
    [...at(-0.03, -0.048), 0.038, ...at(0.02, -0.02), 0.04],
    [...at(0.0, -0.015), 0.04, ...at(0.1, -0.05), 0.034],
    [...at(-0.03, -0.052), 0.036, ...at(0.1, -0.058, 0.014), 0.034],
    [...at(0.09, -0.056, -0.012), 0.035, ...at(0.155, -0.064, -0.006), 0.026],
    [...at(0.09, -0.058, 0.016), 0.03, ...at(0.135, -0.066, 0.018), 0.023],
  ];
}
