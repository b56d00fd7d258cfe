import { type BodyOf, type Content, contract } from '@loomlight/contract';
import { opennessOfDerived } from '@loomlight/contract/derived';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { type ContentRow, getVisibleContent, hasPromptAccess, isOwner } from '../content/index.ts';
import { requestKeyOf } from '../request-keys/index.ts';
import type { StartContext } from './generation.context.ts';
import { startGenerations, startOnce } from './start-generations.ts';
import { newImage, type StartImageInput } from './start-image.ts';

/** Charges and starts one to four pictures of the same words, together or not at all; a fixed seed counts up. */
export async function startImages({
  ctx,
  input,
}: {
  readonly ctx: StartContext;
  readonly input: {
    readonly actor: SignedIn;
    readonly body: BodyOf<typeof contract.images.generateMany>;
    readonly idempotencyKey: string | undefined;
  };
}): Promise<Content[]> {
  const { actor, body } = input;
  const requestKey = requestKeyOf(contract.images.generateMany, {
    userId: actor.userId,
    key: input.idempotencyKey,
    body,
  });
  return startOnce(ctx, { actor, requestKey }, async () => {
    const createdAt = ctx.clock.now();
    const generations = Array.from({ length: body.count }, (_, index) =>
      newImage(ctx, { ...body, seed: body.seed === 0 ? 0 : nextSeed(body.seed, index) }, createdAt),
    );
    return startGenerations(ctx, { actor, generations, createdAt, requestKey });
  });
}

/** The same seed four times would be the same picture four times. */
function nextSeed(seed: number, index: number): number {
  return ((seed - 1 + index) % 4_294_967_295) + 1;
}

/** Starts pictures like this one with other seeds. Throws 404 for what the caller may not see, 403 for locked words. */
export async function startVariations({
  ctx,
  input,
}: {
  readonly ctx: StartContext;
  readonly input: {
    readonly actor: SignedIn;
    readonly id: string;
    readonly count: number;
    readonly idempotencyKey: string | undefined;
  };
}): Promise<Content[]> {
  const { actor, id, count } = input;
  const requestKey = requestKeyOf(contract.images.variations, {
    userId: actor.userId,
    key: input.idempotencyKey,
    body: { id, count },
  });
  return startOnce(ctx, { actor, requestKey }, async () => {
    const item = await getVisibleContent(ctx, { id, contentType: 'image', viewer: actor });
    // Pictures of the same words would show what the words are worth.
    if (!hasPromptAccess(item, actor)) throw appError('forbidden');
    const createdAt = ctx.clock.now();
    const generations = Array.from({ length: count }, () => newImage(ctx, likeThis(item, actor), createdAt));
    return startGenerations(ctx, { actor, generations, createdAt, requestKey });
  });
}

/** What a picture like this one is started with; another seed is drawn. */
function likeThis(item: ContentRow, actor: SignedIn): StartImageInput['body'] {
  return {
    text_prompt: item.prompt,
    size: `${item.width}x${item.height}`,
    guidance_scale: item.guidance_scale ?? 7,
    seed: 0,
    // It was checked against the styles on offer when the picture was started, and is stored as text.
    style: item.style as StartImageInput['body']['style'],
    ...opennessOfDerived({
      source: { ...item, text_prompt: item.prompt, isOwn: isOwner(item, actor) },
      words: item.prompt,
      wish: { is_public: true, is_prompt_locked: false, prompt_price: 0 },
    }),
  };
}
