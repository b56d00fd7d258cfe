import { sql } from 'kysely';
import { isPublicAndReady } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';
import { isNotBlockedBy } from '../follows/index.ts';

/** A place among the favorites of a person. */
export interface FavoritePlace {
  readonly favoritedAt: Date;
  readonly id: string;
}

/** One favorite that was found, or the last that was looked at. */
interface ShownRow extends FavoritePlace {
  /** False for the last one looked at, which may not be shown. */
  readonly isFound: boolean;
  /** How many favorites were looked at. */
  readonly looked: number;
}

/**
 * The first `limit` of a person's favorites that everybody may see and whose makers the viewer has not blocked, among the next `window` behind
 * `after`, over the index favorite_by_user; beside them the last that was looked at. What else there is is never read.
 */
export async function listShownRows(
  db: Db,
  of: {
    readonly userId: string;
    readonly viewerId: string | undefined;
    readonly after: FavoritePlace | undefined;
    readonly window: number;
    readonly limit: number;
  },
): Promise<ShownRow[]> {
  const behind = of.after
    ? sql`AND (created_at, content_id) < (${of.after.favoritedAt}::timestamptz, ${of.after.id}::uuid)`
    : sql``;
  const { rows } = await sql<{ id: string; favorited_at: Date; is_found: boolean; looked: number }>`
    WITH looked AS MATERIALIZED (
      SELECT content_id, created_at FROM favorite WHERE user_id = ${of.userId}::uuid AND is_visible ${behind}
      ORDER BY created_at DESC, content_id DESC LIMIT ${of.window}::int),
    found AS (
      SELECT looked.content_id, looked.created_at FROM looked JOIN content ON content.id = looked.content_id
      WHERE ${isPublicAndReady()} AND ${isNotBlockedBy(of.viewerId, 'content.user_id')}
      ORDER BY looked.created_at DESC, looked.content_id DESC LIMIT ${of.limit}::int),
    last AS (SELECT * FROM looked ORDER BY created_at, content_id LIMIT 1)
    SELECT content_id AS id, created_at AS favorited_at, true AS is_found, (SELECT count(*)::int FROM looked) AS looked FROM found
    UNION ALL
    SELECT content_id, created_at, false, (SELECT count(*)::int FROM looked) FROM last
    ORDER BY is_found DESC, favorited_at DESC, id DESC`.execute(db);
  return rows.map(({ id, looked, favorited_at: favoritedAt, is_found: isFound }) => ({
    ...{ id, looked, favoritedAt, isFound },
  }));
}
