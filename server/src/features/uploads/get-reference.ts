import { buffer } from 'node:stream/consumers';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import type { Reference } from './keep-picture.ts';
import { readPicture } from './read-picture.ts';
import type { UploadsContext } from './uploads.context.ts';
import type { UploadPurpose } from './uploads.rules.ts';
import { findOwnUpload, markReady } from './uploads.store.ts';

/** The picture that a film starts from: an own upload for that purpose. */
export function getReference(
  ctx: Pick<UploadsContext, 'db' | 'objectStore'>,
  input: { readonly actor: SignedIn; readonly key: string },
): Promise<Reference> {
  return readUpload(ctx, { ...input, purpose: 'reference_image' });
}

/**
 * The person's own uploaded picture, decoded and stored anew. A store elsewhere takes bodies by itself: what lies
 * there is read here for the first time, and only then trusted. Throws 404 for a key that is not the person's own.
 */
export async function readUpload(
  ctx: Pick<UploadsContext, 'db' | 'objectStore'>,
  input: { readonly actor: SignedIn; readonly key: string; readonly purpose: UploadPurpose },
): Promise<Reference> {
  const row = await findOwnUpload(ctx.db, { key: input.key, userId: input.actor.userId });
  if (!row || row.purpose !== input.purpose) throw appError('not_found');
  if (row.state === 'ready' && row.width !== null && row.height !== null)
    return { key: row.key, width: row.width, height: row.height };
  const stored = await ctx.objectStore.find(row.key);
  if (!stored) throw appError('upload_missing');
  if (stored.sizeBytes !== row.size_bytes)
    throw fieldError('image_s3_key', 'The uploaded file has another size than was announced. Please upload it again.');
  const picture = await readPicture(await buffer(stored.open()));
  await ctx.objectStore.put(row.key, picture.bytes, picture.mediaType);
  await markReady(ctx.db, { key: row.key, ...picture });
  return { key: row.key, width: picture.width, height: picture.height };
}
