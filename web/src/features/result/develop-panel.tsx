import { clientTiming } from '@loomlight/contract';
import { type CSSProperties, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useInterval } from '../../lib/use-timing.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useGalleryPreviews } from '../gallery/index.ts';
import { HandleAction } from './bench.tsx';
import type { Developing } from './generation-state.ts';
import { elapsed, statusWord } from './status-words.ts';

/** The tray: a frame of the picture's own proportions in which others' pictures pass by, under the safelight. */
export function DevelopPanel({ item }: { item: Developing }) {
  const percent = Math.round(item.progress * 100);
  return (
    <div className="tray" style={{ '--ratio': item.width / item.height } as CSSProperties}>
      <h1 className="sr-only">Developing</h1>
      {item.text_prompt !== null && <p className="tray-words">{item.text_prompt}</p>}
      <Previews />
      <div
        role="progressbar"
        aria-label="Generation progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-3.5 h-[3px] overflow-hidden rounded-full bg-line-strong"
      >
        <i
          className="block h-full rounded-full bg-amber transition-[width] duration-(--develop) ease-out"
          style={{ width: `${percent}%` }}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span role="status" aria-label="Generation status" className="inline-flex items-center gap-2">
          <StatusBadge status={item.status} label={statusWord(item.status)} />
          {item.status_message && <span className="text-ink-2">{item.status_message}</span>}
        </span>
        <Timer since={item.created_at} />
        <span className="ml-auto text-ink-3 max-sm:ml-0 max-sm:w-full">This usually takes 30-60 seconds</span>
      </div>
      <HandleAction>
        <Button size="lg" disabled>
          Processing...
        </Button>
      </HandleAction>
    </div>
  );
}

function Previews() {
  const previews = useGalleryPreviews();
  const [turn, setTurn] = useState(0);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const several = previews.length > 1;
  useInterval(() => setTurn(turn + 1), still || !several ? null : clientTiming.previewRotationMs);
  const at = previews.length === 0 ? 0 : turn % previews.length;
  const author = previews[at]?.username;
  return (
    <div className="tray-frame" data-testid="previews">
      {previews.map((preview, index) => (
        <img
          key={preview.id}
          src={preview.small_url ?? ''}
          alt=""
          className={cx('latent', index !== at && 'opacity-0')}
          data-shown={index === at || undefined}
        />
      ))}
      {author && (
        <span className="absolute bottom-3.5 left-3.5 z-3 text-12 text-[oklch(0.93_0.05_75)]">
          While you wait: by {author}
        </span>
      )}
      {several && still && (
        <button
          type="button"
          className="absolute right-2.5 bottom-2 z-3 h-7 rounded-input bg-plate px-2.5 text-12 text-on-picture"
          onClick={() => setTurn(turn + 1)}
        >
          Next preview
        </button>
      )}
      {several && !still && (
        <span className="absolute right-3.5 bottom-[18px] z-3 flex gap-[5px]" aria-hidden="true">
          {previews.map(({ id }, index) => (
            <i
              key={id}
              className={cx(
                'size-[5px] rounded-full',
                index === at ? 'bg-[oklch(0.95_0.05_75)]' : 'bg-[oklch(0.93_0.05_75/0.36)]',
              )}
            />
          ))}
        </span>
      )}
    </div>
  );
}

/** How long it has been; the two clocks may differ, so it never runs backwards past zero. */
function Timer({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1_000);
  return (
    <span role="timer" aria-label="Elapsed time" className="mono num text-ink-2">
      {elapsed(now - Date.parse(since))}
    </span>
  );
}
