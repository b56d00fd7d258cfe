import { type Selectable, sql, type Updateable } from 'kysely';
import { isUnfinished } from '../../db/content-status.ts';
import { deleteBatch } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { ContentTable } from '../../db/types.ts';

/** An item with what its presentation needs: the author's name, the counters, and whether the viewer likes it. */
export type ContentRow = Selectable<ContentTable> & {
  readonly username: string;
  readonly view_count: number;
  readonly favorite_count: number;
  readonly download_count: number;
  readonly is_user_favorite: boolean;
  /** True when the viewer has bought the prompt. */
  readonly is_unlocked: boolean;
};

/**
 * The one query that items are read with; callers add their own conditions and order.
 * Who may see which row is the caller's condition and `canSee`; who may read the prompt is decided in `presentContent`.
 */
export function contentQuery(db: Db, viewerId: string | undefined) {
  // A guest has favorited and bought nothing: looking for it would cost half of the page.
  const isHis = (table: 'favorite' | 'prompt_purchase', who: 'user_id' | 'buyer_id') =>
    viewerId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`EXISTS (SELECT FROM ${sql.table(table)} WHERE content_id = content.id AND ${sql.ref(who)} = ${viewerId}::uuid)`;
  return (
    db
      .selectFrom('content')
      .innerJoin('users', 'users.id', 'content.user_id')
      .innerJoin('content_stats', 'content_stats.content_id', 'content.id')
      // Whoever has left is out of sight at once; the rows go a moment later.
      .where('users.deleted_at', 'is', null)
      .selectAll('content')
      .select([
        'users.username',
        'content_stats.view_count',
        'content_stats.favorite_count',
        'content_stats.download_count',
      ])
      .select([
        isHis('favorite', 'user_id').as('is_user_favorite'),
        isHis('prompt_purchase', 'buyer_id').as('is_unlocked'),
      ])
  );
}

export async function findContent(db: Db, id: string, viewerId: string | undefined): Promise<ContentRow | undefined> {
  return contentQuery(db, viewerId).where('content.id', '=', id).executeTakeFirst();
}

/** What an owner's act on an item looks at. */
export type OwnContent = Pick<
  Selectable<ContentTable>,
  | 'id'
  | 'user_id'
  | 'content_type'
  | 'status'
  | 'is_public'
  | 'is_prompt_locked'
  | 'prompt_price'
  | 'media_key'
  | 'small_key'
>;

/** The person's own item, held until the transaction ends, so that two acts at once follow each other. */
export async function lockOwnContent(
  tx: Tx,
  own: { readonly id: string; readonly userId: string; readonly contentType: 'image' | 'video' },
): Promise<OwnContent | undefined> {
  return tx
    .selectFrom('content')
    .select([
      'id',
      'user_id',
      'content_type',
      'status',
      'is_public',
      'is_prompt_locked',
      'prompt_price',
      'media_key',
      'small_key',
    ])
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .where('content_type', '=', own.contentType)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * True when an item was made after its owner bought words that it holds, and which their author does not show to everyone: their
 * item is still locked, private or gone. A few short words may stand in many a prompt: they must be all of it. Over the purchases
 * of one person.
 */
export async function holdsBoughtWords(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ buyer_id: string }>`
    SELECT bought.buyer_id FROM content
    JOIN prompt_purchase AS bought ON bought.buyer_id = content.user_id AND bought.created_at <= content.created_at AND bought.prompt <> ''
      AND (lower(content.prompt) = lower(bought.prompt)
        OR (length(bought.prompt) >= 20 AND strpos(lower(content.prompt), lower(bought.prompt)) > 0))
    WHERE content.id = ${id}::uuid AND NOT EXISTS (
      SELECT FROM content AS source WHERE source.id = bought.content_id AND source.is_public AND NOT source.is_prompt_locked)
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Anybody's item with whom to tell, held until the transaction ends: for an operator who removes it. */
export async function lockForTakedown(tx: Tx, id: string) {
  return tx
    .selectFrom('content')
    .innerJoin('users', 'users.id', 'content.user_id')
    .select(['content.content_type', 'content.status', 'content.media_key', 'content.small_key'])
    .select(['users.email', 'users.username'])
    .where('content.id', '=', id)
    .forUpdate('content')
    .executeTakeFirst();
}

/** Own items of both kinds, held until the transaction ends, in the order of their ids. */
export async function lockOwnContents(
  tx: Tx,
  own: { readonly ids: readonly string[]; readonly userId: string },
): Promise<Pick<OwnContent, 'id' | 'status' | 'media_key' | 'small_key'>[]> {
  if (own.ids.length === 0) return [];
  return tx
    .selectFrom('content')
    .select(['id', 'status', 'media_key', 'small_key'])
    .where('id', 'in', [...own.ids])
    .where('user_id', '=', own.userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Some finished items of a person, held until the transaction ends. */
export async function lockSomeOfPerson(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<Pick<OwnContent, 'id' | 'media_key' | 'small_key'>[]> {
  return tx
    .selectFrom('content')
    .select(['id', 'media_key', 'small_key'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`NOT (${isUnfinished()})`)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function deleteManyContents(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('content')
      .where('id', 'in', [...ids])
      .execute();
}

/** Items by id, with what their presentation needs. */
export async function findContents(
  db: Db,
  ids: readonly string[],
  viewerId: string | undefined,
): Promise<ContentRow[]> {
  if (ids.length === 0) return [];
  return contentQuery(db, viewerId)
    .where('content.id', 'in', [...ids])
    .execute();
}

export async function updateVisibility(tx: Tx, id: string, set: Updateable<ContentTable>): Promise<void> {
  await tx.updateTable('content').set(set).where('id', '=', id).execute();
}

/** Counters, favorites and days go with it (ON DELETE CASCADE). */
export async function deleteContent(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('content').where('id', '=', id).execute();
}

/** A page of own items of one kind over the index content_by_owner. */
export async function listOwn(
  db: Db,
  page: {
    readonly userId: string;
    readonly contentType: 'image' | 'video';
    readonly limit: number;
    readonly offset: number;
  },
): Promise<ContentRow[]> {
  return contentQuery(db, page.userId)
    .where('content.user_id', '=', page.userId)
    .where('content.content_type', '=', page.contentType)
    .orderBy('content.created_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countOwn(db: Db, userId: string, contentType: 'image' | 'video'): Promise<number> {
  const row = await db
    .selectFrom('user_stats')
    .select(['all_images', 'all_videos'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (contentType === 'image' ? row?.all_images : row?.all_videos) ?? 0;
}

export async function findAnalytics(db: Db, contentId: string) {
  return db.selectFrom('content_stats').selectAll().where('content_id', '=', contentId).executeTakeFirst();
}

/** Days on which something happened, oldest first. */
export async function listDays(db: Db, contentId: string, since: Date) {
  return db
    .selectFrom('content_day')
    .selectAll()
    .where('content_id', '=', contentId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute();
}

export async function countShare(db: Db, contentId: string): Promise<void> {
  await db
    .updateTable('content_stats')
    .set((eb) => ({ share_count: eb('share_count', '+', 1) }))
    .where('content_id', '=', contentId)
    .execute();
}

/** Columns of a day that a counter is also kept in. */
const dayColumns = { view_count: 'views', download_count: 'downloads' } as const;

/** Somebody looked at, or took, an item within an hour. */
export interface Visit {
  readonly contentId: string;
  readonly viewerHash: Buffer;
  /** The beginning of the hour. */
  readonly hour: Date;
}

/**
 * Holds the figures of several items until the transaction ends, in the one order of decision 34: the items, their counters,
 * their listings, each by id. Answers those that are still there.
 */
export async function lockFigures(tx: Tx, contentIds: readonly string[]): Promise<string[]> {
  if (contentIds.length === 0) return [];
  const ids = [...contentIds];
  // Whoever removes items holds them before their counters.
  await tx.selectFrom('content').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute();
  const counters = tx.selectFrom('content_stats').select('content_id').where('content_id', 'in', ids);
  const rows = await counters.orderBy('content_id').forUpdate().execute();
  const listings = tx.selectFrom('listing').select('content_id').where('content_id', 'in', ids);
  await listings.orderBy('content_id').forUpdate().execute();
  return rows.map((row) => row.content_id);
}

/**
 * Raises a counter and its days once per viewer hash and hour. The counters are locked first, by value and in one order: two
 * batches never wait for each other crosswise, and the statement that joins does not wait (ADR 9). Items that are gone are passed over.
 */
export async function countVisits(
  tx: Tx,
  name: 'view_count' | 'download_count',
  visits: readonly Visit[],
): Promise<void> {
  const contentIds = visits.map((visit) => visit.contentId);
  const present = new Set(await lockFigures(tx, contentIds));
  const counted = visits.filter((visit) => present.has(visit.contentId));
  if (counted.length === 0) return;
  const counter = sql.ref(name);
  const dayColumn = sql.ref(dayColumns[name]);
  const rows = counted.map(
    (visit) => sql`(${visit.contentId}::uuid, ${visit.viewerHash}::bytea, ${visit.hour}::timestamptz)`,
  );
  await sql`
    WITH seen AS (
      INSERT INTO content_view (content_id, viewer_hash, hour) VALUES ${sql.join(rows)}
      ON CONFLICT DO NOTHING RETURNING content_id, hour),
    by_day AS (
      SELECT content_id, date_trunc('day', hour, 'UTC') AS day, count(*)::int AS visits FROM seen GROUP BY 1, 2),
    days AS (
      INSERT INTO content_day (content_id, day, ${dayColumn}) SELECT content_id, day, visits FROM by_day
      ON CONFLICT (content_id, day) DO UPDATE SET ${dayColumn} = content_day.${dayColumn} + EXCLUDED.${dayColumn})
    UPDATE content_stats SET ${counter} = ${counter} + total.visits
    FROM (SELECT content_id, sum(visits)::int AS visits FROM by_day GROUP BY 1) AS total
    WHERE content_stats.content_id = total.content_id`.execute(tx);
}

/** Removes some of the memory of who saw what, once its hour is long over; answers how many. */
export async function removeOldViews(db: Db, before: Date, limit: number): Promise<number> {
  const where = sql`hour < ${before}::timestamptz`;
  return deleteBatch(db, { table: 'content_view', where, oldest: 'hour', limit });
}
