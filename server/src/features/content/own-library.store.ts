import { type RawBuilder, sql } from 'kysely';
import { hasFailed, isPublicAndReady, isReady } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';

/** Orders in which a person looks at their items: by time, or by what others did with them, the most first. */
export type LibrarySort = 'newest' | 'oldest' | 'views' | 'favorites' | 'earned';

/** A place among the items of a person. */
export interface LibraryPlace {
  readonly createdAt: Date;
  /** What they are ordered by, where it is not time. */
  readonly count?: number | undefined;
  readonly id: string;
}

/** What the owner narrows their items to; left out: everything. */
export interface LibraryFilter {
  /** Each stands in the prompt, in any case. */
  readonly words: readonly string[];
  readonly contentType?: 'image' | 'video' | undefined;
  readonly isPublic?: boolean | undefined;
  readonly isLocked?: boolean | undefined;
  /** False: it has ended without an image or a video. */
  readonly isReady?: boolean | undefined;
  readonly onlyFavorites: boolean;
}

/** One item that was found, or the last that a page may look at. */
export interface LibraryRow extends LibraryPlace {
  /** False for the last one that may be looked at, which may not have been sought. */
  readonly isFound: boolean;
}

/** What is sought, of whom, and where. */
interface Sought {
  readonly userId: string;
  readonly filter: LibraryFilter;
  readonly sort: LibrarySort;
  readonly after: LibraryPlace | undefined;
  readonly window: number;
  readonly limit: number;
}

/**
 * The first `limit` items of a person that are sought, among the next `window` behind `after`, over the index of their order (content_by_owner,
 * content_stats_seen, content_stats_favorited, or content_stats_earned, which has only what has earned). The walk ends with the last that the page
 * has room for. Only where it has not filled the page, and there is more than it may look at, the last of the window stands behind what was found:
 * there the next page begins. So a page costs the same however much somebody has made and however rare it is what they seek.
 */
export async function listSought(db: Db, of: Sought): Promise<LibraryRow[]> {
  const { rows } = await soughtRows(of).execute(db);
  return rows.map(({ id, rank, created_at: createdAt, is_found: isFound }) => ({
    ...{ id, createdAt, isFound },
    ...(rank === null ? {} : { count: rank }),
  }));
}

/** Its statement. */
export function soughtRows(
  of: Sought,
): RawBuilder<{ id: string; created_at: Date; rank: number | null; is_found: boolean }> {
  const way = of.sort === 'oldest' ? sql`ASC` : sql`DESC`;
  const { walk, last } =
    of.sort === 'newest' || of.sort === 'oldest' ? byTime(of, way) : byCount(of, sql.ref(`s.${counters[of.sort]}`));
  return sql`
    WITH found AS MATERIALIZED (
      SELECT id, created_at, place, rank FROM (${walk}) AS own WHERE is_sought ORDER BY place ${way}, id ${way} LIMIT ${of.limit}::int)
    SELECT id, created_at, place, rank, true AS is_found FROM found
    UNION ALL
    SELECT id, created_at, place, rank, false FROM (${last}) AS last WHERE (SELECT count(*) FROM found) < ${of.limit}::int
    ORDER BY is_found DESC, place ${way}, id ${way}`;
}

/** The next items by time, each with whether it is sought, and the last of them; that one is read from the index alone. */
function byTime({ userId, after, window, filter, sort }: Sought, way: RawBuilder<unknown>) {
  const behind = after
    ? sql`AND (created_at, id) ${sort === 'oldest' ? sql`>` : sql`<`} (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const columns = sql`content.id, content.created_at, content.created_at AS place, NULL::int AS rank`;
  const walk = (columns: RawBuilder<unknown>) => sql`SELECT ${columns}
      FROM content WHERE user_id = ${userId}::uuid ${onlyFailed(filter)} ${behind} ORDER BY created_at ${way}, id ${way}`;
  return {
    walk: sql`${walk(sql`${columns}, (${conditions(filter, userId)}) AS is_sought`)} LIMIT ${window}::int`,
    last: sql`${walk(columns)} OFFSET ${window - 1}::int LIMIT 1`,
  };
}

/** The same by one of their counters. */
function byCount({ userId, after, window, filter, sort }: Sought, rank: RawBuilder<unknown>) {
  const behind = after ? sql`AND (${rank}, s.content_id) < (${after.count ?? 0}::int, ${after.id}::uuid)` : sql``;
  const earned = sort === 'earned' ? sql`AND s.credits_earned > 0` : sql``;
  const columns = sql`content.id, content.created_at, s.rank AS place, s.rank`;
  const walk = (columns: RawBuilder<unknown>, part: RawBuilder<unknown>) => sql`SELECT ${columns}
      FROM (SELECT s.content_id, ${rank} AS rank FROM content_stats s WHERE s.owner_id = ${userId}::uuid ${earned} ${behind}
        ORDER BY ${rank} DESC, s.content_id DESC ${part}) s
      JOIN content ON content.id = s.content_id AND content.user_id = ${userId}::uuid`;
  return {
    walk: walk(sql`${columns}, (${conditions(filter, userId)}) AS is_sought`, sql`LIMIT ${window}::int`),
    last: walk(columns, sql`OFFSET ${window - 1}::int LIMIT 1`),
  };
}

/** What has failed is rare, and has an index of its own, content_failed_by_owner: there the window holds nothing else. */
function onlyFailed({ isReady: ready }: LibraryFilter): RawBuilder<unknown> {
  return ready === false ? sql`AND ${hasFailed()}` : sql``;
}

const counters = { views: 'view_count', favorites: 'favorite_count', earned: 'credits_earned' } as const;

/** What the sales of some items of a person came to. */
export async function findSales(db: Db, of: { readonly userId: string; readonly ids: readonly string[] }) {
  if (of.ids.length === 0) return [];
  return db
    .selectFrom('content_stats')
    .select(['content_id', 'unlock_count', 'credits_earned'])
    .where('owner_id', '=', of.userId)
    .where('content_id', 'in', [...of.ids])
    .execute();
}

function conditions(filter: LibraryFilter, userId: string): RawBuilder<unknown> {
  const all = [
    sql`true`,
    ...filter.words.map((word) => sql`strpos(lower(prompt), lower(${word}::text)) > 0`),
    ...(filter.contentType ? [sql`content_type = ${filter.contentType}`] : []),
    ...(filter.isPublic === undefined ? [] : [sql`is_public = ${filter.isPublic}::boolean`]),
    ...(filter.isLocked === undefined ? [] : [sql`is_prompt_locked = ${filter.isLocked}::boolean`]),
    ...(filter.isReady === true ? [isReady()] : []),
    ...(filter.isReady === false ? [hasFailed()] : []),
    // As everywhere, a favorite of what is private counts for nothing.
    ...(filter.onlyFavorites
      ? [
          sql`${isPublicAndReady()} AND EXISTS (SELECT FROM favorite WHERE favorite.content_id = content.id AND favorite.user_id = ${userId}::uuid)`,
        ]
      : []),
  ];
  return sql.join(all, sql` AND `);
}

/** The months (UTC) in which a person made something, the latest first: one look into the index content_by_owner for each. */
export async function listMonths(db: Db, of: { readonly userId: string; readonly limit: number }): Promise<string[]> {
  const newestBefore = (moment: RawBuilder<unknown>) =>
    sql`(SELECT max(created_at) FROM content WHERE user_id = ${of.userId}::uuid AND created_at < ${moment})`;
  const { rows } = await sql<{ month: string }>`
    WITH RECURSIVE month (at, n) AS (
      SELECT ${newestBefore(sql`'infinity'::timestamptz`)}, 1
      UNION ALL
      SELECT ${newestBefore(sql`date_trunc('month', month.at, 'UTC')`)}, month.n + 1 FROM month
      WHERE month.at IS NOT NULL AND month.n < ${of.limit}::int)
    SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month FROM month WHERE at IS NOT NULL ORDER BY n`.execute(db);
  return rows.map((row) => row.month);
}
