import type { Concept, SettingId } from '../concepts/concept.ts';
import { isAnimal } from '../concepts/living.ts';
import { findConcept } from '../concepts/registry.ts';
import type { Plan } from './plan.ts';
import type { Party, PlannedItem } from './planned-item.ts';
import { belongsOnTable } from './side-table.ts';

/** Where people sit down together to drink, and to talk. */
const houses: ReadonlySet<SettingId> = new Set<SettingId>(['coffee house', 'cafe', 'tavern']);
/** Where also somebody alone sits down at a table, with a cup. */
const cafes: ReadonlySet<SettingId> = new Set<SettingId>(['coffee house', 'cafe']);
/** What is done there at a table that is done elsewhere while standing. */
const inCafes: ReadonlySet<unknown> = new Set<PlannedItem['asked']['act']>([
  'reads',
  'reads the paper',
  'phones',
  'waits',
]);
/** Who works in a café. */
const serves: ReadonlySet<string> = new Set(['waiter', 'waitress', 'chef']);

/** Whether somebody has come to a café for what is had there: who only is in it stands before the counter if that is their work. */
const isGuestOf = ({ concept, asked }: PlannedItem): boolean =>
  !serves.has(concept.id) && (asked.act !== undefined || common.has(concept.id));

const common: ReadonlySet<string> = new Set(['man', 'woman', 'person', 'boy', 'girl', 'couple', 'grandparents']);

/** Where else there is room for a table of theirs. */
const rooms: ReadonlySet<SettingId> = new Set<SettingId>(['kitchen', 'parlour', 'office', 'library', 'classroom']);
/** Where nobody carries one. */
const tableless: ReadonlySet<SettingId> = new Set<SettingId>([
  ...(['room', 'garden', 'reef', 'sea', 'skyline', 'clouds', 'space', 'stage', 'pool', 'swamp', 'glacier'] as const),
]);

/** Whom several people consist of that are one thing in a prompt: the ids of each of them. */
const members: Readonly<Record<string, readonly string[]>> = {
  couple: ['man', 'woman'],
  grandparents: ['man', 'woman'],
  siblings: ['boy', 'girl'],
  family: ['man', 'boy', 'woman'],
  'family of four': ['man', 'girl', 'boy', 'woman'],
};

/** The people of an item, one by one: children of whom no more was said are girls as well. */
export function peopleOf({
  concept,
  asked,
  count,
}: Pick<PlannedItem, 'concept' | 'asked' | 'count'>): readonly Concept[] {
  const ids = members[concept.id];
  return Array.from({ length: count }, (_, i) =>
    ids ? ids.map((id) => findConcept(id) ?? concept) : [oneOf({ concept, asked }, i)],
  ).flat();
}

/** One of several of a kind. */
export function oneOf({ concept, asked }: Pick<PlannedItem, 'concept' | 'asked'>, i: number): Concept {
  return concept.id === 'boy' && i % 2 === 1 && children.test(asked.phrase)
    ? (findConcept('girl') ?? concept)
    : concept;
}

const children = /child|kid|kinder|niños|enfants|pupil|schüler|alumn|élève|学童|小学生|生徒|孩子|子供|أطفال|تلاميذ/u;

/** What everybody has one of who sits before it; of anything else there is one for all. */
const ownEach: ReadonlySet<string> = new Set([
  ...['mug', 'beer', 'wine glass', 'white wine', 'champagne', 'cocktail', 'juice', 'milk', 'milkshake', 'lemonade'],
  ...[
    'laptop',
    'typewriter',
    'iced coffee',
    'bubble tea',
    'water glass',
    'whiskey',
    'smoothie',
    'ice cream',
    'steak',
    'soup',
    'ramen',
    'rice',
  ],
  ...['spaghetti', 'salad', 'burger', 'sandwich', 'breakfast', 'pancakes', 'waffles', 'toast', 'hot dog', 'tacos'],
]);

/** Whether each of those who sit at a table has one of their own. */
export const isOwnEach = ({ id }: Pick<Concept, 'id'>): boolean => ownEach.has(id);

/** Whether somebody can sit at a table, with others or in a café. */
const canSitDown = ({ concept, asked, portrait }: PlannedItem, setting: SettingId): boolean =>
  portrait === undefined &&
  (concept.dresses === true || members[concept.id] !== undefined) &&
  concept.stands === 'ground' &&
  (asked.side === undefined || asked.side === 'beside') &&
  (asked.act === undefined ||
    asked.act === 'sits' ||
    atTables.has(asked.act) ||
    (cafes.has(setting) && inCafes.has(asked.act)));

/** What is built of snow or sand where somebody builds it, and who does. */
const isBuilt = ({ concept, count, asked }: PlannedItem): boolean =>
  (concept.id === 'snowman' || concept.id === 'sandcastle') && count === 1 && asked.side === undefined;
const isBuilder = ({ concept, asked, portrait }: PlannedItem): boolean =>
  portrait === undefined && concept.dresses === true && (asked.act === 'builds' || asked.act === 'kneels');

const goesUpright = ({ concept }: PlannedItem): boolean =>
  concept.moves === 'walks' && concept.stands === 'ground' && !isAnimal(concept);

const atTables: ReadonlySet<unknown> = new Set<PlannedItem['asked']['act']>([
  'drinks',
  'eats',
  'talks',
  'plays at a table',
  'works at a table',
  'sits at a table',
  'draws',
  'writes',
  'picnics',
]);

/** Those of a plan who sit at a table together: who eats, plays a game of it, or is with others where people drink and talk (STUDIO-72). */
export function partyOf({ items, setting, camera }: Pick<Plan, 'items' | 'setting' | 'camera'>): Party | undefined {
  if (camera === 'aerial') return undefined;
  const indices = items.map((_, i) => i);
  const carriers = new Set(items.flatMap(({ asked: { side, of } }) => (side === 'on' && of !== undefined ? [of] : [])));
  const sitters = indices.filter((i) => items[i] && canSitDown(items[i], setting) && !carriers.has(i));
  const [first] = sitters.flatMap((i) => items[i] ?? []);
  if (setting === 'classroom' && items.some(({ asked }) => asked.act === 'sits at a desk')) {
    const pupils = indices.filter((i) => items[i]?.asked.act === 'sits at a desk' && !items[i].portrait);
    const teacher = indices.filter((i) => items[i]?.asked.act === 'teaches' && items[i].count === 1).slice(0, 1);
    if (pupils.length > 0) return { at: 'desks', sitters: pupils, served: teacher };
  }
  const works = indices.filter((i) => items[i] && isBuilt(items[i]));
  const builders = indices.filter((i) => items[i] && isBuilder(items[i]));
  if (works.length > 0 && builders.length > 0 && !tableless.has(setting))
    return { at: 'work', sitters: builders, served: works.slice(0, 1) };
  // With a robot nobody sits down, who cannot.
  if (!first || items.some((item, i) => goesUpright(item) && !sitters.includes(i))) return undefined;
  const served = indices.filter((i) => {
    const item = items[i];
    const isFree = item?.asked.side === undefined || item.asked.side === 'beside';
    return item !== undefined && isFree && belongsOnTable(item, { concept: first.concept, tall: 1.8 });
  });
  const people = sitters.reduce((sum, i) => sum + (items[i] ? peopleOf(items[i]).length : 0), 0);
  if (tableless.has(setting)) return undefined;
  const fire = indices.filter((i) => items[i]?.concept.id === 'campfire');
  const isSaidElsewhere = fire.some((i) => items[i]?.asked.side === 'behind' || items[i]?.asked.side === 'far');
  if (fire.length > 0) return people > 2 && !isSaidElsewhere ? { at: 'fire', sitters, served: fire } : undefined;
  const does = (act: PlannedItem['asked']['act']): boolean => sitters.some((i) => items[i]?.asked.act === act);
  if (does('picnics')) return { at: 'blanket', sitters, served };
  const isIndoors = houses.has(setting) || rooms.has(setting);
  const isGame =
    does('plays at a table') ||
    does('draws') ||
    does('writes') ||
    does('sits at a table') ||
    (does('works at a table') && served.length > 0);
  const isMeal = does('eats') && (isIndoors || served.some((i) => items[i]?.heldBy === undefined));
  const isRound =
    people > 1 &&
    ((does('drinks') && isIndoors) || (houses.has(setting) && (does('talks') || served.length > 0 || isIndoors)));
  const isGuest = cafes.has(setting) && sitters.every((i) => items[i] && isGuestOf(items[i]));
  const isMeeting = people > 1 && setting === 'office' && does('talks');
  return isGame || isMeal || isRound || isGuest || isMeeting ? { at: 'table', sitters, served } : undefined;
}
