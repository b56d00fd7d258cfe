import type { Concept, SettingId } from '../concepts/concept.ts';

/** Things this tall are small: the eye goes down to them. Metres. */
export const smallBelow = 1.3;

/** The camera of a setting: metres above the water, metres before the origin, rise of its look over a metre. */
export interface Outlook {
  readonly eye: number;
  readonly behind: number;
  readonly slope: number;
  readonly focal: number;
  /** Things on the ground below this height stand on a ledge. */
  readonly small: number;
}

export const outlooks: Readonly<Partial<Record<SettingId, Outlook>>> = {
  coast: { eye: 3.4, behind: 8, slope: 0.0875, focal: 1, small: 5.2 },
  mountains: { eye: 4.6, behind: 4, slope: 0.092, focal: 1.02, small: 2.6 },
  skyline: { eye: 5, behind: 8, slope: 0.133, focal: 1.1, small: 0 },
  sea: { eye: 3.4, behind: 8, slope: 0.09, focal: 1, small: 0 },
  beach: { eye: 2.5, behind: 0, slope: 0.027, focal: 0.95, small: 0 },
  street: { eye: 1.9, behind: 1.5, slope: 0.085, focal: 0.92, small: 0 },
};

/** The widest that a ledge carries in a square picture: of what is wider the eye stands so far off that the ledge would lie under water. Metres. */
const widestOnLedge = 7;

/** Whether it is seen on the ground of a setting: a ledge is too short for what is low and long. */
export function ledgeHolds({ size, lives }: Concept, setting: SettingId): boolean {
  const small = outlooks[setting]?.small ?? 0;
  return size.height >= small || size.width <= widestOnLedge || lives.includes(setting);
}
