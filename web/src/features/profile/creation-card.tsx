import '../../ui/tile.css';
import './profile.css';
import { type Content, isReadyStatus } from '@loomlight/contract';
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
import { FilmMark } from '../../ui/film-mark.tsx';
import { filmPreview } from '../../ui/film-preview.ts';
import { CardTools } from './card-tools.tsx';
import { cardFacts } from './card-words.ts';
import { CreationThumb } from './creation-thumb.tsx';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

export interface CreationCardProps {
  item: Content;
  own: boolean;
  /** In the first row: wanted before everything else. */
  eager: boolean;
  /** Opens the dialog. */
  onOpen: (item: Content) => void;
  /** While several are being chosen, a press chooses. */
  selection: Selection | undefined;
}

/** One creation: its picture or its state, who may see it, and the facts below (R-DASH-15 to R-DASH-19). */
export function CreationCard({ item, own, eager, onOpen, selection }: CreationCardProps) {
  const isVideo = item.content_type === 'video';
  const VisibilitySign = item.is_public ? Globe : EyeOff;
  const ready = isReadyStatus(item.status);
  const ageOf = useRelativeTime();
  return (
    <article className="min-w-0">
      <div
        className="tile aspect-4/3 rounded-input max-sm:aspect-square max-sm:rounded-none"
        {...(isVideo && ready && filmPreview(item.media_url))}
      >
        <CreationThumb item={item} eager={eager} />
        <span className="plate top-2 left-2 max-sm:top-1.5 max-sm:left-1.5 max-sm:px-1.5">
          <VisibilitySign size={12} aria-hidden="true" />
          <span className="max-sm:sr-only">{item.is_public ? 'Public' : 'Private'}</span>
        </span>
        {isVideo && <FilmMark seconds={item.duration} className="top-2 right-2 max-sm:top-1.5 max-sm:right-1.5" />}
        {/* On a plate the colours are those of the dark theme in both. */}
        {item.is_prompt_locked && (
          <span aria-hidden="true" className="plate scheme-dark bottom-1.5 left-1.5 px-1.5! sm:hidden">
            <LockSign open={item.has_prompt_access} size={12} />
          </span>
        )}
        {selection ? (
          <SelectBox item={item} selection={selection} />
        ) : (
          <>
            {/* Over the picture, not around it: what stands on the picture is not part of the link's name. */}
            <Link
              to={isVideo ? paths.videoResult(item.id) : paths.imageResult(item.id)}
              aria-label={`${isVideo ? 'Video' : 'Image'} by ${item.username}`}
              className="tile-link"
              onClick={(event) => {
                // What is not ready develops on its own page; a new tab gets a page too.
                if (!ready || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(item);
              }}
            />
            {ready && <CardTools item={item} />}
          </>
        )}
      </div>
      <h2 className="mt-3 flex items-center gap-[7px] font-medium max-sm:hidden">
        {item.is_prompt_locked && (
          <span className="flex-none">
            <LockSign open={item.has_prompt_access} size={14} />
            <span className="sr-only">{item.has_prompt_access ? 'Locked, you have access' : 'Locked'}</span>
          </span>
        )}
        <span dir="auto" className="truncate">
          {item.text_prompt ?? 'Locked prompt'}
        </span>
      </h2>
      <p className="num mt-[3px] flex items-center gap-1.5 text-12 whitespace-nowrap text-ink-3 max-sm:hidden">
        <span className="truncate">{cardFacts(item, own, ageOf(item.created_at))}</span>
        <span className="ml-auto inline-flex items-center gap-1 pl-2">
          <Eye size={13} aria-hidden="true" />
          <span className="sr-only">Views:</span>
          {item.view_count}
        </span>
        <span className="ml-1.5 inline-flex items-center gap-1">
          <Heart size={13} fill={item.is_user_favorite ? 'currentColor' : 'none'} aria-hidden="true" />
          <span className="sr-only">Favorites:</span>
          {item.favorite_count}
        </span>
      </p>
    </article>
  );
}

/** Green for who may read the prompt, orange for who may not (R-DASH-16). */
function LockSign({ open, size }: { open: boolean; size: number }) {
  const Sign = open ? LockOpen : Lock;
  return <Sign size={size} className={cx(open ? 'text-green' : 'text-orange')} aria-hidden="true" />;
}
