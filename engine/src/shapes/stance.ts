import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { socketOf } from './figure.ts';
import type { Pose } from './figure.ts';

/** How somebody stands or moves, by where hands and feet are: elbows and knees follow from how long limbs are. */
export interface Stance extends Omit<Pose, 'elbows' | 'wrists' | 'knees' | 'ankles'> {
  /** The left and the right one. */
  readonly wrists: readonly [Vec3, Vec3];
  readonly ankles: readonly [Vec3, Vec3];
  /** Where elbows and knees point; elbows aside and back, knees ahead by themselves. */
  readonly elbowsTo?: readonly [Vec3, Vec3];
  readonly kneesTo?: readonly [Vec3, Vec3];
}

/** How long the two bones of an arm and of a leg are, metres. */
const armBones = [0.295, 0.255] as const;
const legBones = [0.42, 0.41] as const;

/** Where the joint between two bones is that reach from one place to another, bent towards a direction. */
function bend(from: Vec3, to: Vec3, [first, second]: readonly [number, number], towards: Vec3): Vec3 {
  const way: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const far = Math.hypot(...way);
  const along = normalised(way);
  // Out of reach both bones are straight, and as much longer.
  const near = Math.min(far, (first + second) * 0.999);
  const share = (first * first - second * second + near * near) / (2 * near);
  const out = Math.sqrt(Math.max(0, first * first - share * share));
  const by = towards[0] * along[0] + towards[1] * along[1] + towards[2] * along[2];
  const aside = normalised([towards[0] - along[0] * by, towards[1] - along[1] * by, towards[2] - along[2] * by]);
  const reach = (share / near) * far;
  return [
    from[0] + along[0] * reach + aside[0] * out,
    from[1] + along[1] * reach + aside[1] * out,
    from[2] + along[2] * reach + aside[2] * out,
  ];
}

/** The joints of a stance. */
export function poseFrom(stance: Stance): Pose & Required<Pick<Pose, 'elbows' | 'wrists' | 'knees' | 'ankles'>> {
  const { wrists, ankles, elbowsTo, kneesTo, ...rest } = stance;
  const joint = (s: -1 | 1, which: 'shoulder' | 'hip'): Vec3 => {
    const [ends, towards] = which === 'shoulder' ? [wrists, elbowsTo] : [ankles, kneesTo];
    const side = s < 0 ? 0 : 1;
    const usual: Vec3 = which === 'shoulder' ? [0.5 * s, -0.1, 1] : [0.22 * s, 0, -1];
    const bones = which === 'shoulder' ? armBones : legBones;
    return bend(socketOf(rest, which, s), ends[side], bones, towards?.[side] ?? usual);
  };
  return {
    ...rest,
    elbows: [...joint(-1, 'shoulder'), ...joint(1, 'shoulder')],
    wrists: [...wrists[0], ...wrists[1]],
    knees: [...joint(-1, 'hip'), ...joint(1, 'hip')],
    ankles: [...ankles[0], ...ankles[1]],
  };
}

/** Where the elbow of an arm is that reaches to a wrist. */
export const elbowFor = (pose: Pose, s: number, wrist: Vec3, towards: Vec3): Vec3 =>
  bend(socketOf(pose, 'shoulder', s), wrist, armBones, towards);

const flipped = ([x, y, z]: Vec3): Vec3 => [-x, y, z];
const swapped = (pair: readonly [Vec3, Vec3]): readonly [Vec3, Vec3] => [flipped(pair[1]), flipped(pair[0])];

/** The same stance as in a mirror. */
export function mirrored(stance: Stance): Stance {
  const {
    pelvis,
    chest,
    head,
    twist = 0,
    tilt = [0, 0],
    gaze = [0, 0],
    eyes,
    toes = [0.2, 0.2],
    soles = [0, 0],
    lean = 0,
    thumbs,
    fingers,
    hands,
  } = stance;
  return {
    ...stance,
    ...(pelvis && { pelvis: flipped(pelvis) }),
    ...(chest && { chest: flipped(chest) }),
    ...(head && { head: flipped(head) }),
    twist: -twist,
    tilt: [-tilt[0], -tilt[1]],
    gaze: [-gaze[0], gaze[1]],
    ...(eyes && { eyes: [-eyes[0], eyes[1]] }),
    lean: -lean,
    toes: [toes[1], toes[0]],
    soles: [soles[1], soles[0]],
    ...(thumbs && { thumbs: [thumbs[1] && flipped(thumbs[1]), thumbs[0] && flipped(thumbs[0])] }),
    ...(fingers && { fingers: [fingers[1] && flipped(fingers[1]), fingers[0] && flipped(fingers[0])] }),
    ...(typeof hands === 'object' && { hands: [hands[1], hands[0]] }),
    wrists: swapped(stance.wrists),
    ankles: swapped(stance.ankles),
    ...(stance.elbowsTo && { elbowsTo: swapped(stance.elbowsTo) }),
    ...(stance.kneesTo && { kneesTo: swapped(stance.kneesTo) }),
  };
}
