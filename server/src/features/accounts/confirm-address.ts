import type { Tx } from '../../db/transaction.ts';
import type { AccountsContext } from './accounts.context.ts';
import { markVerified } from './accounts.store.ts';
import { giveWelcomeBonus } from './welcome-bonus.ts';

/** Whoever has the token of a mail has its address: marks it as verified and gives the welcome bonus, the first time. */
export async function confirmAddress(tx: Tx, ctx: AccountsContext, userId: string): Promise<void> {
  const { adminEmails } = ctx.settings;
  const emailKey = await markVerified(tx, userId, { now: ctx.clock.now(), adminEmails });
  if (emailKey !== undefined) await giveWelcomeBonus(tx, ctx, { userId, emailKey });
}
