import { ownLibrary, type OwnItem } from '@loomlight/contract/own-library';
import { type Timeframe, statistics } from '@loomlight/contract/statistics';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** What was made, spent and earned; the timeframe before stays until the next one has come. */
export function figuresQuery(timeframe: Timeframe) {
  return queryOptions({
    queryKey: keys.statistics(timeframe),
    queryFn: ({ signal }) => call(statistics.figures, { query: { timeframe }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What the best of one's own are the best by. */
export type BestBy = 'views' | 'favorites' | 'earned';
const bestShown = 6;

/** Own items that were seen, favorited or earned most; without those that never were. */
export function bestQuery(by: BestBy) {
  return queryOptions({
    queryKey: [...keys.user, 'best', by],
    queryFn: async ({ signal }) => {
      const query = { limit: bestShown, sort: by, state: 'ready' as const };
      const { generations: items } = await call(ownLibrary.list, { query, signal });
      return items.filter((item) => countOf(item, by) > 0);
    },
    placeholderData: keepPreviousData,
  });
}

const countOf = (item: OwnItem, by: BestBy): number =>
  ({ views: item.view_count, favorites: item.favorite_count, earned: item.credits_earned })[by];

/** What the person did, newest first, further pages by offset. */
export const activityQuery = infiniteQueryOptions({
  queryKey: keys.activity,
  queryFn: ({ pageParam, signal }) => call(statistics.activity, { query: { offset: pageParam }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => {
    const loaded = pages.reduce((sum, page) => sum + page.activity.length, 0);
    return last.activity.length > 0 && loaded < last.total ? loaded : undefined;
  },
});
