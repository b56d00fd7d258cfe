import './tile.css';
import type { FocusEvent, PointerEvent } from 'react';
import { mayPlayUnasked } from '../lib/motion.ts';

/** A pointer on its way across the wall starts nothing. */
const restMs = 220;

/** Ends the one that plays: never two at a time. */
let endCurrent: (() => void) | undefined;

/**
 * Lets a film play silently on its tile while a pointer or the keyboard rests there. Done by hand and without state,
 * because a wall has thousands of tiles; who wants stillness or saves data keeps the poster.
 */
export function filmPreview(address: string | null) {
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

function play(tile: HTMLElement, address: string): void {
  endCurrent?.();
  const film = document.createElement('video');
  film.className = 'film-preview';
  film.muted = true;
  film.loop = true;
  film.playsInline = true;
  film.tabIndex = -1;
  film.setAttribute('aria-hidden', 'true');
  film.addEventListener('playing', () => film.toggleAttribute('data-playing', true));
  // A tile that has scrolled out of the page says no goodbye.
  film.addEventListener('timeupdate', () => tile.isConnected || end());
  const rest = setTimeout(() => {
    film.src = address;
    tile.querySelector('img')?.after(film);
    void film.play().catch(() => undefined);
  }, restMs);
  const end = () => {
    clearTimeout(rest);
    film.pause();
    film.remove();
    // Lets go of the connection too.
    film.removeAttribute('src');
    film.load();
    if (endCurrent === end) endCurrent = undefined;
  };
  endCurrent = end;
}
