import { contract, type NotificationKind } from '@loomlight/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** How many the bell shows; the page has them all. */
const newestShown = 6;

export type NotificationFilter = 'all' | 'unread' | NotificationKind;

/** What the open bell shows. */
export const newestQuery = queryOptions({
  queryKey: keys.newestNotifications,
  queryFn: ({ signal }) => call(contract.notifications.list, { query: { limit: newestShown }, signal }),
  staleTime: 0,
});

/** Everything, what is unread, or what is of one kind, newest first, further pages by number. */
export function notificationsQuery(filter: NotificationFilter) {
  return infiniteQueryOptions({
    queryKey: keys.notificationList(filter),
    queryFn: ({ pageParam, signal }) =>
      call(contract.notifications.list, {
        query: {
          page: pageParam,
          ...(filter === 'unread' ? { unreadOnly: 'true' } : filter === 'all' ? {} : { kind: filter }),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
    staleTime: 0,
  });
}
