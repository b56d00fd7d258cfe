import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { CreditPackageTable, PaymentOrderTable } from '../../db/types.ts';
import { insertIdempotencyKey, type IdempotencyKey } from '../idempotency/index.ts';
import type { Agreed, KnownPage } from '../../ports/payment-provider.ts';
import { nextCheck } from './payments.rules.ts';

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
export async function insertOrder(tx: Tx, order: NewOrder, idempotencyKey: IdempotencyKey | undefined): Promise<void> {
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
      ...nextCheck({ checks: 0, paid_at: null }, order.createdAt),
    })
    .execute();
  if (idempotencyKey) await insertIdempotencyKey(tx, idempotencyKey, { ids: [order.id], createdAt: order.createdAt });
}

/** An order, or its page, that only the provider still knows, due at once; false where both are here already or its person is not. */
export async function restoreOrder(db: Db, page: KnownPage & { readonly agreed: Agreed }, now: Date): Promise<boolean> {
  const { agreed } = page;
  const { numAffectedRows } = await sql`
    INSERT INTO payment_order (id, user_id, package_id, package_name, credits, price_cents, currency, success_url, cancel_url,
      created_at, session_id, expires_at, next_check_at)
    SELECT ${page.orderId}::uuid, id, ${agreed.packageId}, ${agreed.packageName}, ${agreed.credits}::int, ${page.priceCents}::int,
      ${page.currency}, ${page.successUrl}, ${page.cancelUrl}, ${page.createdAt}::timestamptz, ${page.sessionId},
      ${page.expiresAt}::timestamptz, ${now}::timestamptz
    FROM users WHERE id = ${agreed.userId}::uuid
    ON CONFLICT (id) DO UPDATE SET session_id = excluded.session_id, expires_at = excluded.expires_at,
      next_check_at = excluded.next_check_at
    WHERE payment_order.session_id IS NULL`.execute(db);
  return numAffectedRows === 1n;
}

/** Has every order that was opened since then, or is still open, asked about now. */
export async function hastenOrdersSince(db: Db, since: Date, now: Date): Promise<void> {
  await sql`UPDATE payment_order SET next_check_at = ${now}::timestamptz
    WHERE created_at >= ${since}::timestamptz AND session_id IS NOT NULL AND ended_reason IS NULL`.execute(db);
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

/** An order, held until the transaction ends. */
export async function lockOrderById(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('payment_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
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

/** Orders that are to be asked about by now, the longest due first; what fails comes again at `againAt`, so that two processes share the work. */
export async function takeDueOrders(
  db: Db,
  input: { readonly now: Date; readonly againAt: Date; readonly limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    UPDATE payment_order SET next_check_at = ${input.againAt}::timestamptz, checks = checks + 1 WHERE id = ANY(ARRAY(
      SELECT id FROM payment_order WHERE next_check_at <= ${input.now}::timestamptz
      ORDER BY next_check_at LIMIT ${input.limit}::int FOR UPDATE SKIP LOCKED))
    RETURNING *`.execute(db);
  return rows;
}

/** Sets when an order is asked about next, unless something else has become of it meanwhile. */
export async function scheduleCheck(
  db: Db,
  order: { readonly id: string; readonly takenUntil: Date; readonly nextCheckAt: Date | null },
): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ next_check_at: order.nextCheckAt })
    .where('id', '=', order.id)
    .where('next_check_at', '=', order.takenUntil)
    .execute();
}

/** Ends an open order that the provider cannot say anything of, with the reason. */
export async function giveUpOrder(
  db: Db,
  order: { readonly id: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ expired_at: order.now, ended_reason: order.reason, next_check_at: null })
    .where('id', '=', order.id)
    .where('paid_at', 'is', null)
    .execute();
}

/** Has the orders behind these names asked about now; answers the names that no order has. */
export async function hastenChecks(
  db: Db,
  subjects: readonly { readonly orderId: string | undefined; readonly paymentIntent: string | undefined }[],
  now: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ place: number }>`
    WITH named AS (
      SELECT * FROM unnest(${subjects.map(({ orderId }) => orderId ?? null)}::uuid[], ${subjects.map(({ paymentIntent }) => paymentIntent ?? null)}::text[])
        WITH ORDINALITY AS n (order_id, intent, place)),
    found AS (
      SELECT n.place, o.id FROM named n JOIN payment_order o ON o.id = n.order_id
      UNION SELECT n.place, o.id FROM named n JOIN payment_order o ON o.payment_intent = n.intent),
    hastened AS (
      UPDATE payment_order SET next_check_at = ${now}::timestamptz WHERE id IN (SELECT id FROM found))
    SELECT place::int FROM named WHERE place NOT IN (SELECT place FROM found) ORDER BY place`.execute(db);
  return rows.map(({ place }) => place - 1);
}

/** Orders paid within these times that none of the money named here moved for, over payment_order_paid. */
export async function listPaidWithoutMove(
  db: Db,
  input: {
    readonly paidFrom: Date;
    readonly paidUntil: Date;
    readonly orderIds: readonly string[];
    readonly paymentIntents: readonly string[];
    readonly limit: number;
  },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payment_order
    WHERE paid_at >= ${input.paidFrom}::timestamptz AND paid_at < ${input.paidUntil}::timestamptz
      AND id NOT IN (SELECT unnest(${input.orderIds}::uuid[]))
      AND NOT EXISTS (SELECT FROM unnest(${input.paymentIntents}::text[]) AS moved (intent) WHERE intent = payment_order.payment_intent)
    ORDER BY paid_at LIMIT ${input.limit}::int`.execute(db);
  return rows.map(({ id }) => id);
}

/** Pages of a person that may still be open. */
export async function listOpenPages(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_order')
    .select('session_id')
    .where('user_id', '=', userId)
    .where('paid_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('expired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1_000)
    .execute();
  return rows.flatMap(({ session_id: sessionId }) => sessionId ?? []);
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

/** Forgets addresses at the payment provider that show who paid. Amounts and times stay in the books. */
export async function forgetPaymentPages(db: Db, userId: string): Promise<void> {
  await db.updateTable('payment_order').set({ url: null, receipt_url: null }).where('user_id', '=', userId).execute();
}
