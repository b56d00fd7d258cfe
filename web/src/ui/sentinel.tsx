import { useEffect, useEffectEvent, useRef } from 'react';

export interface SentinelProps {
  /** Called when it comes near the view, and again each time it comes back there. */
  onReach: () => void;
  /** How far ahead, in pixels. */
  marginPx?: number;
}

/** An empty line that notices when it is about to be seen: the end of what has been loaded. */
export function Sentinel({ onReach, marginPx = 100 }: SentinelProps) {
  const line = useRef<HTMLDivElement>(null);
  const newest = useEffectEvent(onReach);
  useEffect(() => {
    if (!line.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) newest();
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(line.current);
    return () => observer.disconnect();
  });
  return <div ref={line} aria-hidden="true" className="h-px" />;
}
