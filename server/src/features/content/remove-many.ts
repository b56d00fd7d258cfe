import { isFinalStatus } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { ContentContext } from './content.context.ts';
import { canSee } from './content.rules.ts';
import { findContents, lockOwnContents } from './content.store.ts';
import { publishChange } from './listing-signal.ts';
import { runMediaTasks } from './media-tasks.ts';
import { trashItems } from './trash-items.ts';

/** What became of each item that was named. */
export interface Removal {
  readonly deleted: string[];
  readonly failed: { readonly id: string; readonly code: 'forbidden' | 'not_found' | 'not_ready' }[];
}

/**
 * Removes own images and videos, to the trash (KEEP-25), all that can be at once: what is not there, is somebody else's, or is still being
 * made stays, and the answer says why.
 */
export async function removeMany(
  ctx: ContentContext,
  input: { readonly actor: SignedIn; readonly ids: readonly string[] },
): Promise<Removal> {
  const ids = [...new Set(input.ids)];
  const known = ids.filter(isUuid);
  const { deleted, unfinished } = await inTransaction(ctx, async (ctx) => {
    const rows = await lockOwnContents(ctx.tx, { ids: known, userId: input.actor.userId });
    const final = rows.filter((row) => isFinalStatus(row.status));
    await trashItems(ctx, final);
    return { deleted: final.map((row) => row.id), unfinished: rows.filter((row) => !isFinalStatus(row.status)) };
  });
  // Told after the files are gone: whoever read one in between forgets it again.
  try {
    for (const id of deleted) await runMediaTasks(ctx, id);
  } finally {
    await publishChange(ctx, deleted);
  }
  const kept = new Set(unfinished.map((row) => row.id));
  const stayed = ids.filter((id) => !deleted.includes(id));
  const { actor } = input;
  const strange = stayed.filter((id) => isUuid(id) && !kept.has(id));
  const others = (await findContents(ctx.db, strange, actor.userId)).filter((row) => canSee(row, actor));
  const forbidden = new Set(others.map((row) => row.id));
  const codeOf = (id: string) =>
    kept.has(id) ? ('not_ready' as const) : forbidden.has(id) ? ('forbidden' as const) : ('not_found' as const);
  const failed = stayed.map((id) => ({ id, code: codeOf(id) }));
  return { deleted, failed };
}
