import { contract, type QueryOf, type ReplyOf } from '@loomlight/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

export type HistoryFilter = QueryOf<typeof contract.credits.history>['filter'];
type HistoryPage = ReplyOf<typeof contract.credits.history>;

/** More than the default of 20: the list is read in a window of its own, and a longer page scrolls more calmly. */
const pageSize = 40;

export const balanceQuery = queryOptions({
  queryKey: keys.balance,
  queryFn: ({ signal }) => call(contract.credits.balance, { signal }),
});

/** The ledger, newest first, further pages by offset. */
export function historyQuery(filter: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: keys.history(filter),
    queryFn: ({ pageParam, signal }): Promise<HistoryPage> =>
      call(contract.credits.history, { query: { limit: pageSize, offset: pageParam, filter }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const seen = pages.reduce((count, page) => count + page.transactions.length, 0);
      return last.transactions.length > 0 && seen < last.total ? seen : undefined;
    },
  });
}
