import { limits } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { findBalance } from './credits.store.ts';

/**
 * Refuses credits that would lift a balance beyond the largest one (422). It is asked before credits are given or ordered, and lies so far below
 * what the column holds that a paid order, a sale or a refund, which are never refused, cannot fail (BOOKS-11).
 */
export async function refuseBeyondLimit(
  ctx: { readonly db: Db },
  input: { readonly userId: string; readonly credits: number },
): Promise<void> {
  const balance = (await findBalance(ctx.db, input.userId)) ?? 0;
  if (balance + input.credits > limits.balanceMax) throw appError('balance_full');
}
