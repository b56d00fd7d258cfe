import { picks } from '@loomlight/contract/picks';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { holdsList } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';

/** What is loved most this week (MAKE-57). A part of the gallery's keys, so that what ends those ends it too. */
export const picksQuery = queryOptions({
  queryKey: [...keys.gallery, 'picks'],
  queryFn: async ({ signal }) => (await call(picks.week, { signal })).generations,
  meta: holdsList,
});
