import { inTransaction } from '../db/transaction.ts';
import { grantCredits } from '../features/credits/index.ts';
import type { TestApp, TestPerson } from './test-app.ts';
import { waitFor } from './wait-for.ts';

/**
 * Gives somebody credits in a transaction that ends only when what `ask` began waits for the account, and answers what `ask` answers. For
 * PostgreSQL alone: the embedded database has one connection, on which nobody waits.
 */
export async function giveWhileWaiting<T>(
  test: TestApp,
  gift: {
    readonly to: TestPerson;
    readonly credits: number;
    /** How many statements wait for the account by then; one unless it is said. */
    readonly waiting?: number;
  },
  ask: () => Promise<T>,
): Promise<T> {
  const isLocked = Promise.withResolvers<void>();
  const isWaitedFor = Promise.withResolvers<void>();
  const giving = inTransaction(test.database, async (ctx) => {
    const { userId } = gift.to;
    await ctx.tx.selectFrom('account').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    isLocked.resolve();
    await isWaitedFor.promise;
    await grantCredits(ctx, {
      userId,
      kind: 'promotional_credit',
      credits: gift.credits,
      cause: `test:arrives:${userId}`,
      description: 'Test',
      by: { actor: 'test', action: 'credits.give' },
      now: test.clock.now(),
    });
  });
  await isLocked.promise;
  const asked = ask();
  await waitFor('what waits for the account', async () => {
    const { rows } = await test.database.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length >= (gift.waiting ?? 1);
  });
  isWaitedFor.resolve();
  await giving;
  return asked;
}
