import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** One thing that a provider would keep: its id, what it is, and its fields. */
export interface SandboxObject {
  readonly id: string;
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Keeps a new thing; undefined when its idempotency key stands already. */
export async function insertObject(
  db: Db,
  object: SandboxObject & {
    readonly key: string | undefined;
    readonly requestHash: Buffer | undefined;
    readonly now: Date;
  },
): Promise<boolean> {
  const result = await db
    .insertInto('sandbox_object')
    .values({
      id: object.id,
      kind: object.kind,
      body: JSON.stringify(object.body),
      idempotency_key: object.key ?? null,
      request_hash: object.requestHash ?? null,
      created_at: object.now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function findByKey(db: Db, key: string) {
  return db.selectFrom('sandbox_object').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

export async function findObject(db: Db, id: string): Promise<SandboxObject | undefined> {
  const row = await db
    .selectFrom('sandbox_object')
    .select(['id', 'kind', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Written as an object by this store and by nobody else.
  return row && { ...row, body: row.body as SandboxObject['body'] };
}

/**
 * Changes fields of a thing, only while one of them still has the value it was read with: the first of two who pay
 * wins. Answers whether it was changed.
 */
export async function changeObject(
  db: Db,
  id: string,
  change: {
    readonly set: Readonly<Record<string, unknown>>;
    readonly while?: { readonly field: string; readonly is: string };
  },
): Promise<boolean> {
  const condition = change.while ? sql`AND body->>${change.while.field}::text = ${change.while.is}` : sql``;
  const { numAffectedRows } = await sql`
    UPDATE sandbox_object SET body = body || ${JSON.stringify(change.set)}::jsonb WHERE id = ${id} ${condition}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Things of one kind with this value in this field, newest first. */
export async function listObjects(
  db: Db,
  filter: { readonly kind: string; readonly field: string; readonly is: string },
): Promise<SandboxObject[]> {
  const { rows } = await sql<SandboxObject>`
    SELECT id, kind, body FROM sandbox_object WHERE kind = ${filter.kind} AND body->>${filter.field}::text = ${filter.is}
    ORDER BY created_at DESC LIMIT 100`.execute(db);
  return rows;
}

/** Things of these kinds by when they were made, the oldest first, behind the one named `after`. */
export async function listCreated(
  db: Db,
  filter: {
    readonly kinds: readonly string[];
    readonly from: Date;
    readonly to: Date;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<SandboxObject[]> {
  const { rows } = await sql<SandboxObject>`
    SELECT id, kind, body FROM sandbox_object
    WHERE kind = ANY(${[...filter.kinds]}::text[]) AND created_at >= ${filter.from}::timestamptz AND created_at < ${filter.to}::timestamptz
      AND (${filter.after ?? null}::text IS NULL OR (created_at, id) > (SELECT created_at, id FROM sandbox_object WHERE id = ${filter.after ?? null}::text))
    ORDER BY created_at, id LIMIT ${filter.limit}::int`.execute(db);
  return rows;
}

export async function deleteObject(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sandbox_object').where('id', '=', id).execute();
}

/** Removes a customer with the cards that are kept for it. */
export async function deleteCustomer(db: Db, id: string): Promise<void> {
  await sql`DELETE FROM sandbox_object WHERE id = ${id} OR (kind = 'payment_method' AND body->>'customer' = ${id})`.execute(
    db,
  );
}

export interface Delivery {
  readonly id: string;
  readonly payload: string;
  readonly attempts: number;
}

/** Notes a notification to be delivered. */
export async function insertDelivery(
  db: Db,
  delivery: { readonly id: string; readonly payload: string; readonly dueAt: Date },
): Promise<void> {
  await db
    .insertInto('sandbox_delivery')
    .values({ id: delivery.id, payload: delivery.payload, due_at: delivery.dueAt })
    .execute();
}

/** Takes deliveries that are due; they come again after `leaseUntil` unless they are marked as delivered. */
export async function takeDeliveries(
  db: Db,
  input: { readonly now: Date; readonly leaseUntil: Date; readonly attemptsMax: number; readonly limit: number },
): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    UPDATE sandbox_delivery SET due_at = ${input.leaseUntil}::timestamptz, attempts = attempts + 1 WHERE id = ANY(ARRAY(
      SELECT id FROM sandbox_delivery WHERE delivered_at IS NULL AND due_at <= ${input.now}::timestamptz AND attempts < ${input.attemptsMax}::int
      ORDER BY due_at, id LIMIT ${input.limit}::int FOR UPDATE SKIP LOCKED))
    RETURNING id, payload, attempts`.execute(db);
  return rows;
}

export async function markDelivered(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sandbox_delivery').set({ delivered_at: now }).where('id', '=', id).execute();
}

export async function postpone(db: Db, id: string, dueAt: Date): Promise<void> {
  await db.updateTable('sandbox_delivery').set({ due_at: dueAt }).where('id', '=', id).execute();
}

/** Lets every notification that was tried before be tried at once; only for a start that knows that nobody else runs. */
export async function releaseDeliveries(db: Db, now: Date): Promise<void> {
  await sql`UPDATE sandbox_delivery SET due_at = ${now}::timestamptz
    WHERE delivered_at IS NULL AND attempts > 0 AND due_at > ${now}::timestamptz`.execute(db);
}
