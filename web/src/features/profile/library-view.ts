import { useState } from 'react';
import { localStore } from '../../lib/local-store.ts';

/** How a phone shows what somebody has made: three pictures in a row, or one with its words (PEOPLE-17). */
export type LibraryView = 'pictures' | 'words';

const key = 'library-view';

/** The view of this browser, kept for the next visit until the person signs out. */
export function useLibraryView(): readonly [view: LibraryView, change: (view: LibraryView) => void] {
  const [view, setView] = useState<LibraryView>(() => (localStore.read(key) === 'words' ? 'words' : 'pictures'));
  const change = (next: LibraryView) => {
    localStore.write(key, next);
    setView(next);
  };
  return [view, change];
}
