import { jointOf } from '../shapes/figure.ts';
import type { Pose } from '../shapes/figure.ts';
import { shapeOfHand, thumbOf } from '../shapes/hands.ts';
import { cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { aside, minus, plus } from './affine.ts';

/** Where a hand points, where its thumb side is, and where its palm faces; each of length 1. */
export interface HandAxes {
  readonly along: Vec3;
  readonly thumb: Vec3;
  readonly palm: Vec3;
}

/** How far a wrist gives way to a rod in the fist, radians. */
const mostBent = 0.6;

/** How a pose has the left (-1) or the right (1) hand: in line with its forearm, but a fist whose thumb side was said bends towards it at the wrist. */
export function handAxesOf(pose: Pose, s: number): HandAxes {
  const fore = normalised(minus(jointOf(pose, 'wrists', s), jointOf(pose, 'elbows', s)));
  const wanted = pose.thumbs?.[s < 0 ? 0 : 1];
  const isFist = shapeOfHand(pose.hands ?? 'open', s) === 'fists';
  const pointed = pose.fingers?.[s < 0 ? 0 : 1];
  const along = pointed
    ? turnedTo(fore, normalised(pointed))
    : isFist && wanted
      ? bentTo(fore, normalised(wanted))
      : fore;
  const thumb = aside(wanted ?? thumbOf(s, along), along);
  return { along, thumb, palm: s < 0 ? cross(along, thumb) : cross(thumb, along) };
}

/** How far a wrist bends at most towards where fingers are to point, radians. */
const mostTurned = 1.1;

/** A forearm's direction, turned to another one as far as a wrist lets it. */
function turnedTo(fore: Vec3, way: Vec3): Vec3 {
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(fore, way))));
  const by = Math.min(mostTurned, angle);
  return plus(plus([0, 0, 0], fore, Math.cos(by)), aside(way, fore), Math.sin(by));
}

/** A forearm's direction, turned until it is at right angles to a rod or the wrist gives no more. */
function bentTo(fore: Vec3, rod: Vec3): Vec3 {
  const over = Math.asin(Math.max(-1, Math.min(1, dot(fore, rod))));
  const by = Math.max(-mostBent, Math.min(mostBent, over));
  const level = aside(fore, rod);
  return plus(plus([0, 0, 0], level, Math.cos(over - by)), rod, Math.sin(over - by));
}

/** How far the knuckles of a hand are from its wrist, metres, of whom. */
const knuckles = { man: 0.115, woman: 0.099, child: 0.108 } as const;
/** Where the hollow of a fist is as shares of that: along the hand, to its thumb side, and out of its palm. */
const hollow: Vec3 = [0.82, -0.05, 0.24];

/** What is in a fist: where its middle is, and where a rod in it points, from the little finger to the thumb. */
export interface Grip {
  readonly at: Vec3;
  readonly axis: Vec3;
}

/** Where the left (-1) or the right (1) hand of a pose holds what it holds. */
export function gripOf(pose: Pose, s: number): Grip {
  const { along, thumb, palm } = handAxesOf(pose, s);
  const long = knuckles[pose.build ?? 'man'] * (0.4 + 0.6 * (pose.bulk ?? 1));
  const [a, t, p] = hollow;
  const wrist = jointOf(pose, 'wrists', s);
  return { at: plus(plus(plus(wrist, along, a * long), thumb, t * long), palm, p * long), axis: thumb };
}
