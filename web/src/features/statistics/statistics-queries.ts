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
