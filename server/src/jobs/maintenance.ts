import { type Batches, inBatches } from './in-batches.ts';

/** What one round takes of each kind: a million rows, in statements of a tenth of a second. */
const usualShare: Batches = { batch: 5_000, batchesMax: 200 };

/**
 * The hourly round: removes what nobody needs any more. However much has piled up,
 * it goes in batches, and what a round does not get to is for the next. A kind that cannot be removed keeps no other; the round fails at its end.
 */
export async function maintain(round: {
  /** Each removes some rows of one kind and answers how many. */
  readonly kinds: readonly ((limit: number) => Promise<number>)[];
  /** What goes in batches of its own, or in none. */
  readonly others: readonly (() => Promise<unknown>)[];
  /** Another share only in tests. */
  readonly share?: Batches | undefined;
}): Promise<void> {
  const { kinds, others, share = usualShare } = round;
  const failures: unknown[] = [];
  const attempt = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => failures.push(error));
  for (const removeSome of kinds) await attempt(inBatches(share, removeSome));
  for (const other of others) await attempt(other());
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what is old could not be removed.');
}
