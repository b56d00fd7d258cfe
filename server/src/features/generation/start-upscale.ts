import { type Content, isReadyStatus } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError, invariant } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { canSee, findContent, hasPromptAccess, isWithheld } from '../content/index.ts';
import type { IdempotencyKey } from '../idempotency/index.ts';
import type { StartContext } from './generation.context.ts';
import { newEnlargement } from './new-generation.ts';
import { startGenerations, startOnce } from './start-generations.ts';

/**
 * Charges and starts a finished image twice as large in each direction, for the price of an image of that size (MAKE-40). Whoever may read
 * its words may have it, as with variations: the new item carries the words, the seed and the style, and would show what they are worth. Throws
 * 404 for what the caller may not see, 403 for locked words, 409 for what this site has removed, for videos, for what is not finished and for
 * what would become too large.
 */
export async function startUpscale(
  ctx: StartContext,
  input: { readonly actor: SignedIn; readonly id: string; readonly idempotencyKey: IdempotencyKey | undefined },
): Promise<Content> {
  const { actor, id, idempotencyKey } = input;
  const start = async (): Promise<Content[]> => {
    const item = isUuid(id) ? await findContent(ctx.db, id, actor.userId) : undefined;
    if (!item || !canSee(item, actor)) throw appError('not_found');
    if (!hasPromptAccess(item, actor)) throw appError('forbidden');
    if (isWithheld(item)) throw appError('restricted');
    if (item.content_type !== 'image') throw appError('only_pictures_grow');
    if (!isReadyStatus(item.status)) throw appError('not_ready');
    const createdAt = ctx.clock.now();
    const generations = [newEnlargement(ctx, { item, actor, createdAt })];
    return startGenerations(ctx, { actor, generations, createdAt, idempotencyKey });
  };
  const [content] = await startOnce(ctx, { actor, idempotencyKey, start });
  invariant(content, 'what was started is answered');
  return content;
}
