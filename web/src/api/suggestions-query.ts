import { search as calls } from '@loomlight/contract/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './queries.ts';

/** What typed words can become; a suggestion that is typed over is cancelled. */
export function suggestionsQuery(words: string) {
  return queryOptions({
    queryKey: [...keys.gallery, 'suggestions', words],
    queryFn: ({ signal }) => call(calls.suggest, { query: { q: words }, signal }),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
}
