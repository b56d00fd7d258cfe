import { limits } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import type { ContentContext } from './content.context.ts';
import { trashSince } from './content.rules.ts';
import { removeOver } from './remove-over.ts';
import { countTrashed, endTimeInTrash } from './trash.store.ts';

/** As many as are removed before the answer; the round has the rest. */
const atOnce = 100;

/**
 * Ends the actor's trash: at once nothing of it is shown or can be put back, however much it is; the rows and the media of the first go before the
 * answer, those of the rest by the next round (KEEP-28). Answers how many ended, and how many are left for another call.
 */
export async function emptyTrash(
  ctx: Pick<ContentContext, 'db' | 'clock' | 'objectStore'>,
  input: { readonly actor: SignedIn },
): Promise<{ readonly removed: number; readonly left: number }> {
  const of = { userId: input.actor.userId, since: trashSince(ctx.clock.now()) };
  const removed = await endTimeInTrash(ctx.db, { ...of, limit: limits.emptyTrashMax });
  if (removed > 0) await removeOver(ctx, { limit: atOnce });
  return { removed, left: await countTrashed(ctx.db, of) };
}
