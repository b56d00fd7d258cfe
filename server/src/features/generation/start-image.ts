import { type BodyOf, type Content, contract, formatImageSize, imageCost, parseImageSize } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { requestKeyOf } from '../request-keys/index.ts';
import { engineSizeFor } from '../../kernel/engine-size.ts';
import { fieldError, invariant } from '../../kernel/errors.ts';
import type { StartContext } from './generation.context.ts';
import { deadlineFor, seedLimit } from './generation.rules.ts';
import type { NewImage } from './generation.store.ts';
import { startGenerations, startOnce } from './start-generations.ts';

export interface StartImageInput {
  readonly actor: SignedIn;
  readonly body: BodyOf<typeof contract.images.generate>;
  readonly idempotencyKey: string | undefined;
  /** Below 0 for background work; people come first. */
  readonly priority?: number;
}

/**
 * Charges and starts one picture. The price is computed here from the size; what the caller believes it to be is
 * never looked at.
 */
export async function startImage({
  ctx,
  input,
}: {
  readonly ctx: StartContext;
  readonly input: StartImageInput;
}): Promise<Content> {
  const { actor, body, priority } = input;
  const requestKey = requestKeyOf(contract.images.generate, {
    userId: actor.userId,
    key: input.idempotencyKey,
    body,
  });
  const [content] = await startOnce(ctx, { actor, requestKey }, async () => {
    const createdAt = ctx.clock.now();
    const generations = [newImage(ctx, body, createdAt)];
    return startGenerations(ctx, { actor, generations, createdAt, requestKey, priority });
  });
  invariant(content, 'what was started is answered');
  return content;
}

/** A picture as it will be stored. */
export function newImage(ctx: StartContext, body: StartImageInput['body'], createdAt: Date): NewImage {
  const prompt = body.text_prompt ?? body.prompt;
  const size = parseImageSize(body.size);
  invariant(prompt !== undefined && size, 'the contract lets only requests with a prompt and a size through');
  if (!engineSizeFor(ctx.imageEngine.capabilities.sizing, size))
    throw fieldError('size', 'Pictures of this size are not on offer. Please choose another one.');
  return {
    id: ctx.ids.uuid(),
    contentType: 'image',
    prompt,
    style: body.style,
    seed: body.seed === 0 ? ctx.ids.integer(1, seedLimit) : body.seed,
    guidanceScale: body.guidance_scale,
    ...size,
    model: ctx.imageEngine.capabilities.model,
    engine: ctx.imageEngine.capabilities.engine,
    costCredits: imageCost(size),
    isPublic: body.is_public,
    isPromptLocked: body.is_prompt_locked,
    // The price of an open prompt is 0 by definition.
    promptPrice: body.is_prompt_locked ? body.prompt_price : 0,
    createdAt,
    deadlineAt: deadlineFor(createdAt, ctx.imageTimeoutS),
    description: `Image ${formatImageSize(size)}`,
  };
}
