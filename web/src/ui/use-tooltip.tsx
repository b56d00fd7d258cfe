import './tooltip.css';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** Until when the next tooltip comes at once: after the first one, waiting again is a nuisance. */
let warmUntil = 0;
const delayMs = 450;
const warmMs = 600;

interface Tooltip {
  readonly anchor: {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
  readonly node: ReactNode;
}

/** Shows a button's name beside it. Drawn for the eye only: the name itself belongs to the button. */
export function useTooltip(label: string): Tooltip {
  const [box, setBox] = useState<DOMRect | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (element: HTMLElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => element.isConnected && setBox(element.getBoundingClientRect()),
      Date.now() < warmUntil ? 0 : delayMs,
    );
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (box) warmUntil = Date.now() + warmMs;
    setBox(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!box) return;
    const close = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setBox(null);
    };
    window.addEventListener('scroll', close, { capture: true, passive: true });
    window.addEventListener('keydown', close);
    return () => {
      window.removeEventListener('scroll', close, { capture: true });
      window.removeEventListener('keydown', close);
    };
  }, [box]);

  const above = box !== null && box.bottom + 40 > window.innerHeight;
  return {
    anchor: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && show(event.currentTarget),
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: (event) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
      onBlur: hide,
    },
    node:
      box &&
      createPortal(
        <span
          aria-hidden="true"
          className="tip fixed -translate-x-1/2"
          style={{
            left: Math.min(Math.max(box.x + box.width / 2, 64), window.innerWidth - 64),
            top: above ? box.top - 34 : box.bottom + 6,
          }}
        >
          {label}
        </span>,
        document.body,
      ),
  };
}
