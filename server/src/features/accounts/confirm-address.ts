import type { Tx } from '../../db/transaction.ts';
import { grantSignupBonus } from '../credits/index.ts';
import type { AccountsContext } from './accounts.context.ts';
import { markVerified } from './accounts.store.ts';

/** Whoever has the token of a mail has its address: marks it as verified and gives the welcome bonus, the first time. */
export async function confirmAddress(tx: Tx, ctx: AccountsContext, userId: string): Promise<void> {
  const now = ctx.clock.now();
  const isFirst = await markVerified(tx, userId, { now, adminEmails: ctx.settings.adminEmails });
  if (isFirst) await grantSignupBonus(tx, { userId, credits: ctx.settings.signupBonusCredits, now });
}
