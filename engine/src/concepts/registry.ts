import { animalsConcepts } from './animals/index.ts';
import { buildingsConcepts } from './buildings/index.ts';
import { flagsConcepts } from './flags/index.ts';
import { flowersConcepts } from './flowers/index.ts';
import { landConcepts } from './land/index.ts';
import { peopleConcepts } from './people/index.ts';
import { roomConcepts } from './room/index.ts';
import { streetConcepts } from './street/index.ts';
import { tableConcepts } from './table/index.ts';
import { treesConcepts } from './trees/index.ts';
import { vehiclesConcepts } from './vehicles/index.ts';
import type { Concept } from './concept.ts';

/** Every thing that has a painter, a folder for each kind; a test holds this list against the folders. */
export const concepts: readonly Concept[] = [
  ...animalsConcepts,
  ...buildingsConcepts,
  ...flagsConcepts,
  ...flowersConcepts,
  ...landConcepts,
  ...peopleConcepts,
  ...roomConcepts,
  ...streetConcepts,
  ...tableConcepts,
  ...treesConcepts,
  ...vehiclesConcepts,
];

const byId: ReadonlyMap<string, Concept> = new Map(concepts.map((concept) => [concept.id, concept]));

/** The concept of an id. */
export function findConcept(id: string): Concept | undefined {
  return byId.get(id);
}
