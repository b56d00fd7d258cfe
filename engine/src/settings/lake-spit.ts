import { fbm, smooth } from '../solid/noise.ts';
import type { PlacedThing } from './setting.ts';

/** Low land that reaches out into the lake from one side, with what stands across the water; metres. */
export interface Spit {
  readonly x: number;
  readonly z: number;
  /** From its middle to its edges: to the sides, and to the front and the back. */
  readonly wide: number;
  readonly deep: number;
  /** It is joined to the land on this side: -1 left, 1 right. */
  readonly side: number;
}

/** What stands farther away than this stands across the water: before it a bank as wide as that would hide the lake. */
export const acrossFrom = 20;
/** Land around what stands there. */
const margin = 5;

/** Whether a thing is so large that it is seen across the water. */
export function isAcrossLake({ onWater, y, z, clearing }: PlacedThing): boolean {
  return !onWater && clearing > 0 && y < 0.5 && z >= acrossFrom;
}

/** The land for all that stands across the water, or undefined where nothing does. */
export function spitOf(things: readonly PlacedThing[]): Spit | undefined {
  const across = things.filter(isAcrossLake);
  if (across.length === 0) return undefined;
  const edges = (of: (thing: PlacedThing) => number): readonly [number, number] => [
    Math.min(...across.map((thing) => of(thing) - thing.clearing * 1.1)) - margin,
    Math.max(...across.map((thing) => of(thing) + thing.clearing * 1.1)) + margin,
  ];
  const [left, right] = edges(({ x }) => x);
  const [front, back] = edges(({ z }) => z);
  const [x, z] = [(left + right) / 2, (front + back) / 2];
  return { x, z, wide: (right - left) / 2, deep: (back - front) / 2, side: x < 0 ? -1 : 1 };
}

/** Where the water before it ends. */
export const frontOf = ({ z, deep }: Spit): number => z - deep;

/** How much of its height the spit has at a place, 0..1: all of it where things stand, none in the water. */
export function spitAt({ x: middle, z: far, wide, deep, side }: Spit, x: number, z: number, place: number): number {
  const aside = (x - middle) * side;
  // Towards the land it grows narrower, and has no end.
  const across = aside > 0 ? Math.min(0.55, (aside / wide) * 0.35) : -aside / wide;
  const away = Math.hypot(across, (z - far) / deep);
  const ragged = (fbm(x * 0.13 + place, z * 0.13, 4) - 0.5) * 0.7;
  return smooth(1.5, 1.04, away + ragged * smooth(0.8, 1.1, away));
}
