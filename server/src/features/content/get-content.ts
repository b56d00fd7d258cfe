import type { ContentType } from '@loomlight/contract';
import { type Actor, actorId, type SignedIn } from '../../kernel/actor.ts';
import { type AppError, appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { ContentContext } from './content.context.ts';
import { canSee, isOwner } from './content.rules.ts';
import { type ContentRow, findContent } from './content.store.ts';

/** The item, if this viewer may see it. Missing and hidden are the same 404: existence is private too. */
export async function getVisibleContent(
  ctx: Pick<ContentContext, 'db'>,
  input: { readonly id: string; readonly contentType: ContentType; readonly viewer: Actor },
): Promise<ContentRow> {
  const row = await findVisible(ctx, input);
  if (!row) throw appError('not_found');
  return row;
}

/** The item as the community sees it: private and unfinished ones are 404 here, for their owner too. */
export async function getPublicContent(
  ctx: Pick<ContentContext, 'db'>,
  input: { readonly id: string; readonly contentType: ContentType; readonly viewer: Actor },
): Promise<ContentRow> {
  const row = await getVisibleContent(ctx, input);
  if (!canSee(row, { kind: 'guest' })) throw appError('not_found');
  return row;
}

/** The person's own item; anybody else's is 403 where it may be seen, 404 where it may not. */
export async function getOwnContent(
  ctx: Pick<ContentContext, 'db'>,
  input: { readonly id: string; readonly contentType: ContentType; readonly actor: SignedIn },
): Promise<ContentRow> {
  const row = await findVisible(ctx, { ...input, viewer: input.actor });
  if (row && isOwner(row, input.actor)) return row;
  throw appError(row ? 'forbidden' : 'not_found');
}

/**
 * Why an owner's act is refused to somebody else: 403 where the item may be seen, 404 where it may not, since only what is known to be there
 * can be forbidden (GROUND-27).
 */
export async function notOwnError(
  ctx: Pick<ContentContext, 'db'>,
  input: { readonly id: string; readonly contentType: ContentType; readonly actor: SignedIn },
): Promise<AppError> {
  const row = await findVisible(ctx, { ...input, viewer: input.actor });
  return appError(row && !isOwner(row, input.actor) ? 'forbidden' : 'not_found');
}

async function findVisible(
  ctx: Pick<ContentContext, 'db'>,
  input: { readonly id: string; readonly contentType: ContentType; readonly viewer: Actor },
): Promise<ContentRow | undefined> {
  const row = isUuid(input.id) ? await findContent(ctx.db, input.id, actorId(input.viewer)) : undefined;
  return row && row.content_type === input.contentType && canSee(row, input.viewer) ? row : undefined;
}
