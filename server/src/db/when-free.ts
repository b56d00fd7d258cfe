import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseError, sqlStates } from './transaction.ts';

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
