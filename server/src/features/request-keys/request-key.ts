import { createHash } from 'node:crypto';
import type { Db } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { findMade, type RequestKey } from './request-keys.store.ts';

/** The key of a request; undefined when it has none. The body has been parsed: defaults are filled in, in the schema's order. */
export function requestKeyOf(
  call: { readonly id: string },
  request: { readonly userId: string; readonly key: string | undefined; readonly body: object },
): RequestKey | undefined {
  if (request.key === undefined) return undefined;
  return {
    userId: request.userId,
    call: call.id,
    key: request.key,
    requestHash: createHash('sha256').update(JSON.stringify(request.body)).digest(),
  };
}

/** Ids of what the first request under this key made; undefined when there was none. Throws 409 when it asked for something else. */
export async function findFirstRequest(db: Db, key: RequestKey): Promise<readonly string[] | undefined> {
  const first = await findMade(db, key);
  if (!first) return undefined;
  if (!first.request_hash.equals(key.requestHash)) throw appError('idempotency_key_reused');
  return first.content_ids;
}
