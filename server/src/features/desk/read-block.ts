import type { Db } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { withinTime } from '../../kernel/within-time.ts';
import { type AtOneMoment, readAtOnce } from './one-look.store.ts';

/** A block of the desk is read within so long, or fails alone. */
export const blockMs = 2_000;

/**
 * Reads a block of the desk as it stood at one moment (DESK-127). The database gives up a statement that takes longer than the block may; where the
 * database itself does not answer, or there is no connection for it, the block is given up all the same. Throws 503 `unavailable`.
 */
export async function readBlock<C extends { readonly db: Db }, T>(
  ctx: C,
  work: (ctx: AtOneMoment<C>) => Promise<T>,
): Promise<T> {
  const reading = readAtOnce(ctx.db, { withinMs: blockMs }, (tx) => work({ ...ctx, db: tx }));
  // Whoever waits longer than that hears of nothing any more.
  reading.catch(() => undefined);
  return withinTime(reading, blockMs, () =>
    appError('unavailable', { message: 'This part could not be read within two seconds.' }),
  );
}
