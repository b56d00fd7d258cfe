import { useRef } from 'react';

const pauseMs = 1_000;

/** A switch of tabs is ignored while the list loads and within a second of the last one (R-DASH-12). */
export function useTabSwitch<T>(change: (tab: T) => void, loading: boolean): (tab: T) => void {
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  return (tab) => {
    const now = performance.now();
    if (loading || now - lastAt.current < pauseMs) return;
    lastAt.current = now;
    change(tab);
  };
}
