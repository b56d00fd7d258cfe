import { useEffect } from 'react';

/** While something floats over the lower edge, the page is as much longer. */
export function useBarred(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    document.documentElement.toggleAttribute('data-barred', true);
    return () => {
      document.documentElement.toggleAttribute('data-barred', false);
    };
  }, [active]);
}
