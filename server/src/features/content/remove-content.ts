import { type ContentType, isFinalStatus } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { ContentContext } from './content.context.ts';
import { lockOwnContent } from './content.store.ts';
import { notOwnError } from './get-content.ts';
import { finishRemoval } from './remove-media.ts';
import { trashItems } from './trash-items.ts';

/**
 * Removes an own item: from now on it is gone for everybody, its media answer at no address that was known, and for thirty days its owner can
 * put it back (KEEP-25). The ledger keeps what it cost. Throws 403 for what is somebody else's, 404 for what may not be seen, 409 while it is
 * being made: its credits are in the air until it is final.
 */
export async function removeContent(
  ctx: ContentContext,
  input: { readonly id: string; readonly contentType: ContentType; readonly actor: SignedIn },
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
    await trashItems(ctx, [row]);
  });
  await finishRemoval(ctx, input.id);
}
