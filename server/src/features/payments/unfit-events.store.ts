import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** What came to nothing because it does not fit, and waits for a person to look at it. */
const isUnfit = sql<boolean>`payment_event.seen_at IS NULL
  AND payment_event.outcome IN ('unknown_order', 'wrong_mode', 'mismatch', 'deleted_account')`;

/** Payments that do not fit and that nobody has ticked off, the oldest first, over payment_event_unfit; with what was agreed. */
export async function listUnfitEvents(db: Db, limit: number) {
  return db
    .selectFrom('payment_event')
    .leftJoin('payment_order', 'payment_order.id', 'payment_event.order_id')
    .select([
      'payment_event.id',
      'payment_event.type',
      'payment_event.outcome',
      'payment_event.received_at',
      'payment_event.order_id',
      'payment_order.user_id',
      'payment_order.price_cents',
      'payment_order.currency',
    ])
    .where(isUnfit)
    .orderBy('payment_event.received_at')
    .orderBy('payment_event.id')
    .limit(limit)
    .execute();
}
export type UnfitEvent = Awaited<ReturnType<typeof listUnfitEvents>>[number];

/** How many there are, and since when. */
export async function countUnfitEvents(db: Db): Promise<{ readonly count: number; readonly since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    SELECT count(*)::int AS count, min(received_at) AS since FROM payment_event WHERE ${isUnfit}`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

/** One notification, held until the transaction ends. */
export async function lockEvent(db: Db, id: string) {
  return db
    .selectFrom('payment_event')
    .select(['id', 'outcome', 'seen_at'])
    .select(isUnfit.as('is_unfit'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markSeen(
  tx: Tx,
  seen: { readonly id: string; readonly by: string; readonly note: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('payment_event')
    .set({ seen_by: seen.by, seen_at: seen.now, seen_note: seen.note })
    .where('id', '=', seen.id)
    .execute();
}
