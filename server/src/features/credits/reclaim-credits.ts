import type { Tx } from '../../db/transaction.ts';
import { addCredits, lockAccount, lowerDebt, takeCredits } from './credits.store.ts';

interface Reclaim {
  readonly userId: string;
  /** Whole credits, above 0. */
  readonly credits: number;
  /** Stands once in the ledger. */
  readonly cause: string;
  readonly description: string;
  readonly now: Date;
}

/**
 * Takes credits of a refunded or disputed payment back: what the balance holds now, the rest from the next that arrive
 * (contract, Refunds of payments). A balance never passes zero.
 */
export async function reclaimCredits(tx: Tx, reclaim: Reclaim): Promise<void> {
  const { balance } = await lockAccount(tx, reclaim.userId);
  const now = Math.min(balance, reclaim.credits);
  await takeCredits(tx, {
    userId: reclaim.userId,
    now,
    later: reclaim.credits - now,
    cause: `reclaim:${reclaim.cause}`,
    description: reclaim.description,
    createdAt: reclaim.now,
  });
}

/** Gives back what was taken for a dispute that was won: first what is still owed is forgotten, the rest comes back. */
export async function giveBackCredits(tx: Tx, reclaim: Reclaim): Promise<void> {
  const { debt } = await lockAccount(tx, reclaim.userId);
  const forgotten = Math.min(debt, reclaim.credits);
  if (forgotten > 0) await lowerDebt(tx, reclaim.userId, forgotten);
  const rest = reclaim.credits - forgotten;
  if (rest === 0) return;
  await addCredits(tx, {
    userId: reclaim.userId,
    kind: 'dispute_reversal',
    amount: rest,
    cause: `return:${reclaim.cause}`,
    description: reclaim.description,
    createdAt: reclaim.now,
  });
}
