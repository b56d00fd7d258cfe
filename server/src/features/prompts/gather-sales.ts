import { type Db, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { balanceConstraint } from '../credits/index.ts';
import { insertPurchases, type UnlockRequest } from './prompts.store.ts';

/** Unlocks that are written together, at most. */
const togetherMax = 16;
/** Unlocks of one seller that may wait in a process. */
const waitingMax = 256;
const retryAfterS = 1;
const triesMax = 3;

/**
 * Sells a prompt and answers whether it was sold, as `insertPurchases` says. Throws 503 `busy` while too many people wait for the
 * same seller, and what the database says of this one.
 */
export type Sell = (unlock: UnlockRequest) => Promise<boolean>;

interface Waiting {
  readonly unlock: UnlockRequest;
  readonly resolve: (isSold: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes the way in which a process sells prompts. All sales of a seller raise one balance, so that each would wait for the commit of the
 * one before it. Those that arrive while another of the same seller is written are therefore written together, with one commit,
 * and each is answered for itself; a sale that meets no other is written at once (BOOKS-22).
 */
export function gatherSales(ctx: { readonly db: Db }): Sell {
  /** Of each seller to whom something is sold right now, those that wait for it. */
  const sellers = new Map<string, Waiting[]>();

  async function sellAll(ownerId: string, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) {
      const together = takeTogether(waiting);
      // Where one of several breaks a constraint nothing of them holds: then each is tried alone, and fails for itself.
      if (!(await sellTogether(ctx.db, ownerId, together)) && together.length > 1)
        for (const one of together) await sellTogether(ctx.db, ownerId, [one]);
    }
    sellers.delete(ownerId);
  }

  return (unlock) =>
    new Promise((resolve, reject) => {
      const waiting = sellers.get(unlock.ownerId) ?? [];
      if (waiting.length >= waitingMax) return reject(appError('busy', { retryAfterS }));
      waiting.push({ unlock, resolve, reject });
      if (sellers.has(unlock.ownerId)) return;
      sellers.set(unlock.ownerId, waiting);
      void sellAll(unlock.ownerId, waiting);
    });
}

/** Takes those who have waited longest out of the queue, each buyer once. */
function takeTogether(waiting: Waiting[]): Waiting[] {
  const together = new Map<string, Waiting>();
  for (const one of waiting) {
    if (together.size === togetherMax) break;
    if (!together.has(one.unlock.buyerId)) together.set(one.unlock.buyerId, one);
  }
  const taken = [...together.values()];
  for (const one of taken) waiting.splice(waiting.indexOf(one), 1);
  return taken;
}

/** Writes sales in one statement and answers each; false when it failed for several, of whom nobody has an answer then. */
async function sellTogether(db: Db, ownerId: string, together: readonly Waiting[]): Promise<boolean> {
  try {
    const sold = await insertNewest(db, { ownerId, unlocks: together.map(({ unlock }) => unlock) });
    for (const [index, { resolve }] of together.entries()) resolve(sold[index] ?? false);
    return true;
  } catch (error) {
    const [only] = together;
    if (together.length === 1) only?.reject(error);
    return false;
  }
}

/**
 * Writes sales as `insertPurchases` does, and again when a balance was refused. The statement sells to whom it has locked with enough
 * credits, but PostgreSQL asks the table's check of the row as it was first read, before it waited for whoever was raising it (decision 9).
 */
async function insertNewest(db: Db, sale: Parameters<typeof insertPurchases>[1]): Promise<boolean[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await insertPurchases(db, sale);
    } catch (error) {
      if (tries === triesMax || !isDatabaseError(error, sqlStates.checkViolation, balanceConstraint)) throw error;
    }
  }
}
