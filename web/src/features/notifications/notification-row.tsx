import type { Notification } from '@loomlight/contract';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NotificationThumbs } from './notification-thumbs.tsx';

export interface NotificationRowProps {
  news: Notification;
  onRead: () => void;
  onRemove: () => void;
}

/** One line of the page: what has happened, the way to it, and what can be done with the line itself. */
export function NotificationRow({ news, onRead, onRemove }: NotificationRowProps) {
  const isUnread = news.read_at === null;
  const title = cx('break-words', isUnread ? 'font-medium' : 'text-ink-2');
  return (
    <li className="flex items-center gap-3 border-b border-line py-3">
      <NotificationThumbs news={news} />
      <div className="min-w-0 flex-1">
        {isUnread && <span className="sr-only">Unread: </span>}
        {news.link === null ? (
          <p className={title}>{news.title}</p>
        ) : (
          <Link to={news.link} className={cx('rounded hover:underline', title)} onClick={() => isUnread && onRead()}>
            {news.title}
          </Link>
        )}
        <p className="text-13 text-pretty break-words text-ink-3">{news.body}</p>
        <time dateTime={news.created_at} className="text-12/[18px] text-ink-3">
          {relativeTime(news.created_at)}
        </time>
      </div>
      {isUnread && (
        <IconButton label={`Mark as read: ${news.title}`} onClick={onRead}>
          <i aria-hidden="true" className="size-2 flex-none rounded-full bg-ink" />
        </IconButton>
      )}
      <IconButton label={`Delete: ${news.title}`} className="-mr-2 text-ink-3" onClick={onRemove}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
