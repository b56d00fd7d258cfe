import { beforeEach, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { someItems } from '../../testing/some-items.ts';
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
    const items = await someItems(pool, 40);
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
  const [item = ''] = await someItems(pool, 1);
  const batch = createVisitBatch({ db, onError });
  batch.add({ contentId: item, viewerHash: viewer(1), day });
  batch.add({ contentId: systemIds.uuid(), viewerHash: viewer(1), day });
  await batch.stop();
  expect(await counts()).toEqual({ views: 1, days: 1 });
});

it('keeps views while the database is away, and counts them once when it is back', { tags: 'on-server' }, async () => {
  const [item = ''] = await someItems(pool, 1);
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
