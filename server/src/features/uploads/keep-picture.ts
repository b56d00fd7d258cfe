import type { SignedIn } from '../../kernel/actor.ts';
import { readPicture } from './read-picture.ts';
import type { UploadsContext } from './uploads.context.ts';
import { uploadKey } from './uploads.rules.ts';
import { insertUpload } from './uploads.store.ts';

/** A picture that a film can start from. */
export interface Reference {
  readonly key: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Keeps a picture whose bytes are here as an upload of this person. Throws as `readPicture` does. */
export async function keepPicture(
  ctx: Pick<UploadsContext, 'db' | 'clock' | 'ids' | 'objectStore'>,
  input: { readonly actor: SignedIn; readonly bytes: Uint8Array },
): Promise<Reference> {
  const picture = await readPicture(input.bytes);
  const id = ctx.ids.uuid();
  const key = uploadKey(input.actor.userId, id);
  const now = ctx.clock.now();
  await ctx.objectStore.put(key, picture.bytes, picture.mediaType);
  await insertUpload(ctx.db, {
    id,
    user_id: input.actor.userId,
    key,
    purpose: 'reference_image',
    media_type: picture.mediaType,
    size_bytes: picture.bytes.byteLength,
    state: 'ready',
    width: picture.width,
    height: picture.height,
    created_at: now,
    expires_at: now,
  });
  return { key, width: picture.width, height: picture.height };
}
