import type { Db } from '../../db/transaction.ts';

/** When cards of a person were declined since then, the newest first: over payment_order_by_user and payment_event_declined. */
export async function listDeclines(
  db: Db,
  of: { readonly userId: string; readonly since: Date; readonly limit: number },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('payment_order')
    .innerJoin('payment_event', 'payment_event.order_id', 'payment_order.id')
    .select('payment_event.received_at')
    .where('payment_order.user_id', '=', of.userId)
    .where('payment_event.outcome', '=', 'declined')
    .where('payment_event.received_at', '>', of.since)
    .orderBy('payment_event.received_at', 'desc')
    .limit(of.limit)
    .execute();
  return rows.map(({ received_at: at }) => at);
}
