import type { SettingId } from '../concepts/concept.ts';
import type { AirTime, AirWish } from '../solid/air.ts';

/** Lands that are open to the horizon: with nobody in them they have the setting sun in the picture, or its glow. */
const openToHorizon: ReadonlySet<SettingId> = new Set<SettingId>([
  'skyline',
  'hills',
  'vineyard',
  'savanna',
  'desert',
  'coast',
  'river',
]);

/** Where houses stand on both sides: a low sun from the side would leave all of the ground and both rows in the shade. */
const betweenHouses: ReadonlySet<SettingId> = new Set<SettingId>(['street', 'market']);

/** From where the sun or the moon lights a land, by the hour and by chance; `isStoodIn` when something was asked for in it. */
export function sunFrom(
  place: { readonly setting: SettingId; readonly time: AirTime; readonly isStoodIn: boolean },
  chance: number,
): Pick<AirWish, 'az' | 'el'> {
  const { setting, time, isStoodIn } = place;
  const left = chance < 0.5 ? -1 : 1;
  const within = chance * 2 - Math.floor(chance * 2);
  if (betweenHouses.has(setting) && time !== 'night' && time !== 'dusk') return alongHouses(time, left, within);
  if (time === 'sunset' && !isStoodIn && openToHorizon.has(setting)) return { az: left * (8 + within * 10), el: 6 };
  // A low sun or the moon behind a thing would leave its face black: they stand to the side, except over water.
  const from = time === 'day' ? 110 : time === 'night' ? 96 : isStoodIn ? 92 : 62;
  return { az: left * (from + within * 24), ...(time === 'sunset' && { el: 9 }) };
}

/** Over the shoulder and along the street: one row and a strip of the ground are lit, and the other throws its shadow on the rest. */
function alongHouses(time: AirTime, left: number, within: number): Pick<AirWish, 'az' | 'el'> {
  const el = time === 'day' ? 42 : time === 'golden' ? 27 : time === 'dawn' ? 24 : 16;
  return { az: left * (142 + within * 14), el };
}
