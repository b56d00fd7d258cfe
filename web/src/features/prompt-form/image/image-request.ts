import {
  type contract,
  formatImageSize,
  imageStyles,
  isBlank,
  type PixelSize,
  type ReplyOf,
} from '@loomlight/contract';
import type { ImageBody } from '../../start-generation/index.ts';
import { type PromptForm, wireSeed } from '../form/form-state.ts';
import { priceCredits } from '../form/prompt-price.ts';

/** What the engine takes besides the words, and the key of the image that there is to start from. */
type Besides = Pick<ReplyOf<typeof contract.images.sizes>, 'takes_negative_prompt' | 'takes_reference'> & {
  readonly imageKey?: string | null;
};

/** The form on the wire (R-ENT-13). What is to be left out, and the image to start from, go only to an engine that takes them (MAKE-59, MAKE-95). */
export function imageRequest(
  form: PromptForm,
  size: PixelSize,
  { takes_negative_prompt, takes_reference, imageKey = null }: Besides = {},
): ImageBody {
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
    ...(takes_reference && form.fromImage && imageKey !== null && { image_s3_key: imageKey }),
    ...(takes_negative_prompt && !isBlank(form.negative) && { negative_prompt: form.negative }),
    ...(form.count > 1 && { count: form.count }),
  };
}
