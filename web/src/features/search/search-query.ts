import { search as calls, soughtWords } from '@loomlight/contract/search';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { holdsPages } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';
import { galleryItem, type WallPage } from '../gallery/index.ts';
import { isSearch, type Search } from './search-address.ts';

type Place = { readonly last: string; readonly before: string } | null;

/** One page of what was found. */
export interface FoundPage extends WallPage {
  readonly next: Place;
  /** How much there is in all; null on every page but the first. */
  readonly total: number | null;
  /** False where there may be more. */
  readonly isExact: boolean;
  /** Where there is nothing: each word by itself. */
  readonly eachWord: readonly { readonly words: string; readonly count: number }[];
}

/** The words that were counted, with their counts; those that stand in every text are left out. */
function eachWordOf(text: string, counts: readonly (number | null)[]): FoundPage['eachWord'] {
  return soughtWords(text).flatMap((words, place) => {
    const count = counts[place] ?? null;
    return count === null ? [] : [{ words, count }];
  });
}

const startMs = 300_000;

/** Images and videos together, in pages of 20 by key; a search that is typed over is cancelled. */
export function searchQuery(search: Search) {
  const { words, kinds, shape, style, colour, engine, time, prompt, sort } = search;
  return infiniteQueryOptions({
    // Among the walls: whatever is deleted or hidden leaves all of them at once.
    queryKey: [...keys.gallery, 'search', search],
    queryFn: async ({ pageParam, signal, client }): Promise<FoundPage> => {
      const query = {
        ...{ q: words, filter: kinds, sort, ...pageParam },
        ...(shape && { orientation: shape }),
        ...(style && { style }),
        ...(colour && { colour }),
        ...(engine && { engine }),
        ...(time && { since: time }),
        ...(prompt && { prompt }),
      };
      const found = await call(calls.find, { query, signal });
      const items = found.generations.map((content) =>
        galleryItem(client, { ...content, kind: content.content_type, rank: 0 }),
      );
      const { next, total, total_is_exact: isExact, each_word: counts } = found;
      return { items, next, total, isExact, eachWord: eachWordOf(words, counts) };
    },
    meta: holdsPages,
    initialPageParam: null as Place,
    getNextPageParam: ({ next }) => next,
    enabled: isSearch(search),
    // The last results stay until the next ones are there: nothing flickers while one types.
    placeholderData: keepPreviousData,
  });
}

/** Where a search may begin. */
export const searchStartQuery = queryOptions({
  queryKey: [...keys.gallery, 'search-start'],
  queryFn: ({ signal }) => call(calls.start, { signal }),
  staleTime: startMs,
});
