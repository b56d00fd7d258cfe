// @module-tag on-server
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explaining, pagesRead } from '../../testing/explaining.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type AuditFilter, listAudit } from './audit.store.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  // Two acts of long ago, and 20,000 readings after them.
  await sql`
    INSERT INTO audit_entry (actor, action, subject, detail, created_at)
    SELECT 'boss', CASE WHEN n > 2 THEN 'people.read' WHEN n = 1 THEN 'banner.show' ELSE 'banner.end' END, 'somebody ' || n, '',
      timestamptz '2026-01-01' + n * interval '1 minute' FROM generate_series(1, 20000) n`.execute(database.db);
  await sql`ANALYZE audit_entry`.execute(database.db);
}, 120_000);
afterAll(() => database.close());

const nothing = { actor: undefined, action: undefined, subject: undefined, from: undefined, to: undefined };
const page = (filter: Partial<AuditFilter>, beforeId?: string) => ({ ...nothing, ...filter, beforeId, limit: 20 });

it('entries of an action, or of all that begin so, are the newest first, page after page [DESK-43]', async () => {
  const subjects = async (filter: Partial<AuditFilter>, beforeId?: string) =>
    (await listAudit(database.db, page(filter, beforeId))).map(({ subject }) => subject);
  expect(await subjects({ action: 'banner' })).toEqual(['somebody 2', 'somebody 1']);
  expect(await subjects({ action: 'banner.show' })).toEqual(['somebody 1']);
  expect(await subjects({ action: 'banner.', subject: 'somebody 2' })).toEqual(['somebody 2']);
  const newest = await listAudit(database.db, page({ action: 'people' }));
  const next = await subjects({ action: 'people' }, newest.at(-1)?.id);
  expect([newest[0]?.subject, newest.length, next[0], next.length]).toEqual([
    'somebody 20000',
    20,
    'somebody 19980',
    20,
  ]);
  expect(await subjects({ action: 'nothing' })).toEqual([]);
});

// No time is measured: what is read is what takes it.
it.each(['banner', 'banner.end', 'people.', 'nothing'])(
  'entries of %s are found with few pages read, among 20,000 [DESK-43]',
  async (action) => {
    const plans: string[] = [];
    await listAudit(database.db.withPlugin(explaining(plans)), page({ action }));
    const { rows } = await sql<{ pages: number }>`
      SELECT (pg_relation_size('audit_entry') / 8192)::int AS pages`.execute(database.db);
    expect(rows[0]?.pages).toBeGreaterThan(200);
    const [plan = ''] = plans;
    expect(plan).toContain('Execution Time');
    expect(pagesRead(plan)).toBeLessThan(120);
  },
);
