import type { ImageRequest } from '../../../ports/image-engine.ts';

/**
 * True for hosted models whose interface has `negative_prompt`: the families of Stable Diffusion. Those that were distilled with their guidance,
 * such as FLUX, have no place for it.
 */
export function takesNegativePrompt(model: string): boolean {
  return /stable-diffusion|sdxl|\bsd-?3/i.test(model) && !/flux/i.test(model);
}

/** The field as hosts name it; nothing where nothing is to be left out. */
export function negativePromptField({ negativePrompt }: Pick<ImageRequest, 'negativePrompt'>) {
  return negativePrompt === undefined ? {} : { negative_prompt: negativePrompt };
}
