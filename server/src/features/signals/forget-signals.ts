import { type Db, inTransaction } from '../../db/transaction.ts';
import { lockAccounts, unmarkInReview } from '../credits/index.ts';
import { deleteSignalsOf } from './signals.store.ts';

/** Removes the signals about who leaves; nothing waits for a look any more, since nobody is left to spend it. */
export async function forgetSignals(ctx: { readonly db: Db }, userId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockAccounts(ctx.tx, [userId]);
    if ((await deleteSignalsOf(ctx.tx, userId)) > 0) await unmarkInReview(ctx.tx, userId);
  });
}
