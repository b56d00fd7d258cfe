import type { InTx } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { OwnContent } from './content.store.ts';
import { insertManyMediaTasks } from './media-tasks.store.ts';
import { moveTasks } from './move-tasks.ts';
import { privateKey } from './storage-key.ts';
import { moveToTrash } from './trash.store.ts';

type Item = Pick<OwnContent, 'id' | 'user_id' | 'content_type' | 'media_key' | 'small_key'>;

/**
 * Moves finished items, which the caller holds, to the trash of their owner. Their media go below names that nobody has ever been told, those of
 * private items too: a signed address that is still good opens nothing any more (KEEP-26).
 */
export async function trashItems(
  ctx: InTx & { readonly clock: Clock; readonly ids: Ids },
  rows: readonly Item[],
): Promise<void> {
  const now = ctx.clock.now();
  const moved = rows.map((row) => ({ row, mediaKey: newKey(ctx.ids, row) }));
  await moveToTrash(ctx.tx, { items: moved.map(({ row, mediaKey }) => ({ id: row.id, mediaKey })), now });
  const tasks = moved.flatMap(({ row, mediaKey }) =>
    mediaKey === null || row.media_key === null || row.small_key === null
      ? []
      : moveTasks({ mediaKey: row.media_key, smallKey: row.small_key }, mediaKey).map((task) => ({
          ...task,
          contentId: row.id,
        })),
  );
  await insertManyMediaTasks(ctx.tx, tasks, now);
}

function newKey(ids: Ids, row: Item): string | null {
  if (row.media_key === null || row.small_key === null) return null;
  return privateKey({ userId: row.user_id, contentType: row.content_type, id: row.id, random: ids.uuid() });
}
