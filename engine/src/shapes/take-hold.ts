import { gripOf } from '../body/grip-of.ts';
import type { Grip } from '../body/grip-of.ts';
import { minus, plus } from '../body/affine.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { jointOf } from './figure.ts';
import type { Pair, Pose } from './figure.ts';
import { shapeOfHand } from './hands.ts';
import type { HandShape } from './hands.ts';
import { elbowFor } from './stance.ts';

/** A hand that closes around something: which one, where that is, where its thumb side points along it, and where the elbow goes. */
export interface Hold {
  readonly hand: 'left' | 'right';
  readonly at: Vec3;
  readonly rod?: Vec3;
  readonly elbowTo?: Vec3;
  readonly shape?: HandShape;
}

/** How often a wrist is moved until its fist is where it holds: the forearm turns as it moves. */
const tries = 8;
const usualElbows = { left: [-0.7, -1, 0.5], right: [0.7, -1, 0.5] } as const;

/** The same pose, whose hands are closed around what they hold. */
export function takeHold(pose: Pose, ...holds: readonly Hold[]): Pose {
  return holds.reduce(reach, pose);
}

function reach(pose: Pose, { hand, at, rod = [0, 1, 0], elbowTo = usualElbows[hand], shape = 'fists' }: Hold): Pose {
  const s = hand === 'left' ? -1 : 1;
  const instead = <T>(pair: readonly [T, T], own: T): readonly [T, T] => (s < 0 ? [own, pair[1]] : [pair[0], own]);
  const thumbs: Pose['thumbs'] = pose.thumbs ?? [undefined, undefined];
  const fingers: Pose['fingers'] = pose.fingers ?? [undefined, undefined];
  const shapes = pose.hands ?? 'open';
  const [left, right] = [jointOf(pose, 'wrists', -1), jointOf(pose, 'wrists', 1)];
  const [leftElbow, rightElbow] = [jointOf(pose, 'elbows', -1), jointOf(pose, 'elbows', 1)];
  const holding = (wrist: Vec3): Pose => ({
    ...pose,
    wrists: pairOf(instead([left, right], wrist)),
    elbows: pairOf(instead([leftElbow, rightElbow], elbowFor(pose, s, wrist, elbowTo))),
    thumbs: instead<Vec3 | undefined>(thumbs, rod),
    fingers: instead<Vec3 | undefined>(fingers, undefined),
    hands: instead([shapeOfHand(shapes, -1), shapeOfHand(shapes, 1)], shape),
  });
  let wrist = plus(at, [0, -0.02, 0.09]);
  for (let i = 0; i < tries; i++) wrist = plus(wrist, minus(at, gripOf(holding(wrist), s).at));
  return holding(wrist);
}

const pairOf = ([left, right]: readonly [Vec3, Vec3]): Pair => [...left, ...right];

/** How far the hollows of two hands are from each other that hold each other, metres. */
const between = 0.034;

/** Where somebody is among others: how far aside and behind, metres, and how large. */
interface Stood {
  readonly x: number;
  readonly z?: number;
  readonly size?: number;
}

/** A hand that holds that of somebody beside: the right one of who is on the left lies before the left one of the other. */
export function clasp(hand: Hold['hand'], [x, y, z]: Vec3, at: Stood): Hold {
  const { size = 1 } = at;
  const s = hand === 'right' ? 1 : -1;
  return {
    hand,
    at: [(x - at.x) / size, y / size, (z - (at.z ?? 0) - (s * between) / 2) / size],
    rod: [-1, 0.15, -0.25 * s],
    elbowTo: [0.3 * s, -0.4, 1],
  };
}

/** Goes to the axes of what is held: its middle is in the fist, up points along the rod to the thumb, and x is turned about that. */
export function pushGrip(mesh: Mesh, { at, axis: [x, y, z] }: Grip, turn = 0): Mesh {
  const about = Math.atan2(x, z);
  mesh
    .push()
    .at(...at)
    .rotY(about)
    .rotX(Math.acos(Math.max(-1, Math.min(1, y))))
    .rotY(turn - about);
  return mesh;
}
