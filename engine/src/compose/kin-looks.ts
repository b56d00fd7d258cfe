import type { Trait } from '../concepts/concept.ts';
import { pick } from '../shapes/chance.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { Group } from './group.ts';

/** What those of a family have in common. */
const families: readonly [readonly Trait[], ...(readonly Trait[])[]] = [
  ['blond hair'],
  ['dark skin'],
  ['asian'],
  ['blond hair'],
];

/** The traits of those who are one thing in a prompt and are seated one by one: a family is alike, and grandparents are old. */
export function kinTraits(
  { concept: { id }, look: { traits }, index }: Group,
  seed: number,
): readonly Trait[] | undefined {
  if (id === 'grandparents') return [...new Set([...(traits ?? []), 'old' as const])];
  if (id !== 'family' && id !== 'family of four' && id !== 'siblings') return traits;
  return traits ?? pick(createRandom(seed ^ hashText(`kin ${index}`)), families);
}
