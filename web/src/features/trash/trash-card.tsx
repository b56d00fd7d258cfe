import '../../ui/tile.css';
import { promptTitle } from '@loomlight/contract';
import type { TrashedItem } from '@loomlight/contract/trash';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ImageOff from 'lucide-react/icons/image-off';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { Button } from '../../ui/button.tsx';
import { daysLeft } from './trash-queries.ts';

/** So few days are said in red. */
const lastDays = 2;

/** Something that was deleted: what it was, how long it is kept, and the way back. */
export function TrashCard({
  item,
  pending,
  onPutBack,
}: {
  item: TrashedItem;
  pending: boolean;
  onPutBack: () => void;
}) {
  const [broken, setBroken] = useState(false);
  const days = daysLeft(item);
  const isLast = days <= lastDays;
  const words = promptTitle(item.text_prompt);
  return (
    <article className="min-w-0">
      <div className="tile relative aspect-[4/3] rounded-(--radius-input)">
        {item.small_url === null || broken ? (
          <span className="absolute inset-0 grid place-content-center bg-surface text-ink-3">
            <ImageOff size={20} aria-hidden="true" />
          </span>
        ) : (
          <img
            src={item.small_url}
            alt=""
            loading="lazy"
            decoding="async"
            // What is thrown away is seen as such at once.
            style={{ filter: 'grayscale(0.6) brightness(0.7)' }}
            onError={() => setBroken(true)}
          />
        )}
        <span className={cx('plate scheme-dark top-2 left-2', isLast && 'text-red')}>
          {isLast && <CircleAlert size={12} aria-hidden="true" />}
          {days} {days === 1 ? 'day' : 'days'} left
        </span>
      </div>
      <h2 dir="auto" className="mt-3 truncate font-medium">
        {words}
      </h2>
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="text-12 text-ink-3">Deleted {relativeTime(item.trashed_at).toLowerCase()}</p>
        <Button tone="line" size="sm" className="ml-auto" loading={pending} onClick={onPutBack}>
          <Undo2 size={14} aria-hidden="true" />
          Put back
          <span className="sr-only"> {words}</span>
        </Button>
      </div>
    </article>
  );
}
