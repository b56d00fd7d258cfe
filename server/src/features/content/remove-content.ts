import { isFinalStatus } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { ContentContext } from './content.context.ts';
import { deleteContent, lockOwnContent } from './content.store.ts';
import { notOwnError } from './get-content.ts';
import { finishRemoval, forgetMedia } from './remove-media.ts';

/**
 * Removes an own item and its media for good; the ledger keeps what it cost. Throws 403 for what is
 * somebody else's, 404 for what may not be seen, 409 while it is being made: its credits are in the air until it is final.
 */
export async function removeContent(
  ctx: ContentContext,
  input: { readonly id: string; readonly contentType: 'image' | 'video'; readonly actor: SignedIn },
): Promise<void> {
  if (!isUuid(input.id)) throw appError('not_found');
  await inTransaction(ctx, async (ctx) => {
    const row = await lockOwnContent(ctx.tx, {
      id: input.id,
      userId: input.actor.userId,
      contentType: input.contentType,
    });
    if (!row) throw await notOwnError(ctx, input);
    if (!isFinalStatus(row.status)) throw appError('not_ready');
    await deleteContent(ctx.tx, row.id);
    await forgetMedia(ctx, row);
  });
  await finishRemoval(ctx, input.id);
}
