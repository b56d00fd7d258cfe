import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Sentinel } from '../../ui/sentinel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { gatherNotifications } from './gather-notifications.ts';
import { NotificationGroup } from './notification-group.tsx';
import { notificationsQuery } from './notification-queries.ts';
import { NotificationRow } from './notification-row.tsx';
import { useNotificationActs } from './use-notification-acts.ts';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'sale', label: 'Sales' },
  { value: 'favorite', label: 'Favorites' },
  { value: 'follow', label: 'Followers' },
  { value: 'generation', label: 'Jobs' },
] as const;
type ShownFilter = (typeof filters)[number]['value'];
const none: Readonly<Record<ShownFilter, { title: string; hint: string }>> = {
  all: { title: 'Nothing yet', hint: 'Finished creations, sold prompts, favorites and payments will be told here.' },
  unread: { title: 'All read', hint: 'There is nothing that you have not seen.' },
  sale: { title: 'No sales yet', hint: 'Lock a public prompt behind a price, and who unlocks it is told here.' },
  favorite: { title: 'No favorites yet', hint: 'Who likes one of your public creations is told here.' },
  follow: { title: 'No followers yet', hint: 'Who begins to follow you is told here.' },
  generation: { title: 'No jobs yet', hint: 'What you make tells here when it is finished.' },
};

/** Everything a person was told, newest first (R-API-34). */
export function NotificationCenter() {
  const [filter, setFilter] = useState<ShownFilter>('all');
  const query = useInfiniteQuery(notificationsQuery(filter));
  const { data, isPending, isError, error, isFetching, hasNextPage } = query;
  const { read, readAll, remove } = useNotificationActs();
  const list = useRef<HTMLUListElement>(null);
  // What came between two pages moves others onto both.
  const items = [...new Map(data?.pages.flatMap((page) => page.notifications).map((one) => [one.id, one])).values()];
  const shown = filter === 'unread' ? items.filter(({ read_at }) => read_at === null) : items;
  /** The button goes with its act: the focus stays in the list. */
  const act = (deed: (ids: readonly string[]) => void, ids: readonly string[]) => {
    list.current?.focus({ preventScroll: true });
    deed(ids);
  };

  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        {/* More of them than a phone is wide: they go sideways. */}
        <div className="max-w-full overflow-x-auto max-sm:[mask:linear-gradient(90deg,#000_calc(100%-36px),transparent)] max-sm:[scrollbar-width:none] max-sm:pr-9">
          <Segmented label="Filter" value={filter} options={filters} onChange={setFilter} small />
        </div>
        <Button tone="line" size="sm" disabled={!items.some(({ read_at }) => read_at === null)} onClick={readAll}>
          Mark all as read
        </Button>
      </div>
      {isPending && Array.from({ length: 6 }, (_, row) => <Skeleton key={row} className="my-3 h-12" />)}
      {isError && items.length === 0 && (
        <ErrorState message={errorText(error)} onRetry={() => void query.refetch()} retrying={isFetching} />
      )}
      {data && shown.length === 0 && !hasNextPage && (
        <EmptyState {...none[filter]}>
          <Link to={`${paths.settings()}#notifications`} className="link">
            Choose what you are told
          </Link>
        </EmptyState>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Notifications" className="mt-2 outline-none">
        {gatherNotifications(shown).map((entry) => {
          const [news] = entry;
          return entry.length > 1 ? (
            <NotificationGroup
              key={news.id}
              entry={entry}
              onRead={(ids) => act(read, ids)}
              onRemove={(ids) => act(remove, ids)}
            />
          ) : (
            <NotificationRow
              key={news.id}
              news={news}
              onRead={() => act(read, [news.id])}
              onRemove={() => act(remove, [news.id])}
            />
          );
        })}
      </ul>
      {hasNextPage && <Sentinel onReach={() => !isFetching && void query.fetchNextPage()} />}
    </>
  );
}
