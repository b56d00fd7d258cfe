import type { SettingId } from '../concepts/concept.ts';
import type { Climate } from '../shapes/wardrobe.ts';
import { isIndoors } from '../settings/shown.ts';
import type { Plan } from './plan.ts';

/** Where people are dressed for the water. */
const bathing: ReadonlySet<SettingId> = new Set<SettingId>(['beach', 'pool']);
/** Where it is cold all the year. */
const frozen: ReadonlySet<SettingId> = new Set<SettingId>(['glacier']);

/** What people are dressed for where they are, if it is anything out of the ordinary (STUDIO-83). */
export function climateOf({
  setting,
  season,
  weather,
}: Pick<Plan, 'setting' | 'season' | 'weather'>): Climate | undefined {
  if (isIndoors(setting)) return undefined;
  if (season === 'winter' || frozen.has(setting)) return 'cold';
  if (weather.includes('rain') || weather.includes('storm')) return 'wet';
  return bathing.has(setting) && season !== 'autumn' ? 'hot' : undefined;
}
