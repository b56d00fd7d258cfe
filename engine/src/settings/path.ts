import { fbm, smooth } from '../solid/noise.ts';
import type { PlacedThing } from './setting.ts';

/** Where the middle of a path is at a distance; metres to the right. */
export type Way = (z: number) => number;

/** Where the middle of a path is at a distance that winds away from the eye; metres, and a number that makes each land's path its own. */
export function pathMiddle(z: number, place: number): number {
  return Math.sin(z * 0.11 + place) * (1.5 + z * 0.06) + (fbm(place, z * 0.05, 2) - 0.5) * z * 0.5;
}

/** A path that winds away from the eye by itself; by a number that makes each land's path its own. */
export function wayOf(place: number): Way {
  return (z) => pathMiddle(z, place);
}

/** How far behind whoever stands on a path it winds again as it does by itself, metres. */
const straightens = 16;

/** A path that was asked for: it leads from the eye to whoever stands nearest, and winds on from there. */
export function wayTo(things: readonly PlacedThing[], usual: Way): Way {
  const standing = things.filter(({ onWater, isAloft, clearing }) => !onWater && !isAloft && clearing > 0);
  const nearest = standing.toSorted((a, b) => a.z - b.z)[0];
  const [x, z] = nearest && nearest.z < straightens ? [nearest.x, nearest.z] : [0, 2];
  const off = x - usual(z);
  return (at) => usual(at) + off * smooth(z + straightens, z, at);
}

/** How far a place lies on a path, 0 to 1. */
export function onPath(x: number, z: number, way: Way): number {
  return smooth(1.5 + z * 0.02, 0.3, Math.abs(x - way(z)));
}
