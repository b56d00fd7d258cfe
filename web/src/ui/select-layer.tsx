import './menu.css';
import './select-layer.css';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

export interface SelectLayerProps {
  anchor: RefObject<HTMLElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const gap = 8;
const edge = 8;

/**
 * Lies in the browser's top layer, because its chip may stand in a row that scrolls and clips. Beside its anchor on a
 * desktop, a sheet from the lower edge on a phone (select-layer.css).
 */
export function SelectLayer({ anchor, title, onClose, children }: SelectLayerProps) {
  const layer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    // Missing in browsers before 2024 and in happy-dom: there the layer is simply shown.
    if (typeof element.showPopover === 'function') element.showPopover();
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (box) placeBeside(element, box);
    };
    place();
    // What it shows may come a moment later.
    const watch = new ResizeObserver(place);
    watch.observe(element);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor]);

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      const target = event.target instanceof Node ? event.target : null;
      if (!layer.current?.contains(target) && !anchor.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [anchor, onClose]);

  return (
    <div ref={layer} popover="manual" className="select-layer">
      <div className="select-scrim" aria-hidden="true" onClick={onClose} />
      <div className="menu select-panel">
        <span className="grab" aria-hidden="true" />
        <p className="select-title" aria-hidden="true">
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}

/** Below the anchor, or above it where there is more room; the custom properties are read by the desktop rules only. */
function placeBeside(element: HTMLElement, box: DOMRect): void {
  const below = window.innerHeight - box.bottom - gap - edge;
  const above = box.top - gap - edge;
  const panelHeight = element.querySelector('.select-panel')?.scrollHeight ?? 0;
  const up = panelHeight > below && above > below;
  const left = Math.max(edge, Math.min(box.left, window.innerWidth - element.offsetWidth - edge));
  element.style.setProperty('--left', `${left}px`);
  element.style.setProperty('--top', up ? 'auto' : `${box.bottom + gap}px`);
  element.style.setProperty('--bottom', up ? `${window.innerHeight - box.top + gap}px` : 'auto');
  element.style.setProperty('--room', `${up ? above : below}px`);
}
