import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdingActs } from '../../testing/holding-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { checkNewEntries, verifyLedger } from './index.ts';
import { testSecret } from '../../testing/test-secret.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ SALE_HOLD_DAYS: '14' });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { buy, refunded, sell, unlock } = holdingActs(() => test);
const run = (text: string, values: readonly unknown[] = []) => test.database.pool.query(text, [...values]);

interface Books {
  readonly seller: TestPerson;
  readonly buyer: TestPerson;
  readonly image: string;
}

/** A sale of 50 credits whose 40 are held, half of them taken back for a refund, and an image of the buyer. */
async function livedBooks(): Promise<Books> {
  const [seller, buyer] = [await test.person(), await test.person({ credits: 0 })];
  const image = await sell(seller, 50);
  const paid = await buy(buyer, 'starter');
  await unlock(buyer, image, 50);
  await test.image(buyer);
  // 69 of 100 credits: the 49 that are left, and 20 of what is held.
  await refunded(paid, 345);
  expect((await verifyLedger(test.database, testSecret)).lines[0]).toContain('all balanced');
  return { seller, buyer, image };
}

/** An entry of a person, with the balance and the side that belong to it. */
const entry = (userId: string, kind: string, amount: number, cause: string, side: string) =>
  run(
    `WITH raised AS (
       UPDATE account SET balance = balance + $3::int, ${side} = ${side} + $3::int, entry_count = entry_count + 1 WHERE user_id = $1 RETURNING balance)
     INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
     SELECT $1, $2, $3::int, balance, $4, 'planted', now() FROM raised`,
    [userId, kind, amount, cause],
  );

interface Plant {
  readonly what: string;
  readonly promise: string;
  readonly plant: (books: Books) => Promise<unknown>;
}

const hasCause = 'every entry has its cause';
const isSale = 'a hold is what its sale earned, until when the sale says';
const plantReturn = (books: Books, event: string) =>
  run(
    `WITH held AS (UPDATE account SET held = held - 1 WHERE user_id = $4), hold AS (UPDATE credit_hold SET returned = returned + 1)
     INSERT INTO credit_hold_return (event_id, buyer_id, content_id, order_id, credits, at)
     SELECT $1, $2, $3, id, 1, now() FROM payment_order`,
    [event, books.buyer.userId, books.image, books.seller.userId],
  );

const plants: readonly Plant[] = [
  {
    what: 'credits that are held for no sale',
    promise: 'held credits are those of the open holds',
    plant: ({ seller }) => run('UPDATE account SET held = held + 1 WHERE user_id = $1', [seller.userId]),
  },
  {
    what: 'a hold of more than its sale earned',
    promise: isSale,
    plant: ({ seller }) =>
      run(
        'WITH hold AS (UPDATE credit_hold SET amount = amount + 1) UPDATE account SET held = held + 1 WHERE user_id = $1',
        [seller.userId],
      ),
  },
  {
    what: 'a sale that says it is held and is not',
    promise: isSale,
    plant: ({ seller, image }) =>
      run(
        `INSERT INTO prompt_purchase (buyer_id, content_id, owner_id, content_type, price, earned, fee_percent, prompt, created_at, purchase_no, sale_no, held_until)
         SELECT (SELECT id FROM users WHERE id NOT IN (buyer_id, owner_id) LIMIT 1), content_id, owner_id, content_type, 5, 4, 20, 'x', created_at, 9, 9, held_until
         FROM prompt_purchase WHERE owner_id = $1 AND content_id = $2`,
        [seller.userId, image],
      ),
  },
  {
    what: 'a hold that was let go before its time',
    promise: 'nothing is let go before its time',
    plant: ({ seller }) =>
      run(
        `WITH hold AS (UPDATE credit_hold SET state = 'released', ended_at = now()) UPDATE account SET held = 0 WHERE user_id = $1`,
        [seller.userId],
      ),
  },
  {
    what: 'income taken back for no payment',
    promise: 'what was taken back of a sale is what payments took of it',
    plant: ({ seller }) =>
      run(
        'WITH hold AS (UPDATE credit_hold SET returned = returned + 1) UPDATE account SET held = held - 1 WHERE user_id = $1',
        [seller.userId],
      ),
  },
  {
    what: 'income taken back that never left its seller',
    promise: 'what is taken back of a sale leaves its seller once',
    plant: (books) => plantReturn(books, 'event of nobody'),
  },
  {
    what: 'income taken back that never came to its buyer',
    promise: 'what is taken back of sales comes to their buyer once',
    plant: (books) => plantReturn(books, 'event of nobody'),
  },
  {
    what: 'income taken back for a payment of nobody',
    promise: 'sales are reversed for a payment of their buyer, or by a decision',
    plant: (books) => plantReturn(books, 'event of nobody'),
  },
  {
    what: 'an entry that takes income back twice',
    promise: hasCause,
    plant: ({ seller, buyer, image }) =>
      entry(seller.userId, 'sale_reversal', -1, `unsale:${buyer.userId}:${image}:again`, 'of_people'),
  },
  {
    what: 'an entry that gives a buyer what nobody gave back',
    promise: hasCause,
    plant: ({ buyer }) => entry(buyer.userId, 'sale_reversal', 1, 'returned:again', 'of_people'),
  },
  {
    what: 'a debt that was paid by a hold that is not over',
    promise: hasCause,
    plant: ({ seller, buyer, image }) =>
      entry(seller.userId, 'credit_deduction', -1, `debt:hold:${buyer.userId}:${image}`, 'of_provider'),
  },
  {
    what: 'income that stays held although its buyer owes',
    promise: 'no income is held beside what its buyer owes',
    plant: ({ buyer }) => run('UPDATE account SET debt = 5 WHERE user_id = $1', [buyer.userId]),
  },
  {
    what: 'sales that wait for a look without a signal',
    promise: 'whose sales wait for a look has an open signal',
    plant: ({ seller }) => run('UPDATE account SET in_review = true WHERE user_id = $1', [seller.userId]),
  },
  {
    what: 'a signal whose sales do not wait',
    promise: 'whose sales wait for a look has an open signal',
    plant: ({ seller }) =>
      run(
        `INSERT INTO abuse_flag (id, user_id, kind, score, opened_at) VALUES (gen_random_uuid(), $1, 'wash_trade', 90, now())`,
        [seller.userId],
      ),
  },
  {
    what: 'income that waits for a look of nobody',
    promise: 'income waits for a look only where there is an open signal',
    plant: () => run('UPDATE credit_hold SET needs_review = true'),
  },
  {
    what: 'income taken back by a decision about somebody else',
    promise: 'sales are reversed for a payment of their buyer, or by a decision',
    plant: async (books) => {
      const decision = '00000000-0000-4000-8000-000000000001';
      await run(
        `INSERT INTO decision (id, user_id, action, ground, ground_ref, facts, redress, detected_by, taken_by, decided_at, appeal_until)
         VALUES ($1, $2, 'return_income', 'terms', 'x', 'x', '', 'own', 'person', now(), now())`,
        [decision, books.buyer.userId],
      );
      await plantReturn(books, `decision:${decision}:${books.buyer.userId}`);
    },
  },
  {
    what: 'unlocks that took more of own credits than they cost',
    promise: 'unlocks took of own credits what they cost at most',
    plant: ({ buyer }) => run('UPDATE account SET unlocked_own = 51 WHERE user_id = $1', [buyer.userId]),
  },
];

describe('the proof of held income', () => {
  it.each(plants.map((plant) => [plant.what, plant] as const))('finds %s [BOOKS-8]', async (_what, plant) => {
    const books = await livedBooks();
    await test.person();
    await plant.plant(books);
    const report = await verifyLedger(test.database, testSecret);
    expect(report.balanced).toBe(false);
    expect(report.lines.join('\n')).toContain(plant.promise);
  });

  // The database's own time is that of the round: what is planted is as old as it says.
  const round = () => checkNewEntries(test.database, { secret: testSecret, now: new Date() });

  it.each(plants.filter(({ what }) => !what.startsWith('unlocks')).map((plant) => [plant.what, plant] as const))(
    'finds %s among what is new [BOOKS-8, BOOKS-19]',
    async (_what, plant) => {
      const books = await livedBooks();
      await test.person();
      for (let before = 0; before < 3; before += 1) expect((await round()).balanced).toBe(true);
      await plant.plant(books);
      for (let again = 0; again < 2; again += 1) expect((await round()).lines.join('\n')).toContain(plant.promise);
    },
  );

  it('is helped by the tables: nothing goes back twice or beyond what was earned [BOOKS-8]', async () => {
    await livedBooks();
    const refusals = [
      'UPDATE credit_hold SET returned = amount + 1',
      'UPDATE credit_hold SET returned = -1',
      `UPDATE credit_hold SET state = 'returned', ended_at = now()`,
      `UPDATE credit_hold SET state = 'released'`,
      `UPDATE credit_hold SET state = 'gone'`,
      'INSERT INTO credit_hold SELECT * FROM credit_hold',
      'INSERT INTO credit_hold_return SELECT * FROM credit_hold_return',
      'UPDATE account SET held = balance + 1',
      `UPDATE credit_hold SET needs_review = true, state = 'released', ended_at = now()`,
    ];
    for (const refusal of refusals) await expect(run(refusal)).rejects.toThrow(/credit_hold|account_held/);
  });
});
