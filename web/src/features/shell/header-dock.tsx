import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '../../lib/create-store.ts';

const place = createStore<HTMLElement | null>(null);

/** Where the header leaves room in its middle. For the header alone. */
export function headerDockPlace(element: HTMLElement | null): void {
  place.change(element);
}

/** Puts its children into the middle of the header: the compact composer, once the large one has scrolled away. */
export function HeaderDock({ children }: { children: ReactNode }) {
  const element = useStore(place, null);
  return element && createPortal(children, element);
}
