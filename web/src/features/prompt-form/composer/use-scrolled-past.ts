import { type RefObject, useEffect, useState } from 'react';

const headerPx = 56;

/** True once an element has left the view upwards, under the header. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= headerPx + 1);
      },
      { rootMargin: `-${headerPx}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return past;
}
