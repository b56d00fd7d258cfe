import { limits } from '@loomlight/contract';
import { sql } from 'kysely';
import { isPublicAndReady } from '../../db/content-status.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { contentQuery, type ContentRow } from '../content/index.ts';

/** What a person has pinned and everybody may see and read at this moment, in its order, over the index pin_placed. */
export async function listPinned(
  db: Db,
  of: { readonly ownerId: string; readonly viewerId: string | undefined },
): Promise<ContentRow[]> {
  return contentQuery(db, of.viewerId)
    .innerJoin('pin', 'pin.content_id', 'content.id')
    .where('pin.user_id', '=', of.ownerId)
    .where(isPublicAndReady())
    .where('content.is_prompt_locked', '=', false)
    .orderBy('pin.place')
    .limit(limits.pinsMax)
    .execute();
}

/**
 * Lets the pins of one person be set one after the other until the transaction ends, and holds what is pinned and what is to be, so that it
 * stays, in the order of ids: whoever removes an item for good holds it first, and takes its pin after (decision 34).
 */
export async function holdPins(
  tx: Tx,
  of: { readonly ownerId: string; readonly ids: readonly string[] },
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pin:${of.ownerId}`}, 0))`.execute(tx);
  await sql`SELECT id FROM kept_content WHERE id = ANY(${[...of.ids]}::uuid[])
      OR id IN (SELECT content_id FROM pin WHERE user_id = ${of.ownerId}::uuid) ORDER BY id FOR KEY SHARE`.execute(tx);
}

/** Which of these are the person's own, and whether everybody may see and read them. */
export async function listPinnable(
  tx: Tx,
  of: { readonly ownerId: string; readonly ids: readonly string[] },
): Promise<{ readonly id: string; readonly is_open: boolean }[]> {
  if (of.ids.length === 0) return [];
  return tx
    .selectFrom('content')
    .select('id')
    .select(sql<boolean>`(${isPublicAndReady()} AND NOT content.is_prompt_locked)`.as('is_open'))
    .where('user_id', '=', of.ownerId)
    .where('id', 'in', [...of.ids])
    .execute();
}

/** Pins these in this order in place of what was pinned; the caller holds them. */
export async function replacePins(
  tx: Tx,
  of: { readonly ownerId: string; readonly ids: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('pin').where('user_id', '=', of.ownerId).execute();
  await sql`INSERT INTO pin (content_id, user_id, place)
    SELECT named.id, ${of.ownerId}::uuid, named.place FROM unnest(${[...of.ids]}::uuid[]) WITH ORDINALITY AS named (id, place)`.execute(
    tx,
  );
}
