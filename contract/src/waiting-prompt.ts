import * as z from 'zod/mini';
import { contentType } from './content-type.ts';
import { limits } from './limits.ts';
import { negativePromptText, promptText } from './schemas.ts';

const chosen = z.nullable(z.string().check(z.maxLength(40)));
const chosenNumber = z.nullable(z.int().check(z.minimum(0), z.maximum(limits.videoSeedMax)));

/**
 * What somebody wrote before there was an account, with its settings (PEOPLE-21). Null stands for what is offered first; what is not on
 * offer any more counts as that, so that nothing but the words can keep a person out.
 */
export const waitingPrompt = z.object({
  text_prompt: promptText,
  negative_prompt: negativePromptText,
  kind: contentType,
  size: chosen,
  style: chosen,
  /** How many images at once; one in what waited before there were batches. */
  count: z._default(z.int().check(z.minimum(1), z.maximum(limits.batchMax)), 1),
  guidance_scale: z.number().check(z.minimum(limits.guidanceMin), z.maximum(limits.guidanceMax)),
  /** Null is a random one. */
  seed: chosenNumber,
  model: chosen,
  resolution: chosen,
  ratio: chosen,
  duration: chosenNumber,
  fps: chosenNumber,
  camera_fixed: z.boolean(),
  /** It was asked for already, by a press of Generate: the browser that registered makes it as soon as the link has signed in. */
  is_wanted: z.optional(z.boolean()),
});
export type WaitingPrompt = z.output<typeof waitingPrompt>;

/** What a link answers that signs in. The words that waited come once, with it. */
export const entered = z.object({
  token: z.string(),
  refreshToken: z.string(),
  waiting: z.nullable(waitingPrompt),
});
export type Entered = z.output<typeof entered>;

const invalidLink = 'Invalid verification link. Please check your email and try again.';

/** The token of a verification mail. */
export const mailedLink = z.object({
  token: z.string(invalidLink).check(z.minLength(1, invalidLink), z.maxLength(512)),
});
