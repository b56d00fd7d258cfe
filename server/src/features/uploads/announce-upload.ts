import { lifetimes, uploadTypes } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { reserveUpload } from './reserve-upload.ts';
import type { UploadsContext } from './uploads.context.ts';
import { uploadKey, type UploadPurpose } from './uploads.rules.ts';

/** An upload that may be sent now. */
export interface AnnouncedUpload {
  readonly id: string;
  readonly key: string;
  readonly url: string;
  readonly expiresAt: string;
}

/** Gives out an address that takes one image of exactly this type and size for a quarter of an hour. Throws 409 without room for it. */
export async function announceUpload(
  ctx: UploadsContext,
  input: {
    readonly actor: SignedIn;
    readonly mediaType: string;
    readonly sizeBytes: number;
    readonly purpose: UploadPurpose;
  },
): Promise<AnnouncedUpload> {
  const { actor, mediaType, sizeBytes, purpose } = input;
  if (!uploadTypes.some((type) => type === mediaType)) throw appError('unsupported_image');
  const id = ctx.ids.uuid();
  const key = uploadKey(actor.userId, id);
  const now = ctx.clock.now();
  const expiresAt = addSeconds(now, lifetimes.uploadAddressS);
  await reserveUpload(ctx, {
    id,
    user_id: actor.userId,
    key,
    purpose,
    media_type: mediaType,
    size_bytes: sizeBytes,
    state: 'waiting',
    created_at: now,
    expires_at: expiresAt,
  });
  const address = await ctx.objectStore.signedUpload(key, { mediaType, sizeBytes }, expiresAt);
  return { id, key, url: new URL(address, ctx.publicUrl).href, expiresAt: expiresAt.toISOString() };
}
