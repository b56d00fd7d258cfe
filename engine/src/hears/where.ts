import { airborne } from '../concepts/airborne.ts';
import type { Concept, SettingId } from '../concepts/concept.ts';
import { canHold, hasFreeHands } from '../concepts/holding.ts';
import { findConcept } from '../concepts/registry.ts';
import { surfing } from '../concepts/surfing.ts';
import { swimming } from '../concepts/swimming.ts';
import { isAlive, isAnimal } from '../concepts/living.ts';
import { served } from '../concepts/served.ts';
import { resting } from '../concepts/resting.ts';
import { canRide, roomOn } from '../concepts/riding.ts';
import { settings } from '../settings/built.ts';
import { places } from '../settings/places.ts';
import type { Place } from '../settings/places.ts';
import { ledgeHolds, smallBelow } from '../settings/outlooks.ts';
import { shows, viewShows } from '../settings/shown.ts';
import type { Asked } from './heard.ts';

// Where the things of a prompt are shown together, and which of them are not seen there.

/** Something that was asked for and has a painter. */
interface Thing {
  readonly concept: Concept;
  readonly asked: Asked;
}

const children: ReadonlySet<string> = new Set(['girl', 'boy']);
const people: ReadonlySet<string> = new Set(['person', 'man', 'woman', 'girl', 'boy', 'couple', 'grandparents']);

const pairs: ReadonlySet<string> = new Set(['couple', 'grandparents']);

/** The things of a prompt that are painted for themselves. */
export function thingsOf(drawn: readonly Asked[]): readonly Thing[] {
  const isNamed = (name: string): boolean => drawn.some(({ id }) => id === name);
  const child = drawn.some(({ id }) => children.has(id));
  const isToy = ({ id, phrase }: Asked): boolean =>
    id === 'toy balloon' || (child && id === 'balloon' && !/\s/.test(phrase));
  // Flowers and a vase are flowers in the vase.
  const arranged = isNamed('vase') && drawn.some(({ kind, id }) => kind === 'thing' && findConcept(id)?.flower);
  const idOf = (asked: Asked): string => {
    if (isToy(asked)) return 'toy balloon';
    return asked.id === 'vase' && arranged ? 'bouquet' : asked.id;
  };
  return drawn.flatMap((asked) => {
    // A child has a balloon on a string, and does not stand below one that people fly in.
    const concept = asked.kind === 'thing' ? findConcept(idOf(asked)) : undefined;
    if (!concept) return [];
    // An umbrella brings somebody who holds it, and so does a balloon on a string, where no single person was named.
    const isSingle = !pairs.has(asked.id) && !asked.plural && (asked.count ?? 1) === 1 && hasFreeHands(asked.act);
    const held =
      !isSingle &&
      ((people.has(asked.id) && isNamed('umbrella')) ||
        (children.has(asked.id) && drawn.some((other) => isToy(other))));
    // Who reads holds the book, and fire that is breathed is where the mouth is.
    const read =
      (asked.id === 'book' && drawn.some(({ act }) => act === 'reads')) ||
      (asked.id === 'campfire' && drawn.some(({ act }) => act === 'breathes fire'));
    // A bouquet is its flowers, and has its vase.
    const bound =
      (concept.flower !== undefined && (isNamed('bouquet') || arranged)) || (asked.id === 'vase' && isNamed('bouquet'));
    // "A cake with candles" has them on it.
    const lit = asked.id === 'candle' && asked.plural && isNamed('cake');
    return held || read || bound || lit
      ? []
      : [
          {
            concept: asked.rests
              ? resting(concept, asked.rests, asked.count ?? (asked.plural ? 2 : 1))
              : asked.isAloft
                ? airborne(concept)
                : asked.act === 'surfs'
                  ? surfing(concept)
                  : asked.act === 'swims'
                    ? swimming(concept)
                    : asked.servedIn
                      ? served(concept, asked.servedIn)
                      : concept,
            asked,
          },
        ];
  });
}

/** The places that were named; a canyon comes first, for the river and the desert are in it, what lies on the ground of the others after them, and the sky last. */
export function placesOf(drawn: readonly Asked[]): readonly Place[] {
  const named = drawn.flatMap((one) => (one.kind === 'place' ? (places.find(({ id }) => id === one.id) ?? []) : []));
  const isFall = named.some(({ id }) => id === 'waterfall');
  const rank = ({ id }: Place): number =>
    id === 'sky' ? 4 : id === 'path' ? 3 : id === 'fallen leaves' ? 2 : id === 'canyon' && !isFall ? 0 : 1;
  return named.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * What was asked for and will not be seen: things that have no ground where the others are shown, as on the open sea, and the places when none
 * of them can hold the things (STUDIO-20).
 */
export function unseenOf(drawn: readonly Asked[]): ReadonlySet<Asked> {
  const setting = settingOf(drawn);
  const things = thingsOf(drawn);
  const concepts = conceptsOf(drawn);
  const riders = ridersAmong(things);
  const hidden = things.flatMap((thing) =>
    riders.has(thing) || isSeen(thing.concept, setting, concepts) ? [] : [thing.asked],
  );
  const isStoodIn = things.length > 0;
  const named = placesOf(drawn);
  // What has no setting, as a galaxy, is painted as a view of its own, with nothing beside it.
  const alone = isStoodIn || named[0]?.setting !== undefined ? undefined : named[0];
  const isSeenPlace = (id: string): boolean =>
    alone?.view === undefined ? shows(setting, id, isStoodIn) : viewShows(alone.view, [id]);
  return new Set([...hidden, ...drawn.filter(({ kind, id }) => kind === 'place' && !isSeenPlace(id))]);
}

/** The setting of a prompt: the place that was named, or one where all of its things are at home, or at least seen. */
export function settingOf(drawn: readonly Asked[]): SettingId {
  const concepts = conceptsOf(drawn);
  if (concepts.length === 0) return showingMost(nearTo(drawn), drawn) ?? 'hills';
  const lives = concepts.flatMap((concept) => concept.lives).filter(isBuilt);
  // A bed of flowers has room for others behind it.
  const bed = concepts.some(({ flower }) => flower !== undefined);
  const suitsAll = (id: SettingId): boolean =>
    concepts.every((concept) => suits(concept, id) || (bed && id === 'garden' && risesOverFlowers(concept)));
  const seesAll = (id: SettingId): boolean => concepts.every((concept) => isSeen(concept, id, concepts));
  const apart = areApart(concepts);
  const suitsUnasked = (id: SettingId): boolean => suitsAll(id) && !(apart && id === 'mountains' && suitsAll('river'));
  // What is as large as a bear stands in a room, and not on its table: beside a cup there only its legs would be seen.
  const standing = concepts.some(standsOnFloor) && !isAtSill(drawn);
  const near = nearTo(drawn);
  // A cup by the fire is seen before it, in the room that has it.
  if (near.length === 0 && isBeforeHearth(concepts)) return 'parlour';
  return (
    showingMost(near.filter(suitsAll), drawn) ??
    near.find((id) => seesAll(id) && !(id === 'room' && standing)) ??
    (bed && near.length === 0 && suitsAll('garden') ? 'garden' : undefined) ??
    homeOfMost(concepts, underSky(withFurniture(lives.filter(suitsUnasked), concepts), drawn)) ??
    (apart && suitsAll('river') ? 'river' : undefined) ??
    near.find((id) => suits(concepts[0], id)) ??
    // A coast has ground beside its water; in a reef what stands on the ground would have to walk under it.
    [...withFurniture(lives, concepts).filter((id) => id !== 'reef'), 'coast' as const].find(seesAll) ??
    lives[0] ??
    'hills'
  );
}

/** Whether something that is built against a wall was asked for together with nothing but what stands on a table. */
export const isBeforeHearth = (concepts: readonly Concept[]): boolean =>
  concepts.some(({ atWall }) => atWall) &&
  concepts.some(({ atWall }) => !atWall) &&
  concepts.every(({ atWall, stands }) => atWall || stands === 'table');

/** Of the homes of things those that furniture among them stands in: however many come to it, it is not carried into the street. */
function withFurniture(homes: readonly SettingId[], concepts: readonly Concept[]): readonly SettingId[] {
  const piece = concepts.find(({ stands, lives }) => stands === 'ground' && lives.every((id) => indoors.has(id)));
  return piece && piece.lives.some((id) => homes.includes(id)) ? homes.filter((id) => piece.lives.includes(id)) : homes;
}

/** What happens high in the sky, and is seen best where neither houses nor trees hide it. */
const inOpenSky: ReadonlySet<string> = new Set(['stars', 'aurora', 'comet', 'rainbow', 'moon']);
const covered: ReadonlySet<SettingId> = new Set<SettingId>([
  'street',
  'room',
  'parlour',
  'kitchen',
  'market',
  'forest',
  'jungle',
]);

/** Of the homes of things those under an open sky, where something happens there and there are such. */
function underSky(homes: readonly SettingId[], drawn: readonly Asked[]): readonly SettingId[] {
  if (!drawn.some(({ kind, id }) => kind === 'event' && inOpenSky.has(id))) return homes;
  const open = homes.filter((id) => !covered.has(id));
  return open.length > 0 ? open : homes;
}

/** The setting that shows most of the places that were named, the first of several. */
function showingMost(among: readonly SettingId[], drawn: readonly Asked[]): SettingId | undefined {
  const isStoodIn = thingsOf(drawn).length > 0;
  const seen = (setting: SettingId): number => placesOf(drawn).filter(({ id }) => shows(setting, id, isStoodIn)).length;
  return among.toSorted((a, b) => seen(b) - seen(a))[0];
}

/** The things that need a place of their own: who rides has it where the mount has, with what they can hold, and an animal where both have one. */
const conceptsOf = (drawn: readonly Asked[]): readonly Concept[] => {
  const things = thingsOf(drawn);
  const riders = ridersAmong(things);
  const isInHands = ({ concept, asked }: Thing): boolean =>
    asked.side === undefined &&
    concept.stands === 'table' &&
    [...riders].some((rider) => rider && canHold(rider.concept, concept, rider.asked.act));
  const staying = things.filter((thing) => !riders.has(thing) && !isInHands(thing));
  const carriers = staying.map(({ concept }) => concept);
  return things.flatMap((thing) =>
    staying.includes(thing) || (riders.has(thing) && hasHomeWith(thing.concept, carriers)) ? [thing.concept] : [],
  );
};

/** Whether an animal is at home where what it rests on is: a lion on a rock is in its savanna. */
const hasHomeWith = (rider: Concept, carriers: readonly Concept[]): boolean =>
  isAnimal(rider) && carriers.every(({ lives }) => lives.some((id) => rider.lives.includes(id)));

/** Those of the things that sit on others of them. */
function ridersAmong(things: readonly Thing[]): ReadonlySet<Thing | undefined> {
  return new Set(
    things.flatMap((seat) => {
      const { side, of } = seat.asked;
      const rider = side === 'on' && of !== undefined ? things[of] : undefined;
      return rider && canRide(rider.concept, seat.concept) ? [rider, ...besideOnSeat(things, rider, seat)] : [];
    }),
  );
}

/** "A girl and a dog on a sofa": whoever was named before a seat sits on it beside the one who was said to, if nothing else was said of their place. */
export function besideOnSeat<T extends Thing>(things: readonly T[], rider: T, seat: T): readonly T[] {
  if (roomOn(seat.concept) < 2) return [];
  return things
    .slice(0, things.indexOf(seat))
    .filter((one) => one !== rider && one.asked.side === undefined && canRide(one.concept, seat.concept));
}

const isBuilt = (id: SettingId | undefined): id is SettingId => id !== undefined && settings[id] !== undefined;

/** A lake lies far behind the shore that a house stands on: what swims beside the house is seen on a river, unless mountains were asked for. */
function areApart(concepts: readonly Concept[]): boolean {
  return (['ground', 'water'] as const).every((stands) => concepts.some((concept) => concept.stands === stands));
}

/** The settings of the places that were named and of those that stand for them: a car in a city stands in its street. */
function nearTo(drawn: readonly Asked[]): readonly SettingId[] {
  const named = placesOf(drawn);
  const waves = drawn.some(({ id }) => id === 'swell') && named.every(({ setting }) => setting !== 'beach');
  const stated = [
    ...(waves ? (['sea'] as const) : []),
    ...named.flatMap(({ id, setting }) => [setting, ...(alsoOn[id] ?? [])]),
  ].filter(isBuilt);
  // A season is seen outdoors: a pumpkin in autumn lies on a meadow and not on a table.
  if (isAtSill(drawn)) return ['room'];
  const isOutdoors =
    drawn.some(({ kind }) => kind === 'season') && conceptsOf(drawn).some(({ stands }) => stands === 'table');
  if (stated.length === 0 && isOutdoors) return ['hills'];
  const byRiver = areApart(conceptsOf(drawn)) && named.every(({ id }) => id !== 'mountains');
  return stated.flatMap((id) => [
    ...(byRiver && id === 'mountains' ? (['river'] as const) : []),
    ...[id, ...(neighbours[id] ?? [])],
  ]);
}

/** Animals that are higher than this stand on no windowsill, metres. */
const largestOnSill = 0.75;

/** Whether it is too large for a table. */
const standsOnFloor = ({ stands, size }: Concept): boolean => stands === 'ground' && size.height > tallestOnTable;

/** Metres. */
const tallestOnTable = 1;

/** Whether everything is small enough for the sill of a window that was named. */
function isAtSill(drawn: readonly Asked[]): boolean {
  const sits = ({ stands, size }: Concept): boolean => stands === 'table' || size.height < largestOnSill;
  return placesOf(drawn).some(({ id }) => id === 'windowsill') && conceptsOf(drawn).every(sits);
}

/** The setting that most of the things call their own, the first of several. */
function homeOfMost(concepts: readonly Concept[], among: readonly SettingId[]): SettingId | undefined {
  const at = (id: SettingId): readonly Concept[] => concepts.filter(({ lives }) => lives.includes(id));
  // Of two homes that of whoever has few others: people go to the fireplace, and it does not go to the street.
  const fewest = (id: SettingId): number => Math.min(...at(id).map(({ lives }) => lives.length));
  return among.toSorted((a, b) => at(b).length - at(a).length || fewest(a) - fewest(b))[0];
}

/** What lies on the ground wherever there is some, by its id: the settings that it may as well be seen in, for what else was named. */
const alsoOn: Readonly<Record<string, readonly SettingId[]>> = {
  path: ['forest', 'river'],
  'fallen leaves': ['park', 'hills', 'river'],
};

const neighbours: Readonly<Partial<Record<SettingId, readonly SettingId[]>>> = {
  sea: ['coast', 'beach'],
  skyline: ['avenue', 'street'],
  // What cannot fly stands on an island of its own among them.
  clouds: ['floating islands'],
  reef: ['sea'],
  garden: ['hills'],
  // Flowers alone are a bed of them that fills the picture.
  'cottage garden': ['garden', 'hills'],
  room: ['parlour'],
  bedroom: ['room', 'parlour'],
  // What is made for a table stands on one, and not as large as somebody on the floor of a hall.
  kitchen: ['room'],
  tavern: ['room'],
  'coffee house': ['room'],
  library: ['room'],
  office: ['room'],
  classroom: ['room'],
  bathroom: ['room'],
  workshop: ['room'],
  supermarket: ['room'],
  parlour: ['room'],
};

/** Small things of a table cannot stand in a landscape, and what swims needs water. */
function suits(concept: Concept | undefined, setting: SettingId): boolean {
  if (!concept) return true;
  if (!hasRoomFor(concept, setting)) return false;
  if (concept.lives.includes(setting)) return true;
  const { stands } = concept;
  // There is neither ground nor water, and everything floats.
  if (setting === 'space') return stands !== 'table';
  // A field of flowers is a bed that fills the picture, not one stalk on a meadow.
  if (concept.flower) return false;
  // People go where furniture is that was asked for.
  if (setting === 'parlour' && stands === 'ground' && isAlive(concept) && !isAnimal(concept)) return true;
  if (stands === 'table' || setting === 'room' || setting === 'parlour') return false;
  if (stands === 'underwater' || setting === 'reef') return false;
  if (stands === 'water')
    return [
      'sea',
      'coast',
      'beach',
      'mountains',
      'skyline',
      'river',
      'harbour',
      'pier',
      'glacier',
      'japanese garden',
      'swamp',
      'park',
      'pool',
    ].includes(setting);
  if (setting === 'sea' || setting === 'skyline' || setting === 'clouds') return stands === 'air';
  if (stands === 'ground' && !ledgeHolds(concept, setting)) return false;
  return setting !== 'garden';
}

/** The largest that stands in a hall, metres. */
const halls: Readonly<Partial<Record<SettingId, Concept['size']>>> = {
  cathedral: { width: 10, height: 9 },
  library: { width: 6, height: 5 },
  'palace hall': { width: 8, height: 8 },
  gallery: { width: 6, height: 4.6 },
  spaceship: { width: 4, height: 2.9 },
  tavern: { width: 5, height: 3 },
  'coffee house': { width: 4, height: 2.9 },
  bedroom: { width: 4, height: 2.7 },
  'hospital room': { width: 3.4, height: 2.6 },
  stage: { width: 7, height: 4.6 },
  'ship deck': { width: 5, height: 5 },
  classroom: { width: 4, height: 2.8 },
  supermarket: { width: 3.6, height: 2.8 },
  gym: { width: 4, height: 2.8 },
  workshop: { width: 5.4, height: 2.6 },
  airport: { width: 5, height: 3 },
  subway: { width: 3.4, height: 2.8 },
  bathroom: { width: 3, height: 2.4 },
  office: { width: 4, height: 2.6 },
  kitchen: { width: 4, height: 2.7 },
};

/** Whether it is not larger than the hall that it would stand in. */
function hasRoomFor({ size }: Concept, setting: SettingId): boolean {
  const hall = halls[setting];
  return hall === undefined || (size.width <= hall.width && size.height <= hall.height);
}

/** Settings without ground. */
const groundless: ReadonlySet<SettingId> = new Set(['sea', 'skyline', 'clouds']);

const indoors: ReadonlySet<SettingId> = new Set(['room', 'parlour']);
/** What leaps out of the water is a splash among what is large when it is lower than this, metres. */
const leastLeaper = 0.6;

/** Whether it would be seen there beside `all` of them, at home or not: a cake on a meadow is, one on the sea is not. */
function isSeen(concept: Concept, setting: SettingId, all: readonly Concept[]): boolean {
  const { stands, size } = concept;
  if (!hasRoomFor(concept, setting)) return false;
  if (leapsIn(concept, setting)) return size.height >= leastLeaper || all.every((one) => one.size.height < smallBelow);
  if (suits(concept, setting)) return true;
  if (stands === 'underwater') return indoors.has(setting);
  if (stands === 'water' || stands === 'air') return setting !== 'clouds' || stands === 'air';
  return !groundless.has(setting) && ledgeHolds(concept, setting);
}

/** What swims below is seen from above only where it comes out of the water. */
export function leapsIn({ stands, lives }: Concept, setting: SettingId): boolean {
  const isAtHome = setting === 'river' && lives.includes('river');
  return stands === 'underwater' && (isAtHome || setting === 'sea' || setting === 'coast');
}

/** It flies, or stands on the ground and is tall enough to be seen over a bed of flowers when all of its width is in the picture. */
function risesOverFlowers({ stands, size }: Concept): boolean {
  return stands === 'air' || (stands === 'ground' && size.height >= size.width * 0.6);
}
