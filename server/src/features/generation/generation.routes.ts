import { type Content, contract, imageSizes, imageStyles } from '@loomlight/contract';
import type { Signals } from '../../db/signals.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { EventStreams } from '../../http/event-streams.ts';
import { sendEvents } from '../../http/send-events.ts';
import { engineSizeFor } from '../../kernel/engine-size.ts';
import { requireUser } from '../../kernel/actor.ts';
import { invariant } from '../../kernel/errors.ts';
import type { StartContext } from './generation.context.ts';
import { startImage } from './start-image.ts';
import { startImages, startVariations } from './start-images.ts';
import { startVideo } from './start-video.ts';
import { startVideosFromImages } from './start-videos-from-images.ts';
import { videoOptions } from './video-options.ts';
import { watchGeneration } from './watch-generation.ts';

export function generationRoutes(
  { bind }: Binder,
  ctx: StartContext & {
    readonly signals: Signals;
    readonly streams: EventStreams;
  },
): void {
  bind(contract.images.sizes, async ({ reply }) => {
    reply.header('Cache-Control', 'public, max-age=60');
    const { sizing } = ctx.imageEngine.capabilities;
    return { sizes: imageSizes.filter((size) => engineSizeFor(sizing, size)), styles: [...imageStyles] };
  });
  bind(contract.images.generate, async ({ actor, body, idempotencyKey }) => {
    const generation = await startImage({ ctx, input: { actor: requireUser(actor), body, idempotencyKey } });
    return { id: generation.id, generation };
  });
  const answerMany = (generations: Content[]) => {
    const [generation] = generations;
    invariant(generation, 'what was started is answered');
    return { id: generation.id, generation, generations };
  };
  bind(contract.images.generateMany, async ({ actor, body, idempotencyKey }) =>
    answerMany(await startImages({ ctx, input: { actor: requireUser(actor), body, idempotencyKey } })),
  );
  bind(contract.images.variations, async ({ actor, params, body, idempotencyKey }) =>
    answerMany(
      await startVariations({
        ctx,
        input: { actor: requireUser(actor), id: params.id, count: body.count, idempotencyKey },
      }),
    ),
  );
  bind(contract.videos.options, async ({ reply }) => {
    reply.header('Cache-Control', 'public, max-age=60');
    return videoOptions(ctx.videoEngine.capabilities);
  });
  bind(contract.videos.generate, async ({ actor, body, idempotencyKey }) => {
    const generation = await startVideo({ ctx, input: { actor: requireUser(actor), body, idempotencyKey } });
    return { id: generation.id, generation };
  });
  bind(contract.videos.generateFromImages, async ({ actor, body, idempotencyKey }) => {
    const input = { actor: requireUser(actor), body, idempotencyKey };
    return answerMany(await startVideosFromImages({ ctx, input }));
  });
  bind(contract.generations.events, ({ actor, params, reply }) => {
    const listener = requireUser(actor);
    return sendEvents(reply, { name: 'progress', streams: ctx.streams, actor: listener }, (signal) =>
      watchGeneration(ctx, { id: params.id, actor: listener, signal }),
    );
  });
}
