import type { Db } from '../../db/transaction.ts';
import { wordsOf } from './search/phrases.rules.ts';
import { findLexemes, type WordQueries } from './listing.store.ts';

/** More words than this narrow nothing down any further. */
const wordsMax = 8;

/** The words of what a person typed: letters and digits only, so that no sign of a query language acts. */
export function splitWords(text: string): string[] {
  return wordsOf(text).slice(0, wordsMax);
}

/**
 * Text queries for what a person typed: every word must be there, the last one may be unfinished. Undefined when
 * nothing can be found: no word at all, or only such as every text holds.
 */
export async function searchWords(ctx: { readonly db: Db }, text: string): Promise<WordQueries | undefined> {
  const [queries] = await searchEachText(ctx, [text]);
  return queries;
}

/** The same for several texts, in one question. */
export async function searchEachText(
  ctx: { readonly db: Db },
  texts: readonly string[],
): Promise<(WordQueries | undefined)[]> {
  const split = texts.map(splitWords);
  const sought = split.flatMap((words) =>
    words.map((word, place) => ({ word, isUnfinished: place === words.length - 1 })),
  );
  const lexemes = await findLexemes(ctx.db, sought);
  let from = 0;
  return split.map((words) => {
    const found = lexemes.slice(from, from + words.length);
    from += words.length;
    const groups = found
      .map(({ stems, expansions, isCommon }) => ({ words: [...new Set([...stems, ...expansions])], isCommon }))
      .filter((group) => group.words.length > 0);
    if (groups.length === 0) return undefined;
    const rare = groups.filter(({ isCommon }) => !isCommon).toSorted((a, b) => a.words.length - b.words.length);
    return {
      open: groups.map(({ words }) => anyOf(words)).join(' & '),
      rare: rare[0]?.words.map(quote),
      prefix: `${words.map(quote).join(' & ')}:*`,
    };
  });
}

const anyOf = (words: readonly string[]): string => `(${words.map(quote).join(' | ')})`;

function quote(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
