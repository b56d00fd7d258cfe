import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * A panel below its opener that leaves the page usable: it has the focus when it comes; Escape, a press elsewhere and the focus elsewhere close it.
 * After Escape the opener has the focus again.
 */
export function useFloatingPanel(
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    panel.current?.focus();
    const leave = ({ target }: Event) => {
      const inside = target instanceof Node && (panel.current?.contains(target) || opener.current?.contains(target));
      if (!inside) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [opener]);
  return panel;
}
