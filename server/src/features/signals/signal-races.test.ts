// @module-tag on-server
import { desk } from '@loomlight/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { holdingActs } from '../../testing/holding-acts.ts';
import { isSlow } from '../../testing/long.ts';
import { grounds, performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { lookForAbuse } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ SALE_HOLD_DAYS: '14' });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { buy, disputed, sell, unlock, release } = holdingActs(() => test);
const look = () => lookForAbuse({ db: test.database.db, clock: test.clock, ids: systemIds });

/** In days, as the setting is: what they buy is held until a moment later. */
const someSeconds = 30 / 86_400;

/** Two who have bought from each other, somebody else who has paid, and what these can still buy of the first. */
async function scene({ isSeen }: { readonly isSeen: boolean }) {
  const people = [
    await test.person({ credits: 0 }),
    await test.person({ credits: 0 }),
    await test.person({ credits: 0 }),
  ];
  const [ada, bob, cyd] = people;
  if (!ada || !bob || !cyd) throw new Error('There are three of them.');
  const paid = [
    await buy(ada, 'starter', someSeconds),
    await buy(bob, 'starter', someSeconds),
    await buy(cyd, 'starter', someSeconds),
  ];
  for (let n = 0; n < 3; n += 1) {
    await unlock(bob, await sell(ada, 10), 10);
    await unlock(ada, await sell(bob, 10), 10);
  }
  const images = await Promise.all(Array.from({ length: 4 }, () => sell(ada, 10)));
  if (isSeen) await look();
  // All of it may go by its own time now.
  test.clock.advanceSeconds(60);
  return { ada, bob, cyd, images, paid };
}

describe.skipIf(serverUrl === undefined)('signals beside all else that moves held income', () => {
  it('leave the books right, and nothing that waits goes by itself, whoever is first [DESK-70]', async () => {
    const boss = await anAdministrator(test);
    for (let round = 0; round < (isSlow ? 8 : 4); round += 1) {
      const isSeen = round % 2 === 1;
      const { ada, bob, cyd, images, paid } = await scene({ isSeen });
      const open = (await test.call(desk.signals, { token: boss.token })).body.signals.find(
        ({ user_id: id }) => id === ada.userId,
      );
      const mayClose = round % 4 === 3;
      const acts = open
        ? [
            performed(test, desk.returnIncome, {
              by: boss,
              id: open.id,
              body: { ...grounds, buyer_ids: [bob.userId] },
            }),
            performed(test, desk.releaseSignal, { by: boss, id: open.id, body: { buyer_ids: [cyd.userId] } }),
            ...(mayClose ? [performed(test, desk.closeSignal, { by: boss, id: open.id, body: {} })] : []),
          ]
        : [];
      const answers = await Promise.allSettled<unknown>([
        ...images.flatMap((image) => [unlock(cyd, image, 10), unlock(bob, image, 10)]),
        look(),
        release(),
        ...acts,
        disputed(paid[1] ?? { id: '', cents: 0 }),
        release(),
        look(),
      ]);
      expect(answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))).toEqual([]);
      expect(await ledgerViolations(test.database)).toEqual([]);
      await look();
      await release();
      // What was under the signal before it could go, and that nobody has closed, went back or waits.
      if (isSeen && !mayClose) expect(await statesOf(ada, bob)).not.toContain('released');
      expect(await ledgerViolations(test.database)).toEqual([]);
    }
  });
});

/** What has become of one's income from another. */
async function statesOf(seller: TestPerson, buyer: TestPerson): Promise<readonly string[]> {
  const rows = await test.database.db
    .selectFrom('credit_hold')
    .select('state')
    .where('seller_id', '=', seller.userId)
    .where('buyer_id', '=', buyer.userId)
    .execute();
  return rows.map(({ state }) => state);
}
