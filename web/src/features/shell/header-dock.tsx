import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Where the header leaves room in its middle. For the header alone. */
export function headerDockPlace(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

/** Puts its children into the middle of the header: the compact composer, once the large one has scrolled away. */
export function HeaderDock({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => place,
    () => null,
  );
  return element && createPortal(children, element);
}
