import { contract } from '@loomlight/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** How many are unread. The stream keeps it; asked for only while there is no stream. */
export const unreadQuery = queryOptions({
  queryKey: keys.unread,
  queryFn: async ({ signal }) => (await call(contract.notifications.list, { query: { limit: 1 }, signal })).unread,
});
