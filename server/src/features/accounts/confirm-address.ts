import type { InTx } from '../../db/transaction.ts';
import type { AccountsContext } from './accounts.context.ts';
import { markVerified } from './accounts.store.ts';
import { giveWelcomeBonus } from './welcome-bonus.ts';

/** Whoever has the token of a mail has its address: marks it as verified and gives the welcome bonus, the first time. */
export async function confirmAddress(ctx: AccountsContext & InTx, userId: string): Promise<void> {
  const { adminEmails } = ctx.settings;
  const emailKey = await markVerified(ctx.tx, userId, { now: ctx.clock.now(), adminEmails });
  if (emailKey !== undefined) await giveWelcomeBonus(ctx, { userId, emailKey });
}
