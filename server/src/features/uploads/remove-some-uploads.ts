import type { UploadsContext } from './uploads.context.ts';
import { deleteUpload, listUploadKeys } from './uploads.store.ts';

/** Removes some uploads of a person, whether something was made of them or not; answers how many there were. */
export async function removeSomeUploads(
  ctx: Pick<UploadsContext, 'db' | 'objectStore'>,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  const keys = await listUploadKeys(ctx.db, of);
  for (const key of keys) {
    // The file first: what dies in between finds the row again.
    await ctx.objectStore.remove(key);
    await deleteUpload(ctx.db, key);
  }
  return keys.length;
}
