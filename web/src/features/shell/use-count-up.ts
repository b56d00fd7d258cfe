import { useEffect, useRef, useState } from 'react';

const durationMs = 600;

/** A number that runs to its new value instead of jumping; it jumps where motion is not wanted. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return;
    from.current = value;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
    const begun = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = still ? 1 : Math.min(1, (now - begun) / durationMs);
      setShown(Math.round(start + (value - start) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
