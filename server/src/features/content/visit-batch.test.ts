import { beforeEach, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { createVisitBatch } from './visit-batch.ts';

const { db, pool, reset } = await useTestDatabase();
const day = new Date('2026-05-01T00:00:00Z');
const viewer = (n: number): Buffer => Buffer.from(String(n).padStart(16, '0'));
const onError = (error: unknown): never => {
  throw error;
};

beforeEach(reset);

/** Items of one person; only their counters matter here. */
async function someItems(count: number): Promise<string[]> {
  const owner = systemIds.uuid();
  await pool.query(
    `INSERT INTO users (id, email, email_key, username, username_key, created_at) VALUES ($1, 'a@b.cd', 'a@b.cd', 'Ada', 'ada', now())`,
    [owner],
  );
  const { rows } = await pool.query<{ id: string }>(
    `WITH made AS (
      INSERT INTO content (id, user_id, content_type, prompt, style, seed, width, height, model, engine, credits_used, status, is_public,
        media_key, small_key, created_at, deadline_at, enqueued_at)
      SELECT gen_random_uuid(), $1, 'image', 'words', 'none', 1, 64, 64, 'm', 'e', 1, 'completed', true, 'k', 's', now(), now(), now()
      FROM generate_series(1, $2::int) RETURNING id)
    INSERT INTO content_stats (content_id) SELECT id FROM made RETURNING content_id AS id`,
    [owner, count],
  );
  return rows.map((row) => row.id);
}

async function counts(): Promise<{ views: number; days: number }> {
  const { rows } = await pool.query<{ views: number; days: number }>(
    `SELECT (SELECT sum(view_count)::int FROM content_stats) AS views, (SELECT coalesce(sum(views), 0)::int FROM content_day) AS days`,
  );
  return rows[0] ?? { views: -1, days: -1 };
}

it(
  'counts each viewer once an item and day when two processes count the same items at once',
  { tags: 'on-server' },
  async () => {
    const items = await someItems(40);
    const batches = [createVisitBatch({ db, onError }), createVisitBatch({ db, onError })];
    for (const [index, batch] of batches.entries())
      for (let n = 0; n < 5; n += 1)
        for (const contentId of index === 0 ? items : items.toReversed())
          batch.add({ contentId, viewerHash: viewer(n), day });
    await waitFor('all views', async () => (await counts()).views === 200);
    await Promise.all(batches.map((batch) => batch.stop()));
    expect(await counts()).toEqual({ views: 200, days: 200 });
  },
);

it('writes what is noted when it stops, and passes over items that are gone', async () => {
  const [item = ''] = await someItems(1);
  const batch = createVisitBatch({ db, onError });
  batch.add({ contentId: item, viewerHash: viewer(1), day });
  batch.add({ contentId: systemIds.uuid(), viewerHash: viewer(1), day });
  await batch.stop();
  expect(await counts()).toEqual({ views: 1, days: 1 });
});

it('keeps views while the database is away, and counts them once when it is back', { tags: 'on-server' }, async () => {
  const [item = ''] = await someItems(1);
  const errors: unknown[] = [];
  const batch = createVisitBatch({ db, onError: (error) => errors.push(error) });
  await pool.query('ALTER TABLE content_view RENAME TO content_view_away');
  try {
    batch.add({ contentId: item, viewerHash: viewer(1), day });
    await waitFor('a failure', async () => errors.length > 0);
  } finally {
    await pool.query('ALTER TABLE content_view_away RENAME TO content_view');
  }
  await waitFor('the view', async () => (await counts()).views === 1);
  await batch.stop();
  expect(await counts()).toEqual({ views: 1, days: 1 });
});
