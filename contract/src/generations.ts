import * as z from 'zod/mini';
import { contentType } from './content-type.ts';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { lockNeedsPublic, waitOfStart } from './generation-fields.ts';
import { count, imageSettings, needsPrompt } from './images.ts';
import { limits } from './limits.ts';
import { id, idParams, singleText, time } from './schemas.ts';
import { isStorableText } from './text.ts';
import { videoBody, videoSettings } from './videos.ts';

/** What an engine makes of a prompt before it paints it, in the prompt's own words (STUDIO-10). */
const heardPrompt = z.object({
  /** `all` that is named will be drawn, `part` of it, `little` (the subject is missing), or `nothing`. */
  verdict: z.enum(['all', 'part', 'little', 'nothing']),
  drawn: z.array(z.string()),
  not_drawn: z.array(z.string()),
  /** Words that change nothing. */
  ignored: z.array(z.string()),
  /** Of what is to be left out, what will certainly not be in the image; where the engine was asked to leave nothing out, none. */
  left_out: z.optional(z.array(z.string())),
});
export type HeardPrompt = z.output<typeof heardPrompt>;

/** What stands on an item that its person took back (MAKE-1). */
export const cancelledMessage = 'Cancelled.';

/** A generation as the list of jobs tells it (MAKE-5). */
const job = z.extend(content, {
  /** How many that wait will begin before it, while it waits itself; null where the line is too long to tell. */
  waiting_before: z.nullable(z.int()),
  /** Seconds that the newest of the same kind, engine and model took from asking to the end, at the median; null where none was measured. */
  estimate_s: z.nullable(z.int()),
  /** Its owner has taken it back. */
  cancelled: z.boolean(),
});
export type Job = z.output<typeof job>;

/** A door of its own, `@loomlight/contract/generations`: the first visit carries none of it. */
export const generations = {
  quote: defineEndpoint({
    id: 'generations.quote',
    method: 'POST',
    path: '/quotes',
    access: 'user',
    rate: 'read',
    summary:
      'What a picture or film would cost and what its engine makes of the prompt, before anything is charged; the body is that of the call that starts it, with its kind',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('image'), ...imageSettings, count }).check(needsPrompt, lockNeedsPublic),
      z.object({ kind: z.literal('video'), ...videoBody }).check(lockNeedsPublic),
    ]),
    status: 200,
    reply: z.object({
      kind: contentType,
      /** For all of them. */
      credits: z.int(),
      credits_each: z.int(),
      count: z.int(),
      /** What can be spent now. */
      spendable: z.int(),
      can_pay: z.boolean(),
      engine: z.string(),
      model: z.string(),
      width: z.int(),
      height: z.int(),
      /** Of an image; the three below of a video; null of the other kind. */
      size: z.nullable(z.string()),
      resolution: z.nullable(z.string()),
      ratio: z.nullable(z.string()),
      /** Seconds. */
      duration: z.nullable(z.int()),
      /** How many of its kind would begin before it, as the queue takes them; null where the line is too long to tell. */
      waiting_before: z.nullable(z.int()),
      /** Seconds from its start until it is given up at the latest, and its credits are back. */
      deadline_s: z.int(),
      /** Null where the engine cannot tell. */
      hears: z.nullable(heardPrompt),
    }),
  }),
  sketch: defineEndpoint({
    id: 'generations.sketch',
    method: 'POST',
    path: '/sketches',
    access: 'user',
    rate: 'sketch',
    summary:
      'A small picture of these words in one style, free and stored nowhere, to choose a style by; the picture itself has a size of its own and may be composed differently',
    body: z
      .object({
        text_prompt: imageSettings.text_prompt,
        prompt: imageSettings.prompt,
        negative_prompt: imageSettings.negative_prompt,
        style: imageSettings.style,
        /** The same seed in each style shows the same scene; 0 is one for everybody. */
        seed: imageSettings.seed,
        engine: imageSettings.engine,
      })
      .check(needsPrompt),
    status: 200,
    reply: z.object({
      /** A WebP as a data address. */
      image: z.string(),
    }),
  }),
  list: defineEndpoint({
    id: 'generations.list',
    method: 'GET',
    path: '/generations',
    access: 'user',
    rate: 'read',
    summary:
      'Own generations that are running or waiting, and those that ended in the last 24 hours, newest first; 20 at most',
    status: 200,
    reply: z.object({
      generations: z.array(job),
      /** Of all of them, also those beyond the rows. */
      running: z.int(),
      waiting: z.int(),
    }),
  }),
  history: defineEndpoint({
    id: 'generations.history',
    method: 'GET',
    path: '/generations/history',
    access: 'user',
    rate: 'read',
    summary:
      'Own prompts, newest first: of all own pieces with the same words the newest; by key (last_created_at, before), narrowed to words with `sought` in them',
    query: z.object({
      last_created_at: z.pipe(
        singleText,
        z.optional(
          z.iso.datetime({ offset: true, error: 'last_created_at is a time such as 2026-01-31T12:00:00.000Z.' }),
        ),
      ),
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last item seen.'))),
      sought: z.pipe(
        singleText,
        z.optional(
          z
            .string()
            .check(
              z.maxLength(limits.promptMax, `sought has at most ${limits.promptMax} characters.`),
              z.refine(isStorableText, 'sought holds characters that cannot be stored.'),
              z.normalize('NFC'),
            ),
        ),
      ),
    }),
    status: 200,
    reply: z.object({
      generations: z.array(content),
      /** Where to go on; a page may be short, or empty, and not the last. */
      next: z.nullable(z.object({ last_created_at: time, before: id })),
    }),
  }),
  cancel: defineEndpoint({
    id: 'generations.cancel',
    method: 'POST',
    path: '/generations/{id}/cancel',
    access: 'user',
    rate: 'write',
    summary:
      'Take an own generation back and get its credits back, as long as no engine has to be paid for it; one that has ended stays as it is',
    params: idParams,
    status: 200,
    reply: z.object({
      generation: content,
      /** 0 where it had ended before. */
      refunded_credits: z.int(),
    }),
  }),
  cancelBatch: defineEndpoint({
    id: 'generations.cancelBatch',
    method: 'POST',
    path: '/generations/{id}/cancel-batch',
    access: 'user',
    rate: 'write',
    summary:
      'Take back what has not ended of the batch that an own generation belongs to, each as cancelling it alone would; what is done stays',
    params: idParams,
    status: 200,
    reply: z.object({
      /** All of the batch, in its order, as they stand now. */
      generations: z.array(content),
      /** What came back with this call, for all of them. */
      refunded_credits: z.int(),
    }),
  }),
  takeBack: defineEndpoint({
    id: 'generations.takeBack',
    method: 'POST',
    path: '/generations/{id}/take-back',
    access: 'user',
    rate: 'take_back',
    summary:
      'Gives an own picture or film back whose subject its engine said it would not draw, within a day: it fails, its media are removed and its credits return',
    params: idParams,
    status: 200,
    reply: z.object({
      /** What came back. */
      credits: z.int(),
      generation: content,
    }),
  }),
  upscale: defineEndpoint({
    id: 'generations.upscale',
    method: 'POST',
    path: '/images/{id}/upscale',
    access: 'user',
    rate: 'generate',
    summary:
      'Start this picture twice as large in each direction, as open as it is, for the price of a picture of that size; the caller must be able to read its words',
    params: idParams,
    query: waitOfStart,
    status: 202,
    mayEnd: true,
    reply: z.object({ id, generation: content }),
    idempotent: true,
  }),
  extend: defineEndpoint({
    id: 'generations.extend',
    method: 'POST',
    path: '/videos/{id}/extend',
    access: 'user',
    rate: 'generate',
    summary:
      'Start a video that goes on from the last frame of this one with its words, at most as open as it is, for the price of such a video; the caller must be able to read its words',
    params: idParams,
    body: z.object(videoSettings).check(lockNeedsPublic),
    query: waitOfStart,
    status: 202,
    mayEnd: true,
    reply: z.object({ id, generation: content }),
    idempotent: true,
  }),
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
  /** As in the item; left out where nothing about it has changed. */
  preview: z.optional(z.string()),
});
export type ProgressEvent = z.output<typeof progressEvent>;
