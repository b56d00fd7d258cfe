import { climateOf } from './climate.ts';
import type { Look, SettingId } from '../concepts/concept.ts';
import { cloudEye } from '../settings/clouds.ts';
import { headland } from '../settings/coast.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { layBeforeHearth } from './layout-hearth.ts';
import { layInGarden, layOnTable, layUnderWater } from './layout-near.ts';
import { eyeBehind, ledgeFor, lowOverWater, standsOnLedge, waterBehind } from './outlook.ts';
import { coversLand, inOrder } from './group.ts';
import { layFromAbove } from './layout-above.ts';
import type { Group, Layout } from './group.ts';
import type { Plan } from './plan.ts';
import type { PlannedItem } from './planned-item.ts';
import { isBeforeHearth } from '../hears/where.ts';
import { smallBelow } from '../settings/outlooks.ts';
import { frontOf, isAcrossLake, spitOf } from '../settings/lake-spit.ts';
import { placeGroup } from './place-group.ts';
import { partyOf } from './party.ts';
import { isOfParty, seatTogether } from './seat-together.ts';
import { joinCompanions, spanOf } from './companions.ts';
import { besideSomebody } from './side-table.ts';
import { ledLast, takeLeads } from './on-leads.ts';
import { settleSides } from './sides.ts';
import { isBackdrop, subjectOf } from './framing.ts';
import {
  eyeOver,
  feetSlope,
  lookFor,
  lookInAvenue,
  lookOver,
  nearestSlope,
  seaEye,
  seaEyeHigh,
  seaView,
  slopeToSky,
  usualEye,
} from './look-heights.ts';
import { smallness } from './nearness.ts';
import { layPortrait } from './portrait.ts';
import { distanceOf, isMetAtEye, lowEyeInStreet, lowest, ranksOf, seatOf } from './seats.ts';

/** Nothing in a living room is higher, metres. */
const ceiling = 2.7;
/** What swims is made as high as this, as far as that is possible, beside what is large or stands on land, metres. */
const slightSwimmer = 1.25;
/** Things that need a hill of their own. */
const highSeats: ReadonlySet<string> = new Set(['castle']);

/** Lays a plan out by its seed; style and size take no part, only the ratio of the sides. The sun stands to the right where `sunSide` is 1, to the left where it is -1. */
export function layOut(plan: Plan, seed: number, { aspect, sunSide }: { aspect: number; sunSide: number }): Layout {
  const afar = plan.items.some((item) => !swims(item) || item.concept.size.height > 3);
  const subject = subjectOf(plan);
  const isBefore = plan.setting === 'parlour' && isBeforeHearth(plan.items.map(({ concept }) => concept));
  const groups: Group[] = plan.items.map((item, index): Group => {
    const { width, height } = item.concept.size;
    const isSmall = (subject && plan.setting !== 'room') || isBefore;
    const smaller = isSmall && item.concept.stands === 'table' ? besideSomebody : 1;
    // It swims far out there, and would be a speck in its true size.
    const larger = afar && swims(item) ? Math.max(1, Math.min(2.2, slightSwimmer / height)) : 1;
    // A tree that was brought into a room ends below its ceiling.
    const size =
      plan.setting === 'parlour'
        ? Math.min(item.asked.size * smaller, ceiling / height)
        : item.asked.size * larger * smaller;
    const asked = { ...item.asked, size };
    return {
      ...item,
      asked,
      index,
      look: lookOf(plan, item, index),
      tall: height * size,
      wide: width * size,
      side: 0,
      back: 1,
    };
  });
  settleSides(groups, seed);
  const party = partyOf(plan);
  const host = party && seatTogether(groups, party);
  for (const held of groups) {
    const holder = held.heldBy === undefined ? undefined : groups[held.heldBy];
    if (holder && !host) holder.holds = held;
  }
  // What is in somebody's hands is laid with them.
  const free = groups.filter((group) => (host?.party ? !isOfParty(group, host) : group.heldBy === undefined));
  const { camera } = plan;
  const view = { camera, closeness: plan.adherence.closeness };
  const [first] = free;
  if (first?.portrait) return layPortrait(first, first.portrait, { seed, setting: plan.setting, sunSide, aspect });
  if (plan.setting === 'room') return layOnTable(free, seed, { ...view, aspect, isOnSill: plan.isOnSill });
  if (isBefore) return layBeforeHearth(free, seed);
  if (plan.setting === 'garden') return layInGarden(free, seed, aspect, view);
  if (plan.setting === 'reef') return layUnderWater(free, seed, aspect, view);
  // What covers the land is planted by the setting.
  const standing = free.filter((group) => !coversLand(plan.setting, group));
  const lead = standing.find(({ concept }) => concept === subject?.concept);
  if (lead) joinCompanions(standing, lead.rides ?? lead, { setting: plan.setting, seed });
  takeLeads(groups);
  const layout =
    camera === 'aerial' ? layFromAbove(standing, plan, seed, aspect) : layOnGround(standing, plan, seed, aspect);
  return { ...layout, things: ledLast(layout.things, plan.items) };
}

const swims = ({ concept: { stands } }: PlannedItem): boolean => stands === 'water' || stands === 'underwater';

function lookOf(plan: Plan, { asked, flower, shared }: PlannedItem, index: number): Omit<Look, 'ordinal'> {
  const { season, time, items } = plan;
  const climate = climateOf(plan);
  const lit = time === 'night' || time === 'dusk';
  const holding = items.find(({ heldBy }) => heldBy === index)?.concept.id;
  const own = {
    ...(climate && { climate }),
    ...(flower && { flower }),
    ...(shared && { shared }),
    ...(asked.traits && { traits: asked.traits }),
    ...(asked.smokes && { smokes: true }),
    ...(asked.worn && { worn: asked.worn }),
    ...(asked.colours && { colours: asked.colours }),
    ...(asked.act && { act: asked.act }),
    ...(asked.juggles && { juggles: asked.juggles }),
    ...(asked.gender && { gender: asked.gender }),
    ...(asked.counter && { counter: asked.counter }),
    ...(holding !== undefined && { holding }),
  };
  return { season, lit, ...own, ...(asked.colour !== undefined && { colour: asked.colour }) };
}

/** Settings that know where to look when nothing stands in them. */
const looksByItself: ReadonlySet<SettingId> = new Set<SettingId>([
  'harbour',
  'pier',
  'ship deck',
  'cathedral',
  'library',
  'road',
  'japanese garden',
  'cottage garden',
  'graveyard',
  'vineyard',
  'pool',
  'orchard',
  'spaceship',
  'tavern',
  'coffee house',
  'park',
  'bedroom',
  'hospital room',
  'stage',
  'arena',
  'supermarket',
  'gym',
  'workshop',
  'airport',
  'subway',
  'bathroom',
  'classroom',
  'office',
  'kitchen',
  'gallery',
  'rooftop',
  'avenue',
  'palace hall',
  'cafe',
  'station',
  'market',
  'swamp',
  'terraces',
  'floating islands',
  'glacier',
  'bamboo grove',
  'valley',
  'summit',
  'ski slope',
]);

/** Whether something is as high and as slim as a person. */
const isFigure = (group: Group | undefined): boolean =>
  group !== undefined &&
  group.count === 1 &&
  group.concept.stands === 'ground' &&
  group.tall > 1.1 &&
  group.tall < 2.3 &&
  group.wide < group.tall * 0.8;

function layOnGround(groups: readonly Group[], plan: Plan, seed: number, aspect: number): Layout {
  const framed = subjectOf(plan);
  const isLead = (group: Group): boolean => framed !== undefined && !group.beside && !isBackdrop(group);
  const span = spanOf(groups);
  const hard = ['beach', 'street', 'parlour'].includes(plan.setting);
  const small =
    !hard && groups.length > 0 && groups.every(({ tall, concept }) => tall < smallBelow && concept.stands !== 'water');
  // Who is in a boat or on a horse is as far away as that.
  const carried = groups.filter(({ rides }) => !rides);
  const several = carried.length > 1;
  const { closeness } = plan.adherence;
  const share = Math.min(
    0.78,
    closeness *
      (plan.camera === 'close'
        ? 0.74
        : plan.camera === 'wide'
          ? 0.2
          : several
            ? 0.42
            : isFigure(groups[0])
              ? 0.64
              : 0.52),
  );
  const things: PlacedThing[] = [];
  const seats = new Map<Group, { x: number; z: number }>();
  let reach = 18;
  const skyward = slopeToSky(plan);
  // A field that is the subject is looked down on a little, so that it fills the picture.
  const covered = plan.items.some((item) => coversLand(plan.setting, item));
  let slope = Math.max(skyward, groups.length > 0 ? -0.2 : covered ? -0.07 : 0.03);
  let knoll: Layout['knoll'];
  const { setting } = plan;
  const near = ledgeFor(groups, plan, aspect);
  const afloat =
    carried.length > 0 && carried.every(({ tall, concept }) => tall < smallBelow && concept.stands === 'water');
  const low = groups.length > 0 && groups.every(({ tall, concept }) => tall < lowest && concept.stands === 'ground');
  const tower = groups.find((group) => group.tall > towering && isBackdrop(group));
  for (const group of inOrder(groups)) {
    const mounted = group.rides && seats.get(group.rides);
    // What spans a valley is as far as it has to be seen whole: whoever is under it is nearer, and seen before it.
    const seat = group.under && !group.under.concept.spans ? seats.get(group.under) : undefined;
    const beside = group.beside && seats.get(group.beside.group);
    const wanted =
      group.beside && beside
        ? beside.z + group.beside.z
        : seat
          ? seat.z - Math.min(1.2, seat.z * 0.1)
          : near && standsOnLedge(group, setting)
            ? near.distance * Math.min(1.1, Math.max(0.85, group.back)) - near.outlook.behind
            : (isLead(group) ? 1 / smallness(group) : 1) *
              distanceOf(group, {
                ...(isLead(group)
                  ? { share: tower ? leadBeforeTower : leadShare, closeness, several: false, towered: false, span }
                  : { share, closeness, several, towered: several && !afloat }),
                ...{ aspect, setting, skyward, small: small || low, isClose: plan.camera === 'close' },
              });
    const above = mounted ? { ...mounted, y: 0 } : aboveTower(group, seats, { wanted, setting });
    // The ledge hides the water right behind it.
    const z =
      above?.z ?? (near && swims(group) && !seat ? Math.max(wanted, waterBehind(near) - near.outlook.behind) : wanted);
    const x =
      group.beside && beside
        ? beside.x + group.beside.x
        : (above?.x ?? (seat ? seat.x : seatOf(group, z, { aspect, setting, isAlone: groups.length === 1 })));
    seats.set(group, { x, z });
    reach = Math.max(reach, z * 1.1);
    const onKnoll = highSeats.has(group.concept.id) && setting === 'hills';
    if (onKnoll) knoll = { x, z };
    const up = placeGroup(things, group, {
      x,
      z,
      seed,
      setting,
      onKnoll,
      isAmongTall: !small,
      isOnLawn: (setting === 'hills' || setting === 'river') && groups.some(({ concept: { id } }) => onLawns.has(id)),
      ...(above && { lift: above.y }),
    });
    // What came to the eye needs no look upwards.
    if (standsOnLedge(group, setting) || (group.concept.stands === 'air' && eyeBehind(setting) !== undefined)) continue;
    const middle = up.bottom + up.height * 0.5;
    const atSea = setting === 'sea';
    slope = Math.max(slope, (middle - (atSea ? seaEye(carried) : usualEye)) / (atSea ? z + 8 : z) + 0.05);
  }
  // Whoever stands near keeps the feet in the picture, however high something rises behind.
  const feet = groups.length > 1 && setting !== 'sea' ? nearestSlope(groups, seats) : 1;
  const atEye = groups.length > 0 && groups.every(isMetAtEye);
  const eye = small
    ? Math.max(0.26, ...groups.map((group) => group.tall * eyeOver(group)))
    : plan.camera === 'low'
      ? 0.7
      : atEye
        ? Math.max(0.7, ...groups.map((group) => group.tall * (ranksOf(group) > 1 ? 1.3 : 0.85)))
        : undefined;
  const lookUp =
    (eye ?? usualEye) +
    20 * Math.min(0.4, small ? Math.max(skyward, lookOver(groups, seats, eye ?? usualEye)) : Math.min(slope, feet));
  const settled = {
    ...{ things: setting === 'mountains' ? beyondShore(things, groups) : things, small, reach },
    ...(knoll && { knoll }),
    ...(near && { ledge: near.ledge }),
  };
  if (plan.setting === 'sea') return { ...settled, ...seaView(carried, slope) };
  if (setting === 'space') return { ...settled, ...afloatInSpace(things, groups) };
  if (plan.setting === 'clouds') return { ...settled, lookUp: cloudEye - 1 };
  if (
    (setting === 'waterfall' && groups.length > 0) ||
    ['hills', 'river', 'desert', 'savanna', 'canyon', 'oasis', 'cave', 'forest', 'jungle', 'moon', 'mars'].includes(
      setting,
    ) ||
    looksByItself.has(setting)
  ) {
    const isFree = groups.length === 0 && skyward < 0 && looksByItself.has(setting);
    if (setting === 'avenue' && !framed && groups.length > 0)
      return { ...settled, lookUp: lookInAvenue(groups, seats, eye ?? usualEye), ...(eye !== undefined && { eye }) };
    return { ...settled, ...(!isFree && { lookUp }), ...(eye !== undefined && { eye }) };
  }
  // On the beach the eye comes down to what is small.
  if (
    plan.setting === 'beach' &&
    groups.length > 0 &&
    groups.every(({ tall, concept }) => tall < smallBelow && concept.stands !== 'air')
  )
    return { ...settled, eye: 1.25, lookUp: 1.25 - 22 * 0.13 };
  if (plan.setting === 'street' && low) {
    const down = Math.max(...groups.map(({ tall }) => lowEyeInStreet(tall)));
    return { ...settled, eye: down, lookUp: down - 23.5 * 0.05 };
  }
  if (afloat) return { ...settled, ...lowOverWater(setting) };
  if (near) return settled;
  const raised =
    slope > 0.16 ? { lookUp: lookFor(plan.setting, Math.min(slope, feetSlope(setting, groups, seats))) } : {};
  return { ...settled, ...raised };
}

/** How much of the height of a picture a subject has, before it is framed; and before what is so much higher that the eye has to see more of it, metres. */
const [leadShare, leadBeforeTower, towering] = [0.62, 0.9, 25] as const;

/** What stands in a park or is married in one: the grass there is mown. */
const onLawns: ReadonlySet<string> = new Set([
  ...['eiffel tower', 'taj mahal', 'big ben', 'mansion', 'newlyweds', 'bride', 'groom', 'greek temple', 'obelisk'],
]);

/** There is no up and down: the middle of everything floats at the height of the eye. */
function afloatInSpace(
  things: readonly PlacedThing[],
  groups: readonly Group[],
): Pick<Layout, 'things' | 'eye' | 'lookUp'> {
  const level = Math.max(0.3, ...groups.map(({ tall }) => tall / 2));
  const floating = things.map((thing) => {
    const group = groups.find(({ index }) => index === thing.item - 1);
    return group && !group.over ? { ...thing, y: level - group.tall / 2 } : thing;
  });
  return { things: floating, eye: level, lookUp: level };
}

/** The shore of the lake is as wide as what stands on it: what swims is put behind it, on the same side of the picture. */
function beyondShore(things: readonly PlacedThing[], groups: readonly Group[]): readonly PlacedThing[] {
  const of = (thing: PlacedThing): Group | undefined => groups.find(({ index }) => index === thing.item - 1);
  const ashore = things.filter((thing) => {
    const group = of(thing);
    return (
      group?.concept.stands === 'ground' && !group.concept.spans && !group.over && !standsOnLedge(group, 'mountains')
    );
  });
  if (ashore.length === 0) return things;
  const behind = eyeBehind('mountains') ?? 0;
  const spit = spitOf(ashore);
  const from = Math.max(0, ...ashore.filter((thing) => !isAcrossLake(thing)).map(({ z }) => z * 1.25 + 14));
  // Not behind the land on which something stands across the water.
  const to = spit ? Math.max(from, frontOf(spit) - 5) : Infinity;
  return things.map((thing) => {
    const { x, z } = thing;
    const water = Math.min(to, Math.max(from, z));
    if (of(thing)?.concept.stands !== 'water' || z === water) return thing;
    return { ...thing, z: water, x: (x * (water + behind)) / (z + behind) };
  });
}

/** How much of the picture's height what flies over a tower has, about. */
const shareOverTower = 0.17;

/**
 * What flies over something tall: nearer than that, so that it is no speck, and as high as the picture shows it over its top. Undefined for
 * whatever is over something of its own size.
 */
function aboveTower(
  { over, tall }: Group,
  seats: ReadonlyMap<Group, { x: number; z: number }>,
  { wanted, setting }: { wanted: number; setting: SettingId },
): { x: number; y: number; z: number } | undefined {
  const base = over && seats.get(over);
  if (!over || !base || over.tall < 6 || over.tall < tall * 2) return undefined;
  const behind = eyeBehind(setting) ?? 0;
  const onHeadland = setting === 'coast';
  const away = onHeadland ? headland.z : base.z;
  const z = Math.min(away, Math.max(wanted, tall / shareOverTower - behind));
  const share = (z + behind) / (away + behind);
  const foot = onHeadland ? 10 : setting === 'hills' && highSeats.has(over.concept.id) ? 14 : 0;
  const eye = onHeadland ? seaEyeHigh : usualEye;
  return { x: (onHeadland ? headland.x : base.x) * share, y: eye + (foot + over.tall - eye) * share + tall * 0.12, z };
}
