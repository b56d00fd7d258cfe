import { type RawBuilder, sql } from 'kysely';
import { addDayParts, type ByDay, dropDayParts } from '../../db/day-parts.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Opens the figures of a new person: how many items there are, which the database keeps. */
export async function openFigures(tx: Tx, userId: string): Promise<void> {
  await tx.insertInto('user_stats').values({ user_id: userId }).execute();
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

/** The figures of one item that are shown where it is favorited; undefined when it is gone. */
export async function findFavoriteFigures(
  db: Db,
  contentId: string,
): Promise<{ readonly favorite_count: number; readonly view_count: number } | undefined> {
  return db
    .selectFrom('content')
    .innerJoin('content_stats', 'content_stats.content_id', 'content.id')
    .select(['favorite_count', 'view_count'])
    .where('content.id', '=', contentId)
    .executeTakeFirst();
}

/**
 * Three parts of a statement over `change` (step: 1 for a favorite that came, -1 for one that went, no row where nothing did): the day of
 * one item, its figure (as `figure`) and the day of its owner, which reads from it whose item it is. A day counts the favorites that came on it; one
 * that is taken back later does not rewrite history. The statement must have locked the item before (decision 34).
 */
export function countFavoriteParts(
  contentId: string,
  now: Date,
): Readonly<Record<'day' | 'figure' | 'ownersDay', RawBuilder<unknown>>> {
  const day = sql`date_trunc('day', ${now}::timestamptz, 'UTC')`;
  return {
    day: sql`INSERT INTO content_day (content_id, day, favorites) SELECT ${contentId}::uuid, ${day}, 1
      FROM change WHERE change.step = 1
      ON CONFLICT (content_id, day) DO UPDATE SET favorites = content_day.favorites + 1`,
    figure: sql`UPDATE content_stats SET favorite_count = favorite_count + change.step FROM change WHERE content_id = ${contentId}::uuid
      RETURNING owner_id, change.step`,
    ownersDay: sql`INSERT INTO owner_day AS d (user_id, day, favorites) SELECT owner_id, ${day}, 1 FROM figure WHERE step = 1 AND owner_id IS NOT NULL
      ON CONFLICT (user_id, day) DO UPDATE SET favorites = d.favorites + 1`,
  };
}

/** Part of a statement over `gone` (content_id): favorites that went leave the figures of their items, which `lockFigures` holds. */
export function uncountFavoritesPart(): RawBuilder<unknown> {
  return sql`UPDATE content_stats SET favorite_count = favorite_count - 1 FROM gone WHERE content_stats.content_id = gone.content_id`;
}

/** Part of a statement, which locks the counters of these items by their ids (ADR 34) and answers them; locks none unless `condition` holds. */
export function lockCountersPart(contentIds: RawBuilder<unknown>, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT content_id FROM content_stats
      WHERE content_id = ANY(${contentIds}) AND ${condition} ORDER BY content_id FOR UPDATE`;
}

/** Part of a statement over `granted` (content_id, earned): sales of prompts in the figures of their items, whose counters are locked. */
export function countSalesPart(): RawBuilder<unknown> {
  return sql`UPDATE content_stats SET unlock_count = unlock_count + sold.sales, credits_earned = credits_earned + sold.earned
      FROM (SELECT content_id, count(*)::int AS sales, sum(earned)::int AS earned FROM granted GROUP BY 1) sold
      WHERE content_stats.content_id = sold.content_id`;
}

/** Somebody looked at, or took, an item on a day. */
export interface Visit {
  readonly contentId: string;
  readonly viewerHash: Buffer;
  /** The beginning of the day (UTC). Its column is called `hour`: releases before counted by the hour and may still be running. */
  readonly day: Date;
}

/**
 * Holds the figures of several items until the transaction ends, in the one order of decision 34: the items, their counters,
 * their listings, each by id. Answers those that are still there.
 */
export async function lockFigures(tx: Tx, contentIds: readonly string[]): Promise<string[]> {
  if (contentIds.length === 0) return [];
  const ids = [...contentIds];
  // Whoever removes items holds them before their counters.
  await tx.selectFrom('kept_content').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute();
  const counters = tx.selectFrom('content_stats').select('content_id').where('content_id', 'in', ids);
  const rows = await counters.orderBy('content_id').forUpdate().execute();
  const listings = tx.selectFrom('listing').select('content_id').where('content_id', 'in', ids);
  await listings.orderBy('content_id').forUpdate().execute();
  return rows.map((row) => row.content_id);
}

/**
 * Raises a counter and its days once per viewer hash and day, those of the owners of what was seen as well. All visits are of one day: whoever moves
 * all days of an item (the trash) then never waits crosswise for two of them. The counters are locked first, by value and in one order: two
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
  const rows = counted.map(
    (visit) => sql`(${visit.contentId}::uuid, ${visit.viewerHash}::bytea, ${visit.day}::timestamptz)`,
  );
  await sql`
    WITH seen AS (
      INSERT INTO content_view (content_id, viewer_hash, hour) VALUES ${sql.join(rows)}
      ON CONFLICT DO NOTHING RETURNING content_id, hour),
    by_day AS (
      SELECT content_id, date_trunc('day', hour, 'UTC') AS day, count(*)::int AS visits FROM seen GROUP BY 1, 2),
    ${name === 'view_count' ? countViewsParts() : countDownloadsParts()}
    SELECT FROM counted`.execute(tx);
}

/** Parts of a statement over `by_day`: downloads of items, whose counters are locked. */
function countDownloadsParts(): RawBuilder<unknown> {
  return sql`days AS (
      INSERT INTO content_day AS d (content_id, day, downloads) SELECT content_id, day, visits FROM by_day
      ON CONFLICT (content_id, day) DO UPDATE SET downloads = d.downloads + EXCLUDED.downloads),
    counted AS (
      UPDATE content_stats SET download_count = download_count + visits FROM by_day
      WHERE content_stats.content_id = by_day.content_id RETURNING 1)`;
}

/** The same of views: those of what is for sale apart, and all of them in the days of the owners too, in the order of their ids. */
function countViewsParts(): RawBuilder<unknown> {
  return sql`visited AS (
      SELECT by_day.*, CASE WHEN c.is_prompt_locked THEN visits ELSE 0 END AS locked_visits
      FROM by_day JOIN kept_content c ON c.id = by_day.content_id),
    days AS (
      INSERT INTO content_day AS d (content_id, day, views, locked_views) SELECT content_id, day, visits, locked_visits FROM visited
      ON CONFLICT (content_id, day) DO UPDATE SET views = d.views + EXCLUDED.views, locked_views = d.locked_views + EXCLUDED.locked_views),
    counted AS (
      UPDATE content_stats SET view_count = view_count + visits FROM visited
      WHERE content_stats.content_id = visited.content_id RETURNING owner_id, day, visits, locked_visits),
    owners AS (
      INSERT INTO owner_day AS d (user_id, day, views, locked_views)
      SELECT owner_id, day, sum(visits), sum(locked_visits) FROM counted WHERE owner_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (user_id, day) DO UPDATE SET views = d.views + EXCLUDED.views, locked_views = d.locked_views + EXCLUDED.locked_views)`;
}

const views: ByDay = { table: 'content_view', column: 'hour' };

/** Makes room for what will be seen on the days to come, each a part of its own that can be forgotten as a whole (SCALE-68). */
export async function makeRoomForViews(ctx: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  await addDayParts(ctx.db, views, ctx.clock.now(), 3);
}

/**
 * Forgets who saw what on the days that began before then: whole days at once (SCALE-68), and some rows of what lies in no part of a day. Answers
 * how many rows were removed singly.
 */
export async function removeOldViews(db: Db, before: Date, limit: number): Promise<number> {
  await dropDayParts(db, views, before);
  const { numAffectedRows } = await sql`
    DELETE FROM content_view v USING (
      SELECT content_id, hour, viewer_hash FROM content_view WHERE hour < ${before}::timestamptz
      ORDER BY hour LIMIT ${limit}::int FOR UPDATE SKIP LOCKED) old
    WHERE v.hour < ${before}::timestamptz AND (v.content_id, v.hour, v.viewer_hash) = (old.content_id, old.hour, old.viewer_hash)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
