/** How much of a backlog one round takes. */
export interface Batches {
  /** Rows at once: few enough for one statement, whose time is limited. */
  readonly batch: number;
  /** In one round; what is left then is for the next. */
  readonly batchesMax: number;
}

/** Removes batch after batch until there is nothing left, or the round has done its share. Answers how many were removed. */
export async function inBatches(
  { batch, batchesMax }: Batches,
  removeSome: (limit: number) => Promise<number>,
): Promise<number> {
  let removed = 0;
  for (let count = 0; count < batchesMax; count += 1) {
    const some = await removeSome(batch);
    removed += some;
    if (some < batch) break;
  }
  return removed;
}
