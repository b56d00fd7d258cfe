import { findConcept } from '../concepts/registry.ts';
import { isPerson } from './doers.ts';
import type { Reading } from './reading.ts';

/** Several who laugh do it with each other. */
export function laughTogether({ asked }: Reading): void {
  const people = asked.filter((one) => isPerson(one) && findConcept(one.id)?.dresses === true);
  const many = people.reduce((sum, { plural, count }) => sum + (count ?? (plural ? 2 : 1)), 0);
  const isFree = people.every(({ act, side }) => act === undefined && side === undefined);
  if (many < 2 || !isFree || !asked.some(({ kind, id }) => kind === 'trait' && id === 'laughing')) return;
  for (const one of people) asked[asked.indexOf(one)] = { ...one, act: 'laughs with' };
}
