import type { Heard } from '../hears/heard.ts';
import { adherenceOf, type Adherence } from '../prompt/text-weight.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import type { SettingOrder } from '../settings/setting.ts';
import { readColour } from '../solid/mesh.ts';
import type { Layout } from './group.ts';
import { layOut } from './layout.ts';
import { makePlan } from './plan.ts';
import type { Plan } from './plan.ts';
import { sunFrom } from './sun-side.ts';

/** What is decided of a composition before any of it is built. */
export interface Arrangement {
  readonly plan: Plan;
  /** What the words and the seed wish of the air. */
  readonly air: SettingOrder['air'];
  /** Where everything stands that was asked for. */
  readonly layout: Layout;
  /** Chance for one feature of the composition, apart from that of all others. */
  readonly stream: (feature: string) => Random;
}

/** Decides what stands where and in which air. Nothing is built, which is what takes long: whoever asks for no more than this has it at once. */
export function arrange(
  heard: Heard,
  seed: number,
  { aspect, adherence = adherenceOf() }: { readonly aspect: number; readonly adherence?: Adherence },
): Arrangement {
  const stream = (feature: string): Random => createRandom(seed ^ hashText(feature));
  const plan = makePlan(heard, stream('plan'), adherence, seed >>> 0);
  const air = airOf(plan, stream('air'));
  return { plan, air, layout: layOut(plan, seed, { aspect, sunSide: Math.sign(air.az ?? 1) }), stream };
}

/** So many times as strong as a colour word is the colour of a sky. */
const skyTint = 2;

/** What events, refusals and colours wish of the air; the sun's side varies with the seed. */
function airOf(
  { happenings, moods, weather, heard, setting, time, items, adherence }: Plan,
  random: Random,
): SettingOrder['air'] {
  const turned = random();
  const cloudOffset = 3 + random() * 40;
  // A sky whose colour was said has it; any other colour word is a breath of it.
  const ofSky = heard.drawn.find(({ id }) => id === 'sky')?.colour;
  const colour = ofSky ?? heard.palette[0];
  // Fog that was asked for is as thick as fog is.
  const isFoggy = weather.includes('fog');
  const ofMoods = moods.map(({ air: { fog, ...air } = {} }) => ({
    ...air,
    ...(fog !== undefined && !isFoggy && { fog }),
  }));
  const wishes = Object.assign({}, ...ofMoods, ...happenings.map(({ air }) => air ?? {}));
  // A sea at sunset wants the sun over its horizon; a meadow is lit from the side.
  const ahead = (setting === 'sea' || setting === 'cave') && time !== 'day' ? { az: (turned - 0.5) * 64 } : {};
  // A moon that was asked for is in the picture.
  const moonlit = happenings.some(({ id }) => id === 'moon');
  const portrayed = items.some(({ portrait }) => portrait !== undefined);
  const side = portrayed
    ? // Over the shoulder of whoever paints, so that there is light on the cheek that is seen.
      {
        az: (turned < 0.5 ? -1 : 1) * (112 + (turned * 2 - Math.floor(turned * 2)) * 20),
        ...(time === 'sunset' && { el: 14 }),
      }
    : ['sea', 'room', 'beach', 'cave'].includes(setting) || moonlit
      ? ahead
      : sunFrom({ setting, time, isStoodIn: items.length > 0 }, turned);
  return {
    cloudOffset,
    ...side,
    ...(colour !== undefined && {
      tint: readColour(colour),
      tintStrength: ofSky === undefined ? adherence.tint : skyTint,
    }),
    ...wishes,
  };
}
