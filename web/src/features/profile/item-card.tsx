import '../../ui/tile.css';
import './profile.css';
import { type Content, isReadyStatus, promptTitle } from '@loomlight/contract';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { useRelativeTime } from '../../lib/use-relative-time.ts';
import { paths } from '../../paths.ts';
import { VideoMark } from '../../ui/video-mark.tsx';
import { videoPreview } from '../../ui/video-preview.ts';
import { CardTools } from './card-tools.tsx';
import { cardFacts } from './card-words.ts';
import { ItemThumb } from './item-thumb.tsx';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

export interface ItemCardProps {
  item: Content;
  own: boolean;
  /** In the first row: wanted before everything else. */
  eager: boolean;
  /** Opens the dialog. */
  onOpen: (item: Content) => void;
  /** While several are being chosen, a press chooses. */
  selection: Selection | undefined;
}

/** One creation: its image or its state, who may see it, and the facts below (R-DASH-15 to R-DASH-19). */
export function ItemCard({ item, own, eager, onOpen, selection }: ItemCardProps) {
  const isVideo = item.content_type === 'video';
  const VisibilitySign = item.is_public ? Globe : EyeOff;
  const ready = isReadyStatus(item.status);
  const ageOf = useRelativeTime();
  return (
    <article className="item" {...(isVideo && ready && videoPreview(item.media_url))}>
      <div className="tile item-image">
        <ItemThumb item={item} eager={eager} />
        {/* What has failed is shown to nobody else. */}
        {item.status !== 'failed' && (
          <span className="plate top-2 left-2 max-sm:top-1.5 max-sm:left-1.5 max-sm:px-1.5">
            <VisibilitySign size={12} aria-hidden="true" />
            <span className="max-sm:sr-only">{item.is_public ? 'Public' : 'Private'}</span>
          </span>
        )}
        {isVideo && ready && (
          <VideoMark seconds={item.duration} className="top-2 right-2 max-sm:top-1.5 max-sm:right-1.5" />
        )}
        {/* On a plate the colours are those of the dark theme in both. */}
        {item.is_prompt_locked && (
          <span aria-hidden="true" className="plate item-lock scheme-dark bottom-1.5 left-1.5 px-1.5!">
            <LockSign open={item.has_prompt_access} size={12} />
          </span>
        )}
        {selection && <SelectBox item={item} selection={selection} />}
      </div>
      <div className="item-words">
        <h2 className="flex items-center gap-[7px] font-medium">
          {item.is_prompt_locked && (
            <span className="item-facts flex-none">
              <LockSign open={item.has_prompt_access} size={14} />
              <span className="sr-only">{item.has_prompt_access && !own ? 'Locked, you have access' : 'Locked'}</span>
            </span>
          )}
          {selection ? <Title item={item} /> : <ItemLink item={item} onOpen={onOpen} />}
        </h2>
        <p className="item-facts num mt-[3px] flex items-center gap-1.5 text-12 whitespace-nowrap text-ink-3">
          <span className="whitespace-normal">{cardFacts(item, own, ageOf(item.created_at))}</span>
          {/* One part: where the line is too short, both go to the next. */}
          <span className="ml-auto inline-flex items-center gap-3 pl-2 max-sm:ml-0 max-sm:pl-0">
            <span className="inline-flex items-center gap-1">
              <Eye size={13} aria-hidden="true" />
              <span className="sr-only">Views:</span>
              {item.view_count}
            </span>
            <span className="inline-flex items-center gap-1">
              <Heart size={13} fill={item.is_user_favorite ? 'currentColor' : 'none'} aria-hidden="true" />
              <span className="sr-only">Favorites:</span>
              {item.favorite_count}
            </span>
          </span>
        </p>
      </div>
      {ready && !selection && <CardTools item={item} />}
    </article>
  );
}

/** Image and words are one link, whose name has the words as far as the viewer may read them (PEOPLE-18). */
function ItemLink({ item, onOpen }: Pick<ItemCardProps, 'item' | 'onOpen'>) {
  const isVideo = item.content_type === 'video';
  const words = item.text_prompt === null ? 'locked prompt' : promptTitle(item.text_prompt);
  return (
    <Link
      to={isVideo ? paths.videoResult(item.id) : paths.imageResult(item.id)}
      aria-label={`${isVideo ? 'Video' : 'Image'} by ${item.username}: ${words}`}
      className="item-link"
      onClick={(event) => {
        // What is not ready develops on its own page; a new tab gets a page too.
        if (!isReadyStatus(item.status) || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(item);
      }}
    >
      <Title item={item} />
    </Link>
  );
}

function Title({ item }: { item: Content }) {
  return (
    <span dir="auto" className="item-title">
      {item.text_prompt ?? 'Locked prompt'}
    </span>
  );
}

/** Green for who may read the prompt, orange for who may not (R-DASH-16). */
function LockSign({ open, size }: { open: boolean; size: number }) {
  const Sign = open ? LockOpen : Lock;
  return <Sign size={size} className={cx(open ? 'text-green' : 'text-orange')} aria-hidden="true" />;
}
