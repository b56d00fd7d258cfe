import type { SettingId } from '../concepts/concept.ts';

// What of the places that can be named together is seen in a setting. Who hears a prompt and who paints it both ask here, so that what is
// called drawn is in the picture.

/** The places that are seen in a setting by itself, its own among them. Where the land is open its flowers are a garden's. */
const own: Readonly<Partial<Record<SettingId, readonly string[]>>> = {
  hills: ['hills', 'garden', 'path', 'fallen leaves'],
  river: ['river', 'hills', 'garden', 'lake', 'path', 'fallen leaves'],
  mountains: ['mountains', 'lake', 'hills'],
  coast: ['coast', 'sea', 'beach'],
  sea: ['sea'],
  beach: ['beach', 'sea', 'coast'],
  street: ['street', 'city'],
  reef: ['reef', 'sea'],
  waterfall: ['waterfall', 'river', 'lake', 'mountains', 'coast', 'canyon'],
  room: ['room', 'windowsill', 'parlour', 'bedroom', 'kitchen'],
  parlour: ['parlour', 'room', 'windowsill', 'bedroom'],
  bedroom: ['bedroom', 'room', 'windowsill', 'parlour'],
  kitchen: ['kitchen', 'room', 'windowsill'],
  'hospital room': ['hospital room', 'room', 'windowsill'],
  stage: ['stage', 'concert stage', 'boxing ring', 'room'],
  arena: ['arena'],
  supermarket: ['supermarket', 'room'],
  gym: ['gym', 'room', 'windowsill'],
  workshop: ['workshop', 'garage', 'room', 'windowsill'],
  airport: ['airport', 'room'],
  subway: ['subway', 'room'],
  bathroom: ['bathroom', 'room', 'windowsill'],
  classroom: ['classroom', 'room', 'windowsill'],
  office: ['office', 'room', 'windowsill'],
  garden: ['garden', 'cottage garden', 'hills'],
  'cottage garden': ['cottage garden', 'garden', 'path', 'fallen leaves'],
  desert: ['desert'],
  savanna: ['savanna', 'hills'],
  canyon: ['canyon', 'desert'],
  cave: ['cave', 'sea', 'lake'],
  harbour: ['harbour', 'sea', 'street', 'hills', 'coast'],
  pier: ['pier', 'lake', 'river'],
  'ship deck': ['ship deck', 'sea'],
  cathedral: ['cathedral'],
  'floating islands': ['floating islands', 'sea of clouds', 'waterfall', 'hills'],
  glacier: ['glacier', 'sea', 'coast'],
  library: ['library', 'room'],
  terraces: ['terraces', 'hills'],
  road: ['road', 'street', 'hills', 'country road', 'desert road', 'coastal road', 'fallen leaves'],
  'japanese garden': ['japanese garden', 'garden', 'cottage garden', 'lake'],
  graveyard: ['graveyard', 'path', 'fallen leaves'],
  vineyard: ['vineyard', 'hills'],
  cafe: ['cafe', 'street', 'city'],
  'palace hall': ['palace hall', 'room'],
  rooftop: ['rooftop', 'city'],
  avenue: ['skyscraper', 'city', 'street', 'boulevard', 'fallen leaves'],
  gallery: ['gallery', 'room'],
  park: ['park', 'hills', 'garden', 'cottage garden', 'forest', 'lake', 'footbridge', 'path', 'fallen leaves'],
  tavern: ['tavern', 'room'],
  'coffee house': ['coffee house', 'room', 'city', 'street'],
  spaceship: ['spaceship', 'space', 'room'],
  orchard: ['orchard', 'hills', 'garden', 'cottage garden', 'fallen leaves'],
  pool: ['pool', 'garden', 'cottage garden'],
  station: ['station', 'street', 'city'],
  market: ['market', 'street', 'city'],
  swamp: ['swamp', 'lake', 'forest'],
  oasis: ['oasis', 'desert', 'lake'],
  forest: ['forest', 'path', 'fallen leaves'],
  jungle: ['jungle', 'forest', 'path'],
  summit: ['summit', 'mountains'],
  'ski slope': ['ski slope', 'mountains', 'hills', 'forest'],
  valley: ['flower valley', 'mountains', 'hills', 'garden', 'path'],
  'bamboo grove': ['bamboo grove', 'forest', 'path'],
  skyline: ['city', 'river', 'sea', 'lake'],
  clouds: ['sea of clouds'],
  moon: ['moon ground', 'space'],
  space: ['space'],
  mars: ['mars', 'space', 'desert'],
};

/** Places that are a kind of another one, and are seen wherever that is. */
const kindOf: Readonly<Record<string, string>> = {
  ...{ lane: 'street', boulevard: 'street', 'town square': 'street', 'canal street': 'street', venice: 'street' },
  ...{ 'tropical beach': 'beach', 'forest path': 'forest' },
};

/** Settings with a wide view, on whose horizon a range of mountains can stand. */
const rangeBehind: ReadonlySet<SettingId> = new Set<SettingId>([
  'hills',
  'river',
  'coast',
  'sea',
  'beach',
  'desert',
  'savanna',
  'skyline',
  'clouds',
  'pier',
  'glacier',
  'terraces',
  'road',
]);

/** Settings that can be planted with trees as a wood is. */
const wooded: ReadonlySet<SettingId> = new Set<SettingId>(['hills', 'river', 'mountains', 'waterfall']);

const indoors: ReadonlySet<SettingId> = new Set<SettingId>([
  'room',
  'parlour',
  'cathedral',
  'library',
  'palace hall',
  'gallery',
  'spaceship',
  'tavern',
  'coffee house',
  'bedroom',
  'hospital room',
  'stage',
  'classroom',
  'supermarket',
  'gym',
  'workshop',
  'airport',
  'subway',
  'bathroom',
  'office',
  'kitchen',
]);

/** Whether it is a room. */
export const isIndoors = (setting: SettingId): boolean => indoors.has(setting);

/** Whether there is a sky over it. */
const hasSky = (setting: SettingId): boolean => setting !== 'reef' && !indoors.has(setting);

/** Whether a place that was named is seen in a setting; `isStoodIn` where things stand there, which want level ground. */
export function shows(setting: SettingId, place: string, isStoodIn: boolean): boolean {
  if (place === 'sky') return hasSky(setting);
  // From the floor of a canyon its river is not seen.
  if (place === 'river' && setting === 'canyon') return !isStoodIn;
  return (own[setting] ?? []).includes(kindOf[place] ?? place) || addedTo(setting, [place], isStoodIn).length > 0;
}

/** What a setting gets besides its own, because it was named with it. */
export type Addition = 'range' | 'wood' | 'jungle' | 'neon' | 'desert' | 'open sea' | 'shore';

/** Whether the sea was named, or what lies at it. */
const isSeaside = (places: readonly string[]): boolean => ['sea', 'coast'].some((id) => places.includes(id));

/** What is added to a setting for the places that were named; a waterfall's banks are a wood's or have room for things (`isStoodIn`), not both. */
export function addedTo(setting: SettingId, places: readonly string[], isStoodIn: boolean): readonly Addition[] {
  const isAsked = (place: string): boolean => places.includes(place) && !(own[setting] ?? []).includes(place);
  return [
    ...(rangeBehind.has(setting) && isAsked('mountains') ? (['range'] as const) : []),
    ...(setting === 'street' && isAsked('neon street') ? (['neon'] as const) : []),
    ...(setting === 'pier' && isAsked('sea') ? (['open sea'] as const) : []),
    ...(setting === 'road' && (isAsked('desert') || places.includes('desert road')) ? (['desert'] as const) : []),
    ...(setting === 'road' && (isSeaside(places) || places.includes('coastal road')) ? (['shore'] as const) : []),
    ...(setting === 'waterfall' && !isStoodIn && isAsked('jungle') ? (['jungle'] as const) : []),
    ...(wooded.has(setting) && !(setting === 'waterfall' && isStoodIn) && isAsked('forest') ? (['wood'] as const) : []),
  ];
}

/** The places that a view of a whole shows, which is painted by itself and has nothing added to it. */
const ofViews: Readonly<Record<string, readonly string[]>> = {
  mountains: ['mountains', 'lake'],
  ocean: ['sea'],
  forest: ['forest'],
  city: ['city', 'river', 'sea', 'lake'],
  desert: ['desert'],
  space: ['space'],
  abstract: ['abstract'],
  geometric: ['geometric'],
  flowers: ['dahlia'],
};

/** Whether a view of a whole shows each of these places. */
export function viewShows(view: string, places: readonly string[]): boolean {
  return places.every((place) => place === 'sky' || (ofViews[view] ?? []).includes(place));
}
