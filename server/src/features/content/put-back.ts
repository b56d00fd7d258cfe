import { inTransaction } from '../../db/transaction.ts';
import { refuseMuted, type SignedIn } from '../../kernel/actor.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { ContentContext } from './content.context.ts';
import { trashSince } from './content.rules.ts';
import { publishChange } from './listing-signal.ts';
import { runMediaTasks } from './media-tasks.ts';
import { insertManyMediaTasks } from './media-tasks.store.ts';
import { moveTasks } from './move-tasks.ts';
import { publicKey } from './storage-key.ts';
import { lockTrashed, moveOutOfTrash, type TrashedRow } from './trash.store.ts';

/**
 * Puts own items of the trash back, all that can be at once, each as it was: visibility, lock and price, favorites, figures, sales (KEEP-27).
 * Answers which; what is not in the trash (any more), or was over, stays away. Throws 403 for who is muted and would show something again.
 */
export async function putBack(
  ctx: ContentContext,
  input: { readonly actor: SignedIn; readonly ids: readonly string[] },
): Promise<string[]> {
  const ids = [...new Set(input.ids)].filter(isUuid);
  const now = ctx.clock.now();
  const restored = await inTransaction(ctx, async (ctx) => {
    const rows = await lockTrashed(ctx.tx, { ids, userId: input.actor.userId, since: trashSince(now) });
    if (rows.some((row) => row.trashed_is_public)) refuseMuted(input.actor, now);
    await moveOutOfTrash(
      ctx.tx,
      rows.map((row) => ({ id: row.id, mediaKey: keyOutside(row) })),
    );
    await insertManyMediaTasks(ctx.tx, rows.flatMap(tasksOf), now);
    return rows.map((row) => row.id);
  });
  try {
    for (const id of restored) await runMediaTasks(ctx, id);
  } finally {
    await publishChange(ctx, restored);
  }
  return restored;
}

/** Where its media lie from now on: what was private stays below the name that only its owner was told. */
function keyOutside(row: TrashedRow): string | null {
  if (row.media_key === null || !row.trashed_is_public) return row.media_key;
  return publicKey({ userId: row.user_id, contentType: row.content_type, id: row.id });
}

function tasksOf(row: TrashedRow) {
  const key = keyOutside(row);
  if (key === null || row.media_key === null || row.small_key === null || key === row.media_key) return [];
  const tasks = moveTasks({ mediaKey: row.media_key, smallKey: row.small_key }, key);
  return tasks.map((task) => ({ ...task, contentId: row.id }));
}
