import { forget } from './count-anew.ts';
import { foods } from './deeds.ts';
import { isPerson } from './doers.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';

/** Words for being at home, which ask for a room and for no house. */
const atHome =
  /(?<![\p{L}-])(?:at (?:their |his |her |our )?home|zu hause|zuhause|daheim|en (?:su )?casa|à la maison|chez eux|chez elle|chez lui|في البيت|في المنزل)(?![\p{L}-])|在家|家で/u;

/** Who eats or drinks together and was said to be nowhere does it where people do: at home in a kitchen, with beer in a tavern, and otherwise in a café. */
export function gatherIn(text: string, { asked }: Reading): void {
  const home = atHome.test(text) ? asked.find(({ kind, id }) => kind === 'thing' && id === 'house') : undefined;
  const people = asked.filter(isPerson);
  const isOf = (...acts: readonly Asked['act'][]): boolean => people.some(({ act }) => acts.includes(act));
  if (home && people.length > 0) {
    forget(asked, home);
    asked.push(placeOf(isOf('eats') ? 'kitchen' : 'parlour', home.phrase));
  }
  if (asked.some(({ kind, id }) => kind === 'place' || outdoors.has(id))) return;
  const [one] = people;
  const isFed = asked.some(({ id }) => id === 'duck' || id === 'swan');
  if (one && (isOf('picnics') || (isOf('feeds') && isFed))) return void asked.push(placeOf('park', one.phrase));
  if (one && blackboard.test(text) && isOf('teaches')) return void asked.push(placeOf('classroom', one.phrase));
  const together =
    people.some(({ count = 1, plural, id }) => count > 1 || plural || several.has(id)) || people.length > 1;
  const meal = asked.find(({ id }) => foods.has(id));
  const isAtTable = isOf('eats') && !(meal && byHand.has(meal.id));
  const [first] = people;
  if (!first || !(isAtTable || (together && isOf('drinks')) || (isOf('plays at a table') && !together))) return;
  asked.push(placeOf(asked.some(({ id }) => id === 'beer') ? 'tavern' : 'coffee house', first.phrase));
}

const placeOf = (id: string, phrase: string): Asked => ({
  kind: 'place',
  id,
  phrase,
  plural: false,
  size: 1,
  count: 1,
});

const blackboard = /board|tafel|pizarra|tableau|黑板|黒板|السبورة/u;

/** Who is more than one by their word. */
const several: ReadonlySet<string> = new Set([
  'couple',
  'grandparents',
  'family',
  'family of four',
  'siblings',
  'twins',
  'newlyweds',
]);

/** What is eaten while somebody walks. */
const byHand: ReadonlySet<string> = new Set([
  'ice cream',
  'apple',
  'banana',
  'popcorn',
  'candy',
  'donut',
  'hot dog',
  'pretzel',
  'watermelon',
]);

/** What is only found outdoors, or has a room of its own. */
const outdoors: ReadonlySet<string> = new Set([
  'campfire',
  'tent',
  'bench',
  'tree',
  'fireplace',
  'sofa',
  'armchair',
  'bed',
]);
