import '../../ui/icon-button.css';
import BellSign from 'lucide-react/icons/bell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { unreadQuery } from './unread-query.ts';

const loadPanel = () => import('./bell-panel.tsx');
const BellPanel = lazy(async () => ({ default: (await loadPanel()).BellPanel }));

/** First the page, then its news. */
const followAfterMs = 1_000;

/** The bell of a signed-in person: how many notifications are unread, and the newest of them (R-API-34). */
export function Bell() {
  const queryClient = useQueryClient();
  const { data: unread = 0 } = useQuery({ ...unreadQuery, enabled: false });
  const opener = useRef<HTMLButtonElement>(null);
  // Another page closes it: it is open on the one where it was opened.
  const { key: page } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === page;

  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      import('./follow-unread.ts').then(
        ({ followUnread }) => (stop = stopped ? undefined : followUnread(queryClient)),
        // A chunk that cannot be had is no news; the page says so by itself.
        () => undefined,
      );
    }, followAfterMs);
    let stopped = false;
    return () => {
      stopped = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [queryClient]);

  return (
    <span className="relative grid">
      <button
        ref={opener}
        type="button"
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        title="Notifications"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="icon-btn relative"
        onPointerEnter={() => void loadPanel()}
        onClick={() => setOpenOn(isOpen ? undefined : page)}
      >
        <BellSign size={18} strokeWidth={1.75} aria-hidden="true" />
        {unread > 0 && (
          // A dot: a number of two digits would lie over the bell. How many they are, its name says (PEOPLE-41).
          <i className="absolute top-2 left-1/2 size-2.5 rounded-full border-2 border-base bg-ink" />
        )}
      </button>
      {isOpen && (
        <Suspense>
          <BellPanel opener={opener} onClose={() => setOpenOn(undefined)} />
        </Suspense>
      )}
    </span>
  );
}
