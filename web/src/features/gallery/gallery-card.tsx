import Heart from 'lucide-react/icons/heart';
import ImageOff from 'lucide-react/icons/image-off';
import { memo, useState } from 'react';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FilmMark } from '../../ui/film-mark.tsx';
import { filmPreview } from '../../ui/film-preview.ts';
import type { GalleryItem } from './gallery-query.ts';

export interface GalleryCardProps {
  item: GalleryItem;
  /** In the first rows: wanted before everything else. */
  eager: boolean;
  /** Width over height, as far as the row follows it. */
  ratio: number;
  /** False where the row does not fill the width. */
  grows: boolean;
  onOpen: (item: GalleryItem) => void;
}

/**
 * One picture or film of the wall. Kept as light as scrolling needs it: an average colour instead of a drawn placeholder, no
 * state and no fade while pictures arrive, and nothing that only shows where a pointer rests before one does.
 */
export const GalleryCard = memo(function GalleryCard({ item, eager, ratio, grows, onOpen }: GalleryCardProps) {
  const [broken, setBroken] = useState(false);
  const [near, setNear] = useState(false);
  const { id, username, small_url: address } = item;
  const isFilm = item.kind === 'video';
  const name = isFilm ? 'Video' : 'Image';
  const preview = isFilm ? filmPreview(item.film) : undefined;
  return (
    <a
      href={isFilm ? paths.videoResult(id) : paths.imageResult(id)}
      aria-label={username === null ? name : `${name} by ${username}`}
      className="tile wall-tile"
      {...preview}
      style={{
        flex: grows ? `${ratio} 1 var(--tile-basis)` : '0 0 auto',
        aspectRatio: grows ? undefined : ratio,
        backgroundColor: item.colour,
      }}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') setNear(true);
        preview?.onPointerEnter(event);
      }}
      onFocus={(event) => {
        setNear(true);
        preview?.onFocus(event);
      }}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(item);
      }}
    >
      {broken || address === null ? (
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-surface text-13 text-ink-3">
          <ImageOff size={20} aria-hidden="true" />
          Failed to load
        </span>
      ) : (
        <img
          src={address}
          alt=""
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setBroken(true)}
        />
      )}
      {isFilm && <FilmMark drawn seconds={item.seconds} className="top-2 right-2" />}
      {near && username !== null && (
        <span className="wall-caption" aria-hidden="true">
          <Avatar name={username} size={20} className="bg-white/22 text-white" />
          {/* Drawn, not written: the link has its name already. */}
          <span data-drawn={username} className="truncate" />
          <span className="num ml-auto inline-flex items-center gap-[5px]">
            <Heart size={14} />
            <span data-drawn={item.favorite_count} />
          </span>
        </span>
      )}
    </a>
  );
});
