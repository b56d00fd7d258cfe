import { createHash } from 'node:crypto';
import { type Db, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import { AppError, appError } from '../../kernel/errors.ts';
import { findMade, type IdempotencyKey, idempotencyKeyConstraint } from './idempotency.store.ts';

/** The key of a request; undefined when it has none. The body has been parsed: defaults are filled in, in the schema's order. */
export function idempotencyKeyOf(
  call: { readonly id: string },
  request: { readonly userId: string; readonly key: string | undefined; readonly body: object },
): IdempotencyKey | undefined {
  if (request.key === undefined) return undefined;
  return {
    userId: request.userId,
    call: call.id,
    key: request.key,
    requestHash: createHash('sha256').update(JSON.stringify(request.body)).digest(),
  };
}

/** Ids of what the first request under this key made; undefined when there was none. Throws 409 when it asked for something else. */
export async function findFirstRequest(
  ctx: { readonly db: Db },
  key: IdempotencyKey,
): Promise<readonly string[] | undefined> {
  const first = await findMade(ctx.db, key);
  if (!first) return undefined;
  if (!first.request_hash.equals(key.requestHash)) throw appError('idempotency_key_reused');
  return first.content_ids;
}

/**
 * An attempt under a key, which is written with its effect or not at all. What a first success made is answered again in
 * place of any refusal: of the key that stands now, of a balance that the first run spent, of an item that has changed since.
 * Where there was no success the refusal stands, and the same request may be sent again. Throws 409 when the first success
 * under this key was of another request.
 */
export async function orFirstAnswer<T>(
  ctx: { readonly db: Db },
  run: {
    readonly key: IdempotencyKey | undefined;
    readonly attempt: () => Promise<T>;
    readonly again: (madeIds: readonly string[]) => T | Promise<T>;
  },
): Promise<T> {
  const { key } = run;
  try {
    return await run.attempt();
  } catch (error) {
    const isRefused =
      error instanceof AppError || isDatabaseError(error, sqlStates.uniqueViolation, idempotencyKeyConstraint);
    if (!key || !isRefused) throw error;
    const first = await findFirstRequest(ctx, key);
    if (!first) throw error;
    return run.again(first);
  }
}
