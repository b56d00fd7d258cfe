import { createRandom, hashText } from '../raster/random.ts';
import { feetOfRider, fitOf, handsOn, isAstride, isCycling, isSatOn, roomOn, seatRider } from '../concepts/riding.ts';
import type { Act, Concept, SettingId } from '../concepts/concept.ts';
import { isAnimal } from '../concepts/living.ts';
import { findConcept } from '../concepts/registry.ts';
import { leapsIn } from '../hears/where.ts';
import { cloudEye } from '../settings/clouds.ts';
import { headland } from '../settings/coast.ts';
import { leftBank } from '../settings/hills.ts';
import { hearth } from '../settings/parlour-plan.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { buildSplash } from '../shapes/splash.ts';
import type { Mesh } from '../solid/mesh.ts';
import { attentionOf } from './attention-of.ts';
import { buildAround } from './build-around.ts';
import { builderOf } from './build-thing.ts';
import { embraceOf } from './embrace.ts';
import { turnOf } from './group.ts';
import type { Group } from './group.ts';
import { airOver, eyeBehind, standsOnLedge } from './outlook.ts';
import { isMassif, isPair, ranksOf, spacingOf } from './seats.ts';
import { withLead } from './on-leads.ts';
import { holderAt, withHeld } from './with-held.ts';
import { sparOf } from './spar.ts';
import { sitAround } from './sit-around.ts';
import { seatClass } from './seat-class.ts';
import { seatParty } from './seat-party.ts';
import { oneOf } from './party.ts';
import { isOnSideTable, sideTable, sideTableHigh } from './side-table.ts';

/** How close together what is scattered comes, as a share of how it stands by itself. */
const closest = 0.55;

/** The same on the bank of the river: closer together, and as far to the left as is still needed. */
function ontoBank(things: readonly PlacedThing[], wide: number): readonly PlacedThing[] {
  const over = (x: number, z: number): number => x + wide / 2 - leftBank(z);
  const left = Math.min(...things.map(({ x }) => x));
  const shares = things.map(({ x, z }) =>
    x > left && over(x, z) > 0 ? (leftBank(z) - wide / 2 - left) / (x - left) : 1,
  );
  const share = Math.max(closest, Math.min(...shares));
  const closer = things.map((thing) => ({ ...thing, x: left + (thing.x - left) * share }));
  const aside = Math.max(0, ...closer.map(({ x, z }) => over(x, z)));
  return closer.map((thing) => ({ ...thing, x: thing.x - aside }));
}

/** Adds each of a group to the things, where it stands, floats, flies or rides. Returns where the group begins over the ground and how high it is, metres. */
export function placeGroup(
  things: PlacedThing[],
  group: Group,
  of: {
    x: number;
    z: number;
    seed: number;
    setting: SettingId;
    onKnoll: boolean;
    isAmongTall?: boolean;
    isOnLawn?: boolean;
    lift?: number;
  },
): { bottom: number; height: number } {
  const { concept, count, wide, tall, asked } = group;
  const flies = concept.stands === 'air' || group.over !== undefined;
  const base = flies ? (of.lift ?? airHeight(group, of.z, of.setting)) : 0;
  const before = things.length;
  if (group.party) return seatersOf[group.party.at](things, group, of);
  if (group.rides) return mount(things, group, group.rides, of.seed);
  const onTable = isOnSideTable(group);
  if (onTable) {
    const row = wide + (count - 1) * spacingOf(group);
    things.push(sideTable(of, row, createRandom(of.seed ^ hashText(`table of ${concept.id}`))));
  }
  for (let i = 0; i < count; i++) {
    const random = createRandom(of.seed ^ hashText(`${concept.id}#${group.index}.${i}`));
    const ranks = ranksOf(group);
    const k = (i - (count - 1) / 2) / ranks;
    const rank = i % ranks;
    const isChild = asked.isFamily === true && isYoung(i, count);
    const young = isChild ? youngOf(concept.id) : undefined;
    // The second parent of a family of lions has no mane.
    const mother = asked.isFamily && i === count - 1 && concept.id === 'lion' ? findConcept('lioness') : undefined;
    const spread = concept.scattered ? 0.62 : 0.16;
    const jitter = count > 1 ? (random() - 0.5) * spread : 0;
    const depth =
      of.setting === 'coast' && concept.stands === 'ground' && !standsOnLedge(group, of.setting) && !isMassif(group)
        ? headland.z
        : of.z * (1 + jitter + rank * 0.24 + (flies ? 0.2 * ((i * 2) % 3) : 0)) - (isChild ? wide * 0.35 : 0);
    const drives = concept.moves === 'drives' && concept.stands === 'ground';
    const own = { build: (group.over ? concept.aloft : undefined) ?? (young ?? mother ?? oneOf(group, i)).build };
    const holder = holderAt(group, i);
    const embrace = embraceOf(group, i);
    const near = embrace ?? sparOf(group, i);
    const atWall = concept.atWall === true && of.setting === 'parlour';
    const turned = atWall
      ? { turn: 0, mirrored: false }
      : drives && of.setting === 'road'
        ? alongRoad(group, of.seed)
        : (near?.turned ??
          asWhoIsFollowed(things, group) ??
          toOthers(group, i) ??
          turnOf(acrossFrom(playmateOf(group, i), i), random()));
    const attends = attentionOf(group, i, turned);
    const built = builderOf(own, random, {
      ...playmateOf(holder, i).look,
      ...(group.carries && { ridden: true }),
      ...(attends && { attends }),
      ...(embrace && { embraces: embrace.part }),
      ordinal: i + (together.has(group.look.act) && group.beside ? 1 : 0),
    });
    const leather = createRandom(of.seed ^ hashText(`lead of ${concept.id}.${i}`));
    const build = withLead(group, withHeld(holder, built, of.seed), leather);
    const column = drives && of.setting === 'road' && count > 1;
    const along = column ? behindOnRoad(turned, (i - (count - 1) * 0.28) * wide * 1.35) : undefined;
    things.push({
      item: group.index + 1,
      x: along ? of.x + along.x : (atWall ? hearth.x : of.x) + k * (spacingOf(group) + (group.around ?? 0)),
      y:
        base +
        (flies ? tall * 0.35 * ((i * 5) % 4) * (count > 1 ? 1 : 0) : onTable ? sideTableHigh : sinkOf(concept.id)),
      z: along ? Math.max(8, of.z * 0.75) + along.z + (count - 1) * wide * 0.2 : atWall ? hearth.z : depth,
      ...turned,
      ...(drives && { drives }),
      ...(atWall && { atWall }),
      ...(group.look.act === 'teaches' && { isAtBoard: true }),
      scale: asked.size * (count > 1 ? 0.92 + random() * 0.16 : 1) * (isChild && !young ? youngSize : 1),
      ...(near && { x: of.x + near.x, z: of.z + near.z, scale: asked.size }),
      onWater:
        concept.stands === 'water' ||
        (concept.spans === true && of.setting === 'mountains') ||
        leapsIn(concept, of.setting) ||
        (flies && eyeBehind(of.setting) !== undefined && !group.over),
      ...(of.lift !== undefined && { isAloft: true }),
      half: wide / 2,
      clearing:
        flies || concept.stands !== 'ground' ? 0 : Math.max(clearingOf(group, of.isAmongTall), of.isOnLawn ? lawn : 0),
      build: (mesh, stride) => {
        if (leapsIn(concept, of.setting)) leapOut(mesh, tall, wide, i);
        build(mesh, stride === undefined ? undefined : stride + i * outOfStep);
      },
    });
  }
  // What is scattered stands on one bank, and none of it in the river.
  if (of.setting === 'river' && concept.scattered && concept.stands === 'ground')
    things.push(...ontoBank(things.splice(before), wide));
  return { bottom: base + (of.onKnoll ? 14 : 0), height: tall * (flies && count > 1 ? 1.6 : 1) };
}

/** How those are seated who are together somewhere. */
const seatersOf = {
  table: seatParty,
  desks: seatClass,
  fire: sitAround,
  blanket: sitAround,
  work: buildAround,
} as const;

/** Two who are together look at each other, across what they have between them or a little. */
function acrossFrom(group: Group, i: number): Group {
  return group.around === undefined && !isPair(group) ? group : { ...group, heads: i === 0 ? 1 : -1 };
}

/** What people do with each other. */
const together: ReadonlySet<Act | undefined> = new Set<Act | undefined>([
  'talks',
  'throws',
  'romps',
  'laughs with',
  'proposes',
]);

/** How far who does something with others is turned to them, radians; those in the middle look ahead. */
const toOther = 0.95;

/** People who talk, throw or play look at each other, and who feeds animals at those. */
function toOthers(
  { look, concept, count, beside, heads = 1 }: Group,
  i: number,
): { readonly turn: number; readonly mirrored: boolean } | undefined {
  if (isAnimal(concept)) return undefined;
  if (look.act === 'feeds') return { turn: -0.8 * heads, mirrored: false };
  if (!together.has(look.act)) return undefined;
  const from = count > 1 ? i - (count - 1) / 2 : beside ? beside.x : -heads;
  return { turn: Math.abs(from) < 0.3 ? 0.2 : toOther * Math.sign(from), mirrored: false };
}

/** Who plays turns to a playmate: one bows, and the next one leaps at it. */
function playmateOf(group: Group, i: number): Group {
  if (group.look.act !== 'plays' || group.count < 2) return group;
  return i % 2 === 0 ? { ...group, heads: 1 } : { ...group, heads: -1, look: { ...group.look, act: 'leaps' } };
}

/** All that drives on a road heads the same way, towards the eye and past it; a side is all that is seen of what has no turn. */
function alongRoad(group: Group, seed: number): { readonly turn: number; readonly mirrored: boolean } {
  const turned = turnOf(group, createRandom(seed ^ hashText('lane'))());
  return { ...turned, turn: Math.sign(turned.turn || -1) * (group.wide > longest ? straighter : towardsEye) };
}

/** How far what comes along a road is turned from its side towards the eye, radians; what is longer than this (metres) more, or its near end would leave the picture. */
const [towardsEye, straighter, longest] = [0.98, 1.16, 5.6] as const;

/** An animal beside somebody who walks or runs heads where they do: it is built towards its side, and people towards the eye. */
function asWhoIsFollowed(
  things: readonly PlacedThing[],
  { concept, beside }: Group,
): { readonly turn: number; readonly mirrored: boolean } | undefined {
  const leader = beside?.group;
  const isGoing = leader?.concept.dresses && (leader.look.act === 'walks' || leader.look.act === 'runs');
  if (!leader || !isGoing || concept.dresses || concept.moves !== 'walks') return undefined;
  const thing = things.find(({ item }) => item === leader.index + 1);
  return thing && { turn: thing.turn - Math.PI / 2, mirrored: false };
}

/** The place of one of several that drive behind one another on a road, the first of them nearest to the eye. */
function behindOnRoad(
  { turn, mirrored }: { readonly turn: number; readonly mirrored: boolean },
  away: number,
): { readonly x: number; readonly z: number } {
  const heading = (mirrored ? Math.PI : 0) - turn;
  return { x: Math.cos(heading) * away, z: Math.sin(heading) * away };
}

const enlarged = ({ width, height }: Concept['size'], by: number): Concept['size'] => ({
  width: width * by,
  height: height * by,
});

/** Seats each of a group on one of those that carry it; who finds none of them free stays away. */
function mount(things: PlacedThing[], group: Group, mounts: Group, seed: number): { bottom: number; height: number } {
  const { concept, tall, count } = group;
  const fit = fitOf(concept, mounts.concept);
  for (const [k, thing] of things.entries())
    if (thing.item === mounts.index + 1) things[k] = { ...thing, scale: (thing.scale ?? 1) * fit };
  const carriers = things.filter(({ item }) => item === mounts.index + 1);
  // In the axes of what was made for them children are as tall as others.
  const rider = fit === 1 ? concept : { ...concept, size: enlarged(concept.size, 1 / fit) };
  const room = roomOn(mounts.concept);
  // One on each first, and then a second one.
  const taken = things.filter(
    ({ x, z, item }) => item !== mounts.index + 1 && carriers.some((one) => one.x === x && one.z === z),
  ).length;
  // The middle of a seat is left free by two who share it, where it has room at both ends.
  const first = taken + (group.isOneOfTwo && room > 2 ? 1 : 0);
  const seated = Math.min(count, carriers.length * room - first);
  for (let i = 0; i < seated; i++) {
    const carrier = carriers[i % carriers.length];
    if (!carrier) continue;
    const random = createRandom(seed ^ hashText(`${concept.id}#${group.index}.${i}`));
    const one = holderAt(group, i);
    const look = {
      ...one.look,
      ordinal: i,
      ...(isSatOn(mounts.concept) && { seated: true }),
      ...(first + i === 0 && handsOn(mounts.concept)),
      ...(isAstride(group.concept, mounts.concept) && { astride: true }),
      ...(isCycling(group.concept, mounts.concept) && { cycles: true }),
    };
    const build = withHeld({ ...one, look }, builderOf(concept, random, look), seed);
    const place = Math.floor((first + i) / carriers.length);
    things.push({
      ...carrier,
      item: group.index + 1,
      clearing: 0,
      build: (mesh) =>
        seatRider(mesh, { rider, mount: mounts.concept, place }, (on) => {
          build(fit === 1 ? on : on.scale(1 / fit));
        }),
    });
  }
  return { bottom: feetOfRider(rider, mounts.concept) * fit, height: tall };
}

/** What is shorter than this leaps clear of the water, metres; what is longer rises out of it, the tail still in the spray. */
const leapsClear = 3;

/** Raises it out of the water, head first. */
function leapOut(mesh: Mesh, tall: number, wide: number, ordinal: number): void {
  const isClear = wide < leapsClear;
  const pitch = (isClear ? 0.4 : 0.72) + 0.14 * (ordinal % 3);
  // The spray stands where the body has left the water.
  buildSplash(mesh, {
    from: wide * (isClear ? 0.34 : 0.2),
    out: wide * (isClear ? 0.14 : 0.2),
    high: tall * 1.05,
    drawn: isClear ? wide * 0.12 : 0,
  });
  mesh.at(0, wide * (isClear ? 0.3 : 0.2), 0).rotZ(-pitch);
}

/** By how much of a stride each of several is ahead of the one before. */
const outOfStep = 0.37;

/** Lighthouses and castles stand a little in the ground, never above it. */
function sinkOf(id: string): number {
  return id === 'castle' ? -1.6 : id === 'lighthouse' ? -0.4 : 0;
}

function airHeight({ tall, over }: Group, z: number, setting: SettingId): number {
  if (setting === 'clouds') return cloudEye + z * 0.03 - tall * 0.4;
  if (!over) {
    const height = airOver(setting, z, tall);
    if (height !== undefined) return height;
  }
  return over ? over.tall * 1.15 : Math.max(tall * 0.4, z * (setting === 'mountains' ? 0.3 : 0.2));
}

/** What is lower than this stands in grass that is trodden down so far around it, where the eye is not as low, metres. */
const [hiddenBelow, trodden] = [0.5, 1.5] as const;

/** How far around whoever is there the grass of a park is mown, metres. */
const lawn = 9;

/** How far around it nothing grows that would hide it, metres. */
function clearingOf(group: Group, isAmongTall = false): number {
  const own = Math.max(0.35, group.wide * 0.5) * clearedFor(group);
  return isAmongTall && group.tall < hiddenBelow ? Math.max(own, trodden) : own;
}

/** How much wider the low grass is around who sits or lies in it, or is young: blades before them would hide all but their backs. At a fire it is trodden down. */
function clearedFor({ look, asked, concept }: Group): number {
  if (look.act === 'lies' || look.act === 'sleeps' || look.act === 'sits') return 2.6;
  if (concept.id === 'campfire') return 2.2;
  // What these work at is before them and wider than they are.
  if (look.act === 'washes dishes' || look.act === 'irons' || look.act === 'paints') return 3;
  // The mouth of who grazes is in the grass, and that of who drinks over the edge of the water.
  if (look.act === 'grazes') return 0.66;
  return asked.isFamily ? 2.6 : 1;
}

/** In a family the young are in the middle. */
const isYoung = (i: number, count: number): boolean => i > 0 && i < count - 1;

/** The young that have a form of their own. */
const youngIds: ReadonlyMap<string, string> = new Map([
  ['elephant', 'elephant calf'],
  ['fox', 'fox cub'],
  ['wolf', 'wolf cub'],
  ['lion', 'lion cub'],
  ['lioness', 'lion cub'],
  ['tiger', 'tiger cub'],
  ['bear', 'bear cub'],
  ['horse', 'foal'],
  ['cow', 'calf'],
  ['sheep', 'lamb'],
  ['deer', 'fawn'],
  ['dog', 'puppy'],
  ['cat', 'kitten'],
  ['chicken', 'chick'],
]);
const youngOf = (id: string): Concept | undefined => {
  const own = youngIds.get(id);
  return own === undefined ? undefined : findConcept(own);
};

/** How large the young of others are for their parents. */
const youngSize = 0.55;
