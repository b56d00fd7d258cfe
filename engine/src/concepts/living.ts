import { animalsConcepts } from './animals/index.ts';
import type { Concept } from './concept.ts';
import { peopleConcepts } from './people/index.ts';

const animals: ReadonlySet<string> = new Set(animalsConcepts.map(({ id }) => id));
const living: ReadonlySet<string> = new Set([...animalsConcepts, ...peopleConcepts].map(({ id }) => id));

/** Whether it is a person or an animal. */
export function isAlive({ id }: Concept): boolean {
  return living.has(id);
}

/** Whether a person or an animal has this id. */
export const isIdOfLiving = (id: string): boolean => living.has(id);

/** Whether it is an animal. */
export function isAnimal({ id }: Pick<Concept, 'id'>): boolean {
  return animals.has(id);
}
