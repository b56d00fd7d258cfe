import type { Content } from '@loomlight/contract';
import { limits } from '@loomlight/contract';
import { searchTimes, type SearchTime, soughtWords } from '@loomlight/contract/search';
import type { Db } from '../../../db/transaction.ts';
import { type Actor, actorId } from '../../../kernel/actor.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { presentContent, type PresentContext } from '../../content/index.ts';
import { searchEachText, searchWords } from '../search-words.ts';
import {
  countEach,
  countFound,
  type FoundTotal,
  listFound,
  type SearchFilter,
  type SearchPage,
} from './search.store.ts';

/** What a caller looks for; words as they were typed. */
export interface SearchRequest extends Omit<SearchFilter, 'from' | 'words'> {
  readonly text: string;
  readonly since?: SearchTime | undefined;
}

/** Words and how many open pictures have all of them. */
export interface CountedWords {
  readonly words: string;
  readonly count: number;
}

/** What was found, as the viewer may see it. */
export interface Found {
  readonly items: readonly Content[];
  readonly next: { readonly last: string; readonly before: string } | null;
  /** Null on every page but the first. */
  readonly total: FoundTotal | null;
  readonly eachWord: readonly (number | null)[];
}

/**
 * A page of what is public and matches (KEEP-9). Words match only where the viewer may read them, in the page, its total and its order alike
 * (KEEP-10). The total is counted for the first page alone; where that is empty, each word is counted by itself (KEEP-11).
 */
export async function searchContent(
  ctx: PresentContext & { readonly db: Db },
  input: { readonly request: SearchRequest; readonly page: SearchPage; readonly viewer: Actor },
): Promise<Found> {
  const { page, viewer } = input;
  const { text, since, ...chosen } = input.request;
  const words = text === '' ? undefined : await searchWords(ctx, text);
  const isFirst = page.after === undefined;
  if (text !== '' && !words) return { items: [], next: null, total: isFirst ? nothingFound : null, eachWord: [] };
  const from = since && addSeconds(ctx.clock.now(), -searchTimes[since] * 86_400);
  const blockerId = actorId(viewer);
  const filter = { ...chosen, from, words, blockerId };
  const rows = await listFound(ctx.db, filter, page, actorId(viewer));
  const last = rows.at(-1);
  const isLast = rows.length < page.limit;
  const totalOf = async (): Promise<FoundTotal> => {
    if (isLast) return { count: rows.length, isExact: true };
    const { count, isExact } = await countFound(ctx.db, filter, actorId(viewer));
    return { count: Math.max(count, rows.length), isExact };
  };
  return {
    items: rows.map((row) => presentContent(ctx, row, viewer)),
    next: last && !isLast ? { last: placeText(last.place), before: last.id } : null,
    total: isFirst ? await totalOf() : null,
    eachWord: isFirst && rows.length === 0 ? await countWords(ctx, { text, blockerId }) : [],
  };
}

const nothingFound: FoundTotal = { count: 0, isExact: true };

function placeText(place: Date | number): string {
  return place instanceof Date ? place.toISOString() : String(place);
}

/** How many have each word by itself; null for one that every text holds. */
async function countWords(
  ctx: { readonly db: Db },
  { text, blockerId }: { readonly text: string; readonly blockerId: string | undefined },
): Promise<(number | null)[]> {
  const words = soughtWords(text);
  const queries = await searchEachText(ctx, words);
  const known = queries.filter((query) => query !== undefined);
  const counts = (await countEach(ctx.db, known, { max: limits.totalMax, blockerId })).values();
  return queries.map((query) => (query ? (counts.next().value ?? 0) : null));
}
