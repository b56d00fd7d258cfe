import { useState } from 'react';
import { useInterval } from './use-timing.ts';

/** Milliseconds since 1970, anew four times a minute: what says how long ago something was stays true while one looks at it (PEOPLE-55). */
export function usePassingTime(): number {
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 15_000);
  return now;
}
