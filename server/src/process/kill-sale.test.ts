// @module-tag on-server
import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../testing/http-client.ts';
import { openStage, type Stage } from '../testing/races/stage.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

let database: TestDatabase;
let stage: Stage;
beforeAll(async () => {
  if (serverUrl === undefined) return;
  database = await openTestDatabase();
  stage = await openStage({ db: database.db, url: database.url ?? '' });
});
afterAll(async () => {
  await stage?.close();
  await database?.close();
});

it.skipIf(serverUrl === undefined)(
  'an unlock whose process is killed between its two steps has its second within a minute, once, and the books balance before and after [SCALE-73]',
  { timeout: 240_000 },
  async () => {
    const [seller, buyer] = [await stage.member(), await stage.member()];
    await stage.give(seller.userId, 5);
    await stage.give(buyer.userId, 50);
    const item = await stage.onSale(seller, 10);
    const before = await stage.worthOf(seller.userId);
    const isOnItsWay = async (): Promise<boolean> =>
      (await database.db.selectFrom('sale_on_its_way').select('purchase_id').execute()).length > 0;

    // Whoever holds the seller's account keeps the second step waiting, and nobody who buys.
    const holder = await database.pool.connect();
    let worker: ServerProcess | undefined;
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM account WHERE user_id = $1 FOR UPDATE', [seller.userId]);
      const { status } = await callApi(stage.addressOf(0), contract.prompts.purchase, {
        params: { id: item },
        token: buyer.token,
        body: { content_type: 'image', expected_price: 10 },
      });
      expect(status).toBe(200);
      await stage.processes[0]?.kill();
      await holder.query('ROLLBACK');
    } finally {
      holder.release();
    }
    expect([await stage.worthOf(buyer.userId), await stage.worthOf(seller.userId)]).toEqual([40, before]);
    expect([await isOnItsWay(), await stage.violations()]).toEqual([true, []]);

    try {
      // Its round comes at its start, and every 30 seconds from then on.
      worker = await startServer({ ...stage.settings, ROLE: 'worker' });
      await waitFor('the sale to arrive', async () => !(await isOnItsWay()), 60_000);
    } finally {
      await worker?.kill();
    }
    expect([await stage.worthOf(buyer.userId), await stage.worthOf(seller.userId)]).toEqual([40, before + 8]);
    const { body } = await callApi(stage.addressOf(1), contract.prompts.sales, { token: seller.token });
    expect(body).toMatchObject({ total: 1, sales: [{ no: 1, credits_earned: 8 }] });
    expect(await stage.violations()).toEqual([]);
  },
);
