import { lifetimes } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import type { AccountsContext } from './accounts.context.ts';
import { emailKey } from './accounts.rules.ts';
import { findSelf, findUserByEmail, lockUser, newestMailTokenAt } from './accounts.store.ts';
import { sendVerification } from './send-verification.ts';

/**
 * Sends the verification mail again, at most once a minute for an address.
 * Whether there was anything to send never shows: the answer is the same for every address.
 */
export async function resendVerification(
  ctx: AccountsContext,
  input: { readonly actor: Actor; readonly email: string | undefined },
): Promise<void> {
  const userId = actorId(input.actor);
  const user =
    input.email === undefined
      ? userId && (await findSelf(ctx.db, userId))
      : await findUserByEmail(ctx.db, emailKey(input.email));
  if (!user || user.email_verified_at !== null || !user.is_active) return;
  const sent = await inTransaction(ctx.db, async (tx) => {
    // Two at once come one after the other, and the second finds the mail of the first.
    await lockUser(tx, user.id);
    const newest = await newestMailTokenAt(tx, user.id, 'verify_email');
    if (newest && ctx.clock.now() < addSeconds(newest, lifetimes.resendPauseS)) return false;
    await sendVerification(tx, ctx, { userId: user.id, email: user.email, username: user.username });
    return true;
  });
  if (sent) ctx.wakeMail();
}
