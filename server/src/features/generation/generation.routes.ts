import { type BodyOf, type Content, contract, isFinalStatus, parseImageSize } from '@loomlight/contract';
import type { Openness } from '@loomlight/contract/derived';
import { generations } from '@loomlight/contract/generations';
import type { Binder, Call } from '../../http/bind-endpoint.ts';
import type { EventStreams } from '../../http/event-streams.ts';
import { askedWait, goneSignal, sayFollowed } from '../../http/preferred-wait.ts';
import { sendEvents } from '../../http/send-events.ts';
import { type Actor, requireUser, type SignedIn } from '../../kernel/actor.ts';
import { AppError, invariant } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { type ContentContext, presentContent } from '../content/index.ts';
import { type IdempotencyKey, idempotencyKeyOf } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import type { ImageSettings, VideoSettings } from './new-generation.ts';
import { presentStarted } from './start-generations.ts';
import { startImage } from './start-image.ts';
import { startImages, startVariations } from './start-images.ts';
import { startExtension } from './start-extension.ts';
import { startUpscale } from './start-upscale.ts';
import { startVideo } from './start-video.ts';
import { startVideosFromImages } from './start-videos-from-images.ts';
import { listHistory } from './list-history.ts';
import { createLine, listJobs } from './list-jobs.ts';
import { presentImageOptions } from './present-image-options.ts';
import { presentJobs } from './present-jobs.ts';
import { presentQuote } from './present-quote.ts';
import { presentVideoOptions } from './present-video-options.ts';
import { quoteGeneration } from './quote-generation.ts';
import { createSketches, sketchImage } from './sketch-image.ts';
import { takeBack } from './take-back.ts';
import { cancelOwnBatch, cancelOwnGeneration, type CancelContext } from './cancel-own-generation.ts';
import type { WaitInput } from './wait-for-end.ts';
import { watchGeneration } from './watch-generation.ts';

export function generationRoutes(
  { bind }: Binder,
  ctx: StartContext &
    Pick<ContentContext, 'stills' | 'conversions'> &
    CancelContext & {
      readonly streams: EventStreams;
      readonly waitForEnd: (input: WaitInput) => Promise<void>;
    },
): void {
  const answerOne = async (call: StartCall, started: Content) => {
    const [generation] = await whenEnded(ctx, call, [started]);
    invariant(generation, 'what was started is answered');
    return { id: generation.id, generation };
  };
  const answerMany = async (call: StartCall, started: readonly Content[]) => {
    const generations = await whenEnded(ctx, call, started);
    const [generation] = generations;
    invariant(generation, 'what was started is answered');
    return { id: generation.id, generation, generations: [...generations] };
  };
  bind(contract.images.sizes, async ({ reply }) => {
    reply.header('Cache-Control', 'public, max-age=60');
    return presentImageOptions(ctx.imageEngines);
  });
  bind(contract.images.generate, async (call) => {
    const { body } = call;
    const start = { settings: imageSettings(body), referenceKey: referenceKey(body) };
    const input = { ...start, ...asked(contract.images.generate, call) };
    return answerOne(call, await startImage(ctx, input));
  });
  bind(contract.images.generateMany, async (call) => {
    const { body } = call;
    const start = { settings: imageSettings(body), referenceKey: referenceKey(body), count: body.count };
    const input = { ...start, ...asked(contract.images.generateMany, call) };
    return answerMany(call, await startImages(ctx, input));
  });
  bind(contract.images.variations, async (call) => {
    const { count, engine } = call.body;
    const like = { id: call.params.id, count, engine };
    const input = { ...like, ...asked(contract.images.variations, { ...call, body: like }) };
    return answerMany(call, await startVariations(ctx, input));
  });
  bind(generations.upscale, async (call) => {
    const body = { id: call.params.id };
    const input = { ...body, ...asked(generations.upscale, { ...call, body }) };
    return answerOne(call, await startUpscale(ctx, input));
  });
  bind(generations.extend, async (call) => {
    const { body, params } = call;
    const asks = asked(generations.extend, { ...call, body: { ...body, id: params.id } });
    return answerOne(call, await startExtension(ctx, { id: params.id, settings: videoSettings(body), ...asks }));
  });
  bind(contract.videos.options, async ({ reply }) => {
    reply.header('Cache-Control', 'public, max-age=60');
    return presentVideoOptions(ctx.videoEngines);
  });
  bind(contract.videos.generate, async (call) => {
    const { body } = call;
    const started = await startVideo(ctx, {
      prompt: body.text_prompt,
      settings: videoSettings(body),
      referenceKey: referenceKey(body),
      ...asked(contract.videos.generate, call),
    });
    return answerOne(call, started);
  });
  bind(contract.videos.generateFromImages, async (call) => {
    const { body } = call;
    const started = await startVideosFromImages(ctx, {
      imageIds: body.imageIds,
      prompt: body.text_prompt,
      settings: videoSettings(body),
      ...asked(contract.videos.generateFromImages, call),
    });
    return answerMany(call, started);
  });
  const line = createLine(ctx);
  bind(generations.quote, async ({ actor, body }) =>
    presentQuote(
      await quoteGeneration(
        { ...ctx, line },
        {
          actor: requireUser(actor),
          wanted:
            body.kind === 'image'
              ? {
                  contentType: 'image',
                  settings: imageSettings(body),
                  referenceKey: referenceKey(body),
                  count: body.count,
                }
              : {
                  contentType: 'video',
                  prompt: body.text_prompt,
                  settings: videoSettings(body),
                  referenceKey: referenceKey(body),
                },
        },
      ),
    ),
  );
  const sketches = createSketches();
  bind(generations.sketch, async ({ actor, body }) => {
    const { prompt, style, negativePrompt, engine } = wordsOf(body);
    const image = await sketchImage(
      { ...ctx, sketches },
      {
        actor: requireUser(actor),
        // Chance would show another scene in each style.
        settings: { words: prompt, negativePrompt, style, engine, seed: Math.max(1, body.seed) },
      },
    );
    return { image: `data:image/webp;base64,${Buffer.from(image).toString('base64')}` };
  });
  bind(generations.takeBack, async ({ actor, params }) => {
    const { credits, content } = await takeBack(ctx, { id: params.id, actor: requireUser(actor) });
    return { credits, generation: content };
  });
  bind(generations.list, async ({ actor }) => {
    const owner = requireUser(actor);
    return presentJobs(ctx, await listJobs({ ...ctx, line }, { actor: owner }), owner);
  });
  bind(generations.history, async ({ actor, query }) => {
    const owner = requireUser(actor);
    const { last_created_at: createdAt, before: id, sought = '' } = query;
    const after = createdAt && id ? { createdAt: new Date(createdAt), id } : undefined;
    const { rows, next } = await listHistory(ctx, { actor: owner, after, sought });
    return {
      generations: rows.map((row) => presentContent(ctx, row, owner)),
      next: next ? { last_created_at: next.createdAt.toISOString(), before: next.id } : null,
    };
  });
  bind(generations.cancel, async ({ actor, params }) => {
    const owner = requireUser(actor);
    const cancelled = await cancelOwnGeneration(ctx, { id: params.id, actor: owner });
    return {
      generation: presentContent(ctx, cancelled.generation, owner),
      refunded_credits: cancelled.refundedCredits,
    };
  });
  bind(generations.cancelBatch, async ({ actor, params }) => {
    const owner = requireUser(actor);
    const cancelled = await cancelOwnBatch(ctx, { id: params.id, actor: owner });
    return {
      generations: cancelled.generations.map((row) => presentContent(ctx, row, owner)),
      refunded_credits: cancelled.refundedCredits,
    };
  });
  bind(generations.events, ({ actor, params, reply }) => {
    const listener = requireUser(actor);
    return sendEvents(reply, { name: 'progress', streams: ctx.streams, actor: listener }, (signal) =>
      watchGeneration(ctx, { id: params.id, actor: listener, signal }),
    );
  });
}

type StartCall = Pick<Call<typeof contract.images.generate>, 'actor' | 'query' | 'request' | 'reply'>;

/**
 * What was started, as it stands when all of it has ended, or when the time is over for which the caller waits (MAKE-75). It has been charged by then:
 * whoever cannot wait, for want of a place or because the session has ended, is answered as if they had not asked to.
 */
async function whenEnded(
  ctx: StartContext & { readonly waitForEnd: (input: WaitInput) => Promise<void> },
  call: StartCall,
  started: readonly Content[],
): Promise<readonly Content[]> {
  const wait = askedWait(call);
  if (wait.waitS === 0) return started;
  const actor = requireUser(call.actor);
  const ids = started.map(({ id }) => id);
  try {
    await ctx.waitForEnd({ ids, actor, waitS: wait.waitS, gone: goneSignal(call.reply) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return started;
  }
  sayFollowed(call.reply, wait);
  const now = await presentStarted(ctx, { actor, started });
  if (now.every(({ status }) => isFinalStatus(status))) call.reply.status(200);
  return now;
}

/** Who asks, under which key. The key stands for the body as it was sent, with its defaults. */
function asked(
  call: { readonly id: string },
  { actor, body, idempotencyKey: key }: { actor: Actor; body: object; idempotencyKey: string | undefined },
): { readonly actor: SignedIn; readonly idempotencyKey: IdempotencyKey | undefined } {
  const user = requireUser(actor);
  return { actor: user, idempotencyKey: idempotencyKeyOf(call, { userId: user.userId, key, body }) };
}

/** What a request for an image asks for. */
export function imageSettings(body: BodyOf<typeof contract.images.generate>): ImageSettings {
  const size = parseImageSize(body.size);
  invariant(size, 'the contract lets only sizes through');
  return {
    ...wordsOf(body),
    size: { width: size.width, height: size.height },
    seed: body.seed === 0 ? 'random' : body.seed,
    guidanceScale: body.guidance_scale,
    openness: opennessOf(body),
    remixOf: remixOf(body),
  };
}

/** The words of a request, and how and by whom they are to be painted. */
function wordsOf(body: BodyOf<typeof contract.images.generate> | BodyOf<typeof generations.sketch>) {
  const prompt = body.text_prompt ?? body.prompt;
  invariant(prompt !== undefined, 'the contract lets only requests with a prompt through');
  return { prompt, negativePrompt: body.negative_prompt, style: body.style, engine: body.engine };
}

/** What a request for a video asks for besides its words. */
export function videoSettings(
  body:
    | BodyOf<typeof contract.videos.generate>
    | BodyOf<typeof contract.videos.generateFromImages>
    | BodyOf<typeof generations.extend>,
): VideoSettings {
  return {
    model: body.model,
    resolution: body.resolution,
    durationS: body.duration,
    fps: body.fps,
    ratio: body.ratio,
    cameraFixed: body.camera_fixed,
    seed: body.seed === -1 ? 'random' : body.seed,
    openness: opennessOf(body),
    remixOf: 'remix_of' in body ? remixOf(body) : undefined,
    engine: body.engine,
  };
}

/** Null is as good as nothing. */
function referenceKey(body: { readonly image_s3_key?: string | null | undefined }): string | undefined {
  return body.image_s3_key ?? undefined;
}

/** What is no id names nothing. */
function remixOf({ remix_of: id }: { readonly remix_of?: string | null | undefined }): string | undefined {
  return id && isUuid(id) ? id : undefined;
}

function opennessOf({ is_public, is_prompt_locked, prompt_price }: Openness): Openness {
  return { is_public, is_prompt_locked, prompt_price };
}
