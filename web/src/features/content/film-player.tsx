import type { Content } from '@loomlight/contract';
import { useState } from 'react';
import { mayPlayUnasked } from '../../lib/motion.ts';

export interface FilmPlayerProps {
  item: Pick<Content, 'media_url' | 'small_url' | 'text_prompt' | 'username'>;
  className?: string;
  onError?: () => void;
}

/**
 * A film with the browser's own controls. It has no sound, so those of sound are left out (`.film` in parts.css); it
 * begins by itself unless the person wants stillness or saves data.
 */
export function FilmPlayer({ item, className = '', onError }: FilmPlayerProps) {
  const [plays] = useState(mayPlayUnasked);
  // The poster is small: as soon as there is a frame of the film itself, that is the sharper one.
  const [hasFrame, setHasFrame] = useState(false);
  return (
    <video
      src={item.media_url ?? undefined}
      poster={hasFrame ? undefined : (item.small_url ?? undefined)}
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
      onLoadedData={() => setHasFrame(true)}
      onError={onError}
    />
  );
}
