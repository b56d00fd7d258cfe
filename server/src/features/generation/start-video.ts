import { type BodyOf, type Content, contract } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { invariant } from '../../kernel/errors.ts';
import { getReference } from '../uploads/index.ts';
import { requestKeyOf } from '../request-keys/index.ts';
import type { StartContext } from './generation.context.ts';
import { newVideo } from './new-video.ts';
import { startGenerations, startOnce } from './start-generations.ts';

export interface StartVideoInput {
  readonly actor: SignedIn;
  readonly body: BodyOf<typeof contract.videos.generate>;
  readonly idempotencyKey: string | undefined;
  /** Below 0 for background work; people come first. */
  readonly priority?: number;
}

/** Charges and starts one film, from words or from an own uploaded picture. */
export async function startVideo({
  ctx,
  input,
}: {
  readonly ctx: StartContext;
  readonly input: StartVideoInput;
}): Promise<Content> {
  const { actor, body } = input;
  const requestKey = requestKeyOf(contract.videos.generate, {
    userId: actor.userId,
    key: input.idempotencyKey,
    body: body,
  });
  const [content] = await startOnce(ctx, { actor, requestKey }, async () => {
    const key = body.image_s3_key ?? undefined;
    const source = key === undefined ? undefined : await getReference(ctx, { actor, key });
    const createdAt = ctx.clock.now();
    const generation = newVideo(ctx, { settings: body, prompt: body.text_prompt, source, createdAt });
    return startGenerations(ctx, {
      actor,
      generations: [generation],
      createdAt,
      requestKey,
      priority: input.priority,
    });
  });
  invariant(content, 'what was started is answered');
  return content;
}
