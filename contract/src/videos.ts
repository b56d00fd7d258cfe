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
import { combinedVideoModel, parseVideoRatio, videoModels, videoResolutions } from './pricing.ts';
import { id, promptText } from './schemas.ts';

const seedSentence = `A seed is a whole number: -1 for a random one, or 0 to ${limits.videoSeedMax}.`;
const durationSentence = 'A duration is a whole number of seconds.';
const ratioSentence = 'A ratio is one of 16:9, 21:9, 4:3, 1:1, 9:16 and adaptive.';

/** Settings of a video that do not depend on what it starts from; what is left out takes its first value (R-FORM-31). */
export const videoSettings = {
  model: z._default(
    z.enum([combinedVideoModel, ...videoModels.map((model) => model.id)], 'This video model is not on offer.'),
    'seedance-pro',
  ),
  resolution: z._default(
    z.enum(
      videoResolutions.map((resolution) => resolution.value),
      'A resolution is 480p, 720p or 1080p.',
    ),
    '720p',
  ),
  /** Seconds; the engine's range is judged on the server. */
  duration: z._default(z.int(durationSentence).check(z.minimum(1, durationSentence)), 5),
  fps: z._default(z.int('fps is a whole number of frames a second.').check(z.minimum(1)), 24),
  ratio: z._default(
    z.pipe(
      z.string(ratioSentence).check(z.refine((text) => parseVideoRatio(text) !== undefined, ratioSentence)),
      // The refinement above has read it already.
      z.transform((text) => parseVideoRatio(text) ?? '16:9'),
    ),
    '16:9',
  ),
  camera_fixed: z._default(z.boolean('Camera fixed is either true or false.'), false),
  seed: z._default(
    z.int(seedSentence).check(z.minimum(-1, seedSentence), z.maximum(limits.videoSeedMax, seedSentence)),
    -1,
  ),
  ...visibilityFields,
  engine: engineChoice,
};

/** What a single video is made of. */
export const videoBody = {
  text_prompt: promptText,
  image_s3_key: referenceKey,
  remix_of: remixOf,
  ...videoSettings,
};

const option = z.object({ value: z.string(), label: z.string() });

/** What one engine makes. */
const offer = {
  models: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      supported_resolutions: z.array(z.string()),
      /** What the model and its engine together multiply the price with. */
      cost_multiplier: z.number(),
      modes: z.array(z.enum(['text', 'image'])),
    }),
  ),
  resolutions: z.array(z.object({ value: z.string(), label: z.string(), credits_base: z.int() })),
  duration_range: z.object({ min: z.int(), max: z.int(), default: z.int() }),
  fps: z.object({ supported: z.array(z.int()), default: z.int() }),
  ratios: z.array(option),
};

export const videos = {
  options: defineEndpoint({
    id: 'videos.options',
    method: 'GET',
    path: '/video/options',
    access: 'public',
    rate: 'read',
    summary:
      'What films can be made of: models, resolutions with their prices, durations, frame rates, ratios, and the same for each engine',
    status: 200,
    reply: z.object({
      ...offer,
      /** What each open engine makes; what stands above is that of the first, which is asked unless one is named. */
      engines: z.array(
        z.object({
          name: z.string(),
          /** Contained in those of its models already. */
          cost_multiplier: z.number(),
          ...offer,
        }),
      ),
    }),
  }),
  generate: defineEndpoint({
    id: 'videos.generate',
    method: 'POST',
    path: '/videos/generate',
    access: 'user',
    rate: 'generate',
    summary: 'Start one film from words, or from an uploaded picture; it is charged now and refunded if it fails',
    body: z.object(videoBody).check(lockNeedsPublic),
    query: waitOfStart,
    status: 202,
    mayEnd: true,
    reply: z.object({ id, generation: content }),
    idempotent: true,
  }),
  generateFromImages: defineEndpoint({
    id: 'videos.generateFromImages',
    method: 'POST',
    path: '/images/generate-video',
    access: 'user',
    rate: 'generate',
    summary:
      'Start a film from each of 1 to 4 own pictures, charged together or not at all; each at most as open as its picture',
    body: z
      .object({
        imageIds: z.array(z.string(), 'imageIds is a list of 1 to 4 own pictures.').check(
          z.minLength(1, 'Please choose at least one picture.'),
          z.maxLength(limits.batchMax, `At most ${limits.batchMax} pictures can be animated at once.`),
          z.refine((ids) => new Set(ids).size === ids.length, 'Each picture can be named once.'),
        ),
        /** Left out, each video takes the words of its image. */
        text_prompt: z.optional(promptText),
        ...videoSettings,
      })
      .check(lockNeedsPublic),
    query: waitOfStart,
    status: 202,
    mayEnd: true,
    reply: z.object({ id, generation: content, generations: z.array(content) }),
    idempotent: true,
  }),
  summaries: defineEndpoint({
    id: 'videos.summaries',
    method: 'GET',
    path: '/videos/summaries',
    access: 'user',
    rate: 'read',
    summary: 'Own films, newest first, in every state',
    query: pageQueryOf(),
    status: 200,
    reply: pageOf('videos'),
  }),
  ...itemCalls('videos', ['mp4']),
} as const;
