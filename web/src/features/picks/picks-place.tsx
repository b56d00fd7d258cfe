import { Suspense, useEffect, useState } from 'react';
import { lazily } from '../../lib/lazily.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOpenContent } from '../content/index.ts';

const { Component: Picks } = lazily(async () => (await import('./picks.tsx')).Picks);

/** Who only looks waits for it so long. */
const patienceMs = 4_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * The place of what is picked this week (MAKE-58), as high as it will be, so that nothing below it moves when it comes. All else of it comes
 * after the first visit has what it needs: with the first sign of somebody, or a moment later. Where there is too little to show, the place goes.
 */
export function PicksPlace() {
  const { open } = useOpenContent();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const wake = () => setAwake(true);
    for (const sign of signs) addEventListener(sign, wake, end);
    const timer = setTimeout(wake, patienceMs);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, []);
  const waiting = <Skeleton className="mx-(--page) mt-16 block h-60" />;
  return (
    <div className="min-h-[366px] empty:hidden max-sm:min-h-[428px]">
      {isAwake ? (
        <Suspense fallback={waiting}>
          <Picks waiting={waiting} onOpen={open} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
