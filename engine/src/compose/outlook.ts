import type { SettingId } from '../concepts/concept.ts';
import { type Outlook, outlooks } from '../settings/outlooks.ts';
import type { Ledge } from '../settings/setting.ts';
import type { Group } from './group.ts';
import type { Plan } from './plan.ts';

// Settings that are seen over wide water from a camera of their own. What is small beside them comes to the eye.

/** Part of the picture's height below the middle where the feet of things on a ledge stand. */
const feet = 0.36;

/** A near place before a far setting: where the eye stands, and how far from it the things. */
export interface NearPlace {
  readonly outlook: Outlook;
  /** From the eye to the things, metres. */
  readonly distance: number;
  readonly ledge: Ledge;
}

export function standsOnLedge(group: Group, setting: SettingId): boolean {
  const outlook = outlooks[setting];
  const { stands } = group.concept;
  return (
    outlook !== undefined && (stands === 'ground' || stands === 'table') && !group.over && group.tall <= outlook.small
  );
}

/** The ledge for those of a plan that need one. */
export function ledgeFor(groups: readonly Group[], plan: Plan, aspect: number): NearPlace | undefined {
  const outlook = outlooks[plan.setting];
  // Who is in a boat is where that is.
  const small = groups.filter((group) => !group.rides && standsOnLedge(group, plan.setting));
  if (!outlook || small.length === 0) return undefined;
  const distance = Math.max(
    ...small.map((group) => distanceTo(group, outlook, { aspect, plan, several: groups.length > 1 })),
  );
  const rise = outlook.slope - feet / outlook.focal;
  const widest = Math.max(...small.map(({ wide }) => wide));
  return {
    outlook,
    distance,
    ledge: {
      top: outlook.eye + distance * rise,
      eyeZ: -outlook.behind,
      reach: distance * 1.3 + widest * 0.5,
      side: (small[0]?.side ?? 1) < 0 ? -1 : 1,
    },
  };
}

/** Metres from the eye to where water is seen again over the far edge of a ledge. */
export function waterBehind({ outlook: { eye }, ledge: { top, reach } }: NearPlace): number {
  const edge = reach * 1.4;
  return (eye * edge) / Math.max(0.1, eye - top);
}

/** How far from the eye a thing fills its share of the picture. */
function distanceTo(
  { tall, wide, count, concept }: Group,
  { focal }: Outlook,
  of: { aspect: number; plan: Plan; several: boolean },
): number {
  const { camera } = of.plan;
  const share =
    of.plan.adherence.closeness * (camera === 'close' ? 0.62 : camera === 'wide' ? 0.2 : of.several ? 0.36 : 0.42);
  const row = wide * (1 + (count - 1) * 1.15);
  // What lies on a table is as deep as it is wide.
  const deep = concept.stands === 'table' ? wide * 1.7 : 0;
  return Math.max(0.6, deep, (tall * focal) / share, (row * focal) / (of.aspect * (of.several ? 0.5 : 0.8)));
}

/** Height over the water at which something that flies is seen a little above the middle of the picture. */
export function airOver(setting: SettingId, z: number, tall: number): number | undefined {
  const outlook = outlooks[setting];
  if (!outlook) return undefined;
  const { eye, behind, slope } = outlook;
  return Math.max(tall * 0.3, eye + (z + behind) * (slope + 0.06) - tall * 0.4);
}

/** How far the eye stands behind the origin, metres; undefined where a setting has no camera of its own over water. */
export function eyeBehind(setting: SettingId): number | undefined {
  return outlooks[setting]?.behind;
}

/** Where the water is wide and the eye high, it comes down to what floats low; metres, and a point over the setting's own distance. */
export function lowOverWater(setting: SettingId): { readonly eye: number; readonly lookUp: number } | undefined {
  const over = setting === 'mountains' ? 64 : setting === 'skyline' ? 128 : setting === 'coast' ? 48 : undefined;
  return over === undefined ? undefined : { eye: 1.1, lookUp: 1.1 - over * 0.02 };
}
