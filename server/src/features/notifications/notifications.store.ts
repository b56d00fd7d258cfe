import { limits, type NotificationKind } from '@loomlight/contract';
import { sql } from 'kysely';
import { deleteBatch, deleteOfPerson } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';

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

interface Page {
  readonly userId: string;
  readonly unreadOnly: boolean;
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page, newest first, over notification_newest or notification_unread. The words of an item come along for its
 * owner only: whoever is told of an item owns it.
 */
export async function listNotificationRows(db: Db, page: Page) {
  return db
    .selectFrom('notification')
    .leftJoin('content', (join) =>
      join.onRef('content.id', '=', 'notification.content_id').onRef('content.user_id', '=', 'notification.user_id'),
    )
    .leftJoin('payment_order', 'payment_order.id', 'notification.order_id')
    .selectAll('notification')
    .select(['content.prompt', 'payment_order.package_name'])
    .where('notification.user_id', '=', page.userId)
    .$if(page.unreadOnly, (query) => query.where('notification.read_at', 'is', null))
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
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

/** Marks all of a person as read, in the order of their ids, so that two who do it at once never wait for each other. */
export async function markAllRead(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('notification')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .orderBy('id')
        .forUpdate(),
    )
    .execute();
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
    (await deleteBatch(db, { table: 'notification', where: isOver, oldest: 'created_at', limit })) +
    (await deleteBatch(db, { table: 'favorite_told', where: isLongTold, oldest: 'told_at', limit }))
  );
}

/** Deletes some of what a person was told, and some of what others were told of the person's favorites; answers how many rows. */
export async function deleteSomeNotifications(
  db: Db,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  return (
    (await deleteOfPerson(db, { table: 'notification', ...of })) +
    (await deleteOfPerson(db, { table: 'favorite_told', ...of }))
  );
}
