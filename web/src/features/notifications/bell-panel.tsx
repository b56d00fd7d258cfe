import '../../ui/menu.css';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../api/error-words.ts';
import { cx } from '../../lib/cx.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFloatingPanel } from '../../ui/use-floating-panel.ts';
import { newestQuery } from './notification-queries.ts';
import { NotificationThumbs } from './notification-thumbs.tsx';
import { useNotificationActs } from './use-notification-acts.ts';

/** The newest notifications, below the bell. Escape and a press elsewhere close it. */
export function BellPanel({ opener, onClose }: { opener: RefObject<HTMLElement | null>; onClose: () => void }) {
  const panel = useFloatingPanel(opener, onClose);
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(newestQuery);
  const { read, readAll } = useNotificationActs();

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Notifications"
      aria-busy={isPending}
      tabIndex={-1}
      className="menu absolute top-full right-0 z-30 mt-2 outline-none [animation:fade_var(--fast)_var(--ease-out)] max-sm:fixed max-sm:inset-x-2 max-sm:top-14 sm:w-[360px]"
    >
      <div className="flex items-center justify-between px-2.5 pt-1">
        <h2 className="title-20">Notifications</h2>
        {data?.notifications.some(({ read_at }) => read_at === null) && (
          <Button
            tone="quiet"
            size="sm"
            onClick={() => {
              // The button goes with its act: the focus stays in the panel.
              panel.current?.focus();
              readAll();
            }}
          >
            Mark all as read
          </Button>
        )}
      </div>
      {isPending && [0, 1, 2].map((row) => <Skeleton key={row} className="my-3 h-9" />)}
      {isError && !data && (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.notifications.length === 0 && <p className="py-6 text-center text-ink-3">Nothing new yet</p>}
      <ul className="overflow-auto" style={{ maxHeight: '60vh' }}>
        {data?.notifications.map((news) => (
          <li key={news.id}>
            <Link
              to={news.link ?? paths.notifications()}
              className="flex gap-3 rounded px-2.5 py-2 hover:bg-raised"
              onClick={() => {
                if (news.read_at === null) read([news.id]);
                onClose();
              }}
            >
              <NotificationThumbs news={news} />
              <span className="min-w-0 flex-1">
                <span className={cx('block', news.read_at === null ? 'font-medium' : 'text-ink-2')}>
                  {news.read_at === null && <span className="sr-only">Unread: </span>}
                  {news.title}
                </span>
                <span className="block truncate text-13 text-ink-3">{news.body}</span>
                <time dateTime={news.created_at} className="block text-12/[18px] text-ink-3">
                  {relativeTime(news.created_at)}
                </time>
              </span>
              {news.read_at === null && <i aria-hidden="true" className="mt-2 size-2 flex-none rounded-full bg-ink" />}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={paths.notifications()}
        className="mt-1.5 block rounded border-t border-line py-2.5 text-center font-medium hover:bg-raised"
        onClick={onClose}
      >
        See all
      </Link>
    </div>
  );
}
