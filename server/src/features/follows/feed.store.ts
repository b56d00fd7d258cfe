import type { ContentType } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import { isPublicAndReady } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';
import { contentQuery, type ContentRow } from '../content/index.ts';

export interface FeedPage {
  readonly followerId: string;
  readonly filter: 'all' | ContentType;
  readonly limit: number;
  /** Time and id of the last item seen. */
  readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
}

/**
 * The newest of those whom one follows. What somebody makes, images and videos apart, is one walk of the index listing_by_user. First each
 * walk gives its newest item; only the `limit` walks whose newest are the newest can reach the page, and these alone are walked further. So
 * whatever they have made, a page touches one row of each walk and `limit` of some. In the same statement the items themselves are asked
 * whether they are public.
 */
export async function listFeed(db: Db, page: FeedPage): Promise<ContentRow[]> {
  return contentQuery(db, page.followerId)
    .where('content.id', 'in', feedIds(page))
    .where(isPublicAndReady())
    .orderBy('content.created_at', 'desc')
    .orderBy('content.id', 'desc')
    .execute();
}

/** The ids of a page, as a subquery. */
export function feedIds(page: FeedPage): RawBuilder<string> {
  const types = page.filter === 'all' ? sql`('image'), ('video')` : sql`(${page.filter})`;
  const order = sql`created_at DESC, content_id DESC`;
  const before = page.after
    ? sql`AND (created_at, content_id) < (${page.after.createdAt}::timestamptz, ${page.after.id}::uuid)`
    : sql``;
  const walk = (person: RawBuilder<unknown>, type: RawBuilder<unknown>, limit: number) => sql`
    SELECT content_id, created_at FROM listing
    WHERE user_id = ${person} AND content_type = ${type} ${before} ORDER BY ${order} LIMIT ${limit}::int`;
  return sql<string>`(
    WITH heads AS MATERIALIZED (
      SELECT follow.followed, types.type FROM follow CROSS JOIN (VALUES ${types}) AS types (type)
      CROSS JOIN LATERAL (${walk(sql`follow.followed`, sql`types.type`, 1)}) AS newest
      WHERE follow.follower = ${page.followerId}::uuid
      ORDER BY ${order} LIMIT ${page.limit}::int)
    SELECT made.content_id FROM heads CROSS JOIN LATERAL (${walk(sql`heads.followed`, sql`heads.type`, page.limit)}) AS made
    ORDER BY ${order} LIMIT ${page.limit}::int)`;
}
