import { type Content, isFinalStatus, isReadyStatus } from '@loomlight/contract';
import Clock from 'lucide-react/icons/clock';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { stillSources } from '../../lib/image-sources.ts';
import { statusTone, toneText } from '../../ui/status-badge.tsx';

/** Three columns, of a desk no wider than the grid (item-grid.tsx). */
const thumbSizes = '(width < 1241px) 33vw, 400px';

/** The still of a finished creation (R-DASH-15); the raw status with a clock until then (R-DASH-20). */
export function ItemThumb({ item, eager }: { item: Content; eager: boolean }) {
  const [broken, setBroken] = useState(false);
  const finished = isReadyStatus(item.status);
  if (finished && item.small_url !== null && !broken)
    return (
      <img
        {...stillSources(item, thumbSizes)}
        src={item.small_url}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(true)}
      />
    );

  const developing = !isFinalStatus(item.status) && item.status !== 'queued' && item.status !== 'pending';
  const Sign = finished ? ImageOff : Clock;
  return (
    <span
      className={cx(
        'absolute inset-0 grid place-content-center justify-items-center gap-2.5 rounded-[inherit] px-1 text-center text-13 shadow-[inset_0_0_0_1px_var(--color-line)] max-sm:gap-1.5 max-sm:text-12',
        finished ? 'text-ink-3' : toneText[statusTone(item.status)],
        developing ? 'lamplit' : 'bg-surface',
      )}
    >
      <Sign size={20} strokeWidth={1.75} aria-hidden="true" />
      {finished ? (item.moderation?.state === 'removed' ? 'Removed by this site' : 'Failed to load') : item.status}
      {developing && (
        <span className="absolute inset-x-0 bottom-0 h-[3px] bg-line">
          <i
            className="block h-full bg-amber transition-[width] duration-700 ease-out"
            style={{ width: `${Math.round(item.progress * 100)}%` }}
          />
        </span>
      )}
    </span>
  );
}
