import { entryKinds } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveBooks } from '../../testing/live-books.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { checkNewEntries, findLastRound, makeLedgerRound, sealAnew, verifyLedger } from './index.ts';
import { testSecret } from '../../testing/test-secret.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  // The product makes its own round as it starts: it must not fall into the first test.
  await waitFor('the first round of the product', () => findLastRound(test.database.db));
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const livedBooks = () => liveBooks(test);
const nobody = '00000000-0000-4000-8000-000000000000';

/** An entry put in by hand as somebody would who knows the tables: with the balance, its other side and the figures that belong to it. */
function plantEntry(entry: {
  readonly userId: string;
  readonly kind: string;
  readonly amount: number;
  readonly cause: string;
  readonly side: 'of_provider' | 'of_bonus' | 'of_house' | 'of_people';
  readonly generationId?: string;
  readonly figures?: string;
}) {
  const { userId, kind, amount, cause, side, generationId, figures } = entry;
  return test.database.pool.query(
    `WITH raised AS (
       UPDATE account SET balance = balance + $3::int, ${side} = ${side} + $3::int, entry_count = entry_count + 1${figures ? `, ${figures}` : ''}
       WHERE user_id = $1 RETURNING balance)
     INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, generation_id, description, created_at)
     SELECT $1, $2, $3::int, balance, $4, $5, 'planted', now() FROM raised`,
    [userId, kind, amount, cause, generationId ?? null],
  );
}

interface Plant {
  readonly what: string;
  readonly promise: string;
  readonly plant: (books: Awaited<ReturnType<typeof livedBooks>>) => Promise<unknown>;
}

const hasCause = 'every entry has its cause';
const run = (text: string, values: readonly unknown[] = []) => test.database.pool.query(text, [...values]);

const plants: readonly Plant[] = [
  {
    what: 'a sale without a purchase',
    promise: hasCause,
    plant: ({ ada, image }) =>
      plantEntry({
        userId: ada.userId,
        kind: 'prompt_sale',
        amount: 8,
        cause: `sale:${nobody}:${image}`,
        side: 'of_people',
        figures: 'sale_count = sale_count + 1, earned_total = earned_total + 8',
      }),
  },
  {
    what: 'a sale without a purchase, as what people pay each other',
    promise: 'what people pay each other comes to nothing',
    plant: ({ ada, image }) =>
      plantEntry({
        userId: ada.userId,
        kind: 'prompt_sale',
        amount: 8,
        cause: `sale:${nobody}:${image}`,
        side: 'of_people',
        figures: 'sale_count = sale_count + 1, earned_total = earned_total + 8',
      }),
  },
  {
    what: 'a purchase entry without an order',
    promise: hasCause,
    plant: ({ ada }) =>
      plantEntry({
        userId: ada.userId,
        kind: 'purchase',
        amount: 500,
        cause: `purchase:${nobody}`,
        side: 'of_provider',
      }),
  },
  {
    what: 'a second welcome bonus',
    promise: hasCause,
    plant: ({ ada }) =>
      plantEntry({
        userId: ada.userId,
        kind: 'bonus',
        amount: 50,
        cause: `bonus:again:${ada.userId}`,
        side: 'of_bonus',
      }),
  },
  {
    what: 'a million from an administrator whom no audit names',
    promise: hasCause,
    plant: ({ ada }) =>
      plantEntry({
        userId: ada.userId,
        kind: 'admin_credit',
        amount: 1_000_000,
        cause: `grant:${nobody}`,
        side: 'of_bonus',
      }),
  },
  {
    what: 'an audit of credits that were never given',
    promise: 'what administrators gave was given',
    plant: ({ ada }) =>
      run(
        `INSERT INTO audit_entry (actor, action, subject, detail, created_at, cause, credits) VALUES ('x', 'credits.add', $1, 'x', now(), 'grant:x', 5)`,
        [ada.userId],
      ),
  },
  {
    what: 'a deduction without a cause',
    promise: hasCause,
    plant: ({ bob }) =>
      plantEntry({
        userId: bob.userId,
        kind: 'credit_deduction',
        amount: -5,
        cause: 'reclaim:evt_nothing',
        side: 'of_provider',
      }),
  },
  {
    what: 'a refund of a removed picture',
    promise: 'a failed generation is refunded exactly once, any other never',
    plant: async ({ ada }) => {
      const { rows } = await test.database.pool.query<{ content_id: string }>('SELECT content_id FROM removed_content');
      const generationId = rows[0]?.content_id ?? nobody;
      await plantEntry({
        userId: ada.userId,
        kind: 'image_generation_refund',
        amount: 1,
        cause: `refund:${generationId}`,
        side: 'of_house',
        generationId,
        figures: 'refund_count = refund_count + 1, refunded_total = refunded_total + 1',
      });
    },
  },
  {
    what: 'a refund of a generation that never was',
    promise: hasCause,
    plant: ({ ada }) =>
      plantEntry({
        userId: ada.userId,
        kind: 'image_generation_refund',
        amount: 7,
        cause: `refund:${nobody}`,
        side: 'of_house',
        generationId: nobody,
        figures: 'refund_count = refund_count + 1, refunded_total = refunded_total + 7',
      }),
  },
  {
    what: 'a refund of no generation',
    promise: hasCause,
    plant: ({ ada }) =>
      plantEntry({
        userId: ada.userId,
        kind: 'image_generation_refund',
        amount: 7,
        cause: 'refund:by-hand',
        side: 'of_house',
        figures: 'refund_count = refund_count + 1, refunded_total = refunded_total + 7',
      }),
  },
  {
    what: 'a charge of a generation that never was',
    promise: hasCause,
    plant: ({ bob }) =>
      plantEntry({
        userId: bob.userId,
        kind: 'video_generation',
        amount: -7,
        cause: `charge:${nobody}`,
        side: 'of_house',
        generationId: nobody,
        figures: 'spent_count = spent_count + 1, spent_total = spent_total + 7',
      }),
  },
  {
    what: 'a wrong number of sales',
    promise: 'sales and unlocks are counted',
    plant: ({ ada }) => run('UPDATE account SET sale_count = sale_count + 1 WHERE user_id = $1', [ada.userId]),
  },
  {
    what: 'a wrong number of unlocks',
    promise: 'sales and unlocks are counted',
    plant: ({ bob }) => run('UPDATE account SET unlock_count = 0 WHERE user_id = $1', [bob.userId]),
  },
  {
    what: 'an item that says it earned more',
    promise: 'what an item has earned is counted',
    plant: () => run('UPDATE content_stats SET credits_earned = credits_earned + 1'),
  },
  {
    what: 'a fee of nothing in place of a fifth',
    promise: 'a sold prompt leaves the house the share of its day',
    plant: () => run('UPDATE prompt_purchase SET fee_percent = 0, earned = price'),
  },
  {
    what: 'a purchase for nothing of an item that never was',
    promise: 'a purchase is of an item that exists or did',
    plant: ({ ada, bob }) =>
      run(
        `INSERT INTO prompt_purchase (buyer_id, content_id, owner_id, content_type, price, earned, fee_percent, prompt, created_at, purchase_no, sale_no)
         VALUES ($1, $3, $2, 'image', 0, 0, 20, 'x', now(), 9, 9)`,
        [bob.userId, ada.userId, nobody],
      ),
  },
  {
    what: 'a task of an engine elsewhere that belongs to nothing',
    promise: 'what an engine elsewhere is asked for belongs to a generation',
    plant: () =>
      run(
        `INSERT INTO provider_task (content_id, content_type, engine, model, attempt, seed, request_hash, credits, state, operation, submitted_at)
         VALUES ($1, 'video', 'x', 'x', 1, 1, '', 5, 'accepted', '{}', now() - interval '30 days')`,
        [nobody],
      ),
  },
  {
    what: 'a debt beside credits that can be spent',
    promise: 'nobody owes what could be paid',
    plant: ({ ada }) => run('UPDATE account SET debt = 5 WHERE user_id = $1', [ada.userId]),
  },
  {
    what: 'a sale that was credited to somebody else',
    promise: hasCause,
    plant: async ({ bob, image }) => {
      await plantEntry({
        userId: bob.userId,
        kind: 'prompt_sale',
        amount: 8,
        cause: `sale:${bob.userId}:${nobody}:${image}`,
        side: 'of_people',
        figures: 'earned_total = earned_total + 8',
      });
    },
  },
];

describe('the proof of the books', () => {
  it.each(plants.map((plant) => [plant.what, plant] as const))('finds %s [BOOKS-16]', async (_what, plant) => {
    const books = await livedBooks();
    await run("INSERT INTO prompt_fee (since, percent) VALUES (now() - interval '1 year', 20) ON CONFLICT DO NOTHING");
    expect((await verifyLedger(test.database, testSecret)).balanced).toBe(true);
    await plant.plant(books);
    const report = await verifyLedger(test.database, testSecret);
    expect(report.balanced).toBe(false);
    expect(report.lines.join('\n')).toContain(plant.promise);
  });

  it('lets no movement be written without its other side [BOOKS-17]', async () => {
    const { ada } = await livedBooks();
    await expect(run('UPDATE account SET balance = balance + 1')).rejects.toThrow('account_has_two_sides');
    await expect(
      run(
        `INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at) VALUES ($1, 'tip', 1, 1, 'tip', 'x', now())`,
        [ada.userId],
      ),
    ).rejects.toThrow('credit_entry_kind_check');
  });

  it('knows the other side of every kind that can be written [BOOKS-17]', async () => {
    const { rows } = await test.database.pool.query<{ kind: string; side: string | null }>(
      `SELECT quoted[1] AS kind, entry_side(quoted[1]) AS side FROM pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''(\\w+)''', 'g') AS quoted
      WHERE conname = 'credit_entry_kind_check'`,
    );
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([...entryKinds].toSorted());
    expect(rows.filter(({ side }) => side === null)).toEqual([]);
  });
});

/** A round of the books, due or not, at the time of the database, which is that of what is planted; the lines of what is broken. */
async function round(by = testSecret): Promise<readonly string[]> {
  const { balanced, lines } = await checkNewEntries(test.database, { secret: by, now: new Date() });
  return balanced ? [] : lines;
}

/** Entries may be changed by hand for this statement, as by somebody who owns the database. */
async function byHand(statement: string, values: readonly unknown[] = []): Promise<void> {
  await run('ALTER TABLE credit_entry DISABLE TRIGGER credit_entry_append_only');
  await run(statement, values);
  await run('ALTER TABLE credit_entry ENABLE TRIGGER credit_entry_append_only');
}

describe('rounds of the books', () => {
  it.each(
    plants.filter(({ what }) => !/wrong number|item that says/.test(what)).map((plant) => [plant.what, plant] as const),
  )('find %s among what is new, again and again until it is made good [BOOKS-19]', async (_what, plant) => {
    const books = await livedBooks();
    await run("INSERT INTO prompt_fee (since, percent) VALUES (now() - interval '1 year', 20) ON CONFLICT DO NOTHING");
    for (let before = 0; before < 3; before += 1) expect(await round()).toEqual([]);
    await plant.plant(books);
    for (let again = 0; again < 2; again += 1) expect((await round()).join('\n')).toContain(plant.promise);
  });

  it('begin at the checkpoints, and look at what is new only [BOOKS-19]', async () => {
    const { ada } = await livedBooks();
    const made: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      made.push(...(await checkNewEntries(test.database, { secret: testSecret, now: test.clock.now() })).lines);
      await test.image(ada);
    }
    expect(made).toEqual([
      'ledger: 6 new entries, all balanced',
      'ledger: 1 new entries, all balanced',
      'ledger: 1 new entries, all balanced',
      'ledger: 1 new entries, all balanced',
    ]);
    expect((await verifyLedger(test.database, testSecret)).balanced).toBe(true);
  });

  it('are made by one process of all, once an hour [BOOKS-19]', { tags: 'on-server' }, async () => {
    await livedBooks();
    const rounds = () =>
      Promise.all([1, 2, 3].map(() => makeLedgerRound(test.database, { secret: testSecret, now: test.clock.now() })));
    expect((await rounds()).filter(Boolean)).toHaveLength(1);
    expect((await rounds()).filter(Boolean)).toHaveLength(0);
    test.clock.advanceSeconds(3_601);
    expect((await rounds()).filter(Boolean)).toHaveLength(1);
  });

  it('see a figure of an account that changed although nothing happened [BOOKS-19]', async () => {
    const { ada } = await livedBooks();
    for (let n = 0; n < 3; n += 1) expect(await round()).toEqual([]);
    await run('UPDATE account SET balance = balance + 1, of_bonus = of_bonus + 1 WHERE user_id = $1', [ada.userId]);
    expect((await round()).join()).toContain('balance equals the sum of the entries');
  });
});

describe('sealed entries', () => {
  it.each([
    ['changed', "UPDATE credit_entry SET description = 'x' WHERE kind = 'prompt_sale'"],
    [
      'removed together with what it left',
      `WITH gone AS (DELETE FROM credit_entry WHERE kind = 'prompt_sale' RETURNING user_id, amount)
      UPDATE account SET balance = balance - gone.amount, of_people = of_people - gone.amount, entry_count = entry_count - 1 FROM gone WHERE account.user_id = gone.user_id`,
    ],
    [
      'put in between',
      `INSERT INTO credit_entry (id, user_id, kind, amount, balance_after, cause, description, created_at) OVERRIDING SYSTEM VALUE
       SELECT -1, user_id, 'bonus', 1, 1, 'x', 'x', now() FROM account LIMIT 1`,
    ],
  ])('are found when one was %s by hand [BOOKS-18]', async (_what, statement) => {
    await livedBooks();
    expect(await round()).toEqual([]);
    await byHand(statement);
    expect((await verifyLedger(test.database, testSecret)).lines.join('\n')).toContain(
      'entries are never changed, removed or put in between',
    );
  });

  it('are found when their checkpoint was made to fit, or removed [BOOKS-18]', async () => {
    const { ada } = await livedBooks();
    for (let n = 0; n < 3; n += 1) expect(await round()).toEqual([]);
    await run("UPDATE account_checkpoint SET digest = sha256('x') WHERE user_id = $1", [ada.userId]);
    await test.image(ada);
    expect((await round()).join()).toContain('a checkpoint has the seal of this product');
    expect((await verifyLedger(test.database, testSecret)).lines.join()).toContain(
      'a checkpoint has the seal of this product',
    );
    await run('DELETE FROM account_checkpoint WHERE user_id = $1', [ada.userId]);
    expect((await round()).join()).toContain('an account that was found right keeps its checkpoint');
  });

  it('are sealed anew after a change of the secret, if all is right [BOOKS-18]', async () => {
    const { ada } = await livedBooks();
    expect(await round()).toEqual([]);
    expect((await verifyLedger(test.database, 'another secret')).balanced).toBe(false);
    const options = { secret: 'another secret', now: test.clock.now() };
    expect((await sealAnew(test.database, options)).balanced).toBe(true);
    expect((await verifyLedger(test.database, 'another secret')).balanced).toBe(true);
    await run('UPDATE account SET debt = 5 WHERE user_id = $1', [ada.userId]);
    expect((await sealAnew(test.database, options)).balanced).toBe(false);
  });
});
