import { cities } from './cities.ts';
import type { Asked } from './heard.ts';

const withStreets: ReadonlySet<string> = new Set(
  cities.flatMap(({ hasStreets, words }) => (hasStreets ? Object.values(words).filter((word) => word !== '') : [])),
);

const cafes: ReadonlySet<string> = new Set(['cafe', 'coffee house']);

/** Puts what a city is known by into a street of it, where no other place was named. */
export function inItsStreets(asked: readonly Asked[]): readonly Asked[] {
  const named = asked.find(({ kind, phrase }) => kind === 'thing' && withStreets.has(phrase));
  if (!named) return asked;
  // A café of such a city is one of those along its street, from where that is seen.
  if (asked.some(({ kind, id }) => kind === 'place' && cafes.has(id)))
    return asked.map((one) => (one.kind === 'place' && cafes.has(one.id) ? { ...one, id: 'street' } : one));
  if (asked.some(({ kind }) => kind === 'place')) return asked;
  const { phrase } = named;
  return [...asked, { kind: 'place', id: 'street', phrase, plural: false, size: 1, count: 1 }];
}
