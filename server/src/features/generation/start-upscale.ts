import { type Content, formatImageSize, imageCost, isReadyStatus, limits } from '@loomlight/contract';
import { opennessOfDerived, upscaledSize } from '@loomlight/contract/derived';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError, invariant } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { canSee, type ContentRow, findContent, hasPromptAccess, isOwner } from '../content/index.ts';
import type { RequestKey } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import { deadlineFor } from './generation.rules.ts';
import type { NewImage } from './generation.store.ts';
import { resampler } from './resample-image.ts';
import { startGenerations, startOnce } from './start-generations.ts';

/**
 * Charges and starts a finished picture twice as large in each direction, for the price of a picture of that size (MAKE-40). Whoever may read
 * its words may have it, as with variations: the new piece carries the words, the seed and the style, and would show what they are worth. Throws
 * 404 for what the caller may not see, 403 for locked words, 409 for films, for what is not finished and for what would become too large.
 */
export async function startUpscale(
  ctx: StartContext,
  input: { readonly actor: SignedIn; readonly id: string; readonly requestKey: RequestKey | undefined },
): Promise<Content> {
  const { actor, id, requestKey } = input;
  const start = async (): Promise<Content[]> => {
    const item = isUuid(id) ? await findContent(ctx.db, id, actor.userId) : undefined;
    if (!item || !canSee(item, actor)) throw appError('not_found');
    if (!hasPromptAccess(item, actor)) throw appError('forbidden');
    const createdAt = ctx.clock.now();
    const generations = [enlarged(ctx, { item, actor, createdAt })];
    return startGenerations(ctx, { actor, generations, createdAt, requestKey });
  };
  const [content] = await startOnce(ctx, { actor, requestKey, start });
  invariant(content, 'what was started is answered');
  return content;
}

/** The larger picture as it will be stored: everything but its size and its maker is its source's. */
function enlarged(
  ctx: StartContext,
  { item, actor, createdAt }: { readonly item: ContentRow; readonly actor: SignedIn; readonly createdAt: Date },
): NewImage {
  if (item.content_type !== 'image') throw appError('only_pictures_grow');
  if (!isReadyStatus(item.status)) throw appError('not_ready');
  const size = upscaledSize(item);
  if (!size) throw appError('too_large_to_grow');
  const { engine, model } = (ctx.imageEngine.upscaler ?? resampler).capabilities;
  const openness = opennessOfDerived({
    source: { ...item, text_prompt: item.prompt, isOwn: isOwner(item, actor) },
    words: item.prompt,
    wish: { is_public: true, is_prompt_locked: false, prompt_price: 0 },
  });
  return {
    id: ctx.ids.uuid(),
    contentType: 'image',
    prompt: item.prompt,
    style: item.style,
    seed: Number(item.seed),
    guidanceScale: item.guidance_scale ?? limits.guidanceDefault,
    ...size,
    model,
    engine,
    costCredits: imageCost(size),
    isPublic: openness.is_public,
    isPromptLocked: openness.is_prompt_locked,
    promptPrice: openness.prompt_price,
    remixOf: item.id,
    isUpscaled: true,
    createdAt,
    deadlineAt: deadlineFor(createdAt, ctx.imageTimeoutS),
    description: `Image enlarged to ${formatImageSize(size)}`,
  };
}
