import type { Season, SettingId } from '../concepts/concept.ts';
import { isAlive } from '../concepts/living.ts';
import { builtTogether } from '../concepts/resting.ts';
import { findConcept } from '../concepts/registry.ts';
import type { Concept } from '../concepts/concept.ts';
import { eventsOfViews, knownHappenings } from '../events/index.ts';
import type { Happening } from '../events/happening.ts';
import type { Asked, Heard } from '../hears/heard.ts';
import type { CameraWord } from '../hears/grammar.ts';
import { adherenceOf, type Adherence } from '../prompt/text-weight.ts';
import type { Subject } from '../prompt/scene-description.ts';
import { pick } from '../shapes/chance.ts';
import type { Random } from '../raster/random.ts';
import type { AirTime, Weather } from '../solid/air.ts';
import { placesOf, settingOf, thingsOf } from '../hears/where.ts';
import { moodsOf } from '../moods/index.ts';
import type { Mood } from '../moods/mood.ts';
import { type Addition, addedTo, viewShows } from '../settings/shown.ts';
import { inHands } from './in-hands.ts';
import { onLeads } from './on-leads.ts';
import type { PlannedItem } from './planned-item.ts';
import { asPortrait, portraitSetting } from './portrait.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** A composition before anything is built: data that two styles and a film have in common. */
export interface Plan {
  readonly setting: SettingId;
  /** What the setting gets besides its own, for the other places that were named. */
  readonly added: readonly Addition[];
  readonly time: AirTime;
  readonly season: Season;
  readonly weather: readonly Weather[];
  readonly items: readonly PlannedItem[];
  readonly happenings: readonly Happening[];
  readonly moods: readonly Mood[];
  readonly heard: Heard;
  /** From where it is seen; whoever cannot be portrayed is seen from near. */
  readonly camera: Exclude<CameraWord, 'portrait'> | undefined;
  readonly adherence: Adherence;
  /** Everything stands on the sill of a window. */
  readonly isOnSill: boolean;
}

/** Whether a prompt is composed of things, or a view of one of the great subjects. */
export type Route = { readonly kind: 'composition' } | { readonly kind: 'view'; readonly subject: Subject | undefined };

/** Things, events and places that only the composition knows go there; a bare view keeps its own painter. */
export function routeOf(heard: Heard): Route {
  const all = placesOf(heard.drawn);
  const named = all[0];
  // "Abstract waves of colour" are no sea.
  if (named?.view === 'abstract' || named?.view === 'geometric') return { kind: 'view', subject: named.view };
  const things = heard.drawn.some(({ kind }) => kind === 'thing');
  const happens = heard.drawn.filter(({ kind, id }) => kind === 'event' && !eventsOfViews.has(id));
  // A view has its own eye: what is asked for from above is composed.
  const above = heard.camera === 'aerial' && named?.setting !== undefined;
  // The views know neither gloom nor high waves, and the desert's no stars.
  const unknown = heard.drawn.some(
    ({ kind, id, colour }) =>
      id === 'swell' ||
      // Nor a sky of another colour.
      (id === 'sky' && colour !== undefined && named?.setting !== undefined) ||
      id === 'gloom' ||
      // A lake's water is clear at its edge, and something lies there; by the moon its view is black.
      (id === 'lake' &&
        happens.length === 0 &&
        !heard.drawn.some((one) => eventsOfViews.has(one.id) && one.id !== 'moon')) ||
      // That of the forest is a haze of one colour: no season is seen in it, no way and no leaf.
      (id === 'forest' && named?.setting === 'forest') ||
      // That of the city is made of flat shapes, and of one colour by day.
      (id === 'city' && named?.setting === 'skyline') ||
      // A land of which nothing but its season is said is seen with a farm or a tree in it.
      ((kind === 'season' || id === 'snow') && named === undefined) ||
      (id === 'storm' && named?.setting === 'sea') ||
      (id === 'stars' && named?.setting === 'desert') ||
      // That of space has stars, and nothing that happens.
      (kind === 'event' && id !== 'stars' && named?.view === 'space'),
  );
  // What was named beside it is seen in a setting, and not in a view that has no room for it.
  const besides =
    named?.view !== undefined &&
    named.setting !== undefined &&
    all.length > 1 &&
    !viewShows(
      named.view,
      all.map(({ id }) => id),
    );
  if (things || happens.length > 0 || above || unknown || besides) return { kind: 'composition' };
  if (named && named.view === undefined) return { kind: 'composition' };
  return { kind: 'view', subject: named?.view };
}

const usualTimes: readonly [AirTime, ...AirTime[]] = ['day', 'golden', 'day', 'golden', 'dawn'];

/** What chance may choose when the words count for little. */
const anyTime: readonly [AirTime, ...AirTime[]] = ['day', 'golden', 'sunset', 'dawn', 'dusk', 'night'];
const anySeason: readonly [Season, ...Season[]] = ['spring', 'summer', 'autumn'];
const anyWeather: readonly [Weather, ...Weather[]] = ['clear', 'cloudy', 'fog'];

/** Decides place, hour, season and weather; what the words say wins over chance. Of several places that suit as well `turn` takes one. */
export function makePlan(heard: Heard, random: Random, adherence: Adherence = adherenceOf(), turn = 0): Plan {
  const { open } = adherence;
  const chance = pick(random, open === 'free' ? anyTime : usualTimes);
  const chosen = open === 'plain' ? 'day' : chance;
  const first = (kind: Asked['kind']): string | undefined => heard.drawn.find((one) => one.kind === kind)?.id;
  const byFire = heard.drawn.some(({ id }) => id === 'campfire');
  const standing = thingsOf(heard.drawn).map(({ concept, asked: said }) => {
    const asked = byFire ? restedBy(said, concept) : said;
    const pair = asked.id === 'umbrella' && heard.drawn.some(({ id }) => id === 'couple');
    const flower = concept.id === 'bouquet' ? flowersOf(heard) : undefined;
    const count = builtTogether(asked.rests) || asked.servedIn ? 1 : countOf(concept, asked);
    return {
      concept,
      asked: obeyed(asked, adherence),
      count,
      ...(flower && { flower }),
      ...(pair && { shared: true }),
    };
  });
  const moods = moodsOf(heard.drawn);
  const statedTime = first('time') as AirTime | undefined; // ids of that kind are times
  const happenings = knownHappenings.filter(
    (one) =>
      heard.drawn.some(({ kind, id }) => kind === 'event' && id === one.id) ||
      (moods.some(({ happening }) => happening === one.id) &&
        !heard.refused.includes(one.id) &&
        (statedTime === undefined || !one.hours || one.hours.includes(statedTime))),
  );
  const usualSeason = seasonOf(heard, happenings);
  const freeSeason = open === 'free' && usualSeason === 'summer' ? pick(random, anySeason) : usualSeason;
  const season = (first('season') as Season | undefined) ?? freeSeason; // ids of that kind are seasons
  const usualSetting = settingOf(heard.drawn);
  const items = onLeads(inHands(asPortrait(heard, usualSetting, standing)));
  const sitter = items[0]?.portrait ? items[0].concept : undefined;
  const usual = sitter ? portraitSetting(heard, { setting: usualSetting, concept: sitter }, random) : usualSetting;
  const setting = whereaboutsOf(heard, { usual, items, season }, turn);
  const added = addedTo(
    setting,
    placesOf(heard.drawn).map(({ id }) => id),
    items.length > 0,
  );
  const byCandle = items.some(({ concept }) => concept.id === 'candle' || concept.id === 'candelabra');
  // A fire is lit in the evening.
  const gloomy =
    setting === 'graveyard' ||
    (setting === 'parlour' && items.some(({ concept }) => concept.id === 'fireplace')) ||
    items.some(({ concept, asked }) => concept.id === 'campfire' || asked.burns) ||
    heard.drawn.some(({ id }) => id === 'gloom');
  // What shines by itself is seen to in the dark.
  const glows = items.some(({ asked }) => asked.glows);
  // Snow is seen best by day, and a village in it with lights in its windows as well.
  const isVillage = items.some(({ concept }) => concept.id === 'village');
  const winterHour = isVillage && chosen === 'golden' ? 'dusk' : 'day';
  const usualHour =
    byCandle || glows || added.includes('neon') ? 'night' : gloomy ? 'dusk' : season === 'winter' ? winterHour : chosen;
  const inMood = moods.flatMap(({ time: hour }) => hour ?? [])[0];
  // A sunset would dye a whole face that fills the picture.
  const hour = sitter && inMood === 'sunset' ? 'golden' : inMood;
  const time = timeOf(statedTime, happenings, hour ?? usualHour);
  return {
    setting,
    added,
    time,
    season,
    weather: open === 'free' ? freeWeather(heard, happenings, random) : weatherOf(heard, happenings),
    items,
    happenings,
    moods,
    heard,
    camera: heard.camera === 'portrait' ? 'close' : heard.camera,
    adherence,
    isOnSill: setting === 'room' && isOnSill(heard, items),
  };
}

/** People at a campfire sit down by it, where nothing else was said of them. */
function restedBy(asked: Asked, { dresses, acts }: Concept): Asked {
  const isFree = dresses === true && acts?.includes('sits') === true && asked.act === undefined;
  return isFree && asked.side === undefined ? { ...asked, act: 'sits' } : asked;
}

/** Animals at a window sit on its sill; anything else does where the sill itself was named. */
function isOnSill({ drawn }: Heard, items: readonly PlannedItem[]): boolean {
  const named = drawn.find(({ kind, id }) => kind === 'place' && id === 'windowsill');
  if (!named || items.length === 0) return false;
  return items.every(({ concept }) => isAlive(concept) || sills.test(named.phrase));
}

const sills = /sill|ledge|brett|bank|alféizar|rebord|窗台|窓辺|عتبة/u;

/** The first species that was named with a bouquet. */
function flowersOf({ drawn }: Heard): PlannedItem['flower'] {
  for (const { kind, id, colour } of drawn) {
    const species = kind === 'thing' ? findConcept(id)?.flower : undefined;
    if (species) return { kind: species, ...(colour !== undefined && { colour }) };
  }
  return undefined;
}

/** Sizes and sides as far as the weight of the text lets them count. */
function obeyed(asked: Asked, { sizes, keepsSides }: Adherence): Asked {
  const { side, ...rest } = { ...asked, size: asked.size ** sizes };
  const bound = side === 'on' || side === 'under' || side === 'above' || keepsSides;
  return { ...rest, ...(side !== undefined && bound && { side }) };
}

function countOf(concept: Concept, asked: Asked): number {
  const several = concept.plural ?? 3;
  if (concept.mass && (asked.count ?? 1) === 1) return several;
  return Math.min(12, asked.count ?? (asked.plural ? several : 1));
}

const wintry: ReadonlySet<string> = new Set([
  'snowman',
  'igloo',
  'sled',
  'penguin',
  'christmas tree',
  'santa claus',
  'skier',
  'snowboarder',
  'ski slope',
]);

function seasonOf(heard: Heard, happenings: readonly Happening[]): Season {
  if (happenings.some(({ id }) => id === 'snow') && !heard.refused.includes('snow')) return 'winter';
  if (happenings.some(({ id }) => id === 'falling leaves')) return 'autumn';
  if (heard.drawn.some(({ id }) => wintry.has(id))) return 'winter';
  return heard.drawn.some(({ id }) => id === 'cherry tree' || id === 'falling petals') ? 'spring' : 'summer';
}

function timeOf(stated: AirTime | undefined, happenings: readonly Happening[], usual: AirTime): AirTime {
  const wishes = happenings.flatMap(({ time }) => time ?? []);
  const wanted = stated ?? wishes[0] ?? usual;
  // Stars cannot be seen at noon: the hour gives way to what has to be seen.
  const narrow = happenings.find(({ hours }) => hours !== undefined && !hours.includes(wanted));
  return narrow?.hours?.[0] ?? wanted;
}

function weatherOf(heard: Heard, happenings: readonly Happening[]): readonly Weather[] {
  const stated = heard.drawn.flatMap((one) => (one.kind === 'weather' ? [one.id as Weather] : [])); // ids of that kind are weathers
  const brought = [
    ...happenings.flatMap(({ weather }) => weather ?? []),
    ...thingsOf(heard.drawn).flatMap(({ concept: { brings } }) => brings ?? []),
  ];
  const clear = heard.refused.includes('cloudy') ? (['clear'] as const) : [];
  const said = [...stated, ...brought, ...clear];
  const inMood = said.length > 0 ? [] : moodsOf(heard.drawn).flatMap(({ weather }) => weather ?? []);
  return [...new Set([...said, ...inMood])].filter((kind) => !heard.refused.includes(kind));
}

/** Where neither words nor events speak of the weather, any that nobody refused. */
function freeWeather(heard: Heard, happenings: readonly Happening[], random: Random): readonly Weather[] {
  const chance = pick(random, anyWeather);
  const said = weatherOf(heard, happenings);
  return said.length > 0 || happenings.length > 0 || heard.refused.includes(chance) ? said : [chance];
}
