import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { waitQuery } from './schemas.ts';

const priceSentence = `A prompt price is a whole number of credits from 0 to ${limits.lockPriceMax}.`;

/** What others pay to read a prompt: whole credits, 0 to 100. */
export const promptPrice = z
  .int(priceSentence)
  .check(z.minimum(0, priceSentence), z.maximum(limits.lockPriceMax, priceSentence));

/** What images and videos have in common when they are started. */
export const visibilityFields = {
  is_public: z._default(z.boolean('Public is either true or false.'), true),
  is_prompt_locked: z._default(z.boolean('Locked is either true or false.'), false),
  prompt_price: z._default(promptPrice, 0),
};

/** A private prompt is nobody's to buy (R-FORM-14). */
export const lockNeedsPublic = z.refine<{ is_public: boolean; is_prompt_locked: boolean }>(
  (body) => body.is_public || !body.is_prompt_locked,
  { message: 'Only the prompt of a public creation can be locked.', path: ['is_prompt_locked'] },
);

/** What it is made from: remembered where the caller may see that creation, and no matter where not (MAKE-21). */
export const remixOf = z.optional(z.nullable(z.string('remix_of is the id of a creation.').check(z.maxLength(64))));

/** Key of an own upload: what is made starts from that image (MAKE-90). */
export const referenceKey = z.optional(z.nullable(z.string('image_s3_key is the key of an uploaded picture.')));

/** Seconds for which the answer is held back until what was started has ended, 60 at most; `Prefer: wait=N` says the same (MAKE-75). */
export const waitOfStart = z.object({ wait: waitQuery() });

/** What makes it, by its name among those on offer; left out, the first of them (MAKE-13). */
export const engineChoice = z.optional(z.string('engine is the name of an engine.').check(z.maxLength(64)));
