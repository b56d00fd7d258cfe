import { type contract, formatImageSize, imageStyles, type PixelSize, type SentBody } from '@loomlight/contract';
import { type PromptForm, wireSeed } from './form-state.ts';
import { priceCredits } from './prompt-price.ts';

export type ImageRequest = SentBody<typeof contract.images.generate>;

/** The form on the wire (R-ENT-13). */
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
