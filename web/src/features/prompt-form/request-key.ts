import { tabStore } from '../../lib/local-store.ts';

const storageKey = 'unanswered-request';

/**
 * The key under which this very request is sent. While it has not been answered the same request keeps its key, over a
 * reload too: sent again, it finds what it has started already and costs nothing more (BOOKS-5).
 */
export function requestKey(request: object): string {
  const words = JSON.stringify(request);
  const kept = tabStore.read(storageKey);
  if (kept !== null && typeof kept === 'object' && 'key' in kept && 'words' in kept)
    if (kept.words === words && typeof kept.key === 'string') return kept.key;
  const key = crypto.randomUUID();
  tabStore.write(storageKey, { key, words });
  return key;
}

/** It has been answered: the next request is another one, even if it says the same. */
export function forgetRequestKey(): void {
  tabStore.remove(storageKey);
}
