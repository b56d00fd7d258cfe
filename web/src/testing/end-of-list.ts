import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stands in for what watches the end of a list; answers how to tell every watched line that it is in view. */
export function watchEndOfList(): () => void {
  const watchers = new Set<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly watcher: () => void;
      readonly rootMargin: string;
      constructor(hear: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
        this.watcher = () => hear([{ isIntersecting: true }]);
        this.rootMargin = options.rootMargin;
      }
      observe() {
        if (this.rootMargin === '100px') watchers.add(this.watcher);
      }
      disconnect() {
        watchers.delete(this.watcher);
      }
    },
  );
  return () => act(() => watchers.forEach((watcher) => watcher()));
}
