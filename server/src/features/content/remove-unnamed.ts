import { inTransaction } from '../../db/transaction.ts';
import { runMediaTasks, type MediaTaskContext } from './media-tasks.ts';
import { insertMediaTasks, isKeyNamed } from './media-tasks.store.ts';

/**
 * Removes an object below an item's name that neither the item nor a task names. The item is held meanwhile, and the removal is
 * one of its tasks: a change of visibility that would use the key again comes before or after, never in between.
 *
 * @returns false when it is named after all
 */
export async function removeUnnamed(
  ctx: MediaTaskContext,
  unnamed: { readonly id: string; readonly key: string },
): Promise<boolean> {
  const { id: contentId, key } = unnamed;
  const isUnnamed = await inTransaction(ctx, async (ctx) => {
    if (await isKeyNamed(ctx.tx, { contentId, key })) return false;
    await insertMediaTasks(ctx.tx, { contentId, tasks: [{ action: 'remove', key }], now: ctx.clock.now() });
    return true;
  });
  if (isUnnamed) await runMediaTasks(ctx, contentId);
  return isUnnamed;
}
