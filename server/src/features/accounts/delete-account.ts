import { inTransaction, type InTx } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import { enqueueMail } from '../mail/index.ts';
import type { AccountsContext } from './accounts.context.ts';
import { endSessionsOf, findPasswordHash } from './accounts.store.ts';
import {
  emptyPerson,
  findSessionStart,
  insertDeletion,
  lockLeaver,
  rememberBonus,
  unlistPerson,
} from './leaving.store.ts';
import { limitHits } from './limit-hits.ts';
import { bonusHash } from './welcome-bonus.ts';

/** Guesses at the password in a quarter of an hour. */
const attempts = 10;
/** Who has no password must have signed in within this. */
const freshS = 600;
/** How long an address is remembered to have had its bonus. */
const bonusMemoryS = 365 * 86_400;

/**
 * Deletes the account of the person. Signed out and out of sight at once, name and address free; the rest goes in the
 * background. An account without a password asks for a sign-in of the last ten minutes instead: that is what a stolen
 * session cannot make, and the only proof that an account of Google can give here.
 */
export async function deleteAccount(
  ctx: AccountsContext,
  input: { readonly actor: SignedIn; readonly password: string | undefined },
): Promise<void> {
  const { actor } = input;
  await limitHits(ctx, { key: `delete-account:${actor.userId}`, about: actor.userId, max: attempts });
  const checked = await findPasswordHash(ctx.db, actor.userId);
  if (checked) {
    if (!(await ctx.passwords.matches(input.password ?? '', checked, 'reserved'))) {
      ctx.onSecurity({ kind: 'wrong_password', userId: actor.userId });
      throw wrongPassword();
    }
  } else await requireFreshSession(ctx, actor);
  await inTransaction(ctx, async (ctx) => {
    const person = await lockLeaver(ctx.tx, actor.userId);
    if (!person?.is_active) throw appError('session_expired');
    // Another one was chosen while this one was checked.
    if (person.password_hash !== (checked ?? null)) throw wrongPassword();
    await leave(ctx, { userId: actor.userId, ...person });
  });
  ctx.onSecurity({ kind: 'account_deleted', userId: actor.userId });
  ctx.wakeMail();
  ctx.wakeDeletions();
}

async function requireFreshSession(ctx: AccountsContext, actor: SignedIn): Promise<void> {
  const startedAt = await findSessionStart(ctx.db, actor.sessionId);
  if (!startedAt || ctx.clock.now() > addSeconds(startedAt, freshS)) throw appError('fresh_sign_in_needed');
}

async function leave(
  ctx: AccountsContext & InTx,
  person: { readonly userId: string; readonly email: string; readonly email_key: string; readonly username: string },
): Promise<void> {
  const { userId, email, username } = person;
  const now = ctx.clock.now();
  await enqueueMail(ctx, { kind: 'account_deleted', recipient: email, payload: { username } });
  await rememberBonus(ctx.tx, {
    userId,
    addressHash: bonusHash(ctx.settings.tokenSecret, person.email_key),
    expiresAt: addSeconds(now, bonusMemoryS),
  });
  await endSessionsOf(ctx.tx, { userId, reason: 'account_deleted', now });
  await unlistPerson(ctx.tx, userId);
  await emptyPerson(ctx.tx, userId, now);
  await insertDeletion(ctx.tx, { userId, email, now });
}

function wrongPassword(): Error {
  return fieldError('password', 'Your password is not correct. Please try again.');
}
