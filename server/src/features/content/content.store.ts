import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { ContentTable } from '../../db/types.ts';

/** An item with what its presentation needs: the author's name, the counters, and whether the viewer likes it. */
export type ContentRow = Selectable<ContentTable> & {
  readonly username: string;
  readonly view_count: number;
  readonly favorite_count: number;
  readonly download_count: number;
  readonly is_user_favorite: boolean;
};

/**
 * The one query that items are read with; callers add their own conditions and order.
 * Who may see which row is the caller's condition and `canSee`; who may read the prompt is decided in `presentContent`.
 */
export function contentQuery(db: Db, viewerId: string | undefined) {
  return db
    .selectFrom('content')
    .innerJoin('users', 'users.id', 'content.user_id')
    .innerJoin('content_stats', 'content_stats.content_id', 'content.id')
    .leftJoin('favorite', (join) =>
      join
        .onRef('favorite.content_id', '=', 'content.id')
        .on('favorite.user_id', '=', viewerId ?? '00000000-0000-0000-0000-000000000000'),
    )
    .selectAll('content')
    .select([
      'users.username',
      'content_stats.view_count',
      'content_stats.favorite_count',
      'content_stats.download_count',
    ])
    .select(sql<boolean>`favorite.user_id IS NOT NULL`.as('is_user_favorite'));
}

/** The condition of the partial index content_public_newest, spelled as the index spells it, so that the planner sees it. */
export const publicAndReady = sql<boolean>`content.is_public AND content.status IN ('completed', 'succeeded')`;

export async function findContent(db: Db, id: string, viewerId: string | undefined): Promise<ContentRow | undefined> {
  return contentQuery(db, viewerId).where('content.id', '=', id).executeTakeFirst();
}

/** Raises a counter once per viewer hash and hour, in one statement. */
export async function countOnce(
  db: Db,
  visit: {
    readonly contentId: string;
    readonly viewerHash: Buffer;
    readonly hour: Date;
    readonly counter: 'view_count' | 'download_count';
  },
): Promise<void> {
  const counter = sql.ref(visit.counter);
  await sql`
    WITH seen AS (
      INSERT INTO content_view (content_id, viewer_hash, hour) VALUES (${visit.contentId}, ${visit.viewerHash}, ${visit.hour})
      ON CONFLICT DO NOTHING RETURNING content_id)
    UPDATE content_stats SET ${counter} = ${counter} + 1 FROM seen WHERE content_stats.content_id = seen.content_id`.execute(
    db,
  );
}

/** Removes the memory of who saw what, once its hour is long over. */
export async function removeOldViews(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('content_view').where('hour', '<', before).execute();
}
