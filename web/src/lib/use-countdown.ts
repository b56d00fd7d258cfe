import { useState } from 'react';
import { useInterval } from './use-timing.ts';

/** Whole seconds that are left, counted down from now on; by the clock, because a sleeping tab counts no ticks. */
export function useCountdown(seconds: number): { readonly leftS: number; readonly restart: () => void } {
  const [now, setNow] = useState(Date.now);
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1_000);
  const leftS = Math.max(0, Math.ceil((endsAt - now) / 1_000));
  useInterval(() => setNow(Date.now()), leftS > 0 ? 1_000 : null);
  return {
    leftS,
    restart: () => {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * 1_000);
    },
  };
}
