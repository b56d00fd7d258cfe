import { tabStore } from '../../lib/local-store.ts';

/** Who sends: what the form has asked for is not forgotten because something is made again meanwhile. */
export type Sender = 'form' | 'again' | 'upscale';

const storageKeys: Readonly<Record<Sender, string>> = {
  form: 'unanswered-request',
  again: 'unanswered-repeat',
  upscale: 'unanswered-upscale',
};

/**
 * The key under which this very request is sent. While it has not been answered the same request keeps its key, over a
 * reload too: sent again, it finds what it has started already and costs nothing more (BOOKS-5).
 */
export function idempotencyKeyOf(sender: Sender, request: object): string {
  const words = JSON.stringify(request);
  const kept = tabStore.read(storageKeys[sender]);
  if (kept !== null && typeof kept === 'object' && 'key' in kept && 'words' in kept)
    if (kept.words === words && typeof kept.key === 'string') return kept.key;
  const key = crypto.randomUUID();
  tabStore.write(storageKeys[sender], { key, words });
  return key;
}

/** It has been answered: the next request is another one, even if it says the same. */
export function forgetIdempotencyKey(sender: Sender): void {
  tabStore.remove(storageKeys[sender]);
}
