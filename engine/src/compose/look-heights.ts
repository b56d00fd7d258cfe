import type { SettingId } from '../concepts/concept.ts';
import { leapsIn } from '../hears/where.ts';
import { acrossFrom } from '../settings/lake-spit.ts';
import { smallBelow } from '../settings/outlooks.ts';
import type { Group, Layout } from './group.ts';
import type { Plan } from './plan.ts';
import { focal, isMetAtEye, ranksOf } from './seats.ts';

// How high the eye is, and how steeply it looks up, where things stand on the ground or swim.

/** The height of the eye of somebody who stands, metres. */
export const usualEye = 1.75;

/** How high the eye must look at least for the sun or moon that was asked for to stand below the upper edge. */
export function slopeToSky({ happenings }: Plan): number {
  const highest = Math.max(0, ...happenings.flatMap(({ id, air }) => (id === 'moon' ? (air?.el ?? []) : [])));
  return highest === 0 ? -1 : Math.tan((highest * Math.PI) / 180) - 0.5 / focal + 0.12;
}

/** How steeply the eye may look up with the feet of the nearest on the ground or the water still in the picture. */
export function nearestSlope(groups: readonly Group[], seats: ReadonlyMap<Group, { z: number }>): number {
  const grounded = groups.filter(
    ({ concept: { stands }, over }) => (stands === 'ground' || stands === 'water') && !over,
  );
  const nearest = Math.min(1e4, ...grounded.map((group) => seats.get(group)?.z ?? 1e4));
  return 0.46 / focal - usualEye / Math.max(1, nearest);
}

/** How far below the middle of the picture what stands in an avenue ends: before it lies bare asphalt, and above it are the towers. */
const lowInAvenue = 0.3;

/** How high the eye looks in an avenue for the nearest to stand in the lower part of the picture. */
export function lookInAvenue(groups: readonly Group[], seats: ReadonlyMap<Group, { z: number }>, eye: number): number {
  const nearest = Math.min(...groups.map((group) => Math.max(1, (seats.get(group)?.z ?? 8) - group.wide * 0.3)));
  return eye + 20 * Math.min(0.34, Math.max(0.03, lowInAvenue / focal - eye / nearest));
}

/** The same where a setting has a camera of its own: as `lookFor` wants it, which follows four fifths of a slope. */
export function feetSlope(
  setting: SettingId,
  groups: readonly Group[],
  seats: ReadonlyMap<Group, { z: number }>,
): number {
  const grounded = groups.filter(({ concept, over }) => concept.stands === 'ground' && !over);
  const nearest = Math.min(...grounded.map((group) => seats.get(group)?.z ?? Infinity));
  if (nearest === Infinity) return 1;
  if (setting === 'beach') return (0.45 - 2.5 / nearest) / 0.8;
  // Across the lake there is water before the feet, which is to be seen as well.
  const low = nearest < acrossFrom ? 0.44 : 0.3;
  return setting === 'mountains' ? (low - 3.6 / (nearest + 4)) / 0.8 : 1;
}

/** How high the eye is over what is small, in heights of that: over a herd it sees those behind the first as well. */
export function eyeOver(group: Group): number {
  return ranksOf(group) > 1 ? 1.75 : isMetAtEye(group) ? 0.82 : 1.15;
}

/** The slope from a low eye to the middles of small things. */
export function lookOver(groups: readonly Group[], seats: ReadonlyMap<Group, { z: number }>, eye: number): number {
  const slopes = groups.map((group) => (group.tall * 0.5 - eye) / (seats.get(group)?.z ?? 1));
  return Math.max(-0.3, Math.min(-0.04, Math.max(...slopes) + 0.06));
}

/** How high the other settings look when something reaches above them. */
export function lookFor(setting: SettingId, slope: number): number {
  const distance = setting === 'mountains' ? 64 : setting === 'coast' || setting === 'sea' ? 48 : 22;
  return 3 + distance * Math.min(0.28, slope * 0.8);
}

/** Metres over the water. */
export const seaEyeHigh = 3.4;

/** How high the eye is over the sea, metres. */
export function seaEye(groups: readonly Group[]): number {
  const swims = (group: Group): boolean => group.concept.stands === 'water' || leapsIn(group.concept, 'sea');
  return groups.length > 0 && groups.every((group) => group.tall < smallBelow && swims(group)) ? 1.1 : seaEyeHigh;
}

/** The sea's camera stands 8 metres before the origin; it comes down to what swims low. */
export function seaView(groups: readonly Group[], slope: number): Pick<Layout, 'eye' | 'lookUp'> {
  const eye = seaEye(groups);
  const low = eye < 2;
  return { eye, lookUp: eye + 48 * Math.min(0.26, Math.max(low ? -0.12 : 0.07, slope * 0.8)) };
}
