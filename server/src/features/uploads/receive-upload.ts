import { appError } from '../../kernel/errors.ts';
import type { SignedQuery } from '../../ports/object-store.ts';
import { readPicture } from './read-picture.ts';
import type { UploadsContext } from './uploads.context.ts';
import { isUploadKey } from './uploads.rules.ts';
import { markReady, reopenUpload, takeUpload } from './uploads.store.ts';

/**
 * Takes the body of an announced upload, once. What is stored is our own encoding of the picture; a body that is no
 * picture leaves nothing behind. Throws 403 for an address that was not made for exactly this, 409 for a second body.
 */
export async function receiveUpload(
  ctx: UploadsContext,
  input: {
    readonly key: string;
    readonly query: SignedQuery;
    readonly mediaType: string;
    readonly bytes: Uint8Array;
  },
): Promise<void> {
  const { key, bytes } = input;
  const file = { mediaType: input.mediaType, sizeBytes: bytes.byteLength };
  if (!isUploadKey(key) || !ctx.objectStore.isSignedUpload(key, file, input.query, ctx.clock.now()))
    throw appError('upload_expired');
  if (!(await takeUpload(ctx.db, key))) throw appError('already_uploaded');
  try {
    const picture = await readPicture(bytes);
    await ctx.objectStore.put(key, picture.bytes, picture.mediaType);
    await markReady(ctx.db, { key, ...picture });
  } catch (error) {
    await ctx.objectStore.remove(key);
    await reopenUpload(ctx.db, key);
    throw error;
  }
}
