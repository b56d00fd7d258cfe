import { lifetimes } from '@loomlight/contract';
import { addSeconds } from '../../kernel/clock.ts';
import type { UploadsContext } from './uploads.context.ts';
import { deleteUnused, listUnused } from './uploads.store.ts';

/** Most that one round removes; the next round goes on. */
const batch = 200;

/** Removes an upload of which a copy was made. */
export async function discardUpload(ctx: Pick<UploadsContext, 'db' | 'objectStore'>, key: string): Promise<void> {
  if (await deleteUnused(ctx.db, key)) await ctx.objectStore.remove(key);
}

/** Removes uploads that nothing was made of within a day: first the row, so that no film can start from a picture that goes. */
export async function removeUnusedUploads(ctx: Pick<UploadsContext, 'db' | 'clock' | 'objectStore'>): Promise<void> {
  const before = addSeconds(ctx.clock.now(), -lifetimes.unusedUploadHours * 3600);
  for (const key of await listUnused(ctx.db, { before, limit: batch }))
    if (await deleteUnused(ctx.db, key)) await ctx.objectStore.remove(key);
}
