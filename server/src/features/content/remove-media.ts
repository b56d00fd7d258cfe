import type { InTx } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { ContentContext } from './content.context.ts';
import { publishChange } from './listing-signal.ts';
import { runMediaTasks } from './media-tasks.ts';
import { insertMediaTasks, type MediaTask } from './media-tasks.store.ts';
import { keysOfItem } from './storage-key.ts';

/** Notes that the media of an item are to be removed, in the transaction that takes them from it. */
export async function forgetMedia(
  ctx: InTx & { readonly clock: Clock },
  row: { readonly id: string; readonly media_key: string | null; readonly small_key: string | null },
): Promise<void> {
  const tasks = keysOfItem(row).map((key): MediaTask => ({ action: 'remove', key }));
  await insertMediaTasks(ctx.tx, { contentId: row.id, tasks, now: ctx.clock.now() });
}

/**
 * Notes that a file which is no item's is to be removed, below the id of whom it belongs to, in the transaction that takes its name away;
 * `settleItems` of this id does it after the commit, and the round what died in between.
 */
export async function removeFileLater(
  ctx: InTx & { readonly clock: Clock },
  file: { readonly id: string; readonly key: string },
): Promise<void> {
  const tasks = [{ action: 'remove', key: file.key }] as const;
  await insertMediaTasks(ctx.tx, { contentId: file.id, tasks, now: ctx.clock.now() });
}

/** Does it, after the commit. Told after the files have moved: whoever read an old one in between forgets it again. */
export async function finishRemoval(
  ctx: Pick<ContentContext, 'db' | 'clock' | 'objectStore' | 'signals' | 'stills' | 'conversions'>,
  id: string,
): Promise<void> {
  try {
    await runMediaTasks(ctx, id);
  } finally {
    await publishChange(ctx, [id]);
  }
}
