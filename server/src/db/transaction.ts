import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './types.ts';

/** The database to read from, or to open a transaction on. */
export type Db = Kysely<Database>;

/** An open transaction. What has to be inside one demands it, and does not compile outside. */
export type Tx = Transaction<Database>;

/** What a context has inside a transaction. `tx` is for what has to be inside one; `db` is the same, so that whatever it calls is in it. */
export interface InTx {
  readonly db: Tx;
  readonly tx: Tx;
}

/**
 * Runs `work` in one transaction: all of it holds, or none of it. It gets the context again, in the transaction.
 * Never wait for the network inside: the embedded database has one connection, and everybody waits with you.
 */
export function inTransaction<C extends { readonly db: Db }, T>(
  ctx: C,
  work: (ctx: C & InTx) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction().execute((tx) => work({ ...ctx, db: tx, tx }));
}

/** A database error of this SQLSTATE, on this constraint when one is named. */
export function isDatabaseError(error: unknown, sqlState: string, constraint?: string): boolean {
  // The class differs between the embedded and the real server (it is not always pg.DatabaseError): only the fields count.
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== sqlState) return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}

export const sqlStates = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  foreignKeyViolation: '23503',
  lockTimeout: '55P03',
} as const;

/** How often a table is asked for that somebody holds, and how long is waited in between, in milliseconds: not all who wait come back at once. */
const tries = { most: 30, leastMs: 1_000, mostMs: 3_000 } as const;

/**
 * Does what takes a table from everybody, again where it did not get it within its lock timeout: whoever waits for a table makes everybody else wait
 * behind, so that each try is short. `work` must leave the world as it was when it fails. Throws what the thirtieth try did, and every other error at once.
 */
export async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried >= tries.most || !isDatabaseError(error, sqlStates.lockTimeout)) throw error;
      await sleep(tries.leastMs + Math.random() * (tries.mostMs - tries.leastMs));
    }
  }
}
