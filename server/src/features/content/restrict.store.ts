import type { ContentType } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import { isReady, isUnfinished } from '../../db/content-status.ts';
import type { Db, Tx } from '../../db/transaction.ts';

/** How an item stands for whoever decides about it, in the trash or not. */
export interface StandingItem {
  readonly id: string;
  readonly user_id: string;
  readonly content_type: ContentType;
  readonly media_key: string | null;
  readonly small_key: string | null;
  readonly is_trashed: boolean;
  /** What its owner shows, or showed before it went to the trash, or wishes to show when it has been looked at. */
  readonly is_public: boolean;
  /** What its words cost; null where they are not for sale. */
  readonly price: number | null;
  readonly restricted_by: string | null;
  readonly restricted_as: 'hidden' | 'removed' | null;
  /** Nobody has looked at it yet (DESK-31). */
  readonly is_in_review: boolean;
}

/**
 * Finished items by their ids, in the trash or not, held until the transaction ends, in the order of their ids (decision 34); what is being made
 * is seen by nobody but its owner, and is left out.
 */
export async function lockStandingItems(db: Db, ids: readonly string[]): Promise<StandingItem[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StandingItem>`
    SELECT c.id, c.user_id, c.content_type, c.media_key, c.small_key, c.trashed_at IS NOT NULL AS is_trashed,
      coalesce(c.review_is_public, c.trashed_is_public, c.is_public) AS is_public,
      CASE WHEN c.review_is_public IS NOT NULL THEN c.review_price WHEN c.trashed_at IS NOT NULL THEN c.trashed_price WHEN c.is_prompt_locked THEN c.prompt_price END AS price,
      c.restricted_by, c.restricted_as, c.review_is_public IS NOT NULL AS is_in_review
    FROM kept_content AS c WHERE c.id = ANY(${[...ids]}::uuid[]) AND NOT (${isUnfinished('c')})
    ORDER BY c.id FOR UPDATE`.execute(db);
  return rows;
}

/** Items as they are kept, their words among it, without what only processes know of. */
export async function readWholeItems(
  tx: Tx,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly row: unknown }[]> {
  const { rows } = await sql<{ id: string; row: unknown }>`
    SELECT id, to_jsonb(c) - ARRAY['preview', 'opening', 'lease_until', 'submission', 'operation', 'turn', 'signing_until'] AS row
    FROM kept_content AS c WHERE id = ANY(${[...ids]}::uuid[])`.execute(tx);
  return rows;
}

/** What a restriction makes of an item, which the caller holds. */
export async function updateRestricted(
  tx: Tx,
  item: {
    readonly id: string;
    readonly isTrashed: boolean;
    readonly decisionId: string;
    readonly as: 'hidden' | 'removed';
    readonly mediaKey: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const hidden = item.isTrashed
    ? sql`trashed_is_public = false, trashed_price = NULL`
    : sql`is_public = false, is_prompt_locked = false, prompt_price = 0,
        visibility_updated_at = CASE WHEN is_public THEN ${item.now}::timestamptz ELSE visibility_updated_at END`;
  await update(tx, item, sql`${hidden}, restricted_by = ${item.decisionId}::uuid, restricted_as = ${item.as}`);
}

/** Ends it: the item, which the caller holds, is as its owner had it. */
export async function updateReleased(
  tx: Tx,
  item: {
    readonly id: string;
    readonly isTrashed: boolean;
    readonly isPublic: boolean;
    readonly price: number | null;
    readonly mediaKey: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const price = sql`${item.price}::int`;
  const shown = item.isTrashed
    ? sql`trashed_is_public = ${item.isPublic}::boolean, trashed_price = ${price}`
    : sql`is_public = ${item.isPublic}::boolean, is_prompt_locked = ${price} IS NOT NULL, prompt_price = coalesce(${price}, 0),
        visibility_updated_at = CASE WHEN is_public = ${item.isPublic}::boolean THEN visibility_updated_at ELSE ${item.now}::timestamptz END`;
  await update(tx, item, sql`${shown}, restricted_by = NULL, restricted_as = NULL`);
}

async function update(
  tx: Tx,
  item: { readonly id: string; readonly mediaKey: string | null },
  set: RawBuilder<unknown>,
): Promise<void> {
  // Whatever is decided, somebody has looked at it.
  const ended = sql`review_is_public = NULL, review_price = NULL, review_rule = NULL, review_looks_banned = NULL`;
  await sql`UPDATE kept_content SET ${set}, ${ended}, media_key = ${item.mediaKey}::text, small_key = ${item.mediaKey}::text || '_small'
    WHERE id = ${item.id}::uuid`.execute(tx);
}

/** Finished items that wait to be looked at, the oldest first, over content_in_review. */
export async function listInReview(db: Db, limit: number) {
  return db
    .selectFrom('kept_content')
    .innerJoin('users', 'users.id', 'kept_content.user_id')
    .select(['kept_content.id', 'kept_content.content_type', 'kept_content.user_id', 'users.username'])
    .select(['kept_content.created_at', 'review_is_public', 'review_price', 'review_rule', 'review_looks_banned'])
    .where('review_is_public', 'is not', null)
    .where(isReady('kept_content'))
    .where('users.deleted_at', 'is', null)
    .orderBy('kept_content.created_at')
    .orderBy('kept_content.id')
    .limit(limit)
    .execute();
}
export type InReviewRow = Awaited<ReturnType<typeof listInReview>>[number];

/** How many wait to be looked at, and since when. */
export async function countInReview(db: Db): Promise<{ readonly count: number; readonly since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    SELECT count(*)::int AS count, min(created_at) AS since FROM kept_content AS c
    WHERE review_is_public IS NOT NULL AND ${isReady('c')}`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

/** What an administrator looks at of an item that waits; undefined for any other. */
export async function findInReview(db: Db, id: string) {
  return db
    .selectFrom('kept_content')
    .select(['id', 'prompt', 'media_key'])
    .where('id', '=', id)
    .where('review_is_public', 'is not', null)
    .where(isReady('kept_content'))
    .executeTakeFirst();
}
