import { fbm, smooth } from '../solid/noise.ts';

/** Where the middle of a path is at a distance that winds away from the eye; metres, and a number that makes each land's path its own. */
export function pathMiddle(z: number, place: number): number {
  return Math.sin(z * 0.11 + place) * (1.5 + z * 0.06) + (fbm(place, z * 0.05, 2) - 0.5) * z * 0.5;
}

/** How far a place lies on a path that winds away from the eye, 0 to 1; metres, and a number that makes each land's path its own. */
export function onPath(x: number, z: number, place: number): number {
  return smooth(1.5 + z * 0.02, 0.3, Math.abs(x - pathMiddle(z, place)));
}
