import { type Db, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import { listWithoutLook, lookConstraint, setLook } from './looks.store.ts';
import { lookOf } from './look-alike.rules.ts';

const batch = 500;
/** A bound on the loop: fifty million people. */
const roundsMax = 100_000;

/**
 * Gives their look to names of earlier releases. Of two that look alike already both stay: the second gets a mark that is
 * nobody's look, so that a third is still refused by the first.
 */
export async function fillLooks(ctx: { readonly db: Db }): Promise<void> {
  for (let round = 0; round < roundsMax; round += 1) {
    const people = await listWithoutLook(ctx.db, batch);
    for (const { id, username } of people)
      try {
        await setLook(ctx.db, id, lookOf(username));
      } catch (error) {
        if (!isDatabaseError(error, sqlStates.uniqueViolation, lookConstraint)) throw error;
        await setLook(ctx.db, id, `#${id}`);
      }
    if (people.length < batch) return;
  }
}
