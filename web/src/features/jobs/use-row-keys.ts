import { type RefObject, useEffect } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrows, Home and End move from row to row of the layer around `list`, Delete presses Cancel of the row where one is (MAKE-8). */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const focused = document.activeElement;
      if (!list.current?.closest('[role="dialog"]')?.contains(focused)) return;
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-job]')];
      const at = rows.findIndex((row) => row.contains(focused));
      if (event.key === 'Delete') return rows[at]?.querySelector<HTMLElement>('[data-cancel]')?.click();
      const step = steps[event.key];
      if (!step || rows.length === 0) return;
      event.preventDefault();
      rows[step(at, rows.length - 1)]?.querySelector<HTMLElement>('a, button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
