import { type Content, countCredits, isReadyStatus } from '@loomlight/contract';
import Undo2 from 'lucide-react/icons/undo-2';
import { lazy, Suspense, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { backWords, failureWords } from '../jobs/index.ts';
import { useGenerateAgain } from '../start-generation/index.ts';
import { CancelTileButton } from './cancel-button.tsx';
import { Latent } from './latent.tsx';
import { ResultImage, ResultTools } from './result-tile.tsx';

const FullView = lazy(async () => ({ default: (await import('./full-view.tsx')).FullView }));

/**
 * One of a batch in its place: how far it is, the image, or why there is none and what came back. A press selects it, a second one opens
 * it in full size (MAKE-32).
 */
export function BatchTile({
  item,
  place,
  isSelected,
  blooms,
  isGone,
  onSelect,
}: {
  item: Content;
  /** From 1 on, as it is read. */
  place: number;
  isSelected: boolean;
  blooms: boolean;
  /** It was taken back: what is still to be seen is a memory of it. */
  isGone: boolean;
  onSelect: () => void;
}) {
  const [full, setFull] = useState(false);
  const link = useRef<HTMLButtonElement>(null);
  const isReady = isReadyStatus(item.status);
  const isVideo = item.content_type === 'video';
  const name = `${isVideo ? 'Video' : 'Image'} ${place}`;
  return (
    <li
      className={cx('tile result-tile group transition-opacity duration-(--develop)', isGone && 'opacity-40')}
      data-selected={isSelected || undefined}
      aria-label={name}
    >
      {isReady ? (
        <ResultImage item={item} blooms={blooms} />
      ) : item.status === 'failed' ? (
        <Failed item={item} name={name} />
      ) : (
        // Its button goes with what it takes back, and the focus stays in the tile.
        <Making item={item} name={name} onCancel={() => link.current?.focus()} />
      )}
      <button
        ref={link}
        type="button"
        className="tile-link"
        // A video has its own controls below: there the number alone selects.
        data-corner={(isVideo && isReady) || undefined}
        aria-pressed={isSelected}
        aria-label={`${name}, ${stateWords(item, isGone)}`}
        onClick={() => (isSelected && isReady && !isGone ? setFull(true) : onSelect())}
      >
        <span className="plate top-2.5 left-2.5" aria-hidden="true">
          {place}
        </span>
      </button>
      {isReady && !isGone && <ResultTools item={item} onFull={() => setFull(true)} />}
      {full && (
        <Suspense>
          <FullView item={item} onClose={() => setFull(false)} />
        </Suspense>
      )}
    </li>
  );
}

function stateWords(item: Content, isGone: boolean): string {
  if (isGone || item.failure_code === 'taken_back') return 'taken back';
  if (isReadyStatus(item.status)) return 'done';
  if (item.status === 'failed') return item.failure_code === 'cancelled' ? 'cancelled' : 'failed';
  return item.status === 'queued' ? 'next' : percentOf(item);
}

const percentOf = ({ progress }: Content): string => `${Math.round(progress * 100)} %`;

function Making({ item, name, onCancel }: { item: Content; name: string; onCancel: () => void }) {
  return (
    <>
      <Latent id={item.id} progress={item.progress} preview={item.preview} />
      <span
        // A wide tile on a phone has no room for both in its middle.
        className={cx('tile-word num', item.cancel === 'refund' && 'max-sm:-translate-y-5')}
        aria-hidden="true"
      >
        {item.status === 'queued' ? 'next' : percentOf(item)}
      </span>
      <CancelTileButton item={item} name={name} onCancel={onCancel} />
    </>
  );
}

/** In the frame itself, so that the others stand as they are. */
function Failed({ item, name }: { item: Content; name: string }) {
  const isTakenBack = item.failure_code === 'taken_back';
  const isOwnWish = item.failure_code === 'cancelled' || isTakenBack;
  return (
    <>
      <div className="absolute inset-x-0 top-9 bottom-14 grid place-content-center-safe justify-items-center gap-1.5 overflow-auto px-3 text-center text-13 text-pretty text-ink-2">
        <b className={isOwnWish ? 'font-medium text-ink' : 'font-medium text-red'}>
          {isOwnWish ? item.status_message : 'Failed'}
        </b>
        {item.credits_used !== null && item.credits_used > 0 && (
          <span className="num inline-flex items-center gap-1.5 text-green">
            <Undo2 size={14} className="flex-none" aria-hidden="true" />
            {backWords(item.credits_used)}
          </span>
        )}
        {!isOwnWish && <span className="break-words">{failureWords(item)}</span>}
      </div>
      {!isTakenBack && <TryTileAgain item={item} name={name} />}
    </>
  );
}

/** One alone with the words and settings of the tile, for its own price (MAKE-81). */
function TryTileAgain({ item, name }: { item: Content; name: string }) {
  const { again, running, cost, failure } = useGenerateAgain(item);
  if (!again) return null;
  return (
    <div className="absolute inset-x-2 bottom-2 z-2 mx-auto grid w-fit justify-items-center gap-1 text-ink">
      {failure && (
        <p role="alert" className="rounded-input bg-raised px-2 text-center text-12 text-red">
          {failure}
        </p>
      )}
      <Button
        tone="line"
        size="sm"
        className="bg-raised"
        loading={running}
        aria-label={`Try again, ${countCredits(cost)}: ${name}`}
        onClick={again}
      >
        Try again{' '}
        <span aria-hidden="true" className="num inline-flex items-center gap-1.5 pl-1 opacity-90">
          <i className="coin size-[7px]" />
          {cost}
        </span>
      </Button>
    </div>
  );
}
