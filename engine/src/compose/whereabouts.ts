import type { Act, Concept, Season, SettingId } from '../concepts/concept.ts';
import { isAnimal } from '../concepts/living.ts';
import type { Heard } from '../hears/heard.ts';
import type { PlannedItem } from './planned-item.ts';

/** Where people are who may be anywhere. */
const anywhere: readonly SettingId[] = [
  'street',
  'park',
  'beach',
  'cottage garden',
  'harbour',
  'river',
  'rooftop',
  'pier',
];
/** Where there is room for several, or for children to run about. */
const inTheOpen: readonly SettingId[] = ['park', 'beach', 'street', 'hills', 'river'];
const forChildren: readonly SettingId[] = ['park', 'cottage garden', 'beach', 'hills', 'street', 'orchard'];
/** Behind whoever sits for a portrait. */
const behindFaces: readonly SettingId[] = [
  'street',
  'park',
  'cottage garden',
  'library',
  'beach',
  'cafe',
  'forest',
  'harbour',
];

/** Where people do what they are said to do; what is not here is done where they are at home. */
const forActs: ReadonlyMap<Act | undefined, readonly SettingId[]> = new Map<Act | undefined, readonly SettingId[]>([
  ...([undefined, 'walks', 'waves', 'talks', 'laughs', 'laughs with', 'embraces', 'kisses'] as const).map(
    (act) => [act, anywhere] as const,
  ),
  ...(['phones', 'photographs', 'takes a selfie'] as const).map(
    (act) => [act, ['street', 'park', 'rooftop', 'harbour', 'beach', 'market']] as const,
  ),
  ['runs', ['park', 'street', 'beach', 'forest', 'river']],
  ['dances', ['street', 'beach', 'park', 'rooftop']],
  ['waits', ['street', 'station', 'park', 'pier']],
  ['carries', ['street', 'market', 'avenue']],
  ...(['throws', 'romps', 'leaps', 'blows bubbles'] as const).map((act) => [act, inTheOpen] as const),
]);

/** Whose word says nothing of where they are. */
const everybody: ReadonlySet<string> = new Set([
  ...[
    'man',
    'woman',
    'person',
    'girl',
    'boy',
    'couple',
    'grandparents',
    'siblings',
    'twins',
    'twin boys',
    'twin girls',
  ],
  ...['family', 'family of four'],
]);
const children: ReadonlySet<string> = new Set(['girl', 'boy', 'siblings', 'twins', 'twin boys', 'twin girls']);

/** What is heard of a sky, which houses and trees would hide. */
const skies: ReadonlySet<string> = new Set(['stars', 'aurora', 'comet', 'rainbow', 'moon', 'fireworks']);

/** Animals that come along are lower than this, metres. */
const lowPet = 1.1;
/** More than so many are put where there is room. */
const few = 2;

/**
 * Where people are of whom no place was said: one of the places where what they do is done, by chance (STUDIO-82). Everybody else is where they are at home.
 */
export function whereaboutsOf(
  heard: Heard,
  {
    usual,
    items,
    season,
  }: { readonly usual: SettingId; readonly items: readonly PlannedItem[]; readonly season: Season },
  turn: number,
): SettingId {
  const standing = items.filter(({ heldBy }) => heldBy === undefined);
  const people = standing.filter(({ concept }) => everybody.has(concept.id));
  const [first] = people;
  const isSaid = heard.drawn.some(({ kind, id }) => kind === 'place' || skies.has(id));
  if (!first || isSaid || !standing.every((one) => people.includes(one) || isPet(one.concept))) return usual;
  if (standing.some(({ asked: { side, isAloft, rests } }) => side !== undefined || isAloft || rests)) return usual;
  const doing = forActs.get(first.asked.act);
  if (!doing || people.some(({ asked }) => !forActs.has(asked.act))) return usual;
  const among = amongWhom(people, doing, first.portrait !== undefined).filter(
    (id) => !(season === 'winter' && summery.has(id)),
  );
  return among[turn % among.length] ?? usual;
}

const summery: ReadonlySet<SettingId> = new Set<SettingId>(['beach', 'pier', 'orchard']);

const isPet = (concept: Concept): boolean =>
  isAnimal(concept) && concept.stands === 'ground' && concept.size.height < lowPet;

function amongWhom(
  people: readonly PlannedItem[],
  doing: readonly SettingId[],
  isPortrait: boolean,
): readonly SettingId[] {
  if (isPortrait) return behindFaces;
  if (doing !== anywhere) return doing;
  const isOf = (ids: ReadonlySet<string>): boolean => people.every(({ concept }) => ids.has(concept.id));
  if (isOf(children)) return forChildren;
  return people.reduce((sum, { count }) => sum + count, 0) > few ? inTheOpen : anywhere;
}
