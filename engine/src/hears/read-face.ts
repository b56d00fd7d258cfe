import { isAlive } from '../concepts/living.ts';
import { findConcept } from '../concepts/registry.ts';
import { findPhrase } from './find-phrase.ts';
import { faces, ofWhom } from './grammar.ts';
import type { Language } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { unpainted } from './unpainted.ts';

/** Whether a word is one for a face and says whose: "a lion's head" behind its noun, "the head of an old lion" before it, "a woman with a kind face" after it. */
export function isFace({ words, at, nounEnd, reading, language }: FaceWord): boolean {
  if (!faces.has(words[at] ?? '')) return false;
  const last = nounEnd === at ? reading.asked.at(-1) : undefined;
  if (last) return last.kind === 'thing' && isLiving(last.id);
  const hasFace = unpainted.has(words[at] ?? '') && words[at + 1] !== 'of';
  if (hasFace && reading.asked.some(({ kind, id, act }) => kind === 'thing' && isLiving(id) && !act)) return true;
  if (!ofWhom.has(words[at + 1] ?? '')) return false;
  const near = [1, 2, 3, 4, 5].map((step) => findPhrase(words, at + step, language));
  const whose = near.find((hit) => hit?.kind === 'entry' && hit.entry.kind === 'thing');
  return whose?.kind === 'entry' && isLiving(whose.entry.id);
}

interface FaceWord {
  readonly words: readonly string[];
  readonly at: number;
  readonly nounEnd: number;
  readonly reading: Reading;
  readonly language: Language;
}

function isLiving(id: string): boolean {
  const concept = findConcept(id);
  return concept !== undefined && isAlive(concept);
}

/** The face of somebody who is alone is a portrait; beside others it is a part that nobody paints by itself. */
export function hearFaces(said: readonly string[], reading: Reading): void {
  const [first] = said;
  if (first === undefined) return;
  const [thing, ...others] = reading.asked.filter(({ kind }) => kind === 'thing');
  const isAlone = thing && others.length === 0 && !thing.plural && (thing.count ?? 1) === 1;
  if (isAlone) reading.camera = { word: 'portrait', phrase: first };
  else for (const word of said) (unpainted.has(word) ? reading.notDrawn : reading.ignored).push(word);
}
