import { lazy, Suspense, useEffect, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

const Picks = lazy(async () => ({ default: (await import('./picks.tsx')).Picks }));

/** Who only looks, or uses keys, waits for it so long. */
const patienceMs = 3_000;

/**
 * The place of what is picked this week (MAKE-58), as high as it will be, so that nothing below it moves when it comes. All else of it comes
 * after the first visit has what it needs: with the first move of a pointer or finger, or a moment later. Where there is too little to show, the place goes.
 */
export function PicksPlace() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const wake = () => setAwake(true);
    addEventListener('pointermove', wake, { once: true });
    const timer = setTimeout(wake, patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const waiting = <Skeleton className="mx-(--page) mt-16 block h-60" />;
  return (
    <div className="min-h-[366px] empty:hidden max-sm:min-h-[428px]">
      <Suspense fallback={waiting}>{isAwake ? <Picks waiting={waiting} /> : waiting}</Suspense>
    </div>
  );
}
