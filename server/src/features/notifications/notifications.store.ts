import { limits, type NotificationKind } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import { deleteBatch, deleteOfPerson } from '../../db/delete-batch.ts';
import { isReady } from '../../db/content-status.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { ContentRow } from '../content/index.ts';

/** Tells a person something in the caller's transaction, as far as this person wants to be told; once for each cause. */
export async function tellPerson(
  tx: Tx,
  news: {
    readonly userId: string;
    readonly kind: NotificationKind;
    readonly type: string;
    readonly cause: string;
    readonly orderId: string;
    readonly credits: number;
    readonly now: Date;
  },
): Promise<void> {
  await sql`SELECT tell_person(${news.userId}::uuid, ${news.kind}, ${news.type}, ${news.cause}, ${news.now}::timestamptz,
    NULL, NULL, ${news.orderId}::uuid, ${news.credits}::int)`.execute(tx);
}

/** Tells each of these people how many credits it is about, as `tellPerson` does; not those who have left. Answers whom. */
export async function tellPeople(
  tx: Tx,
  news: {
    readonly people: readonly { readonly userId: string; readonly credits: number }[];
    readonly kind: NotificationKind;
    readonly type: string;
    readonly cause: string;
    readonly now: Date;
  },
): Promise<readonly string[]> {
  const { people, kind, type, cause, now } = news;
  const { rows } = await sql<{ id: string }>`
    SELECT users.id, tell_person(users.id, ${kind}, ${type}, ${cause}, ${now}::timestamptz, NULL, NULL, NULL, told.credits)
    FROM unnest(${people.map(({ userId }) => userId)}::uuid[], ${people.map(({ credits }) => credits)}::int[]) AS told (user_id, credits)
    JOIN users ON users.id = told.user_id AND users.deleted_at IS NULL ORDER BY users.id`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * Tells administrators of something that waits at the desk, once for each cause and whatever they wish to be told: it is their duty. Answers whom
 * it was told now.
 */
export async function tellDesk(
  tx: Tx,
  news: { readonly userIds: readonly string[]; readonly type: string; readonly cause: string; readonly now: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM tell_desk(${[...news.userIds]}::uuid[], ${news.type}, ${news.cause}, ${news.now}::timestamptz) AS told (user_id)`.execute(
    tx,
  );
  return rows.map((row) => row.user_id);
}

/**
 * Tells a person of something that was decided about them, unless they have switched the bell off as a whole: it is no kind that can be switched off
 * by itself, and its mail always comes from who decides (DESK-17). Once for each cause: a decision, and each way in which it ends.
 */
export async function tellOfDecision(
  tx: Tx,
  news: {
    readonly userId: string;
    readonly decisionId: string;
    readonly type: string;
    /** How many items it is about. */
    readonly count: number;
    readonly now: Date;
  },
): Promise<void> {
  const { userId, decisionId, type, count, now } = news;
  const cause = `${type}:${decisionId}:${now.toISOString()}`;
  await sql`SELECT tell_person(${userId}::uuid, 'decision', ${type}, ${cause}, ${now}::timestamptz, NULL, NULL, NULL, NULL)`.execute(
    tx,
  );
  await tx
    .updateTable('notification')
    .set({ decision_id: decisionId, count })
    .where('user_id', '=', userId)
    .where('cause', '=', cause)
    .execute();
}

interface Page {
  readonly userId: string;
  readonly unreadOnly: boolean;
  /** Left out: of all kinds. */
  readonly kind: NotificationKind | undefined;
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page, newest first, over notification_newest, notification_unread or notification_of_kind. The words of an item come along for its
 * owner only: whoever is told of an item owns it.
 */
export async function listNotificationRows(db: Db, page: Page) {
  return db
    .selectFrom('notification')
    .leftJoin('content', (join) =>
      join.onRef('content.id', '=', 'notification.content_id').onRef('content.user_id', '=', 'notification.user_id'),
    )
    .leftJoin('users as person', (join) =>
      join.onRef('person.id', '=', 'notification.person_id').on('person.is_active', '=', true),
    )
    .leftJoin('payment_order', 'payment_order.id', 'notification.order_id')
    .selectAll('notification')
    .select(['content.prompt', 'payment_order.package_name'])
    .select(['payment_order.refunded_cents', 'payment_order.price_cents', 'payment_order.currency'])
    .select(['person.username as person_username', 'person.full_name as person_full_name'])
    .select('person.profile_pic_id as person_picture_id')
    .where('notification.user_id', '=', page.userId)
    .where(isOfSomebodyThere())
    .$if(page.unreadOnly, (query) => query.where('notification.read_at', 'is', null))
    .where((eb) => (page.kind === undefined ? eb.lit(true) : eb('notification.kind', '=', page.kind)))
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** One of the items that a notification tells of, with what its address is made from. */
export interface PicturedRow extends Pick<
  ContentRow,
  'id' | 'user_id' | 'content_type' | 'status' | 'is_public' | 'media_key' | 'small_key' | 'width' | 'restricted_as'
> {
  readonly of: string;
}

/** The finished own items to these ids, `of` which they stand for: of a batch its first four, over content_batch. */
export async function listPictured(
  db: Db,
  of: { readonly userId: string; readonly told: readonly { readonly id: string; readonly isBatch: boolean }[] },
): Promise<PicturedRow[]> {
  if (of.told.length === 0) return [];
  const columns = sql`c.id, c.user_id, c.content_type, c.status, c.is_public, c.media_key, c.small_key, c.width, c.restricted_as`;
  const { rows } = await sql<PicturedRow>`
    SELECT told.id AS of, shown.* FROM unnest(${of.told.map(({ id }) => id)}::uuid[], ${of.told.map(({ isBatch }) => isBatch)}::boolean[])
      WITH ORDINALITY AS told (id, is_batch, n)
    JOIN content item ON item.id = told.id AND item.user_id = ${of.userId}::uuid
    CROSS JOIN LATERAL (
      (SELECT ${columns}, 0 AS place FROM content c WHERE c.id = item.id AND (NOT told.is_batch OR item.batch_id IS NULL) AND ${isReady('c')})
      UNION ALL
      (SELECT ${columns}, c.batch_place FROM content c WHERE told.is_batch AND c.batch_id = item.batch_id AND c.user_id = item.user_id AND ${isReady('c')}
        ORDER BY c.batch_place LIMIT 4)) AS shown
    ORDER BY told.n, shown.place`.execute(db);
  return rows;
}

/** What tells of a person is shown as long as they are active, and to nobody who has blocked them (KEEP-67). */
function isOfSomebodyThere() {
  return sql<boolean>`(notification.person_id IS NULL
    OR EXISTS (SELECT FROM users WHERE users.id = notification.person_id AND users.is_active)
      AND NOT EXISTS (SELECT FROM block WHERE block.blocker = notification.user_id AND block.blocked = notification.person_id))`;
}

/** How many are unread, counted up to `limits.totalMax` over notification_unread. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom((query) =>
      query
        .selectFrom('notification')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .where(isOfSomebodyThere())
        .limit(limits.totalMax)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

interface Own {
  readonly id: string;
  readonly userId: string;
}

/** Marks one as read; false when the person has none of this id. The time of the first reading stands. */
export async function markRead(db: Db, own: Own, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of a person's notifications those that meet a condition, held in the order of their ids: two who act at once never wait for each other. */
function heldOf(userId: string, meet: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`id IN (SELECT id FROM notification WHERE user_id = ${userId}::uuid AND ${meet} ORDER BY id FOR UPDATE)`;
}

interface SomeOwn {
  readonly ids: readonly string[];
  readonly userId: string;
}

/** Marks those of a person among these as read; the time of the first reading stands. */
export async function markSomeRead(db: Db, { ids, userId }: SomeOwn, now: Date): Promise<void> {
  const unread = heldOf(userId, sql`id = ANY(${[...ids]}::bigint[]) AND read_at IS NULL`);
  await db.updateTable('notification').set({ read_at: now }).where(unread).execute();
}

/** Deletes those of a person among these. */
export async function deleteSomeOwn(db: Db, { ids, userId }: SomeOwn): Promise<void> {
  await db
    .deleteFrom('notification')
    .where(heldOf(userId, sql`id = ANY(${[...ids]}::bigint[])`))
    .execute();
}

/** Marks all of a person as read. */
export async function markAllRead(db: Db, userId: string, now: Date): Promise<void> {
  const unread = heldOf(userId, sql`read_at IS NULL`);
  await db.updateTable('notification').set({ read_at: now }).where(unread).execute();
}

/** Marks what a person was told of how these items were made and favorited as read, over notification_unread_of; answers how many. */
export async function markSeen(
  db: Db,
  seen: { readonly userId: string; readonly contentIds: readonly string[]; readonly now: Date },
): Promise<number> {
  const told = sql`content_id = ANY(${[...seen.contentIds]}::uuid[]) AND kind IN ('generation', 'favorite') AND read_at IS NULL`;
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at: seen.now })
    .where(heldOf(seen.userId, told))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Marks what these people were told of their own generations as read. */
export async function markGenerationsRead(
  db: Db,
  read: { readonly userIds: readonly string[]; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: read.now })
    .where('kind', '=', 'generation')
    .where('read_at', 'is', null)
    .where('user_id', 'in', [...read.userIds])
    .execute();
}

export async function deleteNotification(db: Db, own: Own): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notification')
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Some of what was read and is old goes, and of what is very old; favorites are remembered as long as those. Answers how many rows.
 */
export async function deleteOldNotifications(
  db: Db,
  before: { readonly read: Date; readonly any: Date },
  limit: number,
): Promise<number> {
  const isOver = sql`created_at < ${before.read}::timestamptz
    AND (read_at IS NOT NULL OR created_at < ${before.any}::timestamptz)`;
  const isLongTold = sql`told_at < ${before.any}::timestamptz`;
  return (
    (await deleteBatch(db, { table: 'notification', key: 'id', where: isOver, oldest: 'created_at', limit })) +
    (await deleteBatch(db, { table: 'favorite_told', where: isLongTold, oldest: 'told_at', limit }))
  );
}

/** Deletes some of what a person was told, and some of what others were told of the person; answers how many rows. */
export async function deleteSomeNotifications(
  db: Db,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  return (
    (await deleteOfPerson(db, { table: 'notification', key: 'id', ...of })) +
    (await deleteOfPerson(db, { table: 'favorite_told', ...of })) +
    (await deleteToldOfPerson(db, of))
  );
}

/** Deletes some of what others were told of a person who leaves, and of what remembers who was told of whom. */
async function deleteToldOfPerson(db: Db, of: { readonly userId: string; readonly limit: number }): Promise<number> {
  const rows = (where: RawBuilder<unknown>) => sql`WHERE ${where} LIMIT ${of.limit}::int FOR UPDATE`;
  const told = await sql`DELETE FROM notification WHERE id = ANY(ARRAY(
    SELECT id FROM notification ${rows(sql`person_id = ${of.userId}::uuid`)}))`.execute(db);
  const asFollower = await sql`DELETE FROM follow_told WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM follow_told ${rows(sql`follower = ${of.userId}::uuid`)}))`.execute(db);
  const asFollowed = await sql`DELETE FROM follow_told WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM follow_told ${rows(sql`followed = ${of.userId}::uuid`)}))`.execute(db);
  return [told, asFollower, asFollowed].reduce((sum, { numAffectedRows }) => sum + Number(numAffectedRows ?? 0n), 0);
}
