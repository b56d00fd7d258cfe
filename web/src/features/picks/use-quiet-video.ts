import { useEffect, useRef, useState } from 'react';
import { playInView } from '../../ui/video-preview.ts';

/**
 * Lets a video play by itself while its tile is in view (MAKE-63). Stopped by hand it stays so until it is let go on by hand.
 *
 * @param address null for what is no video
 */
export function useQuietVideo(address: string | null) {
  const tile = useRef<HTMLSpanElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (!tile.current || address === null || isStopped) return;
    return playInView(tile.current, address, setPlaying);
  }, [address, isStopped]);
  return { tile, isPlaying, isStopped, toggle: () => setStopped(!isStopped) };
}
