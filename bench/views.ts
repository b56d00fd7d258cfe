import { performance } from 'node:perf_hooks';
import { inTransaction } from '../server/src/db/transaction.ts';
import { connectServer } from '../server/src/db/client.ts';
import { countVisits, makeRoomForViews, removeOldViews } from '../server/src/features/content/figures.store.ts';
import { someItems } from '../server/src/testing/some-items.ts';
import type { BenchDatabase } from './lib/database.ts';
import { bounded, median, type Row } from './lib/figures.ts';

const count = 1_000_000;
/** As many at once as fit into the time of a statement. */
const slice = 50_000;
const today = new Date(Date.UTC(2031, 0, 9));
const dayMs = 86_400_000;
/** As many as a statement of the product counts. */
const batch = 500;
const batches = 40;

/** A day of a million views: forgotten as a part and row by row, and views counted into a part and beside one. */
export async function benchViews(database: BenchDatabase): Promise<Row[]> {
  const { db, close } = connectServer({ url: database.url, max: 1, applicationName: 'loomlight-bench' });
  const day = (ahead: number): Date => new Date(today.getTime() + ahead * dayMs);
  const fill = async (to: Date): Promise<void> => {
    for (let n = 0; n < count / slice; n += 1)
      await database.pool.query(
        `INSERT INTO content_view (content_id, viewer_hash, hour)
        SELECT gen_random_uuid(), decode(md5(n::text), 'hex'), $2 FROM generate_series(1, $1::int) n`,
        [slice, to],
      );
  };
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const from = performance.now();
    await work();
    return performance.now() - from;
  };
  const forget = (before: Date) =>
    timed(async () => {
      while ((await removeOldViews(db, before, 5_000)) > 0);
    });
  try {
    await fill(day(0));
    await makeRoomForViews({ db, clock: { now: () => today } });
    const byRows = await forget(day(1));
    await fill(day(1));
    const asPart = await forget(day(2));
    await database.pool.query('VACUUM ANALYZE content_view');
    // The second day has a part, the ninth has none; by turns, so that both meet the same machine.
    const into: Record<'part' | 'rest', number[]> = { part: [], rest: [] };
    await fill(day(2));
    await fill(day(9));
    const items = await someItems(database.pool, batch);
    for (let n = 0; n < batches; n += 1)
      for (const [place, at] of [
        ['part', day(2)],
        ['rest', day(9)],
      ] as const)
        into[place].push(
          await timed(() =>
            inTransaction({ db }, ({ tx }) =>
              countVisits(
                tx,
                'view_count',
                items.map((contentId) => ({ contentId, viewerHash: Buffer.from(`viewer ${n}`), day: at })),
              ),
            ),
          ),
        );
    return [
      bounded('a day of 1,000,000 views forgotten as a part ÷ row by row', asPart / byRows, { atMost: 0.05 }),
      bounded('500 views counted into a part ÷ into the rest', median(into.part) / median(into.rest), { atMost: 1.2 }),
    ];
  } finally {
    await close();
  }
}
