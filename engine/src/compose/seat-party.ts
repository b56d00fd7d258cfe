import { postureOf } from '../concepts/everyday.ts';
import { holdOf, putInHands } from '../concepts/holding.ts';
import { buildFork } from '../shapes/fork.ts';
import { findConcept } from '../concepts/registry.ts';
import type { Concept, Look, SettingId } from '../concepts/concept.ts';
import { buildCafeChair } from '../shapes/cafe-table.ts';
import { pick } from '../shapes/chance.ts';
import type { TableHands } from '../shapes/hands-at.ts';
import { seatHeight } from '../shapes/stances.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { PlacedThing } from '../settings/setting.ts';
import type { Mesh } from '../solid/mesh.ts';
import { builderOf } from './build-thing.ts';
import type { Group } from './group.ts';
import { asThing, atPlace } from './laid-table.ts';
import type { LaidTable } from './laid-table.ts';
import { kinTraits } from './kin-looks.ts';
import { layMeal } from './lay-meal.ts';
import { holdPencil, layNotebook, layPaper } from './lay-paper.ts';
import { isOwnEach, peopleOf } from './party.ts';
import { besideSomebody, sideTableHigh } from './side-table.ts';
import { buildRoundTable } from '../shapes/round-table.ts';
import { withHeld } from './with-held.ts';

// Those who eat, drink or play together sit around a table, and who looks at them sits there as well: the near side of it is free (STUDIO-72).

/** Half of how wide the table is for so many, and how far from its edge the middle of who sits there is; metres. */
const radiusFor = (people: number): number => Math.min(1.1, 0.34 + 0.055 * people + Math.max(0, people - 5) * 0.03);
const [fromEdge, chairBehind] = [0.21, 0.01] as const;

/** How wide all of them are together, metres. */
export const partyWide = (people: number): number => 2 * (radiusFor(people) + fromEdge) + 0.5;
/** How high they are who sit, metres. */
export const partyTall = 1.32;

/** Where each of so many sits: how far around the table from the place at its far side, radians. */
export function placesAround(people: number, side: -1 | 1): readonly number[] {
  if (people === 1) return [0.62 * side];
  const most = people === 2 ? 1.22 : people === 3 ? 1.4 : people < 6 ? 1.55 : 1.95;
  return Array.from({ length: people }, (_, i) => -most + (2 * most * i) / (people - 1) + 0.1 * side);
}

/** One of those who sit at a table. */
interface Sitter {
  readonly concept: Concept;
  readonly group: Group;
  readonly ordinal: number;
  readonly around: number;
}

/** Seats a group and those who are with it around a table with all that was named for it. */
export function seatParty(
  things: PlacedThing[],
  host: Group,
  of: { readonly x: number; readonly z: number; readonly seed: number; readonly setting: SettingId },
): { bottom: number; height: number } {
  const { sitters: groups = [], served = [] } = host.party ?? {};
  const people = groups.flatMap((group) => peopleOf(group).map((concept, ordinal) => ({ group, concept, ordinal })));
  const radius = radiusFor(people.length);
  const random = createRandom(of.seed ^ hashText('party'));
  const side = random() < 0.5 ? -1 : 1;
  const around = placesAround(people.length, side);
  const sitters = people.map((one, i): Sitter => ({ ...one, around: around[i] ?? 0 }));
  const z = of.z + radius * 0.4;
  const again = { seed: of.seed, x: of.x, z, radius };
  const eats = groups.some(({ look }) => look.act === 'eats');
  things.push(tableOf(again, eats && of.setting !== 'kitchen'));
  const drink = served.find(({ concept }) => isOwnEach(concept) && holdOf(concept.id) !== undefined);
  const wood = pick(random, ['#5a3c26', '#7a5232', '#3f2c1c']);
  const seat = pick(random, ['#8a3a30', '#3a5a48', '#6a5a3a']);
  sitters.forEach((one, i) => {
    things.push(chairOf(one, again, { wood, seat }));
    // One lifts the cup, and the next one has it on the table.
    const lifts = drink !== undefined && i % 2 === (side < 0 ? 0 : people.length - 1) % 2;
    things.push(sitterOf(one, again, { hands: handsOf(one, i, lifts), ...(lifts && { held: drink }) }));
    for (const group of served.filter(({ concept }) => isOwnEach(concept)))
      if (!(lifts && group === drink)) things.push(servedTo(one, group, again));
  });
  const cup = cupOf(of.setting);
  if (cup && !eats && !served.some(({ concept }) => isOwnEach(concept) && holdOf(concept.id) !== undefined))
    for (const one of sitters) things.push(servedTo(one, cupGroup(host, cup), again));
  const shared = served.filter(({ concept }) => !isOwnEach(concept));
  shared.forEach((group, i) => things.push(inMiddle(group, again, i - (shared.length - 1) / 2)));
  if (eats && !served.some(({ concept }) => concept.id !== drink?.concept.id))
    things.push(layMeal(again, { around, hasDrink: drink !== undefined }));
  if (groups.some(({ look }) => look.act === 'draws')) things.push(layPaper(again, around));
  if (groups.some(({ look }) => look.act === 'writes')) things.push(layNotebook(again, around));
  return { bottom: 0, height: partyTall };
}

/** What everybody is served where people sit down to drink, if nothing else was said. */
function cupOf(setting: SettingId): Concept | undefined {
  return setting === 'coffee house' || setting === 'cafe'
    ? findConcept('mug')
    : setting === 'tavern'
      ? findConcept('beer')
      : undefined;
}

/** It belongs to no item. */
const cupGroup = ({ asked, look: { season, lit }, ...host }: Group, cup: Concept): Group => ({
  ...host,
  ...{ index: -1, concept: cup, look: { season, lit }, asked: { ...asked, size: besideSomebody } },
});

const tableOf = ({ seed, x, z, radius }: LaidTable, hasCloth: boolean): PlacedThing => ({
  ...asThing,
  ...{ x, z, clearing: radius + fromEdge + 0.5, isLaid: true },
  build: (mesh) =>
    buildRoundTable(mesh, createRandom(seed ^ hashText('table of a party')), { radius, high: sideTableHigh, hasCloth }),
});

const chairOf = (
  { around }: Sitter,
  table: LaidTable,
  { wood, seat }: { readonly wood: string; readonly seat: string },
): PlacedThing => ({
  ...asThing,
  ...atPlace(table, around, table.radius + fromEdge + chairBehind),
  clearing: 0.4,
  build: (mesh) => buildCafeChair(mesh, wood, seat),
});

/** What somebody's hands do at the table. */
function handsOf({ group: { look } }: Sitter, i: number, lifts: boolean): TableHands | undefined {
  if (lifts) return 'table';
  // These have something in their hands.
  if (look.act === 'reads' || look.act === 'reads the paper' || look.act === 'phones') return undefined;
  if (look.act === 'works at a table') return 'type';
  if (look.act === 'draws' || look.act === 'writes') return 'move';
  if (look.act === 'eats') return i % 3 === 2 ? 'talk' : 'table';
  if (look.act === 'plays at a table') return i % 2 === 0 ? 'move' : 'think';
  return i % 2 === 0 && look.act !== undefined && look.act !== 'waits' ? 'talk' : 'table';
}

/** Somebody on their chair, with what they have in the hand. */
function sitterOf(
  { concept, group, ordinal, around }: Sitter,
  table: LaidTable,
  { hands, held }: { readonly hands: TableHands | undefined; readonly held?: Group },
): PlacedThing {
  const random = createRandom(table.seed ^ hashText(`${concept.id}#${group.index}.${ordinal}`));
  const { holding: _, ...own } = group.look;
  // Who eats has a fork on its way to the mouth, and who is served has not begun.
  const isDrawing = group.look.act === 'draws' || group.look.act === 'writes';
  const hasFork = !held && group.look.act === 'eats' && hands === 'table' && ordinal % 2 === (table.seed & 1);
  const traits = kinTraits(group, table.seed);
  const look: Look = {
    ...own,
    ...(concept.id === 'woman' && group.concept.id === 'couple' && { colour: own.colour ?? '#c8384a' }),
    ...(traits && { traits }),
    ...{ ordinal, seated: true },
    ...(hands && { hands }),
    ...(held ? { holding: held.concept.id } : hasFork && { holding: 'fork' }),
  };
  const whole = withHeld({ concept, look, ...(held && { holds: held }) }, builderOf(concept, random, look), table.seed);
  const build = (mesh: Mesh): void => {
    whole(mesh);
    if (hasFork) {
      const doing = { posture: postureOf(look.act), seated: true };
      putInHands(mesh, { holder: concept, held: { id: 'fork' }, doing }, buildFork);
    }
    if (isDrawing) holdPencil(mesh, concept.size.height / 1.85);
  };
  // The feet of who is small do not reach the ground.
  const feet = Math.max(0, (seatHeight + 0.1) * (1 - concept.size.height / 1.85));
  return {
    ...asThing,
    ...atPlace(table, around, table.radius + fromEdge),
    ...{ item: group.index + 1, y: feet, clearing: 0.4, build },
  };
}

/** How large what stands on a table is beside how it stands on one of its own: that of chess is to be known from afar. */
const tableSize = (concept: Concept): number => (concept.id === 'chess' ? 1.05 : 0.74);

/** What one of those at the table has before them. */
function servedTo({ around, ordinal }: Sitter, group: Group, table: LaidTable): PlacedThing {
  const random = createRandom(table.seed ^ hashText(`${group.concept.id}#${group.index}.${ordinal}`));
  const scale = tableSize(group.concept) * group.asked.size * roomFor(group, 0.3);
  // What is worked at stands right before somebody and looks at them.
  const isWorkedAt = group.concept.id === 'laptop' || group.concept.id === 'typewriter';
  const place = isWorkedAt
    ? { ...atPlace(table, around, table.radius * 0.42), turn: around + Math.PI }
    : { ...atPlace(table, around + 0.2 / table.radius, table.radius * 0.66), turn: around + 2.4 * random() };
  return {
    ...asThing,
    ...place,
    ...{ item: group.index + 1, y: sideTableHigh, scale },
    build: builderOf(group.concept, random, { ...group.look, ordinal }),
  };
}

/** What is for all of them, in the middle of the table. */
function inMiddle(group: Group, table: LaidTable, aside: number): PlacedThing {
  const random = createRandom(table.seed ^ hashText(`${group.concept.id}#${group.index}.0`));
  const scale = tableSize(group.concept) * group.asked.size * roomFor(group, table.radius * 1.1);
  return {
    ...asThing,
    ...{ x: table.x + aside * 0.34, z: table.z - 0.02, item: group.index + 1, y: sideTableHigh, scale },
    turn: group.concept.id === 'chess' ? Math.PI / 2 : (group.concept.turn ?? 0),
    build: builderOf(group.concept, random, { ...group.look, ordinal: 0 }),
  };
}

/** What is larger than its place on the table is made as small as that. */
const roomFor = ({ concept, asked }: Group, most: number): number =>
  Math.min(1, most / (concept.size.width * tableSize(concept) * asked.size));
