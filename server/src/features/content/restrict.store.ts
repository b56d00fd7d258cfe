import type { ContentType } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import { isUnfinished } from '../../db/content-status.ts';
import type { Db, Tx } from '../../db/transaction.ts';

/** How an item stands for whoever decides about it, in the trash or not. */
export interface StandingItem {
  readonly id: string;
  readonly user_id: string;
  readonly content_type: ContentType;
  readonly media_key: string | null;
  readonly small_key: string | null;
  readonly is_trashed: boolean;
  /** What its owner shows, or showed before it went to the trash. */
  readonly is_public: boolean;
  /** What its words cost; null where they are not for sale. */
  readonly price: number | null;
  readonly restricted_by: string | null;
  readonly restricted_as: 'hidden' | 'removed' | null;
}

/**
 * Finished items by their ids, in the trash or not, held until the transaction ends, in the order of their ids (decision 34); what is being made
 * is seen by nobody but its owner, and is left out.
 */
export async function lockStandingItems(db: Db, ids: readonly string[]): Promise<StandingItem[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StandingItem>`
    SELECT c.id, c.user_id, c.content_type, c.media_key, c.small_key, c.trashed_at IS NOT NULL AS is_trashed,
      coalesce(c.trashed_is_public, c.is_public) AS is_public,
      CASE WHEN c.trashed_at IS NOT NULL THEN c.trashed_price WHEN c.is_prompt_locked THEN c.prompt_price END AS price,
      c.restricted_by, c.restricted_as
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
  await sql`UPDATE kept_content SET ${set}, media_key = ${item.mediaKey}::text, small_key = ${item.mediaKey}::text || '_small'
    WHERE id = ${item.id}::uuid`.execute(tx);
}
