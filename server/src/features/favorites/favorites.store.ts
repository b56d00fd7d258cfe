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
    : sql`DELETE FROM favorite WHERE user_id = ${input.userId}::uuid AND content_id = ${input.contentId}::uuid RETURNING -1 AS step`;
  await sql`WITH change AS (${change})
    UPDATE content_stats SET favorite_count = favorite_count + change.step FROM change WHERE content_id = ${input.contentId}::uuid`.execute(
    db,
  );
  return db
    .selectFrom('content_stats')
    .select(['favorite_count', 'view_count'])
    .where('content_id', '=', input.contentId)
    .executeTakeFirstOrThrow();
}
