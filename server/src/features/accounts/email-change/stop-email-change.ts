import { inTransaction } from '../../../db/transaction.ts';
import { appError } from '../../../kernel/errors.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { endSession } from '../accounts.store.ts';
import { lockPerson } from '../factors/factors.store.ts';
import { readEmailChangeLink } from './email-change-link.ts';
import { deleteEmailChange, findEmailChange } from './email-changes.store.ts';

/** Leaves an address as it is, whoever of the own sessions asked for another one. Nothing happens when nothing waits. */
export async function cancelEmailChange(ctx: AccountsContext, userId: string): Promise<void> {
  const wasWaiting = await inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.tx, userId);
    return deleteEmailChange(ctx.tx, userId);
  });
  if (wasWaiting) ctx.onSecurity({ kind: 'email_change_stopped', userId });
}

/**
 * Stops a change with the link in the present mailbox, and ends the session that asked for it: it may be somebody else's.
 * Throws 400 `invalid_token` for the link of the new mailbox and for one that is over.
 */
export async function stopEmailChange(ctx: AccountsContext, token: string): Promise<void> {
  const { side, change } = await readEmailChangeLink(ctx, token);
  if (side !== 'old') throw appError('invalid_token');
  const { id, user_id: userId, session_id: sessionId } = change;
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    await lockPerson(ctx.tx, userId);
    if (!(await findEmailChange(ctx.tx, { id, now }))) throw appError('invalid_token');
    await deleteEmailChange(ctx.tx, userId);
    await endSession(ctx.tx, { sessionId, reason: 'email_change_stopped', now });
  });
  ctx.onSecurity({ kind: 'email_change_stopped', userId });
}
