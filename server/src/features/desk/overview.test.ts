import { desk } from '@loomlight/contract/desk';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBeats } from '../../compose/beats.ts';
import { productVersion } from '../../compose/product-version.ts';
import { createLogger } from '../../http/logger.ts';
import { createMetrics } from '../../http/metrics.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { createLifecycle } from '../../kernel/lifecycle.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { rememberBackup } from '../backup/index.ts';
import { readBlock } from './read-block.ts';
import { listBeats, removeOldBeats, saveBeat } from '../installation/index.ts';

let test: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
});
afterAll(() => test.close());

const { order, pay, until } = paymentActs(() => test);
/** Workers: the product that answers here names itself too, as one that does everything. */
const processes = async () =>
  (await test.call(desk.processes, { token: boss.token })).body.processes.filter(({ role }) => role === 'worker');

describe('processes of the product', () => {
  const beat = (process: string) => ({ process, role: 'worker', version: '1.2.3', startedAt: test.clock.now() });

  it(
    'say so themselves when they start, and take it back when they end [DESK-125]',
    { tags: 'on-server' },
    async () => {
      const { db } = test.database;
      const lifecycle = createLifecycle();
      // The product that answers here says it as well, as one that does everything.
      const said = async () => (await listBeats(db, 10)).filter(({ role }) => role === 'api');
      startBeats({
        ...{ config: { ROLE: 'api' }, database: test.database, clock: test.clock, lifecycle },
        ...{ metrics: createMetrics(), logger: createLogger({ level: 'silent', pretty: false }) },
      });
      const [row] = await waitFor('the process to say that it lives', async () => {
        const rows = await said();
        return rows.length > 0 ? rows : undefined;
      });
      expect(row?.version).toBe(productVersion());
      expect(row?.process).toMatch(/^.+:\d+:api$/);
      await lifecycle.stop();
      expect(await said()).toEqual([]);
    },
  );

  it('are listed with role, version and since when, and one that was not seen twice is named for a day [DESK-125]', async () => {
    const { db } = test.database;
    const startedAt = test.clock.now();
    await saveBeat(db, beat('one:1:worker'), startedAt);
    await saveBeat(db, beat('two:2:worker'), startedAt);
    expect(await processes()).toMatchObject([
      { process: 'one:1:worker', role: 'worker', version: '1.2.3', is_silent: false },
      { process: 'two:2:worker', is_silent: false },
    ]);
    test.clock.advanceSeconds(151);
    // It comes again in its place: one row, and newly begun.
    await saveBeat(db, beat('two:2:worker'), test.clock.now());
    const [lives, died] = await processes();
    expect(lives).toMatchObject({ process: 'two:2:worker', is_silent: false });
    expect(died).toMatchObject({ process: 'one:1:worker', is_silent: true, seen_at: startedAt.toISOString() });
    await removeOldBeats(db, addSeconds(startedAt, -1));
    expect(await processes()).toHaveLength(2);
    await removeOldBeats(db, addSeconds(startedAt, 1));
    expect((await processes()).map(({ process }) => process)).toEqual(['two:2:worker']);
  });
});

describe('figures of the day', () => {
  const figures = async () =>
    Object.fromEntries(
      (await test.call(desk.figures, { token: boss.token })).body.figures.map(({ name, currency, last, before }) => [
        currency === undefined ? name : `${name} ${currency}`,
        [last, before],
      ]),
    );

  it('are people, what they made, what of it failed and not what somebody took back, and money by currency [DESK-126]', async () => {
    const ada = await test.person({ credits: 50 });
    const made = [await test.image(ada), await test.image(ada), await test.image(ada), await test.image(ada)];
    const end = (id: string | undefined, cancelledAt: Date | null) =>
      sql`UPDATE kept_content SET status = 'failed', media_key = NULL, cancelled_at = ${cancelledAt}::timestamptz WHERE id = ${id ?? ''}::uuid`.execute(
        test.database.db,
      );
    expect(await figures()).toEqual({
      ...{ people: [2, 0], generations: [4, 0], failed_percent: [0, 0], paid_orders: [0, 0] },
    });
    await end(made[0], null);
    await end(made[1], test.clock.now());
    const { id, session } = await order(ada);
    await pay(session);
    await until(ada, 'paid');
    await performed(test, desk.refundOrder, { by: boss, id, body: { cents: 100 } });
    await until(ada, 'partially_refunded');
    // One of three that have ended; money that went back counts when it was told of.
    const today = await figures();
    expect(today).toMatchObject({ failed_percent: [33, 0], paid_orders: [1, 0] });
    expect([today['paid usd'], today['refunded usd']]).toEqual([
      [1_999, 0],
      [100, 0],
    ]);
    test.clock.advanceSeconds(86_400);
    boss = await test.signInAgain(boss);
    const yesterday = await figures();
    expect(yesterday).toMatchObject({ generations: [0, 4], failed_percent: [0, 33], paid_orders: [0, 1] });
    expect([yesterday['paid usd'], yesterday['refunded usd']]).toEqual([
      [0, 1_999],
      [0, 100],
    ]);
  });

  it('count somebody who came and has left since [DESK-126]', async () => {
    const ada = await test.person();
    const before = (await figures()).people;
    await test.database.db
      .updateTable('users')
      .set({ deleted_at: test.clock.now() })
      .where('id', '=', ada.userId)
      .execute();
    expect([before, (await figures()).people]).toEqual([
      [2, 0],
      [2, 0],
    ]);
  });

  it('keep the time at which a refund was first told of, however often it is told [DESK-126]', async () => {
    const ada = await test.person();
    const { id, session } = await order(ada);
    await pay(session);
    await until(ada, 'paid');
    await performed(test, desk.refundOrder, { by: boss, id, body: { cents: 100 } });
    await until(ada, 'partially_refunded');
    const told = async () =>
      (await sql<{ at: Date }>`SELECT told_at AS at FROM payment_refund`.execute(test.database.db)).rows;
    const first = await told();
    expect(first).toHaveLength(1);
    test.clock.advanceSeconds(300);
    await performed(test, desk.refundOrder, { by: boss, id, body: { cents: 50 } });
    await waitFor('the second refund', async () => (await told()).length === 2);
    expect(await told()).toEqual(expect.arrayContaining(first));
  });
});

it('the health of the engines says of when the newest backup is, and that there is none [DESK-125]', async () => {
  const health = async () => (await test.call(desk.health, { token: boss.token })).body.backed_up_at;
  expect(await health()).toBeNull();
  const at = test.clock.now();
  await rememberBackup(test.database.db, at);
  expect(await health()).toBe(at.toISOString());
});

describe('a block of the overview', () => {
  const blocks = {
    now: desk.now,
    figures: desk.figures,
    health: desk.health,
    parts: desk.parts,
    processes: desk.processes,
  };
  /** How each of them is answered, asked all at once as the page does. */
  const answers = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(blocks).map(async ([name, block]) => [
          name,
          (await test.call(block, { token: boss.token })).status,
        ]),
      ),
    );
  const well = { now: 200, figures: 200, health: 200, parts: 200, processes: 200 };

  it('fails alone when what it reads throws [DESK-127]', { tags: 'on-server' }, async () => {
    expect(await answers()).toEqual(well);
    const { db } = test.database;
    for (const [table, block] of [
      // What waits is read apart, and fails by kind (DESK-136).
      ['payment_refund', 'figures'],
      ['ledger_round', 'health'],
    ] as const) {
      await sql`ALTER TABLE ${sql.table(table)} RENAME TO away`.execute(db);
      try {
        expect(await answers()).toEqual({ ...well, [block]: 500 });
      } finally {
        await sql`ALTER TABLE away RENAME TO ${sql.table(table)}`.execute(db);
      }
    }
    expect(await answers()).toEqual(well);
  });

  it(
    'fails alone when what it reads hangs in the database, which gives it up as well [DESK-127]',
    { tags: 'on-server' },
    async ({ skip }) => {
      skip(serverUrl === undefined, 'the embedded database has one connection, and nobody to wait for');
      const { pool } = test.database;
      const holder = await pool.connect();
      try {
        await holder.query('BEGIN');
        await holder.query('LOCK TABLE payment_refund IN ACCESS EXCLUSIVE MODE');
        expect(await answers()).toEqual({ ...well, figures: 503 });
        await waitFor('the database to give it up', async () => {
          const { rows } = await holder.query<{ waits: number }>(
            "SELECT count(*)::int AS waits FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ 'payment_refund'",
          );
          return rows[0]?.waits === 0;
        });
      } finally {
        await holder.query('ROLLBACK');
        holder.release();
      }
      expect(await answers()).toEqual(well);
    },
  );

  it('is given up after two seconds whatever it hangs on, and says so [DESK-127]', async () => {
    const released = Promise.withResolvers<void>();
    const reading = readBlock(test.database, () => released.promise);
    await expect(reading).rejects.toMatchObject({
      code: 'unavailable',
      message: 'This part could not be read within two seconds.',
    });
    released.resolve();
    // The connection that it held is there again.
    expect(await readBlock(test.database, async ({ db }) => (await sql`SELECT 1`.execute(db)).rows.length)).toBe(1);
  });
});

describe('database, storage and queue', () => {
  const answers = async () => undefined;
  afterEach(() => {
    test.objectStore.check = answers;
  });
  const parts = async () => {
    const { body } = await test.call(desk.parts, { token: boss.token });
    return Object.fromEntries(body.parts.map(({ name, state }) => [name, state]));
  };
  const readyz = async () =>
    (await test.app.http.inject({ url: '/readyz' })).json<{ readonly parts: Record<string, string> }>().parts;

  it(
    'stand on the overview as /readyz sees them, also one that fails or hangs [DESK-127]',
    { tags: 'slow' },
    async () => {
      expect([await parts(), Object.keys(await parts())]).toEqual([await readyz(), ['database', 'storage', 'queue']]);
      test.objectStore.check = () => Promise.reject(new Error('away'));
      expect(await parts()).toEqual({ database: 'ok', storage: 'failing', queue: 'ok' });
      expect(await parts()).toEqual(await readyz());
      test.objectStore.check = () => new Promise<undefined>(() => undefined);
      expect(await parts()).toEqual({ database: 'ok', storage: 'failing', queue: 'ok' });
      const ada = await test.person();
      expect((await test.call(desk.parts)).status).toBe(401);
      expect((await test.call(desk.parts, { token: ada.token })).status).toBe(403);
    },
  );
});
