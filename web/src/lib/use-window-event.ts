import type { Content } from '@loomlight/contract';
import { useEffect, useEffectEvent } from 'react';

/** Events of the product that travel through the window (R-HOME-06, R-PAY-06, R-DET-12), beside the browser's own. */
declare global {
  interface WindowEventMap {
    /** Fills the prompt of the home page. A bare string as detail works too. */
    copyPromptToHome: CustomEvent<{ prompt: string } | string>;
    /** A payment has arrived: profile and balance are read again. */
    paymentSuccess: CustomEvent<undefined>;
    /** Something about an item is different: its lock, its price, who may see it. */
    contentChanged: CustomEvent<{ id: string } & Partial<Content>>;
    /** What is remembered of items is worth nothing any more: forgotten, and loaded anew. */
    contentCacheInvalidated: CustomEvent<undefined>;
  }
}

/** Listens to an event of the window for as long as the component is shown; the newest listener is called. */
export function useWindowEvent<K extends keyof WindowEventMap>(
  name: K,
  listener: (event: WindowEventMap[K]) => void,
): void {
  const newest = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: WindowEventMap[K]) => newest(event);
    window.addEventListener(name, listen);
    return () => window.removeEventListener(name, listen);
  }, [name]);
}
