import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { fieldError } from '../../kernel/errors.ts';
import { enqueueMail } from '../mail/index.ts';
import type { AccountsContext } from './accounts.context.ts';
import { endSessionsOf, findPasswordHash, replacePassword } from './accounts.store.ts';
import { voidMailTokens } from './mail-tokens.store.ts';
import { checkOwnWords, checkPassword } from './check-password.ts';
import { limitHits } from './limit-hits.ts';

/** Guesses at the current password of one person in a quarter of an hour: a stolen session must not find it out. */
const attempts = 10;

/** Chooses a new password with the current one. Every other session of the person ends; the caller's lives on. */
export async function changePassword(
  ctx: AccountsContext,
  input: { readonly actor: SignedIn; readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { actor, currentPassword, newPassword } = input;
  const { userId } = actor;
  const chosen = { field: 'new_password', password: newPassword };
  await checkPassword(ctx, chosen);
  await limitHits(ctx, { key: `change-password:${userId}`, about: userId, max: attempts });
  const current = await findPasswordHash(ctx.db, userId);
  const matches = await ctx.passwords.matches(currentPassword, current, 'reserved');
  if (!current || !matches) {
    ctx.onSecurity({ kind: 'wrong_password', userId });
    throw wrongPassword();
  }
  const passwordHash = await ctx.passwords.hash(newPassword, 'reserved');
  await inTransaction(ctx, async (ctx) => {
    const person = await replacePassword(ctx.tx, { userId, passwordHash, instead: current });
    // Another change or a reset came first: what was checked above is the current password no more.
    if (!person) throw wrongPassword();
    checkOwnWords(chosen, person);
    // After the person (decision 34): the links that were mailed before this are void.
    await voidMailTokens(ctx.tx, { userId, purpose: 'reset_password' });
    await endSessionsOf(ctx.tx, { userId, except: actor.sessionId, reason: 'password_changed', now: ctx.clock.now() });
    await enqueueMail(ctx, {
      kind: 'password_changed',
      recipient: person.email,
      payload: { username: person.username, signed_out: 'other_devices' },
    });
  });
  ctx.onSecurity({ kind: 'password_changed', userId });
  ctx.wakeMail();
}

/** A wrong field, not 401: the session is good, and the web app must not end it. */
function wrongPassword(): Error {
  return fieldError('current_password', 'Your current password is not correct. Please try again.');
}
