import * as z from 'zod/mini';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  engineChoice,
  lockNeedsPublic,
  referenceKey,
  remixOf,
  visibilityFields,
  waitOfStart,
} from './generation-fields.ts';
import { itemCalls, pageOf, pageQueryOf } from './item-calls.ts';
import { limits } from './limits.ts';
import { imageStyles, parseImageSize } from './pricing.ts';
import { id, idParams, negativePromptText, promptText } from './schemas.ts';

const sizeSentence = `A size is WIDTHxHEIGHT, each side ${limits.imageSideMin} to ${limits.imageSideMax} in steps of ${limits.imageSideStep}.`;
const seedSentence = `A seed is a whole number: 0 for a random one, or 1 to ${limits.imageSeedMax}.`;
const guidanceSentence = `Text weight is a number from ${limits.guidanceMin} to ${limits.guidanceMax}.`;

export const imageSettings = {
  text_prompt: z.optional(promptText),
  /** Another name for `text_prompt`. */
  prompt: z.optional(promptText),
  /** Only where the engine takes one, which `takes_negative_prompt` of the sizes says. */
  negative_prompt: negativePromptText,
  /** Only where the engine takes one, which `takes_reference` of the sizes says. */
  image_s3_key: referenceKey,
  size: z._default(
    z.string(sizeSentence).check(z.refine((text) => parseImageSize(text) !== undefined, sizeSentence)),
    '1024x1024',
  ),
  guidance_scale: z._default(
    z
      .number(guidanceSentence)
      .check(z.minimum(limits.guidanceMin, guidanceSentence), z.maximum(limits.guidanceMax, guidanceSentence)),
    limits.guidanceDefault,
  ),
  seed: z._default(
    z.int(seedSentence).check(z.minimum(0, seedSentence), z.maximum(limits.imageSeedMax, seedSentence)),
    0,
  ),
  ...visibilityFields,
  remix_of: remixOf,
  engine: engineChoice,
  style: z._default(
    z.enum(
      imageStyles.map((style) => style.id),
      'This style is not on offer.',
    ),
    'none',
  ),
};

export const needsPrompt = z.refine<{ text_prompt?: string | undefined; prompt?: string | undefined }>(
  (body) => body.text_prompt !== undefined || body.prompt !== undefined,
  { message: 'Please describe what you want to create.', path: ['text_prompt'] },
);

const countSentence = `At once 1 to ${limits.batchMax} pictures can be made.`;
export const count = z._default(
  z.int(countSentence).check(z.minimum(1, countSentence), z.maximum(limits.batchMax, countSentence)),
  1,
);
const sizesOnOffer = z.array(z.object({ name: z.string(), width: z.int(), height: z.int(), credits: z.int() }));
const startedMany = z.object({ id, generation: content, generations: z.array(content) });

export const images = {
  sizes: defineEndpoint({
    id: 'images.sizes',
    method: 'GET',
    path: '/image-sizes',
    access: 'public',
    rate: 'read',
    summary: 'Sizes with their prices, styles, and the engines with what each paints; the defaults come first',
    status: 200,
    reply: z.object({
      sizes: sizesOnOffer,
      styles: z.array(z.object({ id: z.string(), name: z.string() })),
      /** What each open engine paints; `sizes` above are those of the first, which is asked unless one is named. */
      engines: z.array(
        z.object({
          name: z.string(),
          /** Contained in the prices of `sizes` already. */
          cost_multiplier: z.number(),
          /** The same request and seed give the same image. */
          seeded: z.boolean(),
          /** Whether images can be asked for without something (MAKE-59). */
          takes_negative_prompt: z.boolean(),
          /** Whether images can start from an uploaded one (MAKE-90). */
          takes_reference: z.optional(z.boolean()),
          /** Whether it sketches words in a style before anything is paid (MAKE-70). */
          sketches: z.optional(z.boolean()),
          sizes: sizesOnOffer,
        }),
      ),
      /** The same of the first engine. */
      takes_negative_prompt: z.optional(z.boolean()),
      takes_reference: z.optional(z.boolean()),
      sketches: z.optional(z.boolean()),
    }),
  }),
  generate: defineEndpoint({
    id: 'images.generate',
    method: 'POST',
    path: '/images/generate',
    access: 'user',
    rate: 'generate',
    summary: 'Start one picture; it is charged now and refunded if it fails',
    body: z.object(imageSettings).check(needsPrompt, lockNeedsPublic),
    query: waitOfStart,
    status: 202,
    mayEnd: true,
    reply: z.object({ id, generation: content }),
    idempotent: true,
  }),
  generateMany: defineEndpoint({
    id: 'images.generateMany',
    method: 'POST',
    path: '/images/generate/advanced',
    access: 'user',
    rate: 'generate',
    summary: 'Start 1 to 4 pictures of the same words, charged together or not at all',
    body: z.object({ ...imageSettings, count }).check(needsPrompt, lockNeedsPublic),
    query: waitOfStart,
    status: 202,
    mayEnd: true,
    reply: startedMany,
    idempotent: true,
  }),
  variations: defineEndpoint({
    id: 'images.variations',
    method: 'POST',
    path: '/images/{id}/variations',
    access: 'user',
    rate: 'generate',
    summary:
      'Start 1 to 4 pictures like this one with other seeds, as open as it is; the caller must be able to read its words',
    params: idParams,
    body: z.object({ count, engine: engineChoice }),
    query: waitOfStart,
    status: 202,
    mayEnd: true,
    reply: startedMany,
    idempotent: true,
  }),
  history: defineEndpoint({
    id: 'images.history',
    method: 'GET',
    path: '/images/history',
    access: 'user',
    rate: 'read',
    summary: 'Own pictures, newest first, in every state',
    query: pageQueryOf(),
    status: 200,
    reply: pageOf('images'),
  }),
  ...itemCalls('images', ['png', 'jpg', 'webp']),
} as const;
