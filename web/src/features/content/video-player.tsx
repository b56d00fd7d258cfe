import '../../ui/tile.css';
import type { Content } from '@loomlight/contract';
import { useEffect, useRef } from 'react';
import { useAwake } from '../../lib/drawn-for.ts';
import { mayPlayUnasked } from '../../lib/motion.ts';

export interface VideoPlayerProps {
  item: Pick<Content, 'media_url' | 'small_url' | 'wide_url' | 'text_prompt' | 'username'>;
  className?: string;
  onError?: () => void;
}

/**
 * A video with the browser's own controls. It has no sound, so those of sound are left out (`.video` in ui/tile.css); it
 * begins by itself unless the person wants stillness or saves data.
 */
export function VideoPlayer({ item, className = '', onError }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const plays = useAwake() && mayPlayUnasked();
  useEffect(() => {
    // By hand as well: a video that stood on the page before this was known has passed the moment of beginning by itself.
    if (plays) video.current?.play()?.catch(() => undefined);
  }, [plays]);
  return (
    <video
      ref={video}
      src={item.media_url ?? undefined}
      poster={item.wide_url ?? item.small_url ?? undefined}
      aria-label={item.text_prompt ?? `Video by ${item.username}`}
      controls
      controlsList="nodownload noremoteplayback"
      disableRemotePlayback
      autoPlay={plays}
      loop
      muted
      playsInline
      preload="metadata"
      className={`video ${className}`}
      // The poster is small: a video that stands still gives way to its own first frame once it is moved to it.
      onLoadedData={({ currentTarget }) => {
        if (!plays) currentTarget.currentTime = 0;
      }}
      onError={onError}
    />
  );
}
