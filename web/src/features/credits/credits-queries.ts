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

export const packagesQuery = queryOptions({
  queryKey: keys.packages,
  queryFn: async ({ signal }) => (await call(contract.payments.packages, { signal })).packages,
});

/** The ledger, newest first, further pages by offset. */
export function historyQuery(filter: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: keys.history(filter),
    queryFn: ({ pageParam, signal }): Promise<HistoryPage> =>
      call(contract.credits.history, { query: { limit: pageSize, offset: pageParam, filter }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextOffset(pages, (page) => page.transactions.length, last.total),
  });
}

/** Prompts that were bought, with their words, in pages of 6 (R-API-29). */
export const purchasesQuery = infiniteQueryOptions({
  queryKey: keys.purchases,
  queryFn: ({ pageParam, signal }) => call(contract.prompts.purchases, { query: { offset: pageParam }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => nextOffset(pages, (page) => page.purchases.length, last.total),
});

/** Prompts that were sold, in pages of 6. */
export const salesQuery = infiniteQueryOptions({
  queryKey: keys.sales,
  queryFn: ({ pageParam, signal }) => call(contract.prompts.sales, { query: { offset: pageParam }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => nextOffset(pages, (page) => page.sales.length, last.total),
});

/** Where the next page begins; undefined at the end, and where a page came back empty. */
export function nextOffset<Page>(
  pages: readonly Page[],
  length: (page: Page) => number,
  total: number,
): number | undefined {
  const last = pages.at(-1);
  const seen = pages.reduce((count, page) => count + length(page), 0);
  return last !== undefined && length(last) > 0 && seen < total ? seen : undefined;
}
