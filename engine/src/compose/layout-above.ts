import type { SettingId } from '../concepts/concept.ts';
import { cloudEye } from '../settings/clouds.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { inOrder } from './group.ts';
import type { Group, Layout } from './group.ts';
import { placeGroup } from './place-group.ts';
import type { Plan } from './plan.ts';
import { seatOf } from './seats.ts';

/** Settings that are seen from a height of their own, whatever stands there; metres, and how far the eye looks down over its distance. */
const heights: Readonly<Partial<Record<SettingId, { readonly eye: number; readonly lookUp: number }>>> = {
  street: { eye: 15, lookUp: 5 },
  mountains: { eye: 60, lookUp: 44 },
  parlour: { eye: 3.9, lookUp: 0.7 },
  cathedral: { eye: 9, lookUp: 3 },
  library: { eye: 6.2, lookUp: 1 },
  skyline: { eye: 95, lookUp: 55 },
  waterfall: { eye: 17, lookUp: 4 },
  clouds: { eye: cloudEye, lookUp: cloudEye - 9 },
};
/** How far before the eye the settings look, and how far behind the origin the eye stands. */
const views: Readonly<Partial<Record<SettingId, { readonly over: number; readonly behind: number }>>> = {
  coast: { over: 48, behind: 8 },
  sea: { over: 48, behind: 8 },
  beach: { over: 22, behind: 0 },
};
/** How steeply a picture from above looks down: on things, and over the land alone. */
const onThings = 0.7;
const overLand = 0.4;

/** From 30 to 60 metres down on the land; nearer on what is small, or it would not be seen. */
export function layFromAbove(groups: readonly Group[], plan: Plan, seed: number, aspect: number): Layout {
  const { setting } = plan;
  const fixed = heights[setting];
  const { over, behind } = views[setting] ?? { over: 20, behind: 0 };
  const widest = Math.max(0, ...groups.map(({ tall, wide, count }) => Math.max(tall, wide * 0.7 * Math.min(3, count))));
  const steepness = groups.length > 0 ? onThings : overLand;
  const eye = fixed?.eye ?? (groups.length > 0 ? Math.min(60, Math.max(2.4, widest * 3.2)) : 42);
  const things: PlacedThing[] = [];
  for (const group of inOrder(groups)) {
    const z = (setting === 'parlour' ? 3.4 : fixed ? 24 : eye / steepness - behind) * group.back;
    placeGroup(things, group, {
      x: seatOf(group, z, { aspect, setting, isAlone: groups.length === 1 }),
      z,
      seed,
      setting,
      onKnoll: false,
    });
  }
  const reach = Math.max(18, eye * 2.2);
  return { things, small: false, reach, eye, lookUp: fixed?.lookUp ?? eye - over * steepness };
}
