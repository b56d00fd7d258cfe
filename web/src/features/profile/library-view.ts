import { useState } from 'react';
import { localStore } from '../../lib/local-store.ts';

/** How a phone shows what somebody has made: three images in a row, or one with its words (PEOPLE-17). */
export type LibraryView = 'pictures' | 'words';

const key = 'library-view';

/**
 * The view of this browser, kept for the next visit until the person signs out. At first one's own library has words, to find something in it,
 * and what somebody else shows is images alone.
 */
export function useLibraryView({
  own,
}: {
  readonly own: boolean;
}): readonly [view: LibraryView, change: (view: LibraryView) => void] {
  const [view, setView] = useState<LibraryView>(() => firstView(own));
  const change = (next: LibraryView) => {
    localStore.write(key, next);
    setView(next);
  };
  return [view, change];
}

function firstView(own: boolean): LibraryView {
  const kept = localStore.read(key);
  if (kept === 'words' || kept === 'pictures') return kept;
  return own ? 'words' : 'pictures';
}
