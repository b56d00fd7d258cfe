import { determiners } from './grammar.ts';
import type { Language } from './lexicon.ts';

const verbsLikeNouns: ReadonlySet<string> = new Set(['building', 'painting', 'drawing', 'baking', 'watering', 'saw']);

/** Who does it where nobody was named. */
const sayers: ReadonlySet<string> = new Set(['i', 'we', 'you', 'he', 'she', 'they', 'who', 'that']);

/** "Qui lit": a bed has an article before it, or a preposition. */
const readsInFrench = 'lit';
const beforeNouns: ReadonlySet<string> = new Set(
  'le/un/ce/son/mon/ton/leur/notre/du/au/de/grand/petit/vieux/beau/joli/double/sans/en'.split('/'),
);

/** Whether a word that names a thing says here what is done: "two children building a sandcastle" do that, and there is no building (STUDIO-53). */
export function isVerbLikeNoun(
  words: readonly string[],
  at: number,
  { language, isBehindNoun }: { readonly language: Language; readonly isBehindNoun: boolean },
): boolean {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  if (language === 'fr' && word === readsInFrench) return at > 0 && !beforeNouns.has(before);
  return verbsLikeNouns.has(word) && (isBehindNoun || sayers.has(before)) && determiners.has(next);
}
