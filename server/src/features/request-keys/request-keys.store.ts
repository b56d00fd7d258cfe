import { type RawBuilder, sql } from 'kysely';
import { deleteBatch } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';

/** An Idempotency-Key of a person for one call, bound to what the request asks for (contract, Conventions). */
export interface RequestKey {
  readonly userId: string;
  readonly call: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

/** Name of the key that the same request sent twice breaks. */
export const requestKeyConstraint = 'idempotency_once';

/**
 * Part of a statement: remembers what a request made, so that the same request sent again finds it.
 * A key that stands already breaks `requestKeyConstraint`, which undoes the whole statement this stands in.
 */
export function requestKeyPart(key: RequestKey, made: { readonly ids: readonly string[]; readonly createdAt: Date }) {
  const ids: RawBuilder<unknown> = sql`ARRAY[${sql.join(made.ids.map((id) => sql`${id}::uuid`))}]`;
  return sql`INSERT INTO idempotency (user_id, call, key, request_hash, content_ids, created_at)
    VALUES (${key.userId}::uuid, ${key.call}, ${key.key}, ${key.requestHash}, ${ids}, ${made.createdAt}::timestamptz)`;
}

/** Remembers a request in the caller's transaction; false when it was remembered before. */
export async function rememberRequest(
  tx: Tx,
  key: RequestKey,
  made: { readonly ids: readonly string[]; readonly createdAt: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`${requestKeyPart(key, made)} ON CONFLICT DO NOTHING`.execute(tx);
  return numAffectedRows === 1n;
}

/** What the first request under a key made; undefined when the key is new. */
export async function findMade(db: Db, key: RequestKey) {
  return db
    .selectFrom('idempotency')
    .select(['request_hash', 'content_ids'])
    .where('user_id', '=', key.userId)
    .where('call', '=', key.call)
    .where('key', '=', key.key)
    .executeTakeFirst();
}

/** Removes some request keys that are older than their promise; answers how many. */
export async function removeOldRequestKeys(db: Db, before: Date, limit: number): Promise<number> {
  const where = sql`created_at < ${before}::timestamptz`;
  return deleteBatch(db, { table: 'idempotency', where, oldest: 'created_at', limit });
}
