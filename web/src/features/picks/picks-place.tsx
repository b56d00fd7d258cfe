import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mayHavePicks } from '../gallery/index.ts';
import { expectsPicks } from './picks-memory.ts';

const Picks = lazy(async () => ({ default: (await import('./picks.tsx')).Picks }));

/** Who only looks, or uses keys, waits for it so long. */
const patienceMs = 3_000;

/** The shape of what comes: a heading and five items, the first wider. */
const waiting = (
  <>
    <Skeleton className="mx-(--page) mt-6 mb-4 h-6 w-44" />
    <span className="grid auto-cols-fr grid-flow-col grid-cols-[1.35fr] gap-3 overflow-hidden px-(--page) max-lg:auto-cols-[236px] max-lg:grid-cols-[300px]">
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-[236px] rounded-image max-sm:h-[260px]" />
      ))}
    </span>
  </>
);

/**
 * The place of what is picked this week (MAKE-58), as high as it will be, so that nothing below it moves when it comes. All else of it comes
 * after the first visit has what it needs: with the first move of a pointer or finger, or a moment later. Where there is too little to show, there is no
 * place from the start, as far as this browser can know.
 */
export function PicksPlace() {
  const [isAwake, setAwake] = useState(false);
  const isExpected = useExpected();
  useEffect(() => {
    const wake = () => setAwake(true);
    addEventListener('pointermove', wake, { once: true });
    const timer = setTimeout(wake, patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const place = isExpected ? waiting : null;
  return (
    <div className="min-h-[366px] empty:hidden max-sm:min-h-[444px]">
      <Suspense fallback={place}>{isAwake ? <Picks waiting={place} /> : place}</Suspense>
    </div>
  );
}

/** As it was when the page was opened: what is learned meanwhile is for the next visit. The server, which draws pages too, knows the gallery alone. */
function useExpected(): boolean {
  const queryClient = useQueryClient();
  const [wasExpected] = useState(() => expectsPicks() && mayHavePicks(queryClient));
  return useSyncExternalStore(
    neverChanges,
    () => wasExpected,
    () => mayHavePicks(queryClient),
  );
}

const neverChanges = () => () => undefined;
