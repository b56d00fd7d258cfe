import { limits } from '@loomlight/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

export interface FavoriteStats {
  readonly favorite_count: number;
  readonly view_count: number;
}

/** Adds or removes the row and changes the counter by what really changed, in one statement. */
export async function setFavoriteRow(
  db: Db,
  input: { readonly userId: string; readonly contentId: string; readonly favorite: boolean; readonly now: Date },
): Promise<FavoriteStats> {
  const change = input.favorite
    ? sql`INSERT INTO favorite (user_id, content_id, created_at) VALUES (${input.userId}::uuid, ${input.contentId}::uuid, ${input.now}::timestamptz)
        ON CONFLICT DO NOTHING RETURNING 1 AS step`
    : sql`DELETE FROM favorite WHERE user_id = ${input.userId}::uuid AND content_id = ${input.contentId}::uuid AND EXISTS (SELECT FROM item)
        RETURNING -1 AS step`;
  // A day counts the favorites that came on it; one that is taken back later does not rewrite history.
  // The item first, as whoever removes it does (decision 34); a favorite that comes holds it by itself.
  await sql`WITH item AS (SELECT id FROM content WHERE id = ${input.contentId}::uuid FOR KEY SHARE),
    change AS (${change}),
    day AS (
      INSERT INTO content_day (content_id, day, favorites) SELECT ${input.contentId}::uuid, date_trunc('day', ${input.now}::timestamptz, 'UTC'), 1
      FROM change WHERE change.step = 1
      ON CONFLICT (content_id, day) DO UPDATE SET favorites = content_day.favorites + 1)
    UPDATE content_stats SET favorite_count = favorite_count + change.step FROM change WHERE content_id = ${input.contentId}::uuid`.execute(
    db,
  );
  return db
    .selectFrom('content_stats')
    .select(['favorite_count', 'view_count'])
    .where('content_id', '=', input.contentId)
    .executeTakeFirstOrThrow();
}

type Filter = 'all' | 'image' | 'video';

/** What a person has liked and may still see (what is public, and one's own); the database keeps it with each favorite. */
function visibleFavorites(db: Db, userId: string, filter: Filter) {
  return (
    db
      .selectFrom('favorite')
      .where('user_id', '=', userId)
      // Spelled as the partial indexes spell it, so that the planner sees them.
      .where(sql<boolean>`is_visible`)
      .$if(filter !== 'all', (query) => query.where('content_type', '=', filter))
  );
}

/** A page of favorites, newest first, over the index favorite_by_user or, of one kind, favorite_by_user_kind. */
export async function listFavoriteRows(
  db: Db,
  page: { readonly userId: string; readonly filter: Filter; readonly limit: number; readonly offset: number },
) {
  return visibleFavorites(db, page.userId, page.filter)
    .select(['content_id', 'created_at', 'content_type'])
    .orderBy('created_at', 'desc')
    .orderBy('content_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many there are, counted up to `limits.totalMax`. */
export async function countFavorites(db: Db, userId: string, filter: Filter): Promise<number> {
  const row = await db
    .selectFrom(visibleFavorites(db, userId, filter).select('content_id').limit(limits.totalMax).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}
