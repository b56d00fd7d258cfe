import { useSyncExternalStore } from 'react';

/** Whether a media query holds now, and from now on. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** The same line as the `max-sm:` utilities draw. */
export const phoneQuery = '(width < 641px)';
