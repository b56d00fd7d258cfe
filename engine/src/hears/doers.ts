import type { Act } from '../concepts/concept.ts';
import { isAnimal } from '../concepts/living.ts';
import { findConcept } from '../concepts/registry.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';

/** Somebody who was named, and where in the text that begins and ends. */
interface Named {
  readonly asked: Asked;
  readonly from: number;
  readonly to: number;
}

/** Where in a text everything stands that was asked for, by the order of its words. */
function placesIn(text: string, asked: readonly Asked[]): readonly Named[] {
  const taken: [number, number][] = [];
  return asked
    .flatMap((one): readonly Named[] => {
      let from = text.indexOf(one.phrase);
      while (from >= 0 && taken.some(([a, b]) => from < b && from + one.phrase.length > a))
        from = text.indexOf(one.phrase, from + 1);
      if (from < 0) return [];
      taken.push([from, from + one.phrase.length]);
      return [{ asked: one, from, to: from + one.phrase.length }];
    })
    .toSorted((a, b) => a.from - b.from);
}

/** What stands between two who do something together: a word that joins them, an article, and up to three words of the second one. */
const joined =
  /^(?:\s+\p{L}+)?\s*(?:,\s*)?(?:\s(?:and|with|und|mit|y|e|con|et|avec|و)\s+|\s+و|[和与跟とや、])\s*(?:\p{L}+\s+){0,3}$/u;

/** Whether it is people who are seen doing what is said of them. */
export const isPerson = ({ kind, id }: Asked): boolean => {
  const concept = kind === 'thing' ? findConcept(id) : undefined;
  return (
    concept !== undefined &&
    !isAnimal(concept) &&
    (concept.dresses === true || concept.hasLooks === true || concept.id.startsWith('family'))
  );
};

/** What is done so, and said more narrowly by another word. */
const narrower: Readonly<Partial<Record<Act, readonly Act[]>>> = {
  reads: ['reads the paper'],
  sits: ['drinks', 'eats', 'talks', 'phones'],
};

/** Whether something is seen doing that. */
function hasAct({ kind, id }: Asked, act: Act): boolean {
  return kind === 'thing' && findConcept(id)?.acts?.includes(act) === true;
}

/** Whether it is no animal and is seen doing something, and nothing else was said of what it does. */
function canDo(one: Asked, act: Act): boolean {
  const isFree = one.act === undefined || narrower[one.act]?.includes(act) === true;
  const concept = findConcept(one.id);
  return isFree && hasAct(one, act) && concept !== undefined && !isAnimal(concept);
}

/**
 * Who does what a verb says that stands in a text from `at` on: whoever was named last before it and those who are joined to them ("a woman and a
 * man"); whoever is named behind it where nobody was before.
 */
export function doersOf(text: string, at: number, act: Act, { asked }: Reading): readonly Asked[] {
  const named = placesIn(text, asked);
  const before = named.filter(({ to }) => to <= at);
  const last = before.findLastIndex(({ asked: one }) => canDo(one, act));
  const first = last < 0 ? named.find(({ asked: one }) => canDo(one, act)) : undefined;
  if (first) return [first.asked];
  const doers: Asked[] = [];
  for (let i = last; i >= 0; i--) {
    const [one, next] = [before[i], before[i + 1]];
    if (!one || !canDo(one.asked, act)) break;
    if (i < last && (!next || !joined.test(text.slice(one.to, next.from)))) break;
    doers.push(one.asked);
  }
  // "A man drinking with a friend": both do.
  const after = named.find(({ asked: one, from }) => from > at && canDo(one, act));
  if (after && doers.length > 0 && with_.test(text.slice(at, after.from))) doers.push(after.asked);
  return doers;
}

const with_ = /\s(?:with|mit|con|avec|مع)\s+(?:\p{L}+\s+){0,2}$/u;

/** What people and animals do together: "a boy and his dog running" both do. */
const goes: ReadonlySet<Act> = new Set<Act>(['runs', 'walks']);

/** "A woman and a man doing yoga": what the second of two is said to do the first one does as well, if nothing else was said of them. */
export function shareActs(text: string, { asked }: Reading): void {
  const named = placesIn(text, asked);
  for (let i = named.length - 1; i > 0; i--) {
    const [one, next] = [named[i - 1], named[i]];
    if (!one || !next) continue;
    const last = asked.find((thing) => thing.phrase === next.asked.phrase && thing.id === next.asked.id);
    const act = last?.act;
    if (act === undefined || !(isPerson(next.asked) || goes.has(act))) continue;
    const isAble = canDo(one.asked, act) || (goes.has(act) && one.asked.act === undefined && hasAct(one.asked, act));
    if (!isAble) continue;
    if (joined.test(text.slice(one.to, next.from))) asked[asked.indexOf(one.asked)] = { ...one.asked, act };
  }
}
