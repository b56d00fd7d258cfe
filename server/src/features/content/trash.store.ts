import { type ContentType, limits } from '@loomlight/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import { lockFigures } from './figures.store.ts';

/**
 * The trash: rows of `kept_content` that the view `content` does not show. This file alone moves an item in and out (decision 47).
 */

/** An item in the trash with what it was before. */
export interface TrashedRow {
  readonly id: string;
  readonly user_id: string;
  readonly content_type: ContentType;
  readonly media_key: string | null;
  readonly small_key: string | null;
  readonly trashed_is_public: boolean;
}

/** Moves items, which the caller holds, with the keys that their media have from now on; null for what has none. */
export async function moveToTrash(
  tx: Tx,
  input: {
    readonly items: readonly { readonly id: string; readonly mediaKey: string | null }[];
    readonly now: Date;
  },
): Promise<void> {
  if (input.items.length === 0) return;
  // Their days leave those of their owner, item by item; all counters are held before.
  await lockFigures(
    tx,
    input.items.map(({ id }) => id),
  );
  await sql`
    UPDATE kept_content AS c SET trashed_at = ${input.now}::timestamptz, trashed_is_public = c.is_public,
      trashed_price = CASE WHEN c.is_prompt_locked THEN c.prompt_price END,
      is_public = false, is_prompt_locked = false, prompt_price = 0, media_key = moved.key, small_key = moved.key || '_small'
    FROM unnest(${input.items.map(({ id }) => id)}::uuid[], ${input.items.map(({ mediaKey }) => mediaKey)}::text[]) AS moved (id, key)
    WHERE c.id = moved.id AND c.trashed_at IS NULL`.execute(tx);
}

/** Items in a person's trash that went there after `since`, held until the transaction ends, in the order of their ids. */
export async function lockTrashed(
  tx: Tx,
  own: { readonly ids: readonly string[]; readonly userId: string; readonly since: Date },
): Promise<TrashedRow[]> {
  const { rows } = await sql<TrashedRow>`
    SELECT id, user_id, content_type, media_key, small_key, trashed_is_public FROM kept_content
    WHERE id = ANY(${[...own.ids]}::uuid[]) AND user_id = ${own.userId}::uuid AND trashed_at > ${own.since}::timestamptz
    ORDER BY id FOR UPDATE`.execute(tx);
  return rows;
}

/** Puts items, which the caller holds, back as they were. */
export async function moveOutOfTrash(
  tx: Tx,
  items: readonly { readonly id: string; readonly mediaKey: string | null }[],
): Promise<void> {
  if (items.length === 0) return;
  await lockFigures(
    tx,
    items.map(({ id }) => id),
  );
  await sql`
    UPDATE kept_content AS c SET trashed_at = NULL, trashed_is_public = NULL, trashed_price = NULL,
      is_public = c.trashed_is_public, is_prompt_locked = c.trashed_price IS NOT NULL, prompt_price = coalesce(c.trashed_price, 0),
      media_key = moved.key, small_key = moved.key || '_small'
    FROM unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ mediaKey }) => mediaKey)}::text[]) AS moved (id, key)
    WHERE c.id = moved.id AND c.trashed_at IS NOT NULL`.execute(tx);
}

/** A page of a person's trash, what went there last first, over content_trashed. */
export async function listTrashedRows(
  db: Db,
  page: {
    readonly userId: string;
    readonly since: Date;
    readonly limit: number;
    readonly after: { readonly trashedAt: Date; readonly id: string } | undefined;
  },
) {
  const { userId, since, limit, after } = page;
  const query = db
    .selectFrom('kept_content')
    .select(['id', 'user_id', 'content_type', 'prompt', 'status', 'width', 'height', 'placeholder', 'is_public'])
    .select([
      'media_key',
      'small_key',
      'restricted_as',
      'created_at',
      'trashed_at',
      'trashed_is_public',
      'trashed_price',
    ])
    .where('user_id', '=', userId)
    .where('trashed_at', '>', since);
  return (
    after ? query.where(sql<boolean>`(trashed_at, id) < (${after.trashedAt}::timestamptz, ${after.id}::uuid)`) : query
  )
    .orderBy('trashed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many are in a person's trash, counted up to `limits.totalMax` over the same index. */
export async function countTrashed(db: Db, of: { readonly userId: string; readonly since: Date }): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM kept_content
      WHERE user_id = ${of.userId}::uuid AND trashed_at > ${of.since}::timestamptz LIMIT ${limits.totalMax}::int) AS found`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** Ends the time in the trash of some items of a person, the latest first; answers how many. They are shown no more, and nothing brings them back. */
export async function endTimeInTrash(
  db: Db,
  of: { readonly userId: string; readonly since: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE kept_content SET trashed_at = ${of.since}::timestamptz WHERE trashed_at IS NOT NULL AND id = ANY(ARRAY(
      SELECT id FROM kept_content WHERE trashed_at > ${of.since}::timestamptz AND id = ANY(ARRAY(
        SELECT id FROM kept_content WHERE user_id = ${of.userId}::uuid AND trashed_at > ${of.since}::timestamptz
        ORDER BY trashed_at DESC, id DESC LIMIT ${of.limit}::int)) ORDER BY id FOR UPDATE))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Some items whose time in the trash is over, held until the transaction ends; what somebody else holds is passed over. Over content_trash_over. */
export async function lockSomeOver(
  tx: Tx,
  over: { readonly since: Date; readonly limit: number },
): Promise<{ readonly id: string; readonly media_key: string | null; readonly small_key: string | null }[]> {
  return tx
    .selectFrom('kept_content')
    .select(['id', 'media_key', 'small_key'])
    .where('trashed_at', '<=', over.since)
    .orderBy('trashed_at')
    .orderBy('id')
    .limit(over.limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
