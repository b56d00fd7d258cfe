import type { Signals } from '../../db/signals.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deleteManyContents, lockSomeOfPerson } from './content.store.ts';
import { listingChannel } from './listing-channel.ts';
import { type MediaTaskContext, runMediaTasks } from './media-tasks.ts';
import { insertManyMediaTasks } from './media-tasks.store.ts';
import { keysOfItem } from './storage-key.ts';

const batch = 100;

/**
 * Removes the next finished items of a person with their media; answers how many there were. What dies in between is
 * done by the round of media.
 */
export async function removeSomeOfPerson(
  ctx: MediaTaskContext & { readonly signals: Pick<Signals, 'publish'> },
  userId: string,
): Promise<number> {
  const ids = await inTransaction(ctx, async (ctx) => {
    const rows = await lockSomeOfPerson(ctx.tx, userId, batch);
    const found = rows.map((row) => row.id);
    await deleteManyContents(ctx.tx, found);
    const tasks = rows.flatMap((row) =>
      keysOfItem(row).map((key) => ({ action: 'remove' as const, contentId: row.id, key })),
    );
    await insertManyMediaTasks(ctx.tx, tasks, ctx.clock.now());
    return found;
  });
  try {
    for (const id of ids) await runMediaTasks(ctx, id);
  } finally {
    // Stills of it may have been kept while the files were still there.
    if (ids.length > 0) await ctx.signals.publish(listingChannel, ids.join(' '));
  }
  return ids.length;
}
