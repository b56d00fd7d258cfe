import { useEffect, useState } from 'react';

const stepMs = 15_000;

/** Milliseconds since 1970, anew four times a minute: what says how long ago something was stays true while one looks at it (PEOPLE-55). */
export function usePassingTime(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
