import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { gatheredTitle, type NotificationEntry } from './gather-notifications.ts';
import { NotificationRow } from './notification-row.tsx';
import { NotificationThumbs } from './notification-thumbs.tsx';

/** Several of one sort and day as one line, which opens to each of them; what is done with the line is done with all (KEEP-102). */
export function NotificationGroup({
  entry,
  onRead,
  onRemove,
}: {
  entry: NotificationEntry;
  onRead: (ids: readonly string[]) => void;
  onRemove: (ids: readonly string[]) => void;
}) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [newest] = entry;
  const title = gatheredTitle(entry);
  const unread = entry.filter(({ read_at }) => read_at === null).map(({ id }) => id);
  return (
    <li className="border-b border-line">
      <div className="flex items-center gap-3 py-3">
        <NotificationThumbs news={{ ...newest, thumbs: entry.flatMap(({ thumbs }) => thumbs.slice(0, 1)) }} />
        <div className="min-w-0 flex-1">
          {unread.length > 0 && <span className="sr-only">Unread: </span>}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            className={cx(
              'inline-flex max-w-full items-center gap-1.5 rounded text-left hover:underline',
              unread.length > 0 ? 'font-medium' : 'text-ink-2',
            )}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="min-w-0 break-words">{title}</span>
            <ChevronDown size={15} aria-hidden="true" className={cx('flex-none', isOpen && 'rotate-180')} />
          </button>
          <time dateTime={newest.created_at} className="block text-12/[18px] text-ink-3">
            {relativeTime(newest.created_at)}
          </time>
        </div>
        {unread.length > 0 && (
          <IconButton label={`Mark all as read: ${title}`} onClick={() => onRead(unread)}>
            <i aria-hidden="true" className="size-2 flex-none rounded-full bg-ink" />
          </IconButton>
        )}
        <IconButton
          label={`Delete all: ${title}`}
          className="-mr-2 text-ink-3"
          onClick={() => onRemove(entry.map(({ id }) => id))}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <ul id={listId} hidden={!isOpen} className="ml-[52px] [&>li:last-child]:border-0">
        {isOpen &&
          entry.map((news) => (
            <NotificationRow
              key={news.id}
              news={news}
              onRead={() => onRead([news.id])}
              onRemove={() => onRemove([news.id])}
            />
          ))}
      </ul>
    </li>
  );
}
