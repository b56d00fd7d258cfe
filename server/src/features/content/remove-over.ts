import { inTransaction } from '../../db/transaction.ts';
import { trashSince } from './content.rules.ts';
import { deleteManyContents } from './content.store.ts';
import { type MediaTaskContext, runMediaTasks } from './media-tasks.ts';
import { insertManyMediaTasks } from './media-tasks.store.ts';
import { keysOfItem } from './storage-key.ts';
import { lockSomeOver } from './trash.store.ts';

/** More than one statement or one answer should wait for. */
const batchMax = 100;

/**
 * Removes some of the items whose time in the trash is over for good, with their media; answers how many (KEEP-28). Whoever puts one back holds its
 * row, and is passed over; one that is held here is not in the trash any more once the other looks again.
 */
export async function removeOver(ctx: MediaTaskContext, input: { readonly limit: number }): Promise<number> {
  const now = ctx.clock.now();
  const ids = await inTransaction(ctx, async (ctx) => {
    const rows = await lockSomeOver(ctx.tx, { since: trashSince(now), limit: Math.min(input.limit, batchMax) });
    const found = rows.map((row) => row.id);
    await deleteManyContents(ctx.tx, found);
    const tasks = rows.flatMap((row) =>
      keysOfItem(row).map((key) => ({ action: 'remove' as const, contentId: row.id, key })),
    );
    await insertManyMediaTasks(ctx.tx, tasks, now);
    return found;
  });
  for (const id of ids) await runMediaTasks(ctx, id);
  return ids.length;
}

/** One round's share: so many items, and the rest is for the next. */
const batchesMax = 100;

/** The round over everybody's trash. */
export async function removeAllOver(ctx: MediaTaskContext): Promise<void> {
  for (let batch = 0; batch < batchesMax; batch += 1)
    if ((await removeOver(ctx, { limit: batchMax })) < batchMax) return;
}
