import { inTransaction } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { readToken } from '../../kernel/signed-token.ts';
import { grantSignupBonus } from '../credits/index.ts';
import type { AccountsContext } from './accounts.context.ts';
import { markVerified, spendMailToken } from './accounts.store.ts';

/** Confirms an address with the token of its mail and gives the welcome bonus, once. */
export async function verifyEmail(ctx: AccountsContext, token: string): Promise<void> {
  const id = readToken(ctx.settings.tokenSecret, 'verify_email', token);
  if (!id) throw appError('invalid_token');
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const userId = await spendMailToken(tx, { id, purpose: 'verify_email', now });
    if (!userId) throw appError('invalid_token');
    await markVerified(tx, userId, { now, adminEmails: ctx.settings.adminEmails });
    await grantSignupBonus(tx, { userId, credits: ctx.settings.signupBonusCredits, now });
  });
}
