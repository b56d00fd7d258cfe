import { useSyncExternalStore } from 'react';

/** What can be read and listened to, wherever it is kept. */
export interface Readable<T> {
  readonly read: () => T;
  /** Gives the way to stop. */
  readonly listen: (listener: () => void) => () => void;
}

/** A value that lives outside React. */
export interface Store<T> extends Readable<T> {
  readonly change: (next: T) => void;
}

/** News for whoever listens. A store of its own is not needed for what the document or the browser keeps already. */
export interface Signal<News> {
  readonly tell: (news: News) => void;
  /** Gives the way to stop. */
  readonly listen: (listener: (news: News) => void) => () => void;
}

/** Every listener hears every news, in the order in which they came. */
export function createSignal<News = void>(): Signal<News> {
  const listeners = new Set<(news: News) => void>();
  return {
    tell(news) {
      for (const listener of listeners) listener(news);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** A store that begins with `first`. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const { tell, listen } = createSignal();
  return {
    read: () => value,
    change(next) {
      value = next;
      tell();
    },
    listen,
  };
}

/**
 * The value as it stands, and from now on.
 *
 * @param onServer what stands in while the server draws, and while a drawn page is taken over; without it neither can be
 */
export function useStore<T>({ read, listen }: Readable<T>, onServer?: T): T {
  return useSyncExternalStore(listen, read, onServer === undefined ? undefined : () => onServer);
}
