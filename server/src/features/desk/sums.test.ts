import { desk } from '@loomlight/contract/desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { explaining, pagesRead } from '../../testing/explaining.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { simulateMoney } from '../../testing/simulation/simulate-money.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { listEarners, sumCreditDays } from '../credits/index.ts';
import { sumOrderDays } from '../payments/index.ts';
import { monthOf, summariseMonth } from './export-month.ts';
import { createLiabilities, sumTrade } from './sum-trade.ts';

let test: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  // What everybody holds is counted once a minute.
  test.clock.advanceSeconds(61);
  boss = await anAdministrator(test);
});
afterAll(() => test.close());

const { order, pay, until } = paymentActs(() => test);
const today = () => test.clock.now().toISOString().slice(0, 10);
const summary = (query: Record<string, string>) => test.call(desk.summary, { token: boss.token, query });
const liabilities = async () => (await test.call(desk.liabilities, { token: boss.token })).body;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('sums of trade', () => {
  it(
    'come for a random month of it to what the table of that month says, to the cent and the credit [DESK-120, DESK-121]',
    { tags: ['on-server', 'slow'], timeout: 120_000 },
    async () => {
      const database = await openTestDatabase();
      try {
        await simulateMoney({ database, seed: 20_261_127, steps: 300, checkEvery: 300, pauseMaxS: 12_000 });
        // A dispute that is lost is rare among so few.
        await sql`UPDATE payment_order SET dispute = 'lost' WHERE id = (
        SELECT id FROM payment_order WHERE paid_at IS NOT NULL ORDER BY id LIMIT 1)`.execute(database.db);
        const { rows } = await sql<{ days: number }>`
        SELECT count(DISTINCT date_trunc('day', created_at, 'UTC'))::int AS days FROM credit_entry`.execute(
          database.db,
        );
        expect(rows[0]?.days).toBeGreaterThan(10);
        const table = await summariseMonth(database, monthOf('2026-01'));
        const { money, credits } = await sumTrade(database, { from: '2026-01-01', to: '2026-01-31' });
        for (const [what, of, amount] of table)
          if (what === 'credits' && of !== 'opening' && of !== 'closing')
            expect([of, sum(credits.filter(({ kind }) => kind === of).map((row) => row.credits))]).toEqual([
              of,
              amount,
            ]);
        const inTable = (what: string) => table.find(([name, of]) => name === what && of === 'usd')?.[2];
        const total = (of: (row: (typeof money)[number]) => number) => sum(money.map(of));
        expect(new Set(money.map(({ currency }) => currency))).toEqual(new Set(['usd']));
        expect(total(({ orders }) => orders)).toBe(inTable('orders'));
        expect(total(({ paidCents }) => paidCents)).toBe(inTable('gross_cents'));
        expect(total(({ refundedCents }) => refundedCents)).toBe(inTable('refunded_cents'));
        expect(total(({ lostCents }) => lostCents)).toBe(inTable('lost_cents'));
        for (const what of ['orders', 'gross_cents', 'refunded_cents', 'lost_cents'])
          expect([what, Number(inTable(what)) > 0]).toEqual([what, true]);
        // What is left of every day is what is left of the month, and what is held at its end is what people hold.
        const held = await createLiabilities({ ...database, clock: { now: () => new Date('2026-02-01T00:00:00Z') } })();
        const closing = table.find(([what, of]) => what === 'credits' && of === 'closing')?.[2];
        const opening = table.find(([what, of]) => what === 'credits' && of === 'opening')?.[2];
        expect(opening).toBe(0);
        expect(held.accounts.outstanding).toBe(closing);
        expect(sum(credits.map((row) => row.credits))).toBe(closing);
        const { rows: fees } = await sql<{ sum: string }>`
        SELECT sum(price - earned) AS sum FROM prompt_purchase`.execute(database.db);
        expect(sum(credits.map(({ house }) => house))).toBe(Number(fees[0]?.sum));
        expect(sum(credits.map(({ house }) => house))).toBeGreaterThan(0);
      } finally {
        await database.close();
      }
    },
  );

  it('stand at the day of the payment, whatever went back of it later, and name what is with a bank apart [DESK-120]', async () => {
    const ada = await test.person({ credits: 20 });
    const day = today();
    const { id, session } = await order(ada);
    await pay(session);
    await until(ada, 'paid');
    const second = await order(ada);
    await pay(second.session);
    await until(ada, 'paid');
    test.clock.advanceSeconds(86_400);
    boss = await test.signInAgain(boss);
    await test.call(desk.confirm, { token: boss.token, body: { password: test.password } });
    await performed(test, desk.refundOrder, { by: boss, id, body: { cents: 100 } });
    await waitFor('the refund', async () => {
      const { rows } = await sql`SELECT FROM payment_order WHERE refunded_cents = 100`.execute(test.database.db);
      return rows.length > 0;
    });
    await sql`UPDATE payment_order SET dispute = 'open' WHERE id = ${second.id}::uuid`.execute(test.database.db);
    const { body } = await summary({ from: day, to: today() });
    const cents = { paid_cents: 3_998, refunded_cents: 100, disputed_cents: 1_999, lost_cents: 0, net_cents: 3_898 };
    expect(body.money).toEqual([{ day, currency: 'usd', orders: 2, ...cents }]);
    expect(body.money_total).toEqual([{ currency: 'usd', orders: 2, ...cents }]);
    await sql`UPDATE payment_order SET dispute = 'lost' WHERE id = ${second.id}::uuid`.execute(test.database.db);
    const lost = await summary({ from: day, to: day });
    expect(lost.body.money_total).toEqual([
      { currency: 'usd', orders: 2, ...cents, disputed_cents: 0, lost_cents: 1_999, net_cents: 1_899 },
    ]);
    expect((await summary({ from: today(), to: today() })).body.money).toEqual([]);
  });

  it('name who has earned most, twenty at most, and what of it went back [DESK-120]', async () => {
    const people = [];
    for (let index = 0; index < 22; index += 1) people.push(await test.person({ credits: 1 }));
    const at = test.clock.now();
    let entries = 0;
    const entry = (userId: string, kind: string, amount: number, cause: string) =>
      sql`INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
        VALUES (${userId}::uuid, ${kind}, ${amount}, 0, ${`${cause}:${(entries += 1)}`}, '', ${at}::timestamptz)`.execute(
        test.database.db,
      );
    for (const [index, { userId }] of people.entries()) await entry(userId, 'prompt_sale', index + 1, 'sale');
    const last = people.at(-1)?.userId ?? '';
    await entry(last, 'sale_reversal', -9, 'unsale');
    await entry(last, 'sale_reversal', 2, 'resale');
    // As a buyer, of what somebody else has sold: no income.
    await entry(last, 'sale_reversal', 500, 'returned');
    await sql`UPDATE users SET deleted_at = ${at}::timestamptz WHERE id = ${people[20]?.userId ?? ''}::uuid`.execute(
      test.database.db,
    );
    const { sellers } = (await summary({ from: today(), to: today() })).body;
    expect(sellers).toHaveLength(20);
    expect(sellers[0]).toEqual({
      ...{ user_id: people[20]?.userId, username: null },
      ...{ sold: 1, earned: 21, returned: 0, income: 21 },
    });
    expect(sellers.map(({ income }) => income)).toEqual(sellers.map(({ income }) => income).toSorted((a, b) => b - a));
    expect(sellers.find(({ user_id: id }) => id === last)).toMatchObject({
      sold: 1,
      earned: 22,
      returned: 7,
      income: 15,
    });
  });

  it.each([
    [{ from: '2026-02-01', to: '2026-01-31' }, 'to is not before from.'],
    [{ from: '2026-01-01', to: '2026-04-03' }, 'At most 92 days can be summed at once.'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from is a day such as 2026-01-31.'],
    [{ from: '2026-02-01' }, 'to is a day such as 2026-01-31.'],
    [{ from: '2026-02-01', to: 'soon' }, 'to is a day such as 2026-01-31.'],
    [{ from: '0000-01-01', to: '0000-01-02' }, 'from is a day such as 2026-01-31.'],
    [{ from: '2026-02-01T00:00:00Z', to: '2026-03-01' }, 'from is a day such as 2026-01-31.'],
  ])('refuse %j with a sentence [DESK-120]', async (query, sentence) => {
    const { status, error } = await summary(query);
    expect([status, error.message]).toEqual([422, sentence]);
  });

  it('are summed over 92 days, also over the change of a year [DESK-120]', async () => {
    expect((await summary({ from: '2025-12-01', to: '2026-03-02' })).status).toBe(200);
  });
});

describe('what is owed to people', () => {
  it(
    'is what all hold, free and held, beside what some owe, and its worth at the price that was paid [DESK-121]',
    { tags: 'on-server' },
    async () => {
      const [ada, bob] = [await test.person({ credits: 20 }), await test.person({ credits: 5 })];
      expect(await liabilities()).toMatchObject({ outstanding: 25, free: 25, held: 0, owed: 0, worth: [] });
      const { session } = await order(ada);
      await pay(session);
      await until(ada, 'paid');
      await sql`UPDATE account SET held = 4 WHERE user_id = ${bob.userId}::uuid`.execute(test.database.db);
      await sql`UPDATE account SET debt = 3 WHERE user_id = ${boss.userId}::uuid`.execute(test.database.db);
      // Once a minute.
      expect((await liabilities()).outstanding).toBe(25);
      test.clock.advanceSeconds(61);
      const askedAt = test.clock.now();
      const body = await liabilities();
      expect(body).toMatchObject({ outstanding: 525, free: 521, held: 4, owed: 3, dormant: 0, left: 0 });
      expect(new Date(body.at).getTime()).toBeGreaterThanOrEqual(askedAt.getTime());
      // 1,999 cents for 500 credits.
      expect(body.worth).toEqual([
        { currency: 'usd', sold_credits: 500, sold_cents: 1_999, value_cents: Math.floor((525 * 1_999) / 500) },
      ]);
    },
  );

  it('names what lies with people of whom nothing was seen for a year, and with who has left [DESK-121]', async () => {
    const people = [];
    for (let index = 0; index < 5; index += 1) people.push(await test.person({ credits: 10 }));
    const long = addSeconds(test.clock.now(), -400 * 86_400);
    const [, used, moved, signedIn, gone] = people;
    const db = test.database.db;
    await sql`UPDATE users SET created_at = ${long}::timestamptz, signed_in_at = ${long}::timestamptz`.execute(db);
    await sql`UPDATE sessions SET last_used_at = ${long}::timestamptz`.execute(db);
    await db.transaction().execute(async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql`UPDATE credit_entry SET created_at = ${long}::timestamptz WHERE user_id <> ${moved?.userId ?? ''}::uuid`.execute(
        tx,
      );
    });
    await sql`UPDATE sessions SET last_used_at = ${test.clock.now()}::timestamptz WHERE user_id = ${used?.userId ?? ''}::uuid`.execute(
      db,
    );
    await sql`UPDATE users SET signed_in_at = ${test.clock.now()}::timestamptz WHERE id = ${signedIn?.userId ?? ''}::uuid`.execute(
      db,
    );
    await sql`UPDATE users SET deleted_at = ${long}::timestamptz WHERE id = ${gone?.userId ?? ''}::uuid`.execute(db);
    expect(await liabilities()).toMatchObject({ outstanding: 50, dormant: 10, left: 10 });
  });

  it(
    'is counted once for all who ask at once, and anew after a count that failed [DESK-121]',
    { tags: 'on-server' },
    async () => {
      let [counts, fails] = [0, true];
      const db = new Proxy(test.database.db, {
        get: (target, name) => {
          if (name === 'transaction') {
            counts += 1;
            if (fails) throw new Error('away');
          }
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
      const count = createLiabilities({ db, clock: test.clock });
      await expect(Promise.all([count(), count()])).rejects.toThrow('away');
      fails = false;
      counts = 0;
      const answers = await Promise.all(Array.from({ length: 20 }, () => count()));
      expect([new Set(answers).size, counts]).toEqual([1, 1]);
    },
  );
});

it(
  'sums read the pages of their time alone, of thirty thousand entries [DESK-120]',
  { tags: 'on-server', timeout: 60_000 },
  async () => {
    const database = await openTestDatabase();
    try {
      const client = await database.pool.connect();
      try {
        await client.query("SET session_replication_role = 'replica'");
        await client.query(`
        INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
        SELECT gen_random_uuid(), 'bonus', 1, 1, 'planted:' || n, 'planted', timestamptz '2025-01-01' + n * interval '15 minutes'
        FROM generate_series(1, 30000) n`);
        await client.query(`
        INSERT INTO payment_order (id, user_id, package_id, package_name, credits, price_cents, currency, created_at, success_url, cancel_url, paid_at)
        SELECT gen_random_uuid(), gen_random_uuid(), 'creator', 'Creator', 500, 1999, 'usd', at, '', '', at
        FROM (SELECT timestamptz '2025-01-01' + n * interval '1 hour' AS at FROM generate_series(1, 8000) n) AS orders`);
        await client.query('ANALYZE credit_entry, payment_order');
        await client.query("SELECT brin_summarize_new_values('credit_entry_by_time')");
      } finally {
        await client.query("SET session_replication_role = 'origin'");
        client.release();
      }
      const plans: string[] = [];
      const explained = database.db.withPlugin(explaining(plans));
      // A week of nearly a year.
      const week = { from: new Date('2025-03-01T00:00:00Z'), to: new Date('2025-03-08T00:00:00Z') };
      await sumCreditDays(explained, week);
      await listEarners(explained, { ...week, limit: 20 });
      await sumOrderDays(explained, week);
      const [byKind = '', bySeller = '', ofOrders = ''] = plans;
      const { rows } = await sql<{ pages: number }>`
      SELECT (pg_relation_size('credit_entry') / 8192)::int AS pages`.execute(database.db);
      for (const plan of [byKind, bySeller]) {
        expect(plan).toContain('credit_entry_by_time');
        expect(pagesRead(plan)).toBeLessThan((rows[0]?.pages ?? 0) / 10);
      }
      expect(ofOrders).toContain('payment_order_paid');
    } finally {
      await database.close();
    }
  },
);
