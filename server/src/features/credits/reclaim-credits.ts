import type { InTx, Tx } from '../../db/transaction.ts';
import { tellPeople } from '../notifications/index.ts';
import { addCredits, lockAccount, lowerDebt, takeCredits } from './credits.store.ts';
import {
  backToSavepoint,
  dropSavepoint,
  listSellersOf,
  lockAccounts,
  type Moved,
  restoreHolds,
  returnHolds,
  setSavepoint,
} from './holds.store.ts';

interface Reclaim {
  readonly userId: string;
  /** The payment that is reversed, or not any more. */
  readonly orderId: string;
  /** Whole credits, above 0. */
  readonly credits: number;
  /** The notification that says so; stands once in the ledger. */
  readonly cause: string;
  readonly description: string;
  readonly now: Date;
}

/** Sellers who were found in the meantime are tried for so often. */
const lockTriesMax = 20;

/**
 * Locks a person's account and those of all sellers whom a reversal of the person's payment may concern, in the one order (ADR 34); it comes
 * before anything else that touches a balance. Who they are is known for sure only under the person's own lock; where one was added
 * meanwhile, all locks are given up and taken anew.
 */
export async function lockForReversal(ctx: InTx, userId: string): Promise<void> {
  for (let tries = 0; tries < lockTriesMax; tries += 1) {
    const sellers = new Set(await listSellersOf(ctx.tx, userId));
    await setSavepoint(ctx.tx);
    await lockAccounts(ctx.tx, [userId, ...sellers]);
    const isWhole = (await listSellersOf(ctx.tx, userId)).every((seller) => sellers.has(seller));
    if (isWhole) return dropSavepoint(ctx.tx);
    await backToSavepoint(ctx.tx);
  }
  throw new Error('The sellers of a reversed payment changed too often; it is taken in when it is told again.');
}

/**
 * Takes credits of a refunded or disputed payment back: what can be spent now; what was spent already comes from held income of sales to
 * this person, the newest first (BOOKS-8); the rest from the next credits that arrive. A balance never passes zero.
 * `lockForReversal` comes first. Answers the sellers who were told.
 */
export async function reclaimCredits(ctx: InTx, reclaim: Reclaim): Promise<readonly string[]> {
  const { userId, orderId, credits, cause } = reclaim;
  const { balance, held } = await lockAccount(ctx.tx, userId);
  const now = Math.min(balance - held, credits);
  await takeCredits(ctx.tx, {
    userId,
    now,
    later: credits - now,
    cause: `reclaim:${cause}`,
    description: reclaim.description,
    createdAt: reclaim.now,
  });
  if (credits === now) return [];
  const reversal = { buyerId: userId, orderId, eventId: cause, credits: credits - now, now: reclaim.now };
  return tellSellers(ctx.tx, reclaim, 'sale_reversed', await returnHolds(ctx.tx, reversal));
}

/**
 * Gives back what was taken for a dispute that was won: first what is still owed is forgotten, the rest comes back, and of that the sellers get
 * what was taken from them for it (BOOKS-8). `lockForReversal` comes first. Answers the sellers who were told.
 */
export async function giveBackCredits(ctx: InTx, reclaim: Reclaim): Promise<readonly string[]> {
  const { userId, orderId, credits, cause } = reclaim;
  const { debt } = await lockAccount(ctx.tx, userId);
  const forgotten = Math.min(debt, credits);
  if (forgotten > 0) await lowerDebt(ctx.tx, userId, forgotten);
  const rest = credits - forgotten;
  if (rest === 0) return [];
  await addCredits(ctx.tx, {
    userId,
    kind: 'dispute_reversal',
    amount: rest,
    cause: `return:${cause}`,
    description: reclaim.description,
    createdAt: reclaim.now,
  });
  const reversal = { buyerId: userId, orderId, eventId: cause, credits: rest, now: reclaim.now };
  return tellSellers(ctx.tx, reclaim, 'sale_restored', await restoreHolds(ctx.tx, reversal));
}

/** Once for each seller, whatever number of sales it was; nothing of who bought. */
async function tellSellers(
  tx: Tx,
  { cause, now }: Reclaim,
  type: 'sale_reversed' | 'sale_restored',
  people: readonly Moved[],
): Promise<readonly string[]> {
  if (people.length === 0) return [];
  return tellPeople(tx, { people, kind: 'payment', type, cause: `${type}:${cause}`, now });
}
