import { findConcept } from '../concepts/registry.ts';
import { isPerson } from './doers.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';

/** What people do in the rain that needs no other place than a street. */
const inStreets: ReadonlySet<Asked['act']> = new Set<Asked['act']>([
  undefined,
  'walks',
  'runs',
  'dances',
  'embraces',
  'kisses',
]);

/** Who has an umbrella of their own in the rain; the others have a coat. */
const carries: ReadonlySet<string> = new Set(['woman', 'girl', 'businessman', 'businesswoman']);

/** People in the rain of whom nothing else was said are in a wet street, and a couple or a woman has an umbrella there, unless that was refused. */
export function walkInRain({ asked, refused }: Reading): void {
  const people = asked.filter(isPerson);
  const [first] = people;
  const isRaining = asked.some(({ kind, id }) => (kind === 'event' || kind === 'weather') && id === 'rain');
  const isPlaced = asked.some(({ kind, id }) => kind === 'place' || findConcept(id)?.moves === 'still');
  if (!first || !isRaining || isPlaced || !people.every(({ act }) => inStreets.has(act))) return;
  const { phrase } = first;
  const isAlone = asked.filter(({ kind }) => kind === 'thing').length === 1;
  // Whoever embraces or dances has no hand free.
  const isFree = first.act === undefined || first.act === 'walks';
  const isDry = first.id === 'couple' || (carries.has(first.id) && !first.plural && (first.count ?? 1) === 1);
  if (isDry && isAlone && isFree && !refused.some(({ id }) => id === 'umbrella'))
    asked.push({ kind: 'thing', id: 'umbrella', phrase, plural: false, size: 1, count: 1 });
  asked.push({ kind: 'place', id: 'street', phrase, plural: false, size: 1, count: 1 });
}
