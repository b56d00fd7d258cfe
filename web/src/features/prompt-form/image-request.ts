import { type contract, formatImageSize, imageStyles, type PixelSize, type SentBody } from '@loomlight/contract';
import { tabStore } from '../../lib/local-store.ts';
import { type PromptForm, wireSeed } from './form-state.ts';
import { priceCredits } from './prompt-price.ts';

export type ImageRequest = SentBody<typeof contract.images.generate>;

/** The form on the wire (specification 3, Generation payloads). */
export function imageRequest(form: PromptForm, size: PixelSize): ImageRequest {
  const isLocked = form.isPublic && form.isLocked;
  return {
    text_prompt: form.prompt,
    size: formatImageSize(size),
    style: imageStyles.find(({ id }) => id === form.style)?.id ?? 'none',
    guidance_scale: form.guidance,
    seed: wireSeed(form.seed),
    is_public: form.isPublic,
    is_prompt_locked: isLocked,
    prompt_price: isLocked ? priceCredits(form.priceEntry) : 0,
  };
}

const storageKey = 'unanswered-request';

/**
 * The key under which this very request is sent. While it has not been answered the same request keeps its key, over a
 * reload too: sent again, it finds what it has started already and costs nothing more (contract, Idempotency).
 */
export function requestKey(request: ImageRequest): string {
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
