import { type RawBuilder, sql } from 'kysely';
import { isPublicAndReady, isReady, isUnfinished } from '../../db/content-status.ts';
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

/** One item that was found, or the last that was looked at. */
export interface LibraryRow extends LibraryPlace {
  /** False for the last one looked at, which may not have been sought. */
  readonly isFound: boolean;
  /** How many items were looked at. */
  readonly looked: number;
}

/**
 * The first `limit` items of a person that are sought, among the next `window` behind `after`, over the index of their order (content_by_owner,
 * content_stats_seen, content_stats_favorited, or content_stats_earned, which has only what has earned); beside them the last
 * that was looked at. What else there is is never read, so that a page costs the same however much somebody has made and however rare
 * it is what they seek.
 */
export async function listSought(
  db: Db,
  of: {
    readonly userId: string;
    readonly filter: LibraryFilter;
    readonly sort: LibrarySort;
    readonly after: LibraryPlace | undefined;
    readonly window: number;
    readonly limit: number;
  },
): Promise<LibraryRow[]> {
  const { filter } = of;
  const isOldest = of.sort === 'oldest';
  const way = isOldest ? sql`ASC` : sql`DESC`;
  const back = isOldest ? sql`DESC` : sql`ASC`;
  const sought = sql`(${conditions(filter, of.userId)}) AS is_sought`;
  const { rows } = await sql<{ id: string; created_at: Date; rank: number | null; is_found: boolean; looked: number }>`
    WITH own AS MATERIALIZED (
      ${of.sort === 'newest' || isOldest ? ownByTime({ ...of, way, sought }) : ownByCount({ ...of, sought, column: counters[of.sort] })}),
    found AS (SELECT * FROM own WHERE is_sought ORDER BY place ${way}, id ${way} LIMIT ${of.limit}::int),
    last AS (SELECT * FROM own ORDER BY place ${back}, id ${back} LIMIT 1)
    SELECT id, created_at, place, rank, true AS is_found, (SELECT count(*)::int FROM own) AS looked FROM found
    UNION ALL
    SELECT id, created_at, place, rank, false, (SELECT count(*)::int FROM own) FROM last
    ORDER BY is_found DESC, place ${way}, id ${way}`.execute(db);
  return rows.map(({ id, looked, created_at: createdAt, rank, is_found: isFound }) => ({
    ...{ id, looked, createdAt, isFound },
    ...(rank === null ? {} : { count: rank }),
  }));
}

interface OwnPart {
  readonly userId: string;
  readonly after: LibraryPlace | undefined;
  readonly window: number;
  readonly sought: RawBuilder<unknown>;
}

/** Part of a statement: the next items by time. */
function ownByTime(of: OwnPart & { readonly sort: LibrarySort; readonly way: RawBuilder<unknown> }) {
  const { after, way } = of;
  const behind = after
    ? sql`AND (created_at, id) ${of.sort === 'oldest' ? sql`>` : sql`<`} (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  return sql`SELECT content.id, content.created_at, content.created_at AS place, NULL::int AS rank, ${of.sought}
      FROM content WHERE user_id = ${of.userId}::uuid ${behind}
      ORDER BY created_at ${way}, id ${way} LIMIT ${of.window}::int`;
}

/** Part of a statement: the next items by one of their counters. */
function ownByCount(of: OwnPart & { readonly column: string }) {
  const { after } = of;
  const rank = sql.ref(`s.${of.column}`);
  const behind = after ? sql`AND (${rank}, s.content_id) < (${after.count ?? 0}::int, ${after.id}::uuid)` : sql``;
  const earned = of.column === 'credits_earned' ? sql`AND s.credits_earned > 0` : sql``;
  return sql`SELECT content.id, content.created_at, s.rank AS place, s.rank, ${of.sought}
      FROM (SELECT s.content_id, ${rank} AS rank FROM content_stats s WHERE s.owner_id = ${of.userId}::uuid ${earned} ${behind}
        ORDER BY ${rank} DESC, s.content_id DESC LIMIT ${of.window}::int) s
      JOIN content ON content.id = s.content_id AND content.user_id = ${of.userId}::uuid`;
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
    ...(filter.isReady === false ? [sql`NOT (${isUnfinished()}) AND NOT (${isReady()})`] : []),
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
