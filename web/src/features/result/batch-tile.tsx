import { type Content, isReadyStatus, takenBackMessage } from '@loomlight/contract';
import { cancelledMessage } from '@loomlight/contract/generations';
import Undo2 from 'lucide-react/icons/undo-2';
import { lazy, Suspense, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { backWords, failureWords } from '../jobs/index.ts';
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
        <Failed item={item} />
      ) : (
        <Making item={item} />
      )}
      <button
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
  if (isGone || item.status_message === takenBackMessage) return 'taken back';
  if (isReadyStatus(item.status)) return 'done';
  if (item.status === 'failed') return item.status_message === cancelledMessage ? 'cancelled' : 'failed';
  return item.status === 'queued' ? 'next' : percentOf(item);
}

const percentOf = ({ progress }: Content): string => `${Math.round(progress * 100)} %`;

function Making({ item }: { item: Content }) {
  return (
    <>
      <Latent id={item.id} progress={item.progress} preview={item.preview} />
      <span className="tile-word num" aria-hidden="true">
        {item.status === 'queued' ? 'next' : percentOf(item)}
      </span>
    </>
  );
}

/** In the frame itself, so that the others stand as they are. */
function Failed({ item }: { item: Content }) {
  const isOwnWish = item.status_message === cancelledMessage || item.status_message === takenBackMessage;
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 overflow-auto px-3 py-9 text-center text-13 text-pretty text-ink-2">
      <b className={isOwnWish ? 'font-medium text-ink' : 'font-medium text-red'}>
        {isOwnWish ? item.status_message : 'Failed'}
      </b>
      {!isOwnWish && <span className="break-words">{failureWords(item)}</span>}
      {item.credits_used !== null && item.credits_used > 0 && (
        <span className="num inline-flex items-center gap-1.5 text-green">
          <Undo2 size={14} className="flex-none" aria-hidden="true" />
          {backWords(item.credits_used)}
        </span>
      )}
    </div>
  );
}
