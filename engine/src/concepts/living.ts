import { animalsConcepts } from './animals/index.ts';
import type { Concept } from './concept.ts';
import { peopleConcepts } from './people/index.ts';

const living: ReadonlySet<string> = new Set([...animalsConcepts, ...peopleConcepts].map(({ id }) => id));

/** Whether it is a person or an animal. */
export function isAlive({ id }: Concept): boolean {
  return living.has(id);
}
