import '../../ui/tile.css';
import Heart from 'lucide-react/icons/heart';
import ImageOff from 'lucide-react/icons/image-off';
import { type CSSProperties, memo, useState } from 'react';
import { wallSources } from '../../lib/image-sources.ts';
import { paths } from '../../paths.ts';
import { ProfilePicture } from '../../ui/profile-picture.tsx';
import { VideoMark } from '../../ui/video-mark.tsx';
import { videoPreview } from '../../ui/video-preview.ts';
import type { GalleryItem } from './gallery-query.ts';

export interface GalleryCardProps {
  item: GalleryItem;
  /** In the first rows: wanted before everything else. */
  eager: boolean;
  /** Where it stands on the wall; left out where the style sheet finds its place. */
  leftPx?: number | undefined;
  topPx?: number;
  widthPx?: number | undefined;
  heightPx?: number;
  onOpen: (item: GalleryItem) => void;
}

/**
 * One image or video of the wall. Kept as light as scrolling needs it: an average colour instead of a drawn placeholder, no
 * state and no fade while images arrive, and nothing that only shows where a pointer rests before one does.
 */
export const GalleryCard = memo(function GalleryCard({ item, eager, onOpen, ...place }: GalleryCardProps) {
  const [broken, setBroken] = useState(false);
  const [near, setNear] = useState(false);
  const { id, username, small_url: address } = item;
  const isVideo = item.kind === 'video';
  const name = isVideo ? 'Video' : 'Image';
  const preview = isVideo ? videoPreview(item.video) : undefined;
  return (
    <a
      href={isVideo ? paths.videoResult(id) : paths.imageResult(id)}
      className="tile wall-tile"
      {...preview}
      style={{ ...standing(item, place), backgroundColor: item.colour }}
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
      {/* Its name: what the eye sees beside it is hidden from readers. */}
      <span className="sr-only">
        {username === null ? name : `${name} by ${username}: ${item.words ?? 'locked prompt'}`}
      </span>
      {broken || address === null ? (
        <span
          aria-hidden="true"
          className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-surface text-13 text-ink-3"
        >
          <ImageOff size={20} aria-hidden="true" />
          Failed to load
        </span>
      ) : (
        <img
          {...wallSources(item)}
          src={address}
          alt=""
          decoding="async"
          // While the style sheet places them all; later only those near the view are here at all.
          loading={place.leftPx === undefined && !eager ? 'lazy' : 'eager'}
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setBroken(true)}
        />
      )}
      {isVideo && <VideoMark silent seconds={item.seconds} className="top-2 right-2" />}
      {near && username !== null && (
        <span className="wall-caption" aria-hidden="true">
          <ProfilePicture name={username} size={20} className="bg-black text-white" />
          <span className="truncate">{username}</span>
          <span className="num ml-auto inline-flex items-center gap-[5px]">
            <Heart size={14} />
            {item.favorite_count}
          </span>
        </span>
      )}
    </a>
  );
});

function standing(
  { width, height }: GalleryItem,
  { leftPx, topPx, widthPx, heightPx }: Pick<GalleryCardProps, 'leftPx' | 'topPx' | 'widthPx' | 'heightPx'>,
): CSSProperties {
  // For the style sheet, which knows a number only by a name of its own.
  if (leftPx === undefined) return { '--ratio': width / height } as CSSProperties;
  return { width: widthPx, height: heightPx, transform: `translate(${leftPx}px, ${topPx}px)` };
}
