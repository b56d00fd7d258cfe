import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { RefundRequestTable } from '../../db/types.ts';

export type RefundRequestRow = Selectable<RefundRequestTable>;

export async function insertRefundRequest(
  tx: Tx,
  request: Pick<RefundRequestRow, 'id' | 'order_id' | 'cents' | 'asked_by' | 'asked_at'>,
): Promise<void> {
  await tx.insertInto('refund_request').values(request).execute();
}

/** Refunds that the provider has not answered yet, the oldest first; of one order where it is named. */
export async function listAskingRefunds(
  db: Db,
  of: { readonly orderId?: string; readonly limit: number },
): Promise<readonly (RefundRequestRow & { readonly payment_intent: string | null })[]> {
  return db
    .selectFrom('refund_request')
    .innerJoin('payment_order', 'payment_order.id', 'refund_request.order_id')
    .selectAll('refund_request')
    .select('payment_order.payment_intent')
    .where('refund_request.state', '=', 'asking')
    .$if(of.orderId !== undefined, (query) => query.where('refund_request.order_id', '=', of.orderId ?? ''))
    .orderBy('asked_at')
    .limit(of.limit)
    .execute();
}

/** Ends the asking; whoever is first says how. */
export async function markRefundAsked(
  db: Db,
  end: { readonly id: string; readonly providerId: string } | { readonly id: string; readonly error: string },
): Promise<void> {
  const set =
    'providerId' in end
      ? ({ state: 'asked', provider_id: end.providerId } as const)
      : ({ state: 'refused', error: end.error } as const);
  await db.updateTable('refund_request').set(set).where('id', '=', end.id).where('state', '=', 'asking').execute();
}

/** Money of an order that was asked back and that the provider has not told of yet; whether a request is still unanswered. */
export async function sumRefundsUnderWay(
  db: Db,
  orderId: string,
): Promise<{ readonly cents: number; readonly isAsking: boolean }> {
  const { rows } = await sql<{ cents: number; is_asking: boolean }>`
    SELECT coalesce(sum(r.cents), 0)::int AS cents, coalesce(bool_or(r.state = 'asking'), false) AS is_asking
    FROM refund_request r WHERE r.order_id = ${orderId}::uuid AND (r.state = 'asking' OR (r.state = 'asked'
      AND NOT EXISTS (SELECT FROM payment_refund p WHERE p.id = r.provider_id)))`.execute(db);
  return { cents: rows[0]?.cents ?? 0, isAsking: rows[0]?.is_asking ?? false };
}

/** Has an order asked about soon, unless that is due before. */
export async function hastenCheck(db: Db, orderId: string, at: Date): Promise<void> {
  await sql`UPDATE payment_order SET next_check_at = least(next_check_at, ${at}::timestamptz) WHERE id = ${orderId}::uuid`.execute(
    db,
  );
}

/** How an order stands for the desk. */
export interface DeskOrderRow {
  readonly id: string;
  readonly user_id: string;
  readonly username: string | null;
  readonly package_name: string;
  readonly credits: number;
  readonly price_cents: number;
  readonly currency: string;
  readonly created_at: Date;
  readonly paid_at: Date | null;
  readonly failed_at: Date | null;
  readonly expired_at: Date | null;
  readonly refunded_cents: number;
  readonly dispute: string;
  readonly refund_state: string | null;
  readonly refund_error: string | null;
}

/** A page of orders, the newest first over payment_order_newest, or of one person; with how the last refund of each was answered. */
export async function listDeskOrders(
  db: Db,
  page: {
    readonly person: string | undefined;
    readonly before: string | undefined;
    readonly paidOnly: boolean;
    readonly limit: number;
  },
): Promise<DeskOrderRow[]> {
  const { person, before, paidOnly, limit } = page;
  const { rows } = await sql<DeskOrderRow>`
    SELECT o.id, o.user_id, u.username, o.package_name, o.credits, o.price_cents, o.currency, o.created_at, o.paid_at, o.failed_at,
      o.expired_at, o.refunded_cents, o.dispute, r.state AS refund_state, r.error AS refund_error
    FROM payment_order o LEFT JOIN users u ON u.id = o.user_id AND u.deleted_at IS NULL
      LEFT JOIN LATERAL (SELECT state, error FROM refund_request WHERE order_id = o.id ORDER BY asked_at DESC LIMIT 1) r ON true
    WHERE (${person ?? null}::uuid IS NULL OR o.user_id = ${person ?? null}::uuid) AND (NOT ${paidOnly}::boolean OR o.paid_at IS NOT NULL)
      AND (${before ?? null}::uuid IS NULL OR (o.created_at, o.id) < (SELECT created_at, id FROM payment_order WHERE id = ${before ?? null}::uuid))
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit}::int`.execute(db);
  return rows;
}
