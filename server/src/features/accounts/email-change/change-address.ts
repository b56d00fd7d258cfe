import { inTransaction, type InTx, isDatabaseError, sqlStates } from '../../../db/transaction.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { enqueueMail } from '../../mail/index.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { endSessionsOf, findUserByEmail } from '../accounts.store.ts';
import { moveBonus } from '../leaving.store.ts';
import { lockPerson } from '../factors/factors.store.ts';
import { voidMailTokens } from '../mail-tokens.store.ts';
import { bonusHash, bonusMemoryS } from '../welcome-bonus.ts';
import { deleteEmailChange, findEmailChange, replaceAddress, type WaitingChange } from './email-changes.store.ts';

/** What a change needs. */
export type ChangingContext = Pick<AccountsContext, 'db' | 'clock' | 'ids' | 'onSecurity' | 'wakeMail'> & {
  readonly settings: Pick<AccountsContext['settings'], 'tokenSecret'>;
};

/**
 * Gives a person the address that waits, if it is due: confirmed by both mailboxes, or by the new one and the time of the present one has
 * passed. Every session but the one that asked ends, and every mailed link is void. `waiting` while it is not due; `over` when
 * nothing waits (any more), and when somebody else has got the address: the database decides, and its holder is told.
 */
export async function changeAddress(
  ctx: ChangingContext,
  due: { readonly id: string; readonly userId: string },
): Promise<'changed' | 'waiting' | 'over'> {
  const { id, userId } = due;
  const seen = await findEmailChange(ctx.db, { id, now: ctx.clock.now() });
  if (!seen) return 'over';
  if (!isDue(seen, ctx.clock.now())) return 'waiting';
  try {
    const isChanged = await inTransaction(ctx, async (ctx) => {
      // The person first, then the links that were mailed to them (decision 34).
      await lockPerson(ctx.tx, userId);
      await voidMailTokens(ctx.tx, { userId, purpose: 'reset_password' });
      const change = await findEmailChange(ctx.tx, { id, now: ctx.clock.now() });
      return change !== undefined && isDue(change, ctx.clock.now()) && (await setAddress(ctx, change));
    });
    if (!isChanged) return 'over';
  } catch (error) {
    if (!isDatabaseError(error, sqlStates.uniqueViolation, 'users_email_unique')) throw error;
    await giveUp(ctx, seen);
    return 'over';
  }
  ctx.onSecurity({ kind: 'email_changed', userId });
  ctx.wakeMail();
  return 'changed';
}

function isDue(change: WaitingChange, now: Date): boolean {
  return change.new_confirmed_at !== null && (change.old_confirmed_at !== null || change.changes_at <= now);
}

async function setAddress(
  ctx: Pick<ChangingContext, 'clock' | 'ids' | 'settings'> & InTx,
  change: WaitingChange,
): Promise<boolean> {
  const { user_id: userId, session_id: except, email, email_key: emailKey } = change;
  const now = ctx.clock.now();
  const former = await replaceAddress(ctx.tx, { userId, email, emailKey, now });
  if (!former) return false;
  await voidMailTokens(ctx.tx, { userId, purpose: 'verify_email' });
  await endSessionsOf(ctx.tx, { userId, except, reason: 'email_changed', now });
  const { tokenSecret } = ctx.settings;
  await moveBonus(ctx.tx, {
    userId,
    from: bonusHash(tokenSecret, former.email_key),
    to: bonusHash(tokenSecret, emailKey),
    formerExpiresAt: addSeconds(now, bonusMemoryS),
  });
  for (const recipient of [former.email, email])
    await enqueueMail(ctx, {
      kind: 'email_changed',
      recipient,
      payload: { user_id: userId, username: former.username, new_email: email, is_former: recipient === former.email },
    });
  return true;
}

/** Somebody else has the address by now: the wish is forgotten, and its holder is told. */
async function giveUp(ctx: ChangingContext, change: WaitingChange): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.tx, change.user_id);
    if (!(await findEmailChange(ctx.tx, { id: change.id, now: ctx.clock.now() }))) return;
    await deleteEmailChange(ctx.tx, change.user_id);
    const holder = await findUserByEmail(ctx.tx, change.email_key);
    if (!holder) return;
    await enqueueMail(ctx, { kind: 'email_in_use', recipient: holder.email, payload: { username: holder.username } });
  });
  ctx.wakeMail();
}
