import { findPhrase } from './find-phrase.ts';
import { coloursByWord, sizes } from './grammar.ts';
import type { Language } from './lexicon.ts';

/** So many words of a name may stand behind what was said within it. */
const longestRest = 3;

/**
 * The words of a prompt with a colour or a size that was said within a name before that name: "a vintage red car" is a red vintage car, and "a hot
 * pink air balloon" a pink hot air balloon (STUDIO-34). What is a name by itself keeps what stands behind it.
 */
export function coloursFirst(words: readonly string[], language: Language): readonly string[] {
  const said = [...words];
  for (let at = 0; at + 2 < said.length; at++) {
    const first = said[at] ?? '';
    const end = said.findIndex((word, i) => i > at && !isSaidOfNouns(word));
    if (end <= at + 1 || isSaidOfNouns(first) || findPhrase(said, at, language)?.kind === 'entry') continue;
    const name = findPhrase([first, ...said.slice(end, end + longestRest)], 0, language);
    if (name?.kind !== 'entry' || name.entry.kind !== 'thing' || name.to === 1) continue;
    said.splice(at, end - at, ...said.slice(at + 1, end), first);
  }
  return said;
}

const isSaidOfNouns = (word: string): boolean => coloursByWord.has(word) || sizes.has(word);
