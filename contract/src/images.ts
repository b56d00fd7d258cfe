import * as z from 'zod/mini';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { imageStyles, parseImageSize } from './pricing.ts';
import { id, idParams, promptText, singleText } from './schemas.ts';

const sizeSentence = `A size is WIDTHxHEIGHT, each side ${limits.imageSideMin} to ${limits.imageSideMax} in steps of ${limits.imageSideStep}.`;
const seedSentence = `A seed is a whole number: 0 for a random one, or 1 to ${limits.imageSeedMax}.`;
const priceSentence = `A prompt price is a whole number of credits from 0 to ${limits.lockPriceMax}.`;
const guidanceSentence = `Text weight is a number from ${limits.guidanceMin} to ${limits.guidanceMax}.`;

export const promptPrice = z
  .int(priceSentence)
  .check(z.minimum(0, priceSentence), z.maximum(limits.lockPriceMax, priceSentence));

const imageSettings = {
  text_prompt: z.optional(promptText),
  /** Another name for `text_prompt` (specification 7). */
  prompt: z.optional(promptText),
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
  is_public: z._default(z.boolean('Public is either true or false.'), true),
  is_prompt_locked: z._default(z.boolean('Locked is either true or false.'), false),
  prompt_price: z._default(promptPrice, 0),
  style: z._default(
    z.enum(
      imageStyles.map((style) => style.id),
      'This style is not on offer.',
    ),
    'none',
  ),
};

const needsPrompt = z.refine<{ text_prompt?: string | undefined; prompt?: string | undefined }>(
  (body) => body.text_prompt !== undefined || body.prompt !== undefined,
  { message: 'Please describe what you want to create.', path: ['text_prompt'] },
);
const lockNeedsPublic = z.refine<{ is_public: boolean; is_prompt_locked: boolean }>(
  (body) => body.is_public || !body.is_prompt_locked,
  { message: 'Only the prompt of a public creation can be locked.', path: ['is_prompt_locked'] },
);

export const images = {
  sizes: defineEndpoint({
    id: 'images.sizes',
    method: 'GET',
    path: '/image-sizes',
    access: 'public',
    rate: 'read',
    summary: 'Sizes with their prices, and styles; the defaults come first',
    status: 200,
    reply: z.object({
      sizes: z.array(z.object({ name: z.string(), width: z.int(), height: z.int(), credits: z.int() })),
      styles: z.array(z.object({ id: z.string(), name: z.string() })),
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
    status: 202,
    reply: z.object({ id, generation: content }),
    idempotent: true,
  }),
  get: defineEndpoint({
    id: 'images.get',
    method: 'GET',
    path: '/images/{id}',
    access: 'public',
    rate: 'read',
    summary: 'One picture as the caller may see it',
    params: idParams,
    status: 200,
    reply: content,
  }),
  download: defineEndpoint({
    id: 'images.download',
    method: 'GET',
    path: '/images/{id}/download',
    access: 'public',
    // It counts, and another format is encoded for this one caller: a second of work where a read is a millisecond.
    rate: 'write',
    summary: 'The bytes as an attachment; counts a download at most once per viewer and hour',
    params: idParams,
    query: z.object({
      format: z.pipe(
        singleText,
        z.optional(z.enum(['png', 'jpg', 'webp'], 'A picture can be downloaded as png, jpg or webp.')),
      ),
    }),
    status: 200,
    reply: z.unknown(),
    produces: 'image/*',
  }),
  share: defineEndpoint({
    id: 'images.share',
    method: 'POST',
    path: '/images/{id}/share',
    access: 'public',
    rate: 'write',
    summary: 'The address to share; private pictures have none',
    params: idParams,
    status: 200,
    reply: z.object({ url: z.string() }),
  }),
} as const;

export const generations = {
  events: defineEndpoint({
    id: 'generations.events',
    method: 'GET',
    path: '/generations/{id}/events',
    access: 'user',
    rate: 'read',
    summary: 'Live progress of an own generation as server-sent events, until it is final',
    params: idParams,
    status: 200,
    reply: z.unknown(),
    produces: 'text/event-stream',
  }),
} as const;

/** Body of each `progress` event. */
export const progressEvent = z.object({
  id,
  status: z.string(),
  progress: z.number(),
  status_message: z.nullable(z.string()),
});
export type ProgressEvent = z.output<typeof progressEvent>;
