import { limits } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import { isPublicAndReady, isReady } from '../../db/content-status.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { contentQuery, type ContentRow } from '../content/index.ts';
import { isNotBlockedBy } from '../follows/index.ts';
import { placeBetween, placeGap } from './collections.rules.ts';
import { visiblePlaces } from './collections.store.ts';

/**
 * The places of items in collections. Whoever changes places holds the collection, then the items so that they stay, by their ids, and only then
 * touches a place: whoever removes an item for good holds it first, and takes its places after (decision 48).
 */

/** A page of the items of a collection that this viewer may see, in its order, over the index collection_item_placed. */
export async function listPlacedContent(
  db: Db,
  page: {
    readonly collectionId: string;
    readonly viewerId: string | undefined;
    readonly limit: number;
    readonly after: { readonly position: string; readonly id: string } | undefined;
  },
): Promise<(ContentRow & { readonly position: string })[]> {
  const { after, viewerId } = page;
  let query = contentQuery(db, viewerId)
    .innerJoin('collection_item as place', 'place.content_id', 'content.id')
    .select(sql<string>`place.position::text`.as('position'))
    .where('place.collection_id', '=', page.collectionId)
    .where(sql<boolean>`(content.user_id = ${viewerId ?? null}::uuid OR (${isPublicAndReady()}))`)
    .where(isNotBlockedBy(viewerId, 'content.user_id'))
    .orderBy('place.position')
    .orderBy('place.content_id')
    .limit(page.limit);
  if (after)
    query = query.where(
      sql<boolean>`(place.position, place.content_id) > (${after.position}::bigint, ${after.id}::uuid)`,
    );
  return query.execute();
}

/** Which of these are in a collection and may be seen by its owner. */
export async function findPlaced(
  db: Db,
  of: { readonly collectionId: string; readonly ownerId: string; readonly ids: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT place.content_id AS id FROM ${visiblePlaces(of.ownerId)}
    WHERE place.collection_id = ${of.collectionId}::uuid AND place.content_id = ANY(${[...of.ids]}::uuid[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Holds items so that they stay until the transaction ends, by their ids; those of the trash too. */
export async function keepItems(tx: Tx, ids: readonly string[]): Promise<void> {
  await keep(tx, sql`${[...ids]}::uuid[]`);
}

/** The same for everything that is in a collection, 5,000 items at most. */
export async function keepItemsOf(tx: Tx, collectionId: string): Promise<void> {
  await keep(tx, sql`ARRAY(SELECT content_id FROM collection_item WHERE collection_id = ${collectionId}::uuid)`);
}

async function keep(tx: Tx, ids: RawBuilder<unknown>): Promise<void> {
  await sql`SELECT id FROM kept_content WHERE id = ANY(${ids}) ORDER BY id FOR KEY SHARE`.execute(tx);
}

/**
 * Gives places at the end, in the order of `ids`, to those that their collector may see and that have none yet; the caller holds the collection
 * and the items. Answers which of them have a place now, or 'full' where not all find room: then the caller takes it all back.
 */
export async function insertPlaces(
  tx: Tx,
  of: { readonly collectionId: string; readonly ownerId: string; readonly ids: readonly string[]; readonly now: Date },
): Promise<string[] | 'full'> {
  await sql`
    INSERT INTO collection_item (collection_id, content_id, position, added_at)
    SELECT ${of.collectionId}::uuid, content.id, ${placeGap.toString()}::bigint * named.place
      + coalesce((SELECT max(position) FROM collection_item WHERE collection_id = ${of.collectionId}::uuid), 0), ${of.now}::timestamptz
    FROM unnest(${[...of.ids]}::uuid[]) WITH ORDINALITY AS named (id, place)
    JOIN content ON content.id = named.id AND ${isReady()} AND (content.is_public OR content.user_id = ${of.ownerId}::uuid)
    JOIN users AS author ON author.id = content.user_id AND author.deleted_at IS NULL
    ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<{ number: number }>`
    SELECT count(*)::integer AS number FROM collection_item WHERE collection_id = ${of.collectionId}::uuid`.execute(tx);
  if ((rows[0]?.number ?? 0) > limits.collectionItemsMax) return 'full';
  return findPlaced(tx, of);
}

/** Takes items out of a collection; the caller holds it and them. */
export async function deletePlaces(
  tx: Tx,
  of: { readonly collectionId: string; readonly ids: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('collection_item')
    .where('collection_id', '=', of.collectionId)
    .where('content_id', 'in', [...of.ids])
    .execute();
}

/** Puts an item right before another one of the collection, which the caller holds, or at the end. Both are in it. */
export async function moveToPlace(
  tx: Tx,
  move: { readonly collectionId: string; readonly id: string; readonly before: string | null },
): Promise<void> {
  let position = await findPlace(tx, move);
  if (position === undefined) {
    await keepItemsOf(tx, move.collectionId);
    await numberAnew(tx, move.collectionId);
    position = await findPlace(tx, move);
  }
  if (position === undefined) return;
  await tx
    .updateTable('collection_item')
    .set({ position: position.toString() })
    .where('collection_id', '=', move.collectionId)
    .where('content_id', '=', move.id)
    .execute();
}

async function findPlace(
  tx: Tx,
  { collectionId, id, before }: { readonly collectionId: string; readonly id: string; readonly before: string | null },
): Promise<bigint | undefined> {
  const others = sql`FROM collection_item WHERE collection_id = ${collectionId}::uuid AND content_id <> ${id}::uuid`;
  if (before === null) {
    const { rows } = await sql<{ last: string | null }>`SELECT max(position)::text AS last ${others}`.execute(tx);
    return BigInt(rows[0]?.last ?? 0) + placeGap;
  }
  const { rows } = await sql<{ above: string; below: string | null }>`
    SELECT position::text AS above, (SELECT max(position)::text ${others} AND position < target.position) AS below
    FROM collection_item AS target WHERE collection_id = ${collectionId}::uuid AND content_id = ${before}::uuid`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) return undefined;
  return placeBetween(found.below === null ? undefined : BigInt(found.below), BigInt(found.above));
}

/** Moves all places of a collection apart again, in their order: 5,000 rows at most, in one statement. */
async function numberAnew(tx: Tx, collectionId: string): Promise<void> {
  await sql`
    UPDATE collection_item AS place SET position = ranked.place * ${placeGap.toString()}::bigint
    FROM (SELECT content_id, row_number() OVER (ORDER BY position, content_id) AS place
      FROM collection_item WHERE collection_id = ${collectionId}::uuid) AS ranked
    WHERE place.collection_id = ${collectionId}::uuid AND place.content_id = ranked.content_id`.execute(tx);
}
