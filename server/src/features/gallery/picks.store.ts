import { sql } from 'kysely';
import { isPublicAndReady } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';
import { contentQuery, type ContentRow } from '../content/index.ts';

const days = 7;

/**
 * The best liked open pieces of the last seven days, today among them. Seven walks of the index listing_of_day, `limit` rows each, whatever
 * was made in those days; in the same statement the items themselves are asked whether they are public and open.
 */
export async function findPicks(db: Db, input: { readonly now: Date; readonly limit: number }): Promise<ContentRow[]> {
  const best = sql`favorite_count DESC, view_count DESC, content_id DESC`;
  const picked = sql<string>`(
    SELECT week.content_id FROM (
      SELECT of_day.* FROM generate_series(0, ${sql.lit(days - 1)}) AS ago CROSS JOIN LATERAL (
        SELECT content_id, favorite_count, view_count FROM listing
        WHERE NOT is_locked AND (created_at AT TIME ZONE 'UTC')::date = (${input.now}::timestamptz AT TIME ZONE 'UTC')::date - ago
        ORDER BY ${best} LIMIT ${input.limit}::int) AS of_day) AS week
    ORDER BY ${best} LIMIT ${input.limit}::int)`;
  return contentQuery(db, undefined)
    .where('content.id', 'in', picked)
    .where(isPublicAndReady())
    .where('content.is_prompt_locked', '=', false)
    .orderBy('content_stats.favorite_count', 'desc')
    .orderBy('content_stats.view_count', 'desc')
    .orderBy('content.id', 'desc')
    .execute();
}
