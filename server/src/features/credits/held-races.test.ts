// @module-tag on-server
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { holdingActs } from '../../testing/holding-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { lockAccount } from './credits.store.ts';
import { grantCredits } from './index.ts';
import { isSlow } from '../../testing/long.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ SALE_HOLD_DAYS: '14' });
});
beforeEach(() => test.reset());
afterEach(() => balanced());
afterAll(() => test.close());

const { buy, disputed, won, sell, unlock, account, holds, balanced } = holdingActs(() => test);

describe.skipIf(serverUrl === undefined)('a reversal beside unlocks', () => {
  it('leaves nothing to the sellers, in rounds, whoever is first [BOOKS-8]', async () => {
    for (let round = 0; round < (isSlow ? 20 : 8); round += 1) {
      const sellers = [await test.person({ credits: 1 }), await test.person({ credits: 1 })];
      const buyer = await test.person({ credits: 0 });
      const images = await Promise.all(sellers.map((seller) => sell(seller, 50)));
      const paid = await buy(buyer, 'starter');
      const [, ...answers] = await Promise.all([disputed(paid), ...images.map((image) => unlock(buyer, image, 50))]);
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 402)).toEqual([]);
      for (const seller of sellers) expect(await account(seller)).toMatchObject({ balance: 0, held: 0 });
      await won(paid);
      const bought = answers.filter(({ status }) => status === 200).length;
      expect(await account(buyer)).toMatchObject({ balance: 100 - 50 * bought, debt: 0 });
      expect(await ledgerViolations(test.database)).toEqual([]);
    }
  });

  it('finds a seller who was added while it waited for another [BOOKS-8]', async () => {
    const people = [
      await test.person({ credits: 1 }),
      await test.person({ credits: 1 }),
      await test.person({ credits: 0 }),
    ];
    const [first, second, buyer] = people.toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
    if (!first || !second || !buyer) throw new Error('There are three of them.');
    await grant([first, second]);
    const [early, late] = [await sell(first, 50), await sell(second, 50)];
    const paid = await buy(buyer, 'starter');
    await unlock(buyer, early, 50);
    const blocked = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    const other = inTransaction(test.database, async ({ tx }) => {
      await lockAccount(tx, first.userId);
      isHeld.resolve();
      await blocked.promise;
    });
    await isHeld.promise;
    const reversal = disputed(paid);
    await waitFor('the reversal to wait', async () => {
      const { rows } = await test.database.pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0]?.count === 1;
    });
    expect((await unlock(buyer, late, 50)).status).toBe(200);
    blocked.resolve();
    await other;
    expect(await reversal).toBe('applied');
    expect((await holds()).map(({ state }) => state)).toEqual(['returned', 'returned']);
    expect(await account(buyer)).toMatchObject({ balance: 0, debt: 20 });
  });
});

/** Enough for an image. */
async function grant(people: readonly TestPerson[]): Promise<void> {
  for (const { userId } of people)
    await inTransaction(test.database, (ctx) =>
      grantCredits(ctx, {
        userId,
        kind: 'promotional_credit',
        credits: 5,
        cause: `test:again:${userId}`,
        description: 'Test',
        by: { actor: 'test', action: 'credits.give' },
        now: test.clock.now(),
      }),
    );
}
