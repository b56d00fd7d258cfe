import { limits } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import { isPublicAndReady } from '../../db/content-status.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { ownerOfName } from '../accounts/index.ts';
import { isNotBlockedBy } from '../follows/index.ts';

/** A collection with its figures, as one viewer may know them. */
export interface CollectionRow {
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly is_public: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** Items that the viewer may see, counted up to `limits.totalMax`. */
  readonly count: number;
  /** The first three of them. */
  readonly first_ids: readonly string[];
  /** The cover that was chosen, where the viewer may see it. */
  readonly chosen_id: string | null;
}

/** Somebody's own collection, which is told to its owner. */
interface Own {
  readonly id: string;
  readonly ownerId: string;
}

/**
 * The places whose items this viewer may see: their own, and what is public. The trash is out of `content`; whoever has left, or is
 * blocked by the viewer, is out of sight.
 */
export function visiblePlaces(viewerId: string | undefined): RawBuilder<unknown> {
  return sql`collection_item AS place JOIN content ON content.id = place.content_id
    AND (content.user_id = ${viewerId ?? null}::uuid OR (${isPublicAndReady()})) AND ${isNotBlockedBy(viewerId, 'content.user_id')}
    JOIN users AS author ON author.id = content.user_id AND author.deleted_at IS NULL`;
}

function figures(viewerId: string | undefined): RawBuilder<unknown> {
  const places = visiblePlaces(viewerId);
  return sql`collection.id, collection.owner_id, collection.name, collection.is_public, collection.created_at, collection.updated_at,
    (SELECT count(*)::integer FROM (SELECT FROM ${places} WHERE place.collection_id = collection.id LIMIT ${limits.totalMax}::int) AS seen) AS count,
    ARRAY(SELECT place.content_id::text FROM ${places} WHERE place.collection_id = collection.id
      ORDER BY place.position, place.content_id LIMIT 3) AS first_ids,
    (SELECT place.content_id FROM ${places} WHERE place.collection_id = collection.id AND place.content_id = collection.cover_id) AS chosen_id`;
}

/** A page of a person's collections, the last changed first, over the index collection_by_owner. */
export async function listCollectionRows(
  db: Db,
  page: {
    readonly ownerId: string;
    readonly viewerId: string | undefined;
    readonly onlyPublic: boolean;
    readonly limit: number;
    readonly after: { readonly updatedAt: Date; readonly id: string } | undefined;
  },
): Promise<CollectionRow[]> {
  const { after } = page;
  const before = after ? sql`AND (updated_at, id) < (${after.updatedAt}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<CollectionRow>`
    SELECT ${figures(page.viewerId)} FROM (
      SELECT * FROM collection WHERE owner_id = ${page.ownerId}::uuid ${page.onlyPublic ? sql`AND is_public` : sql``} ${before}
      ORDER BY updated_at DESC, id DESC LIMIT ${page.limit}::int) AS collection
    ORDER BY collection.updated_at DESC, collection.id DESC`.execute(db);
  return rows;
}

/** A collection that this viewer may see, with whose it is: one's own, or a public one of somebody who is there. */
export async function findCollectionRow(db: Db, of: { readonly id: string; readonly viewerId: string | undefined }) {
  const { rows } = await sql<
    CollectionRow & { username: string; full_name: string | null; profile_pic_id: string | null }
  >`
    SELECT ${figures(of.viewerId)}, users.username, users.full_name, users.profile_pic_id
    FROM ${shownCollection(of)}`.execute(db);
  return rows[0];
}

/** True when this viewer may see a collection, without counting what is in it. */
export async function isCollectionShown(
  db: Db,
  of: { readonly id: string; readonly viewerId: string | undefined },
): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ${shownCollection(of)}`.execute(db);
  return rows.length > 0;
}

/** One's own, or a public one of somebody who is there. */
function shownCollection(of: { readonly id: string; readonly viewerId: string | undefined }): RawBuilder<unknown> {
  return sql`collection JOIN users ON users.id = collection.owner_id AND users.is_active AND users.deleted_at IS NULL
    WHERE collection.id = ${of.id}::uuid AND (collection.is_public OR collection.owner_id = ${of.viewerId ?? null}::uuid)`;
}

/** All collections of a person, 200 at most, the last changed first; of each whether an item is in it that they may see. */
export async function listChoiceRows(db: Db, of: { readonly ownerId: string; readonly itemId: string | undefined }) {
  const { rows } = await sql<{ id: string; name: string; is_public: boolean; has_item: boolean }>`
    SELECT id, name, is_public, EXISTS (SELECT FROM ${visiblePlaces(of.ownerId)}
      WHERE place.collection_id = collection.id AND place.content_id = ${of.itemId ?? null}::uuid) AS has_item
    FROM collection WHERE owner_id = ${of.ownerId}::uuid
    ORDER BY updated_at DESC, id DESC LIMIT ${limits.collectionsMax}::int`.execute(db);
  return rows;
}

/** The active person of this name. */
export async function findPerson(
  db: Db,
  of: { readonly usernameKey: string; readonly now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', ownerOfName(of))
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Lets the new collections of one person come one after the other until the transaction ends, so that their number holds. */
export async function queueCollections(tx: Tx, ownerId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`collection:${ownerId}`}, 0))`.execute(tx);
}

/** Adds a collection unless there is one of this id; 'full' where its owner has as many as one may have without it. */
export async function insertCollection(
  tx: Tx,
  { id, ownerId, ...wish }: Own & { readonly name: string; readonly isPublic: boolean; readonly now: Date },
): Promise<'there' | 'full'> {
  const { rows } = await sql<{ others: number }>`
    WITH person AS (SELECT id FROM users WHERE id = ${ownerId}::uuid AND is_active AND deleted_at IS NULL FOR KEY SHARE),
    others AS (SELECT count(*)::integer AS number FROM collection WHERE owner_id = ${ownerId}::uuid AND id <> ${id}::uuid),
    added AS (
      INSERT INTO collection (id, owner_id, name, is_public, created_at, updated_at)
      SELECT ${id}::uuid, person.id, ${wish.name}, ${wish.isPublic}::boolean, ${wish.now}::timestamptz, ${wish.now}::timestamptz FROM person
      WHERE (SELECT number FROM others) < ${limits.collectionsMax}::int
      ON CONFLICT (id) DO NOTHING)
    SELECT number AS others FROM others`.execute(tx);
  return (rows[0]?.others ?? 0) < limits.collectionsMax ? 'there' : 'full';
}

/** The collection of a person that was this one at another place, or is it itself. */
export async function findBroughtCollection(
  tx: Tx,
  of: { readonly ownerId: string; readonly origin: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('collection')
    .select('id')
    .where('owner_id', '=', of.ownerId)
    .where((eb) => eb.or([eb('origin_id', '=', of.origin), eb('id', '=', of.origin)]))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Adds the private collection of another place; false where its owner has as many as one may have. The caller holds them (`queueCollections`). */
export async function insertBrought(
  tx: Tx,
  { id, ownerId, origin, name, now }: Own & { readonly origin: string; readonly name: string; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO collection (id, owner_id, origin_id, name, created_at, updated_at)
    SELECT ${id}::uuid, ${ownerId}::uuid, ${origin}::uuid, ${name}, ${now}::timestamptz, ${now}::timestamptz
    WHERE (SELECT count(*) FROM collection WHERE owner_id = ${ownerId}::uuid) < ${limits.collectionsMax}::int`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Changes what is named; answers whether the collection is there. */
export async function updateCollection(
  db: Db,
  own: Own,
  set: {
    readonly name?: string;
    readonly is_public?: boolean;
    readonly cover_id?: string | null;
    readonly updated_at: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collection')
    .set(set)
    .where('id', '=', own.id)
    .where('owner_id', '=', own.ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The person's own collection, held until the transaction ends, so that its acts follow each other. */
export async function lockCollection(tx: Tx, own: Own): Promise<boolean> {
  const row = await tx
    .selectFrom('collection')
    .select('id')
    .where('id', '=', own.id)
    .where('owner_id', '=', own.ownerId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a collection, which the caller holds with its items. Its places go with it (ON DELETE CASCADE). */
export async function deleteCollection(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('collection').where('id', '=', id).execute();
}

/** One of a person's collections, held until the transaction ends. */
export async function lockSomeCollection(tx: Tx, ownerId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('collection')
    .select('id')
    .where('owner_id', '=', ownerId)
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}
