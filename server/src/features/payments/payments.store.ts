import { type RawBuilder, type Selectable, sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { CreditPackageTable, PaymentOrderTable } from '../../db/types.ts';
import { creditPurchaseParts } from '../credits/index.ts';
import { type RequestKey, requestKeyPart } from '../request-keys/index.ts';

export type PackageRow = Selectable<CreditPackageTable>;
export type OrderRow = Selectable<PaymentOrderTable>;

export async function listPackages(db: Db): Promise<PackageRow[]> {
  return db
    .selectFrom('credit_package')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('price_cents')
    .orderBy('id')
    .limit(100)
    .execute();
}

export async function findPackage(db: Db, id: string): Promise<PackageRow | undefined> {
  return db
    .selectFrom('credit_package')
    .selectAll()
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Every package, also those that are not on offer, for operators. */
export async function listAllPackages(db: Db): Promise<PackageRow[]> {
  return db.selectFrom('credit_package').selectAll().orderBy('price_cents').orderBy('id').limit(1_000).execute();
}

/** Adds a package or changes one; open orders keep what was agreed. */
export async function savePackage(tx: Tx, pack: PackageRow): Promise<void> {
  const { id: _id, ...rest } = pack;
  await tx
    .insertInto('credit_package')
    .values(pack)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
}

/** Takes a package off offer; false when there is none of this id. */
export async function withdrawPackage(tx: Tx, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('credit_package')
    .set({ is_active: false })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What is agreed on when the page is opened. */
export interface NewOrder {
  readonly id: string;
  readonly userId: string;
  readonly pack: PackageRow;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly createdAt: Date;
}

/** The order and its request key, both or neither. */
export async function insertOrder(tx: Tx, order: NewOrder, requestKey: RequestKey | undefined): Promise<void> {
  await tx
    .insertInto('payment_order')
    .values({
      id: order.id,
      user_id: order.userId,
      package_id: order.pack.id,
      package_name: order.pack.name,
      credits: order.pack.credits,
      price_cents: order.pack.price_cents,
      currency: order.pack.currency,
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      created_at: order.createdAt,
    })
    .execute();
  if (requestKey) await requestKeyPart(requestKey, { ids: [order.id], createdAt: order.createdAt }).execute(tx);
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('payment_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Where the order can be paid; the first page stands. */
export async function saveCheckout(
  db: Db,
  id: string,
  checkout: { readonly sessionId: string; readonly url: string; readonly expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ session_id: checkout.sessionId, url: checkout.url, expires_at: checkout.expiresAt })
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .execute();
}

/** The names that an order may be known by outside. */
export interface OrderNames {
  readonly orderId: string | undefined;
  readonly sessionId: string | undefined;
  readonly paymentIntent: string | undefined;
}

/** The order behind any of its names, held until the transaction ends: what is told about it is taken in one by one. */
export async function lockOrder(tx: Tx, names: OrderNames): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('payment_order')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('id', '=', names.orderId ?? null),
        eb('session_id', '=', names.sessionId ?? null),
        eb('payment_intent', '=', names.paymentIntent ?? null),
      ]),
    )
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export type PayableOrder = OrderRow & {
  readonly username: string;
  readonly email: string;
  /** When its payer has left. */
  readonly deleted_at: Date | null;
};

/** The order behind any of its names with its payer, as they stand; nothing is held. */
export async function findPayableOrder(db: Db, names: OrderNames): Promise<PayableOrder | undefined> {
  const { rows } = await sql<PayableOrder>`
    ${prepared} SELECT payment_order.*, users.username, users.email, users.deleted_at FROM payment_order JOIN users ON users.id = payment_order.user_id
    WHERE payment_order.id = ${names.orderId ?? null}::uuid OR session_id = ${names.sessionId ?? null}::text
      OR payment_intent = ${names.paymentIntent ?? null}::text
    ORDER BY payment_order.created_at LIMIT 1`.execute(db);
  return rows[0];
}

/** Name of the key that a notification breaks when it comes a second time. */
export const eventConstraint = 'payment_event_pkey';

/**
 * The ordinary end of an order in one statement and so in one round trip: notification, facts, balance, entry and
 * receipt happen together or not at all. Answers false, and changes nothing, when the order is no longer one that nothing but its
 * opening is known of; a notification that came before breaks `eventConstraint`. Accounts are named by value (ADR 9).
 */
export async function payOrder(
  db: Db,
  input: {
    readonly order: OrderRow;
    readonly notice: { readonly id: string; readonly type: string };
    readonly names: Pick<OrderRow, 'session_id' | 'payment_intent' | 'receipt_url'>;
    /** Part that writes the receipt, given the condition under which it is due. */
    readonly receipt: (condition: RawBuilder<unknown>) => RawBuilder<unknown>;
    readonly now: Date;
  },
): Promise<boolean> {
  const { order, notice, names, now } = input;
  const credit = creditPurchaseParts({
    id: order.id,
    userId: order.user_id,
    credits: order.credits,
    packageName: order.package_name,
    now,
  });
  const { rows } = await sql<{ id: string }>`
    ${prepared} WITH paid AS (
      UPDATE payment_order SET paid_at = ${now}::timestamptz, session_id = ${names.session_id}::text,
        payment_intent = ${names.payment_intent}::text, receipt_url = ${names.receipt_url}::text
      WHERE id = ${order.id}::uuid AND paid_at IS NULL AND refunded_cents = 0 AND dispute = 'none' AND reclaimed_credits = 0
        AND session_id IS NOT DISTINCT FROM ${order.session_id}::text
        AND payment_intent IS NOT DISTINCT FROM ${order.payment_intent}::text
        AND receipt_url IS NOT DISTINCT FROM ${order.receipt_url}::text
      RETURNING id),
    event AS (
      INSERT INTO payment_event (id, type, order_id, outcome, received_at)
      SELECT ${notice.id}::text, ${notice.type}::text, paid.id, 'applied', ${now}::timestamptz FROM paid),
    raised AS (${credit.raised}),
    entry AS (${credit.entry}),
    receipt AS (${input.receipt(sql`EXISTS (SELECT FROM paid)`)})
    SELECT id FROM paid`.execute(db);
  return rows.length === 1;
}

export async function updateOrder(tx: Tx, id: string, set: Partial<OrderRow>): Promise<void> {
  await tx.updateTable('payment_order').set(set).where('id', '=', id).execute();
}

/** Takes a notification in, once; false when it came before. */
export async function insertEvent(
  tx: Tx,
  event: {
    readonly id: string;
    readonly type: string;
    readonly orderId: string | null;
    readonly outcome: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const result = await tx
    .insertInto('payment_event')
    .values({
      id: event.id,
      type: event.type,
      order_id: event.orderId,
      outcome: event.outcome,
      received_at: event.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** A person's orders, newest first, over its index. */
export async function listOrders(
  db: Db,
  page: { readonly userId: string; readonly limit: number; readonly offset: number },
): Promise<OrderRow[]> {
  return db
    .selectFrom('payment_order')
    .selectAll()
    .where('user_id', '=', page.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many orders a person has; their number is bounded by how often somebody pays. */
export async function countOrders(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('payment_order')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Open orders that nobody has asked about for a while; marks them as asked, so that two processes share the work. */
export async function takeOpenOrders(
  db: Db,
  input: {
    readonly now: Date;
    readonly createdBefore: Date;
    readonly checkedBefore: Date;
    readonly limit: number;
  },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    UPDATE payment_order SET checked_at = ${input.now}::timestamptz WHERE id IN (
      SELECT id FROM payment_order
      WHERE paid_at IS NULL AND failed_at IS NULL AND expired_at IS NULL AND created_at <= ${input.createdBefore}::timestamptz
        AND (checked_at IS NULL OR checked_at <= ${input.checkedBefore}::timestamptz)
      ORDER BY created_at LIMIT ${input.limit}::int FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(db);
  return rows;
}

export async function findCustomer(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.customer_id;
}

/** The name under which the provider knows a person; the first one stands. */
export async function saveCustomer(db: Db, userId: string, customerId: string): Promise<void> {
  await db
    .insertInto('payment_customer')
    .values({ user_id: userId, customer_id: customerId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

export async function deleteCustomer(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('payment_customer').where('user_id', '=', userId).execute();
}

/** True for the account of somebody who has deleted it. */
export async function hasLeft(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('deleted_at').where('id', '=', userId).executeTakeFirst();
  return row?.deleted_at !== null;
}

/** Name and address of a payer. */
export async function findPayer(db: Db | Tx, userId: string) {
  return db.selectFrom('users').select(['username', 'email']).where('id', '=', userId).executeTakeFirstOrThrow();
}
