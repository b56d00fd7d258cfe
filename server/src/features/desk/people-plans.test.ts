// @module-tag on-server
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explaining, pagesRead } from '../../testing/explaining.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listPeople, type PeopleQuery } from './people.store.ts';

let database: TestDatabase;
const count = 20_000;
const idOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

beforeAll(async () => {
  database = await openTestDatabase();
  const client = await database.pool.connect();
  try {
    await client.query("SET session_replication_role = 'replica'");
    await client.query(`
      INSERT INTO users (id, email, email_key, username, username_key, full_name, email_verified_at, created_at)
      SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'p' || n || '@x.yz', 'p' || n || '@x.yz',
        'Person ' || n, 'person ' || n, 'Lady ' || n, now(), now() FROM generate_series(1, ${count}) n`);
    await client.query('INSERT INTO account (user_id) SELECT id FROM users');
    await client.query(`
      INSERT INTO payment_order (id, user_id, package_id, package_name, credits, price_cents, currency, created_at, success_url, cancel_url)
      SELECT gen_random_uuid(), id, 'creator', 'Creator', 500, 1999, 'usd', now(), '', '' FROM users`);
    await client.query('ANALYZE users, account, payment_order');
  } finally {
    await client.query("SET session_replication_role = 'origin'");
    client.release();
  }
}, 120_000);
afterAll(() => database.close());

const limit = 20;
const cases: readonly (readonly [name: string, query: PeopleQuery, before: string | undefined])[] = [
  [
    'the beginning of a name that is one person’s',
    { kind: 'start', text: 'person 19999', typed: 'Person 19999' },
    undefined,
  ],
  ['the beginning of an address', { kind: 'start', text: 'p12345@', typed: 'p12345@' }, undefined],
  ['the beginning of a full name', { kind: 'start', text: 'lady 1234', typed: 'Lady 1234' }, undefined],
  ['a beginning that is everybody’s', { kind: 'start', text: 'p', typed: 'p' }, undefined],
  ['a beginning that is nobody’s', { kind: 'start', text: 'zz', typed: 'zz' }, undefined],
  ['an id', { kind: 'id', id: idOf(7) }, undefined],
  ['nothing, in the middle of all', { kind: 'all' }, idOf(10_000)],
];

// No time is measured here: what is read is what takes the time, and bench/desk.ts measures it among 100,000.
it.each(cases)('people are found by %s with few pages read, among 20,000 [DESK-46]', async (_name, query, before) => {
  const plans: string[] = [];
  await listPeople(database.db.withPlugin(explaining(plans)), { query, before, limit });
  const { rows } = await sql<{ pages: number }>`
      SELECT (pg_relation_size('users') / 8192)::int AS pages`.execute(database.db);
  expect(rows[0]?.pages).toBeGreaterThan(300);
  const [plan = ''] = plans;
  expect(plan).toContain('Execution Time');
  // A page of people, their accounts, and the way through the indexes to each.
  expect(pagesRead(plan)).toBeLessThan(250);
});
