// @module-tag on-server
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isHeld, isPublicAndReady, isReady, isUnfinished, statusIn } from './content-status.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await useTestDatabase();
  await database.reset();
});

const textOf = (part: RawBuilder<unknown>): string => part.compile(database.db).sql;

it('says what holds of every status that a row can have', async () => {
  const { rows } = await sql<{ status: string; unfinished: boolean; held: boolean; ready: boolean }>`
    SELECT content.status, ${isUnfinished()} AS unfinished, ${isHeld()} AS held, ${isReady()} AS ready
    FROM unnest(ARRAY['pending', 'queued', 'processing', 'running', 'completed', 'succeeded', 'failed']) AS content (status)`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { status: 'pending', unfinished: true, held: false, ready: false },
    { status: 'queued', unfinished: true, held: false, ready: false },
    { status: 'processing', unfinished: true, held: true, ready: false },
    { status: 'running', unfinished: true, held: true, ready: false },
    { status: 'completed', unfinished: false, held: false, ready: true },
    { status: 'succeeded', unfinished: false, held: false, ready: true },
    { status: 'failed', unfinished: false, held: false, ready: false },
  ]);
});

it('gives a row the word of its type', async () => {
  const { rows } = await sql`
    SELECT content_type, ${statusIn.queued} AS queued, ${statusIn.running} AS running, ${statusIn.completed} AS completed,
      ${statusIn.failed} AS failed FROM (VALUES ('image'), ('video')) AS content (content_type)`.execute(database.db);
  expect(rows).toEqual([
    { content_type: 'image', queued: 'queued', running: 'processing', completed: 'completed', failed: 'failed' },
    { content_type: 'video', queued: 'queued', running: 'running', completed: 'succeeded', failed: 'failed' },
  ]);
});

it('names the alias of the row and binds no parameter', () => {
  expect(textOf(isReady('c'))).toBe(`"c"."status" IN ('completed', 'succeeded')`);
  for (const part of [isUnfinished(), isHeld(), isReady(), isPublicAndReady(), statusIn.completed])
    expect(part.compile(database.db).parameters).toEqual([]);
});

/** The plan that is kept for every call, made without looking at parameters, when each index is cheaper than reading the whole table. */
async function genericPlan(statement: {
  readonly condition: string;
  readonly order: string;
  readonly given?: readonly string[];
}): Promise<string> {
  const given = (statement.given ?? []).map((word) => `'${word}'`).join(', ');
  return database.db.connection().execute(async (db) => {
    const run = <T>(text: string) => sql.raw<T>(text).execute(db);
    await run('SET enable_seqscan = off');
    await run('SET enable_bitmapscan = off');
    // An empty table is sorted for nothing, whichever index it is read by.
    await run('SET enable_sort = off');
    await run('SET plan_cache_mode = force_generic_plan');
    await run(
      `PREPARE probe AS SELECT id FROM content WHERE ${statement.condition} ORDER BY ${statement.order} LIMIT 10`,
    );
    try {
      const { rows } = await run<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE probe${given ? ` (${given})` : ''}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await run('DEALLOCATE probe');
      await run('RESET ALL');
    }
  });
}

const newest = 'content_type, created_at DESC, id DESC';

it.each([
  { index: 'content_unfinished', condition: isUnfinished(), order: 'deadline_at' },
  { index: 'content_public_newest', condition: isPublicAndReady(), order: newest },
  { index: 'content_made', condition: isReady(), order: 'content_type, engine, model, completed_at DESC' },
])('is answered from the partial index $index', async ({ index, condition, order }) => {
  const plan = await genericPlan({ condition: textOf(condition), order });
  expect(plan).toContain(`using ${index} on kept_content`);
  expect(plan).not.toContain('Sort');
});

it('would find no partial index if the status words were parameters', async () => {
  const condition = 'is_public AND status IN ($1, $2)';
  const plan = await genericPlan({ condition, order: newest, given: ['completed', 'succeeded'] });
  expect(plan).not.toContain('content_public_newest');
});
