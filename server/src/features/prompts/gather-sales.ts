import { type Db, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { balanceConstraint } from '../credits/index.ts';
import { insertPurchases, type UnlockRequest } from './prompts.store.ts';

/** Unlocks that are written together, at most. */
const togetherMax = 32;
/** Statements of a process that write unlocks at the same time, at most. */
const statementsMax = 3;
/** Unlocks of one buyer, and of all, that may wait in a process. */
const waitingMax = { ofOne: 256, ofAll: 2048 } as const;
const retryAfterS = 1;
const triesMax = 3;

/**
 * Sells a prompt and answers whether it was sold, as `insertPurchases` says. Throws 503 `busy` while too many of the
 * same buyer or in all wait, and what the database says of this one.
 */
export type Sell = (unlock: UnlockRequest) => Promise<boolean>;

interface Waiting {
  readonly unlock: UnlockRequest;
  readonly resolve: (isSold: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes the way in which a process sells prompts. An unlock that meets no other is written at once. Those that arrive in the same moment, or while
 * `statementsMax` statements are being written, are written together with one statement and one commit for all, and each is answered for
 * itself (BOOKS-24). What sellers get of it is not waited for (BOOKS-22).
 */
export function gatherSales(ctx: { readonly db: Db }): Sell {
  const waiting: Waiting[] = [];
  /** The buyers of each statement that is being written. */
  const written = new Set<ReadonlySet<string>>();

  async function write(together: readonly Waiting[], buyers: ReadonlySet<string>): Promise<void> {
    written.add(buyers);
    // Where one of several breaks a constraint nothing of them holds: then each is tried alone, and fails for itself.
    if (!(await sellTogether(ctx.db, together)) && together.length > 1)
      for (const one of together) await sellTogether(ctx.db, [one]);
    written.delete(buyers);
    writeSoon();
  }

  let isDue = false;
  /** After what is happening now: those who were answered together often ask together for the next. */
  function writeSoon(): void {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      writeWaiting();
    });
  }

  function writeWaiting(): void {
    while (written.size < statementsMax) {
      const together = takeTogether(waiting, written);
      if (together.length === 0) return;
      void write(together, new Set(together.map(({ unlock }) => unlock.buyerId)));
    }
  }

  return (unlock) =>
    new Promise((resolve, reject) => {
      const ofOne = waiting.filter((one) => one.unlock.buyerId === unlock.buyerId).length;
      if (ofOne >= waitingMax.ofOne || waiting.length >= waitingMax.ofAll)
        return reject(appError('busy', { retryAfterS }));
      waiting.push({ unlock, resolve, reject });
      writeSoon();
    });
}

/**
 * Takes those who have waited longest out of the queue: each buyer once, because a statement changes an account once, and nobody for whom another
 * statement is being written, who would have all the others wait.
 */
function takeTogether(waiting: Waiting[], written: ReadonlySet<ReadonlySet<string>>): Waiting[] {
  const together = new Set<Waiting>();
  const buyers = new Set<string>();
  for (const one of waiting) {
    if (together.size === togetherMax) break;
    const { buyerId } = one.unlock;
    if (buyers.has(buyerId) || [...written].some((ofStatement) => ofStatement.has(buyerId))) continue;
    together.add(one);
    buyers.add(buyerId);
  }
  const left = waiting.filter((one) => !together.has(one));
  waiting.splice(0, waiting.length, ...left);
  return [...together];
}

/** Writes sales in one statement and answers each; false when it failed for several, of whom nobody has an answer then. */
async function sellTogether(db: Db, together: readonly Waiting[]): Promise<boolean> {
  try {
    const sold = await insertNewest(
      db,
      together.map(({ unlock }) => unlock),
    );
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
async function insertNewest(db: Db, unlocks: readonly UnlockRequest[]): Promise<boolean[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await insertPurchases(db, unlocks);
    } catch (error) {
      if (tries === triesMax || !isDatabaseError(error, sqlStates.checkViolation, balanceConstraint)) throw error;
    }
  }
}
