import { lifetimes } from '@loomlight/contract';
import { inBatches } from '../../jobs/in-batches.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { UploadsContext } from './uploads.context.ts';
import { deleteSomeUnused, deleteUnused } from './uploads.store.ts';

/** What a process that dies in between leaves without a row, at most. */
const batch = 100;
/** 50,000 in a round, which is more than anybody may upload in an hour; the next round goes on. */
const batchesMax = 500;

/** Removes an upload of which a copy was made. */
export async function discardUpload(ctx: Pick<UploadsContext, 'db' | 'objectStore'>, key: string): Promise<void> {
  if (await deleteUnused(ctx.db, key)) await ctx.objectStore.remove(key);
}

/** Removes uploads that nothing was made of within a day, all of them if a round can; the rest is for the next one. */
export async function removeUnusedUploads(ctx: Pick<UploadsContext, 'db' | 'clock' | 'objectStore'>): Promise<void> {
  const before = addSeconds(ctx.clock.now(), -lifetimes.unusedUploadHours * 3600);
  await inBatches({ batch, batchesMax }, async (limit) => {
    const keys = await deleteSomeUnused(ctx.db, { before, limit });
    for (const key of keys) await ctx.objectStore.remove(key);
    return keys.length;
  });
}
