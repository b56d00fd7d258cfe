import { useSyncExternalStore } from 'react';
import { useDrawnFor } from './drawn-for.ts';

/** Whether a media query holds now, and from now on. On the server only a phone is known of. */
export function useMediaQuery(query: string): boolean {
  const drawnFor = useDrawnFor();
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => query === phoneQuery && drawnFor?.phone === true,
  );
}

/** The same line as the `max-sm:` utilities draw. */
export const phoneQuery = '(width < 641px)';
