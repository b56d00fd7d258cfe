import type { InTx } from '../../../db/transaction.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { endSessionsOf } from '../accounts.store.ts';
import { deleteFactors, lockPerson } from './factors.store.ts';
import { tellFactorChange } from './tell-factor-change.ts';

/** Removes every factor of a person who has lost them all, signs them out everywhere and mails them; false when there was none. */
export async function resetFactors(
  ctx: Pick<AccountsContext, 'clock' | 'ids'> & InTx,
  userId: string,
): Promise<boolean> {
  const person = await lockPerson(ctx.tx, userId);
  if (!person || !(await deleteFactors(ctx.tx, userId))) return false;
  await endSessionsOf(ctx.tx, { userId, reason: 'factors_reset', now: ctx.clock.now() });
  await tellFactorChange(ctx, { person, change: { kind: 'reset_by_operator' } });
  return true;
}
