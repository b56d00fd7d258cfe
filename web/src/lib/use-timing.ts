import { useEffect, useEffectEvent } from 'react';

/** Runs every `intervalMs`; null stops it. */
export function useInterval(run: () => void, intervalMs: number | null): void {
  const newest = useEffectEvent(run);
  useEffect(() => {
    if (intervalMs === null) return;
    const timer = setInterval(() => newest(), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
}

/** Runs once after `delayMs`, counted anew when the delay changes; null stops it. */
export function useTimeout(run: () => void, delayMs: number | null): void {
  const newest = useEffectEvent(run);
  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(() => newest(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}
