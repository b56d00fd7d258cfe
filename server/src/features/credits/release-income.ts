import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import { listDueHolds, lockAccounts, releaseHolds } from './holds.store.ts';

/** As many accounts are locked at once at most. */
const batchSize = 200;
/** What is left over comes a minute later. */
const batchesMax = 50;

/**
 * Lets income go whose time is over (BOOKS-8) and that nobody has to look at first (DESK-70), in batches. It may run twice, and in many processes at once: each waits for the accounts that
 * another has locked, and then finds their holds let go.
 */
export async function releaseHeldIncome(ctx: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const found = await releaseBatch(ctx);
    if (found < batchSize) return;
  }
}

/** Answers how many were due. */
async function releaseBatch({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<number> {
  const now = clock.now();
  return inTransaction({ db }, async (ctx) => {
    const due = await listDueHolds(ctx.tx, { now, limit: batchSize });
    if (due.length === 0) return 0;
    await lockAccounts(
      ctx.tx,
      due.map((hold) => hold.seller_id),
    );
    await releaseHolds(ctx.tx, due, now);
    return due.length;
  });
}
