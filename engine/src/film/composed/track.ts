import { mix } from '../../raster/scalar.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Ground } from '../../solid/world.ts';

/** Where somebody who strides is seen at a moment, in a still: the ground below, pixels, and how near. */
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly near: number;
}

/** The way of somebody who strides. */
export interface Track {
  /** Seconds that a stride takes. */
  readonly period: number;
  /** Where the ground below is seen, from the beginning of the film to its end, at even distances of time. */
  readonly places: readonly Seen[];
  /** The part of the film, 0 to 1, at which they are where the composition has them. */
  readonly met: number;
}

/** Seconds of a stride of something that is a metre tall: longer legs swing more slowly, as pendulums do. */
const strideSeconds = 0.92;
/** Places of a track that are worked out; between them it runs straight. */
const placesMost = 48;
/** A stride takes so many times as long at most. */
const slowest = 2.4;
/** Who comes nearer than this, so many times as large as where the composition has them, is not seen whole. */
const largest = 1.12;

/** Follows the way over the ground of somebody who is where the composition has them in the middle of the film, or later if they come near. */
export function followTrack(
  {
    at,
    stride,
    ground,
    project,
  }: { readonly at: Vec3; readonly stride: Vec3; readonly ground: Ground; readonly project: (at: Vec3) => Seen },
  { tall, durationS, view }: { readonly tall: number; readonly durationS: number; readonly view: Frame },
): Track {
  const usually = strideSeconds * Math.sqrt(tall);
  const level = ground(at[0], at[2]);
  const usual = project(at);
  // Who would be through the picture in no time is seen in slow motion.
  const [x, z] = [at[0] + (stride[0] * durationS) / usually, at[2] + (stride[2] * durationS) / usually];
  const seen = view.width + (view.followed > 0 ? view.margin : 0);
  const across = Math.abs(project([x, at[1], z]).x - usual.x) / seen;
  const period = usually * Math.min(slowest, Math.max(1, across));
  const placeAt = (time: number): Seen => {
    const strides = time / period;
    const [x, z] = [at[0] + stride[0] * strides, at[2] + stride[2] * strides];
    return project([x, at[1] + ground(x, z) - level, z]);
  };
  const moments = Array.from({ length: placesMost + 1 }, (_, i) => i / placesMost);
  const placesFrom = (met: number): readonly Seen[] => moments.map((part) => placeAt((part - met) * durationS));
  // Of the ways on which they may be met early or late, the one on which they are seen best.
  const ways = meetings.map((met) => ({ met, places: placesFrom(met) }));
  const costs = ways.map(({ places }) => places.reduce((sum, place) => sum + missedAt(place, usual, view), 0));
  const best = ways[costs.indexOf(Math.min(...costs))];
  if (!best) throw new RangeError('A film has a way.');
  return { period, ...best };
}

/** The parts of a film at which somebody may be where the composition has them, the middle first. */
const meetings = Array.from({ length: 13 }, (_, i) => 0.4 + i * 0.05).toSorted(
  (a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5),
);

/** What is lost of somebody at a place: out of the frame, as far as the camera does not look after them, or too near to be seen whole. */
function missedAt({ x, near }: Seen, usual: Seen, { width, margin, followed }: Frame): number {
  const left = Math.min(margin, Math.max(0, margin / 2 + (x - usual.x) * followed));
  const aside = Math.abs((x - left) / width - 0.5);
  return Math.max(0, aside - 0.34) ** 2 + 0.6 * Math.max(0, near / usual.near - largest) ** 2;
}

/** The frame through which a still is seen: pixels of the still. */
export interface Frame {
  readonly width: number;
  /** How much wider the still is, and how much of somebody's way the camera goes with them. */
  readonly margin: number;
  readonly followed: number;
}

/** Where a track is at a part of the film, 0 to 1. */
export function placeOn({ places }: Track, part: number): Seen {
  const at = Math.min(1, Math.max(0, part)) * (places.length - 1);
  const index = Math.min(places.length - 2, Math.floor(at));
  const [from, to] = [places[index], places[index + 1]];
  if (!from || !to) throw new RangeError('A track has two places at least.');
  const share = at - index;
  return { x: mix(from.x, to.x, share), y: mix(from.y, to.y, share), near: mix(from.near, to.near, share) };
}
