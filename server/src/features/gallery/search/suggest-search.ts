import { isStorableText, limits } from '@loomlight/contract';
import type { Db } from '../../../db/transaction.ts';
import { type Actor, actorId } from '../../../kernel/actor.ts';
import { usernameKey } from '../../accounts/index.ts';
import { searchEachText, searchWords } from '../search-words.ts';
import { completionsOf } from './phrases.rules.ts';
import type { CountedWords } from './search-content.ts';
import { countEach, listOpenItems, listPeopleLike, type OpenItem } from './search.store.ts';

/** So many open items are read to learn what the typed words can become. */
const sampleSize = 60;
const wordsShown = 4;
const itemsShown = 4;
const peopleShown = 3;
/** So many names that begin alike are looked at. */
const namesLooked = 200;

/** What was typed so far, and what it can become. */
export interface Suggested {
  readonly words: readonly CountedWords[];
  readonly items: readonly OpenItem[];
  readonly people: Awaited<ReturnType<typeof listPeopleLike>>;
}

/**
 * What two letters or more can become (KEEP-14): words, pictures and people of now. All of it is read from open prompts at this moment, by
 * everybody alike but for whom the viewer has blocked, so that nothing locked, private or removed is in it, and nothing of what people look
 * for is kept.
 */
export async function suggestSearch(
  ctx: { readonly db: Db },
  input: { readonly text: string; readonly viewer: Actor },
): Promise<Suggested> {
  const { text } = input;
  const asked = { text, blockerId: actorId(input.viewer) };
  if (Array.from(text).length < limits.suggestFrom) return { words: [], items: [], people: [] };
  const [{ words, items }, people] = await Promise.all([suggestWords(ctx, asked), suggestPeople(ctx, asked)]);
  return { words, items, people };
}

interface Asked {
  readonly text: string;
  readonly blockerId: string | undefined;
}

async function suggestWords(
  ctx: { readonly db: Db },
  { text, blockerId }: Asked,
): Promise<Pick<Suggested, 'words' | 'items'>> {
  const words = await searchWords(ctx, text);
  if (!words) return { words: [], items: [] };
  const items = await listOpenItems(ctx.db, { words, blockerId, limit: sampleSize });
  const prompts = items.map(({ prompt }) => prompt);
  const phrases = completionsOf(text, prompts, wordsShown);
  // Counted as the search itself counts, so that the number is what Enter finds.
  const queries = await searchEachText(ctx, phrases);
  const sought = phrases.flatMap((phrase, place) => {
    const query = queries[place];
    return query ? [{ phrase, query }] : [];
  });
  const counts = await countEach(
    ctx.db,
    sought.map(({ query }) => query),
    { max: limits.suggestedCountMax, blockerId },
  );
  return {
    words: sought
      .map(({ phrase }, place) => ({ words: phrase, count: counts[place] ?? 0 }))
      .filter(({ count }) => count > 0),
    items: items.slice(0, itemsShown),
  };
}

async function suggestPeople(ctx: { readonly db: Db }, { text, blockerId }: Asked): Promise<Suggested['people']> {
  if (!isStorableText(text)) return [];
  return listPeopleLike(ctx.db, { nameBegins: usernameKey(text), blockerId, looked: namesLooked, limit: peopleShown });
}
