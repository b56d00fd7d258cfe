import { inTransaction } from '../../../db/transaction.ts';
import { appError } from '../../../kernel/errors.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { lockPerson } from '../factors/factors.store.ts';
import { changeAddress } from './change-address.ts';
import { readEmailChangeLink } from './email-change-link.ts';
import { confirmSide, findEmailChange } from './email-changes.store.ts';

/** What came of a confirmation. */
export interface Confirmed {
  readonly state: 'waiting' | 'changed';
  readonly changesAt: Date;
}

/**
 * Confirms a new address from the mailbox that the link was mailed to; with the second one it is changed (PEOPLE-47).
 * Throws 400 `invalid_token` for a link that is over, and where somebody else got the address first.
 */
export async function confirmEmailChange(ctx: AccountsContext, token: string): Promise<Confirmed> {
  const { side, change } = await readEmailChangeLink(ctx, token);
  const { id, user_id: userId, changes_at: changesAt } = change;
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const person = await lockPerson(ctx.tx, userId);
    if (!person?.is_active || !(await findEmailChange(ctx.tx, { id, now }))) throw appError('invalid_token');
    await confirmSide(ctx.tx, { id, side, now });
  });
  const outcome = await changeAddress(ctx, { id, userId });
  if (outcome === 'over') throw appError('invalid_token');
  return { state: outcome, changesAt };
}
