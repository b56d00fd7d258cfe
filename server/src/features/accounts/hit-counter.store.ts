import { sql } from 'kysely';
import { deleteBatch } from '../../db/delete-batch.ts';
import type { Db } from '../../db/transaction.ts';
import type { HitCounter } from '../../http/rate-limit.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Hits to add to one key, in the terms of `HitCounter`. */
export interface HitsOfKey {
  readonly key: string;
  readonly windowMs: number;
  readonly about: string | undefined;
  readonly times: number;
}

/** The hits of a key's window after the addition, and the milliseconds until the window ends. */
export type CountedHits = Awaited<ReturnType<HitCounter['hit']>>;

/** Counts hits in the database, so that all processes share the limits: one statement a hit, for callers inside a transaction. */
export function createHitCounter(db: Db, clock: Clock): HitCounter {
  return {
    hit: async (key, windowMs, about) => {
      const counted = await addHits(db, clock, [{ key, windowMs, about, times: 1 }]);
      return counted.get(key) ?? { hits: 1, resetInMs: windowMs };
    },
  };
}

/** Adds hits to windows, each key at most once, in one statement; answers each key's window. */
export async function addHits(
  db: Db,
  clock: Clock,
  added: readonly HitsOfKey[],
): Promise<ReadonlyMap<string, CountedHits>> {
  const now = clock.now();
  // In the order of their keys, as every process adds them: two statements with the same keys cannot wait for each other.
  const inOrder = added.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const rows = inOrder.map(({ key, windowMs, about, times }) => ({
    ...{ key, about: about ?? null, hits: times },
    resets_at: new Date(now.getTime() + windowMs),
  }));
  const { rows: counted } = await sql<{ key: string; hits: number; resets_at: Date }>`
    INSERT INTO rate_limits AS r (key, hits, resets_at, about)
    SELECT key, hits, resets_at, about
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS added (key text, hits integer, resets_at timestamptz, about text)
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN r.resets_at <= ${now} THEN excluded.hits ELSE r.hits + excluded.hits END,
      resets_at = CASE WHEN r.resets_at <= ${now} THEN excluded.resets_at ELSE r.resets_at END
    RETURNING key, hits, resets_at`.execute(db);
  return new Map(
    counted.map(({ key, hits, resets_at }) => [
      key,
      { hits, resetInMs: Math.max(0, resets_at.getTime() - now.getTime()) },
    ]),
  );
}

/** Removes some windows that are over; answers how many. */
export async function removeOldHits(db: Db, now: Date, limit: number): Promise<number> {
  const where = sql`resets_at < ${now}::timestamptz`;
  return deleteBatch(db, { table: 'rate_limits', where, oldest: 'resets_at', limit });
}
