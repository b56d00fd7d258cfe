import { inTransaction } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { readToken } from '../../kernel/signed-token.ts';
import { enqueueMail } from '../mail/index.ts';
import type { AccountsContext } from './accounts.context.ts';
import { endSessionsOf, replacePassword } from './accounts.store.ts';
import { lockOwnerOfLink, spendMailToken } from './mail-tokens.store.ts';
import { checkOwnWords, checkPassword } from './check-password.ts';
import { confirmAddress } from './confirm-address.ts';
import { limitHits } from './limit-hits.ts';

/** Uses of one link in a quarter of an hour; one is enough, and a person may mistype. */
const attemptsPerLink = 10;

/**
 * Chooses a new password with the token of a mail, once. Every session of the person ends in the same transaction, so
 * that whoever knew the old password is out at once. The mail reached its address, so that is verified as well.
 */
export async function resetPassword(
  ctx: AccountsContext,
  input: { readonly token: string; readonly newPassword: string },
): Promise<void> {
  const chosen = { field: 'newPassword', password: input.newPassword };
  await checkPassword(ctx, chosen);
  const id = readToken(ctx.settings.tokenSecret, 'reset_password', input.token);
  if (!id) throw appError('invalid_token');
  await limitHits(ctx, { key: `reset-password:${id}`, max: attemptsPerLink });
  // Outside the transaction: others must not wait for a hash. Only tokens that we signed come this far.
  const passwordHash = await ctx.passwords.hash(input.newPassword, 'reserved');
  const userId = await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    // The person first, then the links that were mailed to them (decision 34).
    await lockOwnerOfLink(ctx.tx, { id, purpose: 'reset_password' });
    const owner = await spendMailToken(ctx.tx, { id, purpose: 'reset_password', now });
    if (!owner) throw appError('invalid_token');
    // Before the sessions: a log-in under way holds the person, and its session is there when they are ended.
    const person = await replacePassword(ctx.tx, { userId: owner, passwordHash });
    if (!person) throw appError('account_inactive');
    // Only now is it known whose it is; the link stays good for another choice.
    checkOwnWords(chosen, person);
    await endSessionsOf(ctx.tx, { userId: owner, reason: 'password_reset', now });
    await confirmAddress(ctx, owner);
    await enqueueMail(ctx, {
      kind: 'password_changed',
      recipient: person.email,
      payload: { username: person.username, signed_out: 'everywhere' },
    });
    return owner;
  });
  ctx.onSecurity({ kind: 'password_reset', userId });
  ctx.wakeMail();
}
