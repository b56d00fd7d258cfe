// @module-tag on-server
import { takeStranded } from '../features/content/making.store.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeLetterRequest } from '../features/accounts/letter-requests.store.ts';
import { claimMail } from '../features/mail/mail.store.ts';
import { takeDueOrders } from '../features/payments/payments.store.ts';
import { takeDeletion } from '../features/privacy/deletion.store.ts';
import { takeDeliveries } from '../stand-ins/payment-sandbox/sandbox.store.ts';
import { type TestDatabase, useTestDatabase } from '../testing/test-database.ts';
import { type Db, inTransaction } from './transaction.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await useTestDatabase();
});
beforeEach(() => test.reset());

const now = new Date(Date.UTC(2026, 10, 22));
const before = new Date(now.getTime() - 3_600_000);
const later = new Date(now.getTime() + 600_000);

/** How rows from one number to another come to be, how some are taken, and how many have been taken by now. */
interface Work {
  readonly table: string;
  readonly fill: string;
  readonly take: (db: Db) => Promise<unknown>;
  readonly limit: number;
  /** What is true of a row that nobody has taken. */
  readonly isLeft: string;
}

const works: Record<string, Work> = {
  'mails that were asked for': {
    table: 'letter_request',
    fill: `INSERT INTO letter_request (id, purpose, email_key, created_at) SELECT gen_random_uuid(), 'reset_password', 'p' || n, $1 FROM numbers`,
    take: (db) => inTransaction({ db }, ({ tx }) => takeLetterRequest(tx)),
    limit: 1,
    isLeft: 'true',
  },
  'mails to be sent': {
    table: 'mail_outbox',
    fill: `INSERT INTO mail_outbox (id, kind, recipient, payload, created_at, next_attempt_at)
      SELECT gen_random_uuid(), 'receipt', 'p' || n || '@x.yz', '{}', $1, $1 FROM numbers`,
    take: (db) => claimMail(db, { now, leaseUntil: later }),
    limit: 1,
    isLeft: 'attempts = 0',
  },
  'people who leave': {
    table: 'account_deletion',
    fill: `INSERT INTO account_deletion (user_id, requested_at) SELECT id, $1 FROM people`,
    take: (db) => takeDeletion(db, { now, leaseUntil: later }),
    limit: 1,
    isLeft: 'lease_until IS NULL',
  },
  'orders to be asked about': {
    table: 'payment_order',
    fill: `INSERT INTO payment_order (id, user_id, package_id, package_name, credits, price_cents, currency, created_at, success_url, cancel_url, next_check_at)
      SELECT gen_random_uuid(), id, 'p', 'P', 1, 1, 'usd', $1, '', '', $1 FROM people`,
    take: (db) => takeDueOrders(db, { now, againAt: later, limit: 2 }),
    limit: 2,
    isLeft: 'checks = 0',
  },
  'notifications of the sandbox': {
    table: 'sandbox_delivery',
    fill: `INSERT INTO sandbox_delivery (id, payload, due_at) SELECT 'd' || n, '', $1 FROM numbers`,
    take: (db) => takeDeliveries(db, { now, leaseUntil: later, attemptsMax: 3, limit: 2 }),
    limit: 2,
    isLeft: 'attempts = 0',
  },
  'generations that nobody works on': {
    table: 'content',
    fill: `INSERT INTO content (id, user_id, content_type, prompt, style, seed, width, height, model, engine, credits_used, status, is_public, created_at, deadline_at, enqueued_at)
      SELECT gen_random_uuid(), id, 'image', 'words', 'none', 1, 64, 64, 'm', 'e', 1, 'queued', true, $1, '2100-01-01', $1 FROM people`,
    take: (db) => takeStranded(db, { now, queuedBefore: now, sentBefore: now, limit: 2 }),
    limit: 2,
    isLeft: `enqueued_at < '${now.toISOString()}'`,
  },
};

/** Rows with these numbers, and a person for each. */
async function fill({ fill: statement }: Work, from: number, to: number): Promise<void> {
  const numbers = `SELECT n FROM generate_series(${from}, ${to}) n`;
  const people = `INSERT INTO users (id, email, email_key, username, username_key, email_verified_at, created_at)
    SELECT gen_random_uuid(), 'p' || n || '@x.yz', 'p' || n || '@x.yz', 'Person ' || n, 'person ' || n, now(), now() FROM numbers RETURNING id`;
  if (statement.includes('FROM people'))
    await test.pool.query(`WITH numbers AS (${numbers}) ${people}`).then(async ({ rows }) => {
      const ids = rows.map((row: { id: string }) => row.id);
      await test.pool.query(`WITH people AS (SELECT unnest($2::uuid[]) AS id) ${statement}`, [before, ids]);
    });
  else await test.pool.query(`WITH numbers AS (${numbers}) ${statement}`, [before]);
}

describe('work that processes take from a table', () => {
  it.each(Object.keys(works))(
    'is never more than was asked for, whatever is believed of the table: %s [BOOKS-20]',
    async (name) => {
      const work = works[name];
      if (!work) throw new Error('There is no such work.');
      // The server looked last when there was one row: then it prefers to ask anew for each row that it meets, unless it may ask only once.
      await fill(work, 1, 1);
      await test.pool.query(`ANALYZE ${work.table}`);
      await fill(work, 2, 22);
      await work.take(test.db);
      const { rows } = await sql<{ left: number }>`
      SELECT count(*)::int AS left FROM ${sql.table(work.table)} WHERE ${sql.raw(work.isLeft)}`.execute(test.db);
      expect(rows[0]?.left).toBe(22 - work.limit);
    },
  );
});
