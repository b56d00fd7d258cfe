import type { SignedIn } from '../../kernel/actor.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import type { StoredObject } from '../../ports/object-store.ts';
import { readingOf } from './image-intake.ts';
import type { Reference } from './keep-image.ts';
import type { UploadsContext } from './uploads.context.ts';
import type { UploadPurpose } from './uploads.rules.ts';
import { failUpload, findOwnUpload, markReady, type UploadRow } from './uploads.store.ts';

type ReadContext = Pick<UploadsContext, 'db' | 'objectStore' | 'intake'>;

/** The image that a video starts from: an own upload for that purpose. */
export function getReference(
  ctx: ReadContext,
  input: { readonly actor: SignedIn; readonly key: string },
): Promise<Reference> {
  return readUpload(ctx, { ...input, purpose: 'reference_image' });
}

/**
 * The person's own uploaded image, decoded and stored anew. A store elsewhere takes bodies by itself: what lies
 * there is read here for the first time, and only then trusted. Throws 404 for a key that is not the person's own, 403 for one whose
 * bodies were no image three times, and as `ImageIntake` does.
 */
export async function readUpload(
  ctx: ReadContext,
  input: { readonly actor: SignedIn; readonly key: string; readonly purpose: UploadPurpose },
): Promise<Reference> {
  const row = await findOwnUpload(ctx.db, { key: input.key, userId: input.actor.userId });
  if (!row || row.purpose !== input.purpose) throw appError('not_found');
  if (row.state === 'ready' && row.width !== null && row.height !== null)
    return { key: row.key, width: row.width, height: row.height };
  if (row.state === 'spent') throw appError('upload_expired');
  const stored = await ctx.objectStore.find(row.key);
  if (!stored) throw appError('upload_missing');
  if (stored.sizeBytes !== row.size_bytes)
    throw fieldError('image_s3_key', 'The uploaded file has another size than was announced. Please upload it again.');
  const leave = await ctx.intake.enter(row.user_id);
  try {
    return await readStored(ctx, row, stored);
  } finally {
    leave();
  }
}

async function readStored(
  ctx: ReadContext,
  { key, user_id: userId, purpose }: Pick<UploadRow, 'key' | 'user_id' | 'purpose'>,
  stored: StoredObject,
): Promise<Reference> {
  try {
    return await readingOf(ctx.intake, purpose)(userId, stored.open(), async (image) => {
      await ctx.objectStore.putFile(key, image.path, image.mediaType);
      await markReady(ctx.db, { key, ...image });
      return { key, width: image.width, height: image.height };
    });
  } catch (error) {
    await failUpload(ctx.db, key);
    throw error;
  }
}
