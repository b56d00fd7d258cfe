import { type Actor, actorId, type SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { ContentContext } from './content.context.ts';
import { canSee, isOwner } from './content.rules.ts';
import { type ContentRow, findContent } from './content.store.ts';

/** The item, if this viewer may see it. Missing and hidden are the same 404: existence is private too. */
export async function getVisibleContent(
  ctx: Pick<ContentContext, 'db'>,
  input: { readonly id: string; readonly contentType: 'image' | 'video'; readonly viewer: Actor },
): Promise<ContentRow> {
  const row = isUuid(input.id) ? await findContent(ctx.db, input.id, actorId(input.viewer)) : undefined;
  if (!row || row.content_type !== input.contentType || !canSee(row, input.viewer)) throw appError('not_found');
  return row;
}

/** The item as the community sees it: private and unfinished ones are 404 here, for their owner too. */
export async function getPublicContent(
  ctx: Pick<ContentContext, 'db'>,
  input: { readonly id: string; readonly contentType: 'image' | 'video'; readonly viewer: Actor },
): Promise<ContentRow> {
  const row = await getVisibleContent(ctx, input);
  if (!canSee(row, { kind: 'guest' })) throw appError('not_found');
  return row;
}

/** The person's own item; anybody else's is as if it were not there. */
export async function getOwnContent(
  ctx: Pick<ContentContext, 'db'>,
  input: { readonly id: string; readonly contentType: 'image' | 'video'; readonly actor: SignedIn },
): Promise<ContentRow> {
  const row = await getVisibleContent(ctx, { ...input, viewer: input.actor });
  if (!isOwner(row, input.actor)) throw appError('not_found');
  return row;
}
