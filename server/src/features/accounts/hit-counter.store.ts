import { sql } from 'kysely';
import { deleteBatch } from '../../db/delete-batch.ts';
import type { Db } from '../../db/transaction.ts';
import type { HitCounter } from '../../http/rate-limit.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Counts hits in the database, so that all processes share the limits: one statement a hit. */
export function createHitCounter(db: Db, clock: Clock): HitCounter {
  return {
    hit: async (key, windowMs, about) => {
      const now = clock.now();
      const resetsAt = new Date(now.getTime() + windowMs);
      const { rows } = await sql<{ hits: number; resets_at: Date }>`
        INSERT INTO rate_limits AS r (key, hits, resets_at, about) VALUES (${key}, 1, ${resetsAt}, ${about ?? null}::text)
        ON CONFLICT (key) DO UPDATE SET
          hits = CASE WHEN r.resets_at <= ${now} THEN 1 ELSE r.hits + 1 END,
          resets_at = CASE WHEN r.resets_at <= ${now} THEN ${resetsAt} ELSE r.resets_at END
        RETURNING hits, resets_at`.execute(db);
      const row = rows[0];
      return { hits: row?.hits ?? 1, resetInMs: Math.max(0, (row?.resets_at ?? resetsAt).getTime() - now.getTime()) };
    },
  };
}

/** Removes some windows that are over; answers how many. */
export async function removeOldHits(db: Db, now: Date, limit: number): Promise<number> {
  const where = sql`resets_at < ${now}::timestamptz`;
  return deleteBatch(db, { table: 'rate_limits', where, oldest: 'resets_at', limit });
}
