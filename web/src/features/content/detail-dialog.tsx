import './detail-dialog.css';
import { type Content, publicViewPath } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { pageSources } from '../../lib/image-sources.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { detailsQuery } from './content-queries.ts';
import { type DetailItem, titleOf } from './detail-item.ts';
import { DetailRail, RailSkeleton } from './detail-rail.tsx';
import { DetailThumbs } from './detail-thumbs.tsx';
import { VideoPlayer } from './video-player.tsx';
import { useSeen } from '../notifications/index.ts';
import { isKeyAlone, pressAct } from '../shortcuts/index.ts';
import { useNoteView } from './use-note-view.ts';

export interface DetailDialogProps {
  items: readonly DetailItem[];
  openId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** The person follows a link out of the dialog; closes it when left out. */
  onLeave?: () => void;
}

const swipePx = 48;

/** The wall beside the rail of 360 px (detail-dialog.css). */
const wallSizes = '(width < 641px) 100vw, calc(100vw - 504px)';

/** Of a public image what a page needs; where that cannot be had, the image itself. */
function DetailImage({ item, src }: { item: Content; src: string }) {
  const [whole, setWhole] = useState(false);
  return (
    <img
      {...(!whole && pageSources(item, wallSizes))}
      src={whole || !item.is_public ? src : publicViewPath(src)}
      alt={item.text_prompt ?? `Image by ${item.username}`}
      onError={() => setWhole(true)}
    />
  );
}

/** An image or video on its wall, and a rail beside it. The set goes round; the page behind stands still. */
export function DetailDialog({ items, openId, onOpen, onClose, onLeave = onClose }: DetailDialogProps) {
  const returnFocus = useReturnFocus();
  const touchX = useRef<number | null>(null);
  const at = items.findIndex(({ id }) => id === openId);
  const item = items[at];
  const { data: details, isError, isFetching, refetch } = useQuery(detailsQuery(item ?? { kind: 'image', id: openId }));
  usePageTitle(details && titleOf(details));
  useNoteView(item && !item.own ? item : null);
  useSeen(item?.own ? [item.id] : []);
  if (!item) return null;
  const turn = (step: 1 | -1) => {
    const next = items[(at + step + items.length) % items.length];
    if (next) onOpen(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Radios and the like have used the key already.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // A question that lies over it has its own keys.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    // In a video they go back and forth in time.
    if (event.target instanceof HTMLVideoElement) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
    if (isKeyAlone(event.nativeEvent) && pressAct(event.key, event.currentTarget)) event.preventDefault();
  };
  const endSwipe = (x: number) => {
    const moved = touchX.current === null ? 0 : x - touchX.current;
    touchX.current = null;
    if (Math.abs(moved) > swipePx) turn(moved < 0 ? 1 : -1);
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Without an overlay the page behind would still scroll. */}
        <Dialog.Overlay />
        <Dialog.Content
          className="detail"
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onKeyDown={onKeyDown}
          // The focus goes to the dialog itself: arrows work at once, and no button looks chosen.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
        >
          <Dialog.Title className="sr-only">{item.kind === 'video' ? 'Video' : 'Image'} details</Dialog.Title>
          <div className="detail-stage">
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a click beside the image is a click outside; Escape does the same */}
            <div
              className="detail-wall"
              onClick={(event) => event.target === event.currentTarget && onClose()}
              onTouchStart={(event) => {
                touchX.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
              }}
              onTouchEnd={(event) => endSwipe(event.changedTouches[0]?.clientX ?? 0)}
            >
              <div
                key={item.id}
                className="detail-image"
                style={
                  {
                    '--ratio': item.width / item.height,
                    '--width': `${item.width}px`,
                    backgroundColor: item.colour,
                  } as CSSProperties // Custom properties are not in CSSProperties.
                }
              >
                {item.small_url && <img src={item.small_url} alt="" className="[filter:blur(6px)]" />}
                {details?.media_url &&
                  (item.kind === 'video' ? (
                    <VideoPlayer item={details} />
                  ) : (
                    <DetailImage item={details} src={details.media_url} />
                  ))}
              </div>
            </div>
            <DetailThumbs items={items} at={at} onOpen={onOpen} />
            {items.length > 1 && (
              <>
                <button
                  type="button"
                  aria-label="Previous"
                  className="detail-turn detail-previous"
                  onClick={() => turn(-1)}
                >
                  <ChevronLeft size={24} strokeWidth={1.5} />
                </button>
                <span className="detail-count num" aria-hidden="true">
                  {at + 1} / {items.length}
                </span>
                <button type="button" aria-label="Next" className="detail-turn detail-next" onClick={() => turn(1)}>
                  <ChevronRight size={24} strokeWidth={1.5} />
                </button>
              </>
            )}
          </div>
          <aside className="detail-rail" aria-busy={isFetching}>
            <span className="grab" aria-hidden="true" />
            {details ? (
              <DetailRail key={details.id} item={details} onLeave={onLeave} onGone={onClose} />
            ) : isError ? (
              <ErrorState
                message={`${item.kind === 'video' ? 'Video' : 'Image'} details are not available. Please try again.`}
                onRetry={() => void refetch()}
                retrying={isFetching}
              />
            ) : (
              <RailSkeleton />
            )}
          </aside>
          <Dialog.Close aria-label="Close" className="detail-close">
            <X size={20} strokeWidth={1.5} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
