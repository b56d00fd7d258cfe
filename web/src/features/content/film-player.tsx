import '../../ui/tile.css';
import type { Content } from '@loomlight/contract';
import { useEffect, useRef } from 'react';
import { useAwake } from '../../lib/drawn-for.ts';
import { mayPlayUnasked } from '../../lib/motion.ts';

export interface FilmPlayerProps {
  item: Pick<Content, 'media_url' | 'small_url' | 'text_prompt' | 'username'>;
  className?: string;
  onError?: () => void;
}

/**
 * A film with the browser's own controls. It has no sound, so those of sound are left out (`.film` in ui/tile.css); it
 * begins by itself unless the person wants stillness or saves data.
 */
export function FilmPlayer({ item, className = '', onError }: FilmPlayerProps) {
  const film = useRef<HTMLVideoElement>(null);
  const plays = useAwake() && mayPlayUnasked();
  useEffect(() => {
    // By hand as well: a film that stood on the page before this was known has passed the moment of beginning by itself.
    if (plays) film.current?.play()?.catch(() => undefined);
  }, [plays]);
  return (
    <video
      ref={film}
      src={item.media_url ?? undefined}
      poster={item.small_url ?? undefined}
      aria-label={item.text_prompt ?? `Video by ${item.username}`}
      controls
      controlsList="nodownload noremoteplayback"
      disableRemotePlayback
      autoPlay={plays}
      loop
      muted
      playsInline
      preload="metadata"
      className={`film ${className}`}
      // The poster is small: a film that stands still gives way to its own first frame once it is moved to it.
      onLoadedData={({ currentTarget }) => {
        if (!plays) currentTarget.currentTime = 0;
      }}
      onError={onError}
    />
  );
}
