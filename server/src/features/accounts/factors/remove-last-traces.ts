import type { Tx } from '../../../db/transaction.ts';
import { deleteFactors, hasFactor } from './factors.store.ts';

/** Recovery codes stand in for a factor: with the last one they go too. */
export async function removeLastTraces(tx: Tx, userId: string): Promise<void> {
  if (!(await hasFactor(tx, userId))) await deleteFactors(tx, userId);
}
