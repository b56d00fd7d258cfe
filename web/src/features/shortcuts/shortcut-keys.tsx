import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWindowEvent } from '../../lib/use-window-event.ts';
import { paths } from '../../paths.ts';
import { isKeyAlone, isOneKey, isQuestionOpen } from './one-key.ts';
import { places } from './shortcuts.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));
const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }));

/** So long after a G its letter may come. */
const sequenceMs = 1_200;

/**
 * Keys that work on every page (PEOPLE-46): Command or Ctrl with K opens the palette, `/` the search, `?` the sheet of all keys, G and a
 * letter lead to a page. Palette and sheet open over an item as well. Those of one key rest while somebody writes or something lies over the page, and can be switched off (WCAG 2.1.4).
 */
export function ShortcutKeys() {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'sheet'>();
  const leaderAt = useRef(-Infinity);
  const close = () => setOpen(undefined);

  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || (!open && isQuestionOpen())) return;
      event.preventDefault();
      return setOpen(open === 'palette' ? undefined : 'palette');
    }
    if (event.key === '?' && isKeyAlone(event) && !isQuestionOpen()) {
      event.preventDefault();
      return setOpen('sheet');
    }
    if (!isOneKey(event)) return;
    const isSecond = event.timeStamp - leaderAt.current < sequenceMs;
    leaderAt.current = event.key === 'g' && !isSecond ? event.timeStamp : -Infinity;
    const place = isSecond && places.find(({ letter }) => letter === event.key);
    if (place) void navigate(place.to);
    else if (event.key === '/') {
      if (!focusSearch()) void navigate(paths.search());
    } else return;
    event.preventDefault();
  });

  return (
    <Suspense>
      {open === 'palette' && <CommandPalette onClose={close} onSheet={() => setOpen('sheet')} />}
      {open === 'sheet' && <ShortcutSheet onClose={close} />}
    </Suspense>
  );
}

/** Into the field of the search, where the page shows one; false where it does not. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-search-field]');
  // Its header has no room for it on a narrow screen, where it has no box.
  if (!field || field.getClientRects().length === 0) return false;
  field.focus();
  return true;
}
