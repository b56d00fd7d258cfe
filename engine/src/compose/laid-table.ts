import type { PlacedThing } from '../settings/setting.ts';

/** A table that was laid: where it stands, and half of how wide it is, metres. */
export interface LaidTable {
  readonly seed: number;
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}

/** What is at an angle around a table, so far from its middle, and looks to it. */
export const atPlace = ({ x, z }: LaidTable, around: number, away: number): Pick<PlacedThing, 'x' | 'z' | 'turn'> => ({
  x: x + Math.sin(around) * away,
  z: z + Math.cos(around) * away,
  turn: around,
});

/** What belongs to no item, or is built for one as it is. */
export const asThing = { item: 0, y: 0, scale: 1, turn: 0, onWater: false, clearing: 0 } as const;
