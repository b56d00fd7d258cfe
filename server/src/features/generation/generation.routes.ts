import { type BodyOf, type Content, contract, imageSizes, imageStyles, parseImageSize } from '@loomlight/contract';
import type { Openness } from '@loomlight/contract/derived';
import { generations } from '@loomlight/contract/generations';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { EventStreams } from '../../http/event-streams.ts';
import { sendEvents } from '../../http/send-events.ts';
import { engineSizeFor } from '../../kernel/engine-size.ts';
import { type Actor, requireUser, type SignedIn } from '../../kernel/actor.ts';
import { invariant } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { type ContentContext, presentContent } from '../content/index.ts';
import { type RequestKey, requestKeyOf } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import type { VideoSettings } from './new-video.ts';
import { type ImageSettings, startImage } from './start-image.ts';
import { startImages, startVariations } from './start-images.ts';
import { startUpscale } from './start-upscale.ts';
import { startVideo } from './start-video.ts';
import { startVideosFromImages } from './start-videos-from-images.ts';
import { listHistory } from './list-history.ts';
import { createLine, listJobs } from './list-jobs.ts';
import { presentJobs } from './present-jobs.ts';
import { presentQuote } from './present-quote.ts';
import { presentVideoOptions } from './present-video-options.ts';
import { quoteGeneration } from './quote-generation.ts';
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
    const { sizing } = ctx.imageEngine.capabilities;
    return { sizes: imageSizes.filter((size) => engineSizeFor(sizing, size)), styles: [...imageStyles] };
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
    const like = { id: params.id, count: body.count };
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
  bind(contract.videos.options, async ({ reply }) => {
    reply.header('Cache-Control', 'public, max-age=60');
    return presentVideoOptions(ctx.videoEngine.capabilities);
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
): { readonly actor: SignedIn; readonly requestKey: RequestKey | undefined } {
  const user = requireUser(actor);
  return { actor: user, requestKey: requestKeyOf(call, { userId: user.userId, key, body }) };
}

/** What a request for a picture asks for. */
export function imageSettings(body: BodyOf<typeof contract.images.generate>): ImageSettings {
  const prompt = body.text_prompt ?? body.prompt;
  const size = parseImageSize(body.size);
  invariant(prompt !== undefined && size, 'the contract lets only requests with a prompt and a size through');
  return {
    prompt,
    size: { width: size.width, height: size.height },
    style: body.style,
    seed: body.seed === 0 ? 'random' : body.seed,
    guidanceScale: body.guidance_scale,
    openness: opennessOf(body),
    remixOf: remixOf(body),
  };
}

/** What a request for a film asks for besides its words. */
export function videoSettings(
  body: BodyOf<typeof contract.videos.generate> | BodyOf<typeof contract.videos.generateFromImages>,
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
  };
}

/** What is no id names nothing. */
function remixOf({ remix_of: id }: { readonly remix_of?: string | null | undefined }): string | undefined {
  return id && isUuid(id) ? id : undefined;
}

function opennessOf({ is_public, is_prompt_locked, prompt_price }: Openness): Openness {
  return { is_public, is_prompt_locked, prompt_price };
}
