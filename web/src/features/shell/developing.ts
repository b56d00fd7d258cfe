import { useEffect } from 'react';

let developing = 0;

/** While `active`, the eye of the shuttle is lit on every page: something develops. */
export function useDeveloping(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    count(1);
    return () => count(-1);
  }, [active]);
}

function count(change: 1 | -1): void {
  developing += change;
  document.documentElement.toggleAttribute('data-developing', developing > 0);
}
