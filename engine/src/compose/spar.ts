import { attentionTo } from '../shapes/attention.ts';
import type { Group } from './group.ts';

// Two who box stand within reach of each other's gloves, face to face and a little aslant.

/** How far apart they stand, metres, and how far the second one is behind the first for that. */
const [reach, behind] = [0.86, 0.24] as const;

/** Where one of two boxers stands beside the middle between them, metres, and how they are turned; undefined of all others. */
export function sparOf(
  { concept, count, look, rides, party }: Group,
  i: number,
):
  | { readonly turned: { readonly turn: number; readonly mirrored: boolean }; readonly x: number; readonly z: number }
  | undefined {
  if (concept.id !== 'boxer' || count !== 2 || look.act !== undefined || rides || party) return undefined;
  const to = i === 0 ? 1 : -1;
  const place = { x: to * reach, z: to * behind };
  return { turned: { turn: attentionTo(place).yaw, mirrored: false }, x: -place.x / 2, z: -place.z / 2 };
}
