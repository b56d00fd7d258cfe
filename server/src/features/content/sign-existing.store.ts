import { type Selectable, sql } from 'kysely';
import { isReady } from '../../db/content-status.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { KeptContentTable } from '../../db/types.ts';

/** Why an item stays as it is. */
export type LeftUnsigned = 'by_maker' | 'unreadable' | 'missing';

/** An item that is to be signed, as far as that needs it. */
export type UnsignedItem = Pick<
  Selectable<KeptContentTable>,
  | 'id'
  | 'user_id'
  | 'content_type'
  | 'media_key'
  | 'prompt'
  | 'style'
  | 'seed'
  | 'engine'
  | 'model'
  | 'width'
  | 'height'
  | 'source_key'
  | 'continues'
  | 'created_at'
  | 'completed_at'
> & {
  readonly opening: Buffer;
  /** What it was made from: its type, and whether that, or what that was made from, was brought along; null for what is gone, or was made from nothing. */
  readonly beginning_type: string | null;
  readonly beginning_is_brought: boolean | null;
};

/** What nobody has signed, and nobody has given up: the condition of the partial index content_to_sign. */
const isToSign = sql<boolean>`item.signed_by IS NULL AND item.left_unsigned IS NULL AND item.imported_at IS NULL AND ${isReady('item')}`;

/**
 * Takes the newest item that is to be signed and that nobody is at, for a while. It is given what opens the seal of its prompt where it has none.
 * What is on its way to another place waits.
 */
export async function takeUnsigned(
  db: Db,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<UnsignedItem | undefined> {
  const { rows } = await sql<UnsignedItem>`
    UPDATE kept_content taken SET signing_until = ${until}::timestamptz,
      opening = coalesce(taken.opening, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
    FROM (
      SELECT item.id, beginning.content_type AS beginning_type,
        (beginning.imported_at IS NOT NULL OR beginning.content_type = 'image' AND beginning.source_key IS NOT NULL) AS beginning_is_brought
      FROM kept_content item LEFT JOIN kept_content beginning ON beginning.id = item.remix_of
      WHERE ${isToSign} AND (item.signing_until IS NULL OR item.signing_until <= ${now}::timestamptz)
        AND NOT EXISTS (SELECT FROM media_task WHERE content_id = item.id)
      ORDER BY item.created_at DESC, item.id LIMIT 1 FOR UPDATE OF item SKIP LOCKED
    ) found
    WHERE taken.id = found.id
    RETURNING taken.id, taken.user_id, taken.content_type, taken.media_key, taken.prompt, taken.style, taken.seed, taken.engine, taken.model,
      taken.width, taken.height, taken.source_key, taken.continues, taken.created_at, taken.completed_at, taken.opening, found.beginning_type,
      found.beginning_is_brought`.execute(db);
  return rows[0];
}

/** Notes that an item is signed; false where it is not what it was any more: removed, moved, on its way, or signed by somebody else. */
export async function markSigned(
  tx: Tx,
  of: { readonly id: string; readonly mediaKey: string; readonly signedBy: Buffer; readonly now: Date },
): Promise<boolean> {
  const held = await tx
    .selectFrom('kept_content as item')
    .select('item.id')
    .where('item.id', '=', of.id)
    .where('item.media_key', '=', of.mediaKey)
    .where(isToSign)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return false;
  const task = await tx
    .selectFrom('media_task')
    .select('id')
    .where('content_id', '=', of.id)
    .limit(1)
    .executeTakeFirst();
  if (task) return false;
  await tx
    .updateTable('kept_content')
    .set({ signed_by: of.signedBy, signed_at: of.now, signing_until: null })
    .where('id', '=', of.id)
    .execute();
  return true;
}

/** Notes why an item stays unsigned, unless its file was exchanged meanwhile. */
export async function leaveUnsigned(
  db: Db,
  of: { readonly id: string; readonly mediaKey: string | null; readonly why: LeftUnsigned },
): Promise<void> {
  await db
    .updateTable('kept_content')
    .set({ left_unsigned: of.why, signing_until: null })
    .where('id', '=', of.id)
    .where('media_key', 'is not distinct from', of.mediaKey)
    .where('signed_by', 'is', null)
    .execute();
}

/** Gives back every item that somebody was at; only for a start that knows that nobody else runs. */
export async function releaseSigning(db: Db): Promise<void> {
  await db
    .updateTable('kept_content')
    .set({ signing_until: null })
    .where('signing_until', 'is not', null)
    .where('signed_by', 'is', null)
    .execute();
}

/** How many items are to be signed, counted up to a bound. */
export async function countUnsigned(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT FROM kept_content item WHERE ${isToSign} LIMIT ${most}::int) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** How many stay as they are, by the reason, counted up to a bound. */
export async function countLeftUnsigned(
  db: Db,
  most: number,
): Promise<readonly { why: LeftUnsigned; count: number }[]> {
  const { rows } = await sql<{ why: LeftUnsigned; count: number }>`
    SELECT left_unsigned AS why, count(*)::int AS count
    FROM (SELECT left_unsigned FROM kept_content WHERE left_unsigned IS NOT NULL LIMIT ${most}::int) found
    GROUP BY left_unsigned ORDER BY left_unsigned`.execute(db);
  return rows;
}
