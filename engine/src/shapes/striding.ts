import { mix, smoothstep } from '../raster/scalar.ts';
import type { Look } from '../concepts/concept.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Pose } from './figure.ts';
import { poseFrom } from './stance.ts';
import type { Stance } from './stance.ts';

/** How people go who stride. */
export type Stride = 'walks' | 'runs';

/** Whether somebody goes who does this. */
export const isStride = (act: string | undefined): act is Stride => act === 'walks' || act === 'runs';

/** From the ankle to the ball of the foot and to the heel, and how high the ankle is over the sole; metres. */
const [ballAhead, heelBehind, ankleHigh] = [0.13, 0.05, 0.09];

/** What tells a walk from a run: of who is 1.8 metres tall, metres and radians. */
interface Way {
  /** Share of a stride that a foot is on the ground. */
  readonly duty: number;
  /** How far before the hips it comes down, and how far behind them it leaves the ground. */
  readonly ahead: number;
  readonly behind: number;
  /** Share of its time on the ground after which the heel rises, and how far. */
  readonly risesAt: number;
  readonly rise: number;
  /** How high the foot is carried, and how steeply it hangs. */
  readonly carried: number;
  readonly hangs: number;
}

const ways: Readonly<Record<Stride, Way>> = {
  walks: { duty: 0.62, ahead: 0.31, behind: 0.29, risesAt: 0.6, rise: 0.72, carried: 0.1, hangs: 0.75 },
  runs: { duty: 0.36, ahead: 0.25, behind: 0.4, risesAt: 0.4, rise: 0.85, carried: 0.34, hangs: 1.25 },
};

/** How far somebody of 1.8 metres goes with a stride, metres: two steps. */
export function strideOf(stride: Stride): number {
  const { duty, ahead, behind } = ways[stride];
  return (ahead + behind) / duty;
}

/** Somebody at a part of a stride, 0 to 1: at 0 the left foot comes down, at a half the right one. */
export function striding(stride: Stride, part: number): Striding {
  const way = ways[stride];
  const [left, right] = [stepAt(way, part), stepAt(way, part + 0.5)];
  return stride === 'walks' ? walking(part, left, right) : running(part, left, right);
}

/** A pose of somebody who was said to go: the legs of a stride under what the rest of the body does; at the part of it that a film shows, or as the foot comes down. */
export function goingIn(pose: Pose, mesh: Mesh, { act, stride: part }: Pick<Look, 'act' | 'stride'>): Pose {
  if (act !== 'walks' && act !== 'runs') return pose;
  if (part !== undefined) mesh.strides(0, 0, -strideOf(act));
  const stance = striding(act, part ?? seenAt[act]);
  const { pelvis, toes, soles } = stance;
  const { knees, ankles } = poseFrom(stance);
  return { ...pose, pelvis, knees, ankles, toes, soles };
}

/** The part of a stride that a picture shows: of a walk as the left foot has come down, of a run with both feet in the air. */
const seenAt: Readonly<Record<Stride, number>> = { walks: 0.04, runs: 0.44 };

/** A stance that says how hips and feet are. */
type Striding = Stance & Required<Pick<Stance, 'pelvis' | 'toes' | 'soles'>>;

/** A foot: how far the ankle is before the hips (behind them less than 0) and over the ground, and how steep the sole is, toes down. */
interface Foot {
  readonly ahead: number;
  readonly high: number;
  readonly sole: number;
}

const part01 = (part: number): number => ((part % 1) + 1) % 1;

function stepAt(way: Way, part: number): Foot {
  const at = part01(part);
  if (at < way.duty) return onGround(way, at / way.duty);
  const [from, to] = [onGround(way, 1), onGround(way, 0)];
  const share = (at - way.duty) / (1 - way.duty);
  // It leaves fast, hangs back while the knee comes forward, and comes down with its heel.
  const forward = smoothstep(0, 1, share);
  const carried = Math.sin(Math.PI * share ** 0.8) * way.carried;
  return {
    ahead: mix(from.ahead, to.ahead, forward),
    high: mix(from.high, to.high, forward) + carried,
    sole:
      mix(from.sole, to.sole, smoothstep(0.1, 1, share)) +
      Math.sin(Math.PI * share) ** 2 * (way.hangs - way.rise) * 0.8,
  };
}

/** A foot that stays where it is on the ground while the body goes on: it rolls from the heel to the ball. */
function onGround({ ahead, behind, risesAt, rise }: Way, share: number): Foot {
  const flat = mix(ahead, -behind, share);
  const lands = 0.28 * (1 - smoothstep(0, 0.18, share));
  const risen = rise * smoothstep(risesAt, 1.05, share);
  if (risen > 0)
    return {
      ahead: flat + ballAhead - (ballAhead * Math.cos(risen) - ankleHigh * Math.sin(risen)),
      high: ankleHigh * Math.cos(risen) + ballAhead * Math.sin(risen),
      sole: risen,
    };
  return {
    ahead: flat - heelBehind + heelBehind * Math.cos(lands) - ankleHigh * Math.sin(lands),
    high: ankleHigh * Math.cos(lands) + heelBehind * Math.sin(lands),
    sole: -lands,
  };
}

/** The arms swing against the legs; the body is lowest where both feet are on the ground. */
function walking(part: number, left: Foot, right: Foot): Striding {
  const [swing, sway] = [Math.cos(part * 2 * Math.PI), Math.sin(part * 2 * Math.PI)];
  const bob = -0.016 * Math.cos(part * 4 * Math.PI);
  const wrist = (s: 1 | -1): Vec3 => {
    const forward = s * swing;
    return [
      0.26 * s - 0.03 * s * Math.max(0, forward),
      0.915 + bob + 0.06 * Math.max(0, forward),
      -0.05 - 0.21 * forward,
    ];
  };
  return {
    pelvis: [-0.018 * sway, 0.95 + bob, 0],
    chest: [-0.008 * sway, 1.435 + bob, -0.02],
    head: [0, 1.7 + bob, -0.045],
    twist: -0.15 * swing,
    tilt: [0.035 * sway, -0.025 * sway],
    gaze: [0.05, 0.02],
    wrists: [wrist(-1), wrist(1)],
    elbowsTo: [
      [-0.4, -0.3, 1],
      [0.4, -0.3, 1],
    ],
    ankles: [ankleOf(left, -1, 0.085), ankleOf(right, 1, 0.085)],
    toes: [0.12, 0.12],
    soles: [left.sole, right.sole],
    hands: 'open',
  };
}

/** The elbows are bent, the trunk leans ahead; the body is highest where both feet are in the air. */
function running(part: number, left: Foot, right: Foot): Striding {
  const swing = Math.cos((part - 0.06) * 2 * Math.PI);
  const bob = -0.035 * Math.cos((part - 0.18) * 4 * Math.PI);
  const wrist = (s: 1 | -1): Vec3 => {
    const forward = s * swing;
    return [(0.2 - 0.05 * forward) * s, 1.25 + 0.1 * forward + bob, -0.12 - 0.25 * forward];
  };
  return {
    pelvis: [0, 0.955 + bob, 0],
    chest: [0, 1.425 + bob, -0.1],
    head: [0, 1.69 + bob, -0.15],
    twist: -0.24 * swing,
    tilt: [0.04 * swing, -0.03 * swing],
    gaze: [0.05, -0.03],
    wrists: [wrist(-1), wrist(1)],
    elbowsTo: [
      [-0.5, -0.6, 1],
      [0.5, -0.6, 1],
    ],
    ankles: [ankleOf(left, -1, 0.075), ankleOf(right, 1, 0.075)],
    toes: [0.06, 0.06],
    soles: [left.sole, right.sole],
    hands: 'fists',
  };
}

const ankleOf = ({ ahead, high }: Foot, s: 1 | -1, apart: number): Vec3 => [apart * s, high, -ahead];
