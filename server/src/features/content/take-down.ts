import { type ContentType, isFinalStatus } from '@loomlight/contract';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Signals } from '../../db/signals.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { insertAudit } from '../audit/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { deleteManyContents, lockForTakedown } from './content.store.ts';
import { listingChannel } from './listing-channel.ts';
import { runMediaTasks } from './media-tasks.ts';
import { insertMediaTasks, type MediaTask } from './media-tasks.store.ts';
import { keysOfItem } from './storage-key.ts';

/** What came of it. */
export type Takedown =
  | { readonly kind: 'removed'; readonly owner: string; readonly contentType: ContentType }
  | { readonly kind: 'not_found' }
  /** Its credits are in the air until it is final: it is cancelled first. */
  | { readonly kind: 'unfinished' };

/**
 * Deletes anybody's item and its media at the machine, for good and without an appeal (decision 188): written down with the reason, and the owner is
 * told by mail. Nothing is refunded: the item was delivered, and whoever bought its prompt keeps the words that were paid for.
 */
export async function takeDown(
  ctx: {
    readonly db: Db;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly objectStore: ObjectStore;
    readonly signals: Pick<Signals, 'publish'>;
  },
  input: { readonly id: string; readonly reason: string },
): Promise<Takedown> {
  const { id, reason } = input;
  const now = ctx.clock.now();
  const done = await inTransaction(ctx, async (ctx): Promise<Takedown> => {
    const row = await lockForTakedown(ctx.tx, id);
    if (!row) return { kind: 'not_found' };
    if (!isFinalStatus(row.status)) return { kind: 'unfinished' };
    await deleteManyContents(ctx.tx, [id]);
    const tasks = keysOfItem(row).map((key): MediaTask => ({ action: 'remove', key }));
    await insertMediaTasks(ctx.tx, { contentId: id, tasks, now });
    await insertAudit(ctx.tx, { actor: 'operator', action: 'content.delete', subject: id, detail: reason, now });
    const contentType = row.content_type === 'video' ? 'video' : 'image';
    await enqueueMail(ctx, {
      kind: 'taken_down',
      recipient: row.email,
      payload: { username: row.username, content_type: contentType, reason },
    });
    return { kind: 'removed', owner: row.username, contentType };
  });
  if (done.kind !== 'removed') return done;
  try {
    await runMediaTasks(ctx, id);
  } finally {
    await ctx.signals.publish(listingChannel, id);
  }
  return done;
}
