import { type BodyOf, type contract, lifetimes, type ReplyOf, uploadTypes } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import type { UploadsContext } from './uploads.context.ts';
import { uploadKey } from './uploads.rules.ts';
import { insertUpload } from './uploads.store.ts';

/** Gives out an address that takes one picture of exactly this type and size for a quarter of an hour. */
export async function announceUpload(
  ctx: UploadsContext,
  input: { readonly actor: SignedIn; readonly body: BodyOf<typeof contract.uploads.presigned> },
): Promise<ReplyOf<typeof contract.uploads.presigned>> {
  const { content_type: mediaType, file_size: sizeBytes, purpose } = input.body;
  if (!uploadTypes.some((type) => type === mediaType)) throw appError('unsupported_image');
  const id = ctx.ids.uuid();
  const key = uploadKey(input.actor.userId, id);
  const now = ctx.clock.now();
  const expiresAt = addSeconds(now, lifetimes.uploadAddressS);
  await insertUpload(ctx.db, {
    id,
    user_id: input.actor.userId,
    key,
    purpose,
    media_type: mediaType,
    size_bytes: sizeBytes,
    state: 'waiting',
    created_at: now,
    expires_at: expiresAt,
  });
  const address = await ctx.objectStore.signedUpload(key, { mediaType, sizeBytes }, expiresAt);
  return { upload_url: new URL(address, ctx.publicUrl).href, key, expires_at: expiresAt.toISOString() };
}
