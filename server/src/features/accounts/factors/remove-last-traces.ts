import type { InTx } from '../../../db/transaction.ts';
import { deleteFactors, hasFactor } from './factors.store.ts';

/** Recovery codes stand in for a factor: with the last one they go too. */
export async function removeLastTraces(ctx: InTx, userId: string): Promise<void> {
  if (!(await hasFactor(ctx.tx, userId))) await deleteFactors(ctx.tx, userId);
}
