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
