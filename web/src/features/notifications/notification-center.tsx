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
import { type NotificationFilter, notificationsQuery } from './notification-queries.ts';
import { NotificationRow } from './notification-row.tsx';
import { useNotificationActs } from './use-notification-acts.ts';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;
const none: Readonly<Record<NotificationFilter, { title: string; hint: string }>> = {
  all: { title: 'Nothing yet', hint: 'Finished creations, sold prompts, favorites and payments will be told here.' },
  unread: { title: 'All read', hint: 'There is nothing that you have not seen.' },
};

/** Everything a person was told, newest first (R-API-34). */
export function NotificationCenter() {
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const query = useInfiniteQuery(notificationsQuery(filter));
  const { data, isPending, isError, error, isFetching, hasNextPage } = query;
  const { read, readAll, remove } = useNotificationActs();
  const list = useRef<HTMLUListElement>(null);
  // What came between two pages moves others onto both.
  const items = [...new Map(data?.pages.flatMap((page) => page.notifications).map((one) => [one.id, one])).values()];
  const shown = filter === 'unread' ? items.filter(({ read_at }) => read_at === null) : items;

  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <Segmented label="Filter" value={filter} options={filters} onChange={setFilter} small />
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
        {shown.map((news) => (
          <NotificationRow
            key={news.id}
            news={news}
            onRead={() => {
              // The button goes with its act: the focus stays in the list.
              list.current?.focus({ preventScroll: true });
              read(news.id);
            }}
            onRemove={() => {
              list.current?.focus({ preventScroll: true });
              remove(news.id);
            }}
          />
        ))}
      </ul>
      {hasNextPage && <Sentinel onReach={() => !isFetching && void query.fetchNextPage()} />}
    </>
  );
}
