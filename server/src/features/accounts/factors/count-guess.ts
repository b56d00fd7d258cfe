import type { InTx } from '../../../db/transaction.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { createHitCounter } from '../hit-counter.store.ts';

/** Six digits can be guessed: three of a million are right at any time. Forty tries a day make that one in 8,000 days. */
const windows = [
  { name: 'quarter', ms: 15 * 60_000, max: 10 },
  { name: 'day', ms: 86_400_000, max: 40 },
] as const;

/**
 * Counts a code of six digits about this person, before it is looked at, whatever the limits of rates are set to; answers how long to
 * wait when it is one too many. Each browser that the account knows has a lane of its own, and so has each session: a thief who
 * guesses from elsewhere keeps nobody out there (decision 26).
 */
export async function countGuess(
  ctx: Pick<AccountsContext, 'clock'> & InTx,
  guess: { readonly userId: string; readonly lane: string },
): Promise<{ readonly waitMs: number } | undefined> {
  const counter = createHitCounter(ctx.tx, ctx.clock);
  for (const { name, ms, max } of windows) {
    const key = `second-factor-${name}:${guess.userId}:${guess.lane}`;
    const { hits, resetInMs } = await counter.hit(key, ms, guess.userId);
    if (hits > max) return { waitMs: resetInMs };
  }
  return undefined;
}
