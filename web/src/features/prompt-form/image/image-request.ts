import { formatImageSize, imageStyles, isBlank, type PixelSize } from '@loomlight/contract';
import type { ImageBody } from '../../start-generation/index.ts';
import { type PromptForm, wireSeed } from '../form/form-state.ts';
import { priceCredits } from '../form/prompt-price.ts';

/** The form on the wire (R-ENT-13). What is to be left out goes only to an engine that takes it (MAKE-59). */
export function imageRequest(form: PromptForm, size: PixelSize, takesNegative = false): ImageBody {
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
    ...(takesNegative && !isBlank(form.negative) && { negative_prompt: form.negative }),
    ...(form.count > 1 && { count: form.count }),
  };
}
