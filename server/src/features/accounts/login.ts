import type { BodyOf, contract, ReplyOf } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';
import { accountMessages, emailKey } from './accounts.rules.ts';
import { findUserByEmail, holdUnchangedPassword } from './accounts.store.ts';
import { limitHits } from './limit-hits.ts';
import { startSession } from './start-session.ts';

/** Attempts on one account in a quarter of an hour: from one network, and from all of them together. */
const attemptsFromNetwork = 20;
const attemptsPerAccount = 200;

/** Signs in. An unknown address and a wrong password have the same answer, and take the same time. */
export async function login(
  ctx: AccountsContext,
  input: BodyOf<typeof contract.accounts.login> & { readonly network: string; readonly device: string },
): Promise<ReplyOf<typeof contract.accounts.login>> {
  const key = emailKey(input.email);
  await limitAttempts(ctx, { key, network: input.network });
  const user = await findUserByEmail(ctx.db, key);
  const matches = await ctx.passwords.matches(input.password, user?.password_hash);
  if (!user || !user.password_hash || !matches) {
    ctx.onSecurity({ kind: 'login_refused', ...(user && { userId: user.id }) });
    throw appError('invalid_credentials');
  }
  if (!user.is_active) throw appError('account_inactive');
  if (ctx.settings.requireVerification && user.email_verified_at === null) throw appError('email_not_verified');
  const verifiedHash = user.password_hash;
  const pair = await inTransaction(ctx.db, async (tx) => {
    // A password that was replaced while this one was checked opens nothing: its sessions have just been ended.
    if (!(await holdUnchangedPassword(tx, user.id, verifiedHash))) throw appError('invalid_credentials');
    return startSession(tx, ctx, { userId: user.id, device: input.device, method: 'password' });
  });
  return { ...pair, requiresVerification: false, message: accountMessages.loggedIn };
}

/** The narrow limit is each network's own, so that somebody who only guesses keeps the person out no longer than himself. */
async function limitAttempts(
  ctx: AccountsContext,
  attempt: { readonly key: string; readonly network: string },
): Promise<void> {
  await limitHits(ctx, `login-account:${attempt.key}:${attempt.network}`, attemptsFromNetwork);
  await limitHits(ctx, `login-account:${attempt.key}`, attemptsPerAccount);
}
