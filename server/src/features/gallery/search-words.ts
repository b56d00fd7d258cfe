import type { Db } from '../../db/transaction.ts';
import { findLexemes, type WordQueries } from './listing.store.ts';

/** More words than this narrow nothing down any further. */
const wordsMax = 8;

/** The words of what a person typed: letters and digits only, so that no sign of a query language acts. */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, wordsMax);
}

/**
 * Text queries for what a person typed: every word must be there, the last one may be unfinished. Undefined when
 * nothing can be found: no word at all, or only such as every text holds.
 */
export async function searchWords(ctx: { readonly db: Db }, text: string): Promise<WordQueries | undefined> {
  const words = splitWords(text);
  if (words.length === 0) return undefined;
  const lexemes = await findLexemes(ctx.db, words);
  const groups = lexemes
    .map(({ stems, expansions }) => [...new Set([...stems, ...expansions])])
    .filter((group) => group.length > 0);
  if (groups.length === 0) return undefined;
  return {
    open: groups.map((group) => `(${group.map(quote).join(' | ')})`).join(' & '),
    prefix: `${words.map(quote).join(' & ')}:*`,
  };
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
