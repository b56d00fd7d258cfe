import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the form around an element, and images that are pasted while it is on the
 * page. Gives whether files hover over it right now.
 */
export function useFileDrop(element: RefObject<HTMLElement | null>, take: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const newest = useEffectEvent(take);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    const hover = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    form.addEventListener('dragenter', hover, { signal });
    form.addEventListener('dragover', hover, { signal });
    form.addEventListener(
      'dragleave',
      (event) => {
        // Children are entered and left all the time.
        if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) setOver(false);
      },
      { signal },
    );
    form.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        newest(files);
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
        // Words that come with an image of themselves are words. Another form on the page may have taken it already.
        if (files.length === 0 || event.defaultPrevented || event.clipboardData?.types.includes('text/plain')) return;
        event.preventDefault();
        newest(files);
      },
      { signal },
    );
    return () => stop.abort();
  }, [element]);
  return over;
}
