import { buffer } from 'node:stream/consumers';
import type { Signals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { createLimiter } from '../../kernel/limiter.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { listingChannel } from './listing-channel.ts';
import { deleteMediaTask, listPendingItems, takeMediaTask, type TakenTask } from './media-tasks.store.ts';
import { withoutSeed } from './without-seed.ts';

export interface MediaTaskContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
}

/** A task is given up as its worker's after this; another may do it again. */
const leaseS = 60;
/** Images without their seed that are encoded at once: whoever locks a hundred prompts takes no more than one core. */
const stripping = createLimiter(1);
/** So much is done for an item in one go: of somebody who changes it again and again, the round does what is left. */
const tasksMax = 50;

/**
 * Does what is still to be done to the media of one item, in order. Called right after the row has changed; a process
 * that dies in between leaves the rest to the next round.
 */
export async function runMediaTasks(ctx: MediaTaskContext, contentId: string): Promise<void> {
  for (let done = 0; done < tasksMax; done += 1) {
    const now = ctx.clock.now();
    const task = await takeMediaTask(ctx.db, { contentId, now, leaseUntil: addSeconds(now, leaseS) });
    if (!task) return;
    await carryOut(ctx.objectStore, task);
    await deleteMediaTask(ctx.db, task.id);
  }
}

/** The round that picks up what died in between. */
export async function sweepMediaTasks(
  ctx: MediaTaskContext & { readonly signals: Pick<Signals, 'publish'>; readonly onError: (error: unknown) => void },
): Promise<void> {
  for (const contentId of await listPendingItems(ctx.db, { now: ctx.clock.now(), limit: 100 }))
    await finishItem(ctx, contentId).catch(ctx.onError);
}

async function finishItem(
  ctx: MediaTaskContext & { readonly signals: Pick<Signals, 'publish'> },
  contentId: string,
): Promise<void> {
  try {
    await runMediaTasks(ctx, contentId);
  } finally {
    // Stills of it may have been kept while its files were where they should not be.
    await ctx.signals.publish(listingChannel, contentId);
  }
}

async function carryOut(store: ObjectStore, task: TakenTask): Promise<void> {
  switch (task.action) {
    case 'move':
      // Done before, by a process that died before it could say so.
      if (task.target === null || !(await store.find(task.key))) return;
      return store.move(task.key, task.target);
    case 'copy':
      if (task.target === null || !(await store.find(task.key))) return;
      return store.copy(task.key, task.target);
    case 'remove':
      return store.remove(task.key);
    case 'strip':
      return stripping(() => strip(store, task.key));
    default:
      throw new Error(`There is no media task ${task.action}.`);
  }
}

/** Takes the seed out of an image, which belongs to its prompt once that is sold. Where it comes from stays. */
async function strip(store: ObjectStore, key: string): Promise<void> {
  const stored = await store.find(key);
  if (!stored) return;
  const bytes = await buffer(stored.open());
  const stripped = await withoutSeed(bytes);
  if (stripped !== bytes) await store.put(key, stripped, stored.mediaType);
}
