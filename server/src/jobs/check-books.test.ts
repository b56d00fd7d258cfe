import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { waitFor } from '../testing/wait-for.ts';
import { checkBooks } from './check-books.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** One sample of /metrics, by its name with its labels. */
async function measured(app: TestApp, sample: string): Promise<number> {
  const { body } = await app.app.http.inject({ url: '/metrics' });
  const line = body.split('\n').find((text) => text.startsWith(`${sample} `));
  return line === undefined ? Number.NaN : Number(line.slice(sample.length + 1));
}

const checkedAt = 'loomlight_ledger_checked_timestamp_seconds';

describe('the check of the books', () => {
  it('is made at the start and its time is measured, although nothing can be removed [BOOKS-7]', async () => {
    const database = await openTestDatabase();
    const refuse = sql`CREATE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not today'; END $$`;
    await refuse.execute(database.db);
    for (const table of ['mail_outbox', 'idempotency', 'rate_limits', 'notification', 'upload', 'sessions'])
      await sql`CREATE TRIGGER refused BEFORE DELETE ON ${sql.table(table)} FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal()`.execute(
        database.db,
      );
    const own = await openTestApp({}, database);
    try {
      const at = await waitFor('the check', async () => (await measured(own, checkedAt)) || undefined);
      expect(at).toBeCloseTo(own.clock.now().getTime() / 1000, -3);
      expect(await measured(own, 'loomlight_ledger_violations')).toBe(0);
    } finally {
      await own.close();
      await database.close().catch(() => undefined);
    }
  });

  it('keeps the time of the last whole one where the books cannot be read [BOOKS-7]', async () => {
    const told: unknown[] = [];
    const lastGood = async (): Promise<undefined> => undefined;
    // The clock of the tests goes on by itself.
    const now = test.clock.now();
    const ctx = { clock: { now: () => now }, lastGood, onLedger: (check: unknown) => told.push(check) };
    await checkBooks({ ...ctx, verify: async () => ({ balanced: false, lines: ['one'] }) });
    expect(told).toEqual([{ violations: ['one'], at: now }]);
    await expect(checkBooks({ ...ctx, verify: async () => Promise.reject(new Error('no books')) })).rejects.toThrow(
      'no books',
    );
    expect(told).toHaveLength(1);
    // Another process has made it, and it did not go well, or well.
    await checkBooks({ ...ctx, verify: async () => undefined });
    expect(told).toHaveLength(1);
    const at = new Date(0);
    await checkBooks({ ...ctx, verify: async () => undefined, lastGood: async () => at });
    expect(told[1]).toEqual({ violations: [], at });
  });

  it('has an alarm for its silence, and payments that do not fit have one [BOOKS-7]', async () => {
    const alerts = readFileSync(join(import.meta.dirname, '../../../deploy/prometheus-alerts.yaml'), 'utf8');
    for (const expression of [
      `time() - max(${checkedAt}) > 9000`,
      `absent(${checkedAt})`,
      'increase(loomlight_payment_problems_total[1h])',
      'increase(loomlight_errors_total{where="payments"}[1h])',
    ])
      expect(alerts).toContain(expression);
    // Measured before the first problem: an alarm sees only what grows.
    for (const outcome of ['unknown_order', 'wrong_mode', 'mismatch', 'deleted_account'])
      expect(await measured(test, `loomlight_payment_problems_total{outcome="${outcome}"}`)).toBe(0);
    test.payments().onSuspicious({ id: 'evt_1', type: 'checkout.session.completed', outcome: 'mismatch' });
    expect(await measured(test, 'loomlight_payment_problems_total{outcome="mismatch"}')).toBe(1);
  });
});
