import { type RawBuilder, sql } from 'kysely';
import { deleteBatch, deleteOfPerson } from '../../db/delete-batch.ts';
import { type Part, sqlPart } from '../../db/statement.ts';
import type { Db, Tx } from '../../db/transaction.ts';

/** An Idempotency-Key of a person for one call, bound to what the request asks for (BOOKS-5). */
export interface IdempotencyKey {
  readonly userId: string;
  readonly call: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

/** Name of the key that the same request sent twice breaks. */
export const idempotencyKeyConstraint = 'idempotency_once';

/** What a request made: its ids are what the same request sent again is answered from. */
export interface Made {
  /** At least one. */
  readonly ids: readonly string[];
  readonly createdAt: Date;
}

/**
 * Part of a statement: remembers what a request made, so that the same request sent again finds it. Where it made nothing, nothing is
 * remembered, and the same request is tried again. A key that stands already breaks `idempotencyKeyConstraint`, which undoes the whole statement
 * this stands in.
 */
export const idempotencyKeyPart = (key: IdempotencyKey, made: Made): Part<{ made: { id: string } }, unknown> =>
  sqlPart(sql`${keyRow(key, made)} WHERE EXISTS (SELECT FROM made)`);

/**
 * Part of a statement over `granted` (n, content_id, created_at): remembers of each request under a key, counted from 1, the one item that
 * it made. Who is not granted anything keeps the key for another try; a key that stands breaks `idempotencyKeyConstraint`.
 */
export function idempotencyKeysPart(keys: readonly (IdempotencyKey | undefined)[]): RawBuilder<unknown> {
  return sql`INSERT INTO idempotency (user_id, call, key, request_hash, content_ids, created_at)
    SELECT k.user_id, k.call, k.key, decode(k.request_hash, 'hex'), ARRAY[granted.content_id], granted.created_at
    FROM unnest(${keys.map((key) => key?.userId ?? null)}::uuid[], ${keys.map((key) => key?.call ?? null)}::text[], ${keys.map((key) => key?.key ?? null)}::text[],
      ${keys.map((key) => key?.requestHash.toString('hex') ?? null)}::text[]) WITH ORDINALITY AS k (user_id, call, key, request_hash, n)
    JOIN granted ON granted.n = k.n WHERE k.key IS NOT NULL`;
}

/** Remembers a request in the transaction that makes what it asks for. A key that stands already breaks `idempotencyKeyConstraint`. */
export async function insertIdempotencyKey(tx: Tx, key: IdempotencyKey, made: Made): Promise<void> {
  await keyRow(key, made).execute(tx);
}

function keyRow(key: IdempotencyKey, made: Made): RawBuilder<unknown> {
  const ids = sql`ARRAY[${sql.join(made.ids.map((id) => sql`${id}::uuid`))}]`;
  return sql`INSERT INTO idempotency (user_id, call, key, request_hash, content_ids, created_at)
    SELECT ${key.userId}::uuid, ${key.call}::text, ${key.key}::text, ${key.requestHash}::bytea, ${ids}, ${made.createdAt}::timestamptz`;
}

/** What the first request under a key made; undefined when the key is new. */
export async function findMade(db: Db, key: IdempotencyKey) {
  return db
    .selectFrom('idempotency')
    .select(['request_hash', 'content_ids'])
    .where('user_id', '=', key.userId)
    .where('call', '=', key.call)
    .where('key', '=', key.key)
    .executeTakeFirst();
}

/** Removes some request keys that are older than their promise; answers how many. */
export async function removeOldIdempotencyKeys(db: Db, before: Date, limit: number): Promise<number> {
  const where = sql`created_at < ${before}::timestamptz`;
  return deleteBatch(db, { table: 'idempotency', where, oldest: 'created_at', limit });
}

/** Deletes some request keys of a person; answers how many. */
export async function deleteSomeIdempotencyKeys(
  db: Db,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  return deleteOfPerson(db, { table: 'idempotency', ...of });
}
