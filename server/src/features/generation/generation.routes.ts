import { type BodyOf, type Content, contract, parseImageSize } from '@loomlight/contract';
import type { Openness } from '@loomlight/contract/derived';
import { generations } from '@loomlight/contract/generations';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { EventStreams } from '../../http/event-streams.ts';
import { sendEvents } from '../../http/send-events.ts';
import { type Actor, requireUser, type SignedIn } from '../../kernel/actor.ts';
import { invariant } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { type ContentContext, presentContent } from '../content/index.ts';
import { type IdempotencyKey, idempotencyKeyOf } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import type { ImageSettings, VideoSettings } from './new-generation.ts';
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
import { watchGeneration } from './watch-generation.ts';

export function generationRoutes(
  { bind }: Binder,
  ctx: StartContext &
    Pick<ContentContext, 'stills' | 'conversions'> &
    CancelContext & {
      readonly streams: EventStreams;
    },
): void {
  bind(contract.images.sizes, async ({ reply }) => {
    reply.header('Cache-Control', 'public, max-age=60');
    return presentImageOptions(ctx.imageEngines);
  });
  bind(contract.images.generate, async ({ actor, body, idempotencyKey }) => {
    const generation = await startImage(ctx, {
      settings: imageSettings(body),
      ...asked(contract.images.generate, { actor, body, idempotencyKey }),
    });
    return { id: generation.id, generation };
  });
  const answerMany = (generations: Content[]) => {
    const [generation] = generations;
    invariant(generation, 'what was started is answered');
    return { id: generation.id, generation, generations };
  };
  bind(contract.images.generateMany, async ({ actor, body, idempotencyKey }) =>
    answerMany(
      await startImages(ctx, {
        settings: imageSettings(body),
        count: body.count,
        ...asked(contract.images.generateMany, { actor, body, idempotencyKey }),
      }),
    ),
  );
  bind(contract.images.variations, async ({ actor, params, body, idempotencyKey }) => {
    const { count, engine } = body;
    const like = { id: params.id, count, engine };
    return answerMany(
      await startVariations(ctx, {
        ...like,
        ...asked(contract.images.variations, { actor, body: like, idempotencyKey }),
      }),
    );
  });
  bind(generations.upscale, async ({ actor, params, idempotencyKey }) => {
    const body = { id: params.id };
    const generation = await startUpscale(ctx, {
      ...body,
      ...asked(generations.upscale, { actor, body, idempotencyKey }),
    });
    return { id: generation.id, generation };
  });
  bind(generations.extend, async ({ actor, params, body, idempotencyKey }) => {
    const asks = asked(generations.extend, { actor, body: { ...body, id: params.id }, idempotencyKey });
    const generation = await startExtension(ctx, { id: params.id, settings: videoSettings(body), ...asks });
    return { id: generation.id, generation };
  });
  bind(contract.videos.options, async ({ reply }) => {
    reply.header('Cache-Control', 'public, max-age=60');
    return presentVideoOptions(ctx.videoEngines);
  });
  bind(contract.videos.generate, async ({ actor, body, idempotencyKey }) => {
    const generation = await startVideo(ctx, {
      prompt: body.text_prompt,
      settings: videoSettings(body),
      referenceKey: body.image_s3_key ?? undefined,
      ...asked(contract.videos.generate, { actor, body, idempotencyKey }),
    });
    return { id: generation.id, generation };
  });
  bind(contract.videos.generateFromImages, async ({ actor, body, idempotencyKey }) => {
    return answerMany(
      await startVideosFromImages(ctx, {
        imageIds: body.imageIds,
        prompt: body.text_prompt,
        settings: videoSettings(body),
        ...asked(contract.videos.generateFromImages, { actor, body, idempotencyKey }),
      }),
    );
  });
  bind(generations.quote, async ({ actor, body }) =>
    presentQuote(
      await quoteGeneration(ctx, {
        actor: requireUser(actor),
        wanted:
          body.kind === 'image'
            ? { contentType: 'image', settings: imageSettings(body), count: body.count }
            : {
                contentType: 'video',
                prompt: body.text_prompt,
                settings: videoSettings(body),
                referenceKey: body.image_s3_key ?? undefined,
              },
      }),
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
  const line = createLine(ctx);
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

/** What is no id names nothing. */
function remixOf({ remix_of: id }: { readonly remix_of?: string | null | undefined }): string | undefined {
  return id && isUuid(id) ? id : undefined;
}

function opennessOf({ is_public, is_prompt_locked, prompt_price }: Openness): Openness {
  return { is_public, is_prompt_locked, prompt_price };
}
