import type { Look } from '../concepts/concept.ts';
import type { PlacedThing } from '../settings/setting.ts';
import type { PlannedItem } from './plan.ts';

/** Where everything stands, and how the eye looks at it. */
export interface Layout {
  readonly things: readonly PlacedThing[];
  readonly eye?: number;
  readonly lookUp?: number;
  readonly small: boolean;
  readonly knoll?: { readonly x: number; readonly z: number };
  readonly reach: number;
}

export interface Group extends PlannedItem {
  readonly index: number;
  readonly look: Omit<Look, 'ordinal'>;
  readonly tall: number;
  readonly wide: number;
  /** Fraction of the half width, -1..1. */
  side: number;
  /** Multiplies the distance. */
  back: number;
  /** The group this one stands beneath, before or on. */
  under?: Group;
  over?: Group;
}

/** Radians: its own turn, a little chance, and the other way round for what is seen from the side. */
export function turnOf({ concept }: Group, chance: number): number {
  const own = concept.turn ?? 0;
  const sway = (concept.sway ?? 0.25) * (chance - 0.5) * 2;
  return own + sway + (concept.mirrors && chance > 0.5 ? Math.PI : 0);
}
