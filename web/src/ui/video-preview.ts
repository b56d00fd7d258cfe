import './tile.css';
import type { FocusEvent, PointerEvent } from 'react';
import { mayPlayUnasked } from '../lib/motion.ts';

/** A pointer on its way across the wall starts nothing. */
const restMs = 220;

/** Ends the one that plays: never two at a time. */
let endCurrent: (() => void) | undefined;

/**
 * Lets a video play silently on its tile while a pointer or the keyboard rests there. Done by hand and without state,
 * because a wall has thousands of tiles; who wants stillness or saves data keeps the poster.
 */
export function videoPreview(address: string | null) {
  const begin = (tile: HTMLElement) => {
    if (address !== null && mayPlayUnasked()) play(tile, address);
  };
  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) =>
      // A finger does not rest, it presses.
      pointerType !== 'touch' && begin(currentTarget),
    onPointerLeave: () => endCurrent?.(),
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
      target.matches(':focus-visible') && begin(currentTarget),
    onBlur: () => endCurrent?.(),
  };
}

/** So much of a tile is to be seen before its video begins by itself. */
const seenPart = 0.6;

/**
 * Plays a video silently on its tile for as long as the tile is in view, and tells when it begins and ends. Nothing happens where the person
 * wants stillness or saves data.
 *
 * @returns what ends it for good
 */
export function playInView(tile: HTMLElement, address: string, tell: (isPlaying: boolean) => void): () => void {
  if (!mayPlayUnasked()) return () => undefined;
  let end: (() => void) | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const ratio = entries.at(-1)?.intersectionRatio ?? 0;
      if (ratio < seenPart) end?.();
      else
        end ??= play(tile, address, (isPlaying) => {
          if (!isPlaying) end = undefined;
          tell(isPlaying);
        });
    },
    { threshold: [0, seenPart] },
  );
  observer.observe(tile);
  return () => {
    observer.disconnect();
    end?.();
  };
}

function play(tile: HTMLElement, address: string, tell?: (isPlaying: boolean) => void): () => void {
  endCurrent?.();
  const video = document.createElement('video');
  video.className = 'video-preview';
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.tabIndex = -1;
  video.setAttribute('aria-hidden', 'true');
  video.addEventListener('playing', () => {
    video.toggleAttribute('data-playing', true);
    tell?.(true);
  });
  // A tile that has scrolled out of the page says no goodbye.
  video.addEventListener('timeupdate', () => tile.isConnected || end());
  const rest = setTimeout(() => {
    video.src = address;
    tile.querySelector('img')?.after(video);
    void video.play().catch(() => undefined);
  }, restMs);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(rest);
    video.pause();
    video.remove();
    // Lets go of the connection too.
    video.removeAttribute('src');
    video.load();
    if (endCurrent === end) endCurrent = undefined;
    tell?.(false);
  };
  endCurrent = end;
  return end;
}
