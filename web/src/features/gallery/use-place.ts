import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where an element begins in the document and how wide it is, as both change. */
export function usePlace(element: RefObject<HTMLElement | null>): { readonly topPx: number; readonly widthPx: number } {
  const [place, setPlace] = useState(() => ({
    topPx: 0,
    // The server knows of no width; what it draws needs none.
    widthPx: typeof document === 'undefined' ? 0 : document.documentElement.clientWidth - 10,
  }));
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const topPx = Math.round(box.top + window.scrollY);
      const widthPx = box.width || document.documentElement.clientWidth;
      setPlace((before) => (before.topPx === topPx && before.widthPx === widthPx ? before : { topPx, widthPx }));
    };
    measure();
    // Whatever grows above moves it: the body hears of that.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
