import type { Readable } from 'node:stream';
import type { SignedIn } from '../../kernel/actor.ts';
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

/**
 * Keeps a picture as an upload of this person; `open` is called once there is a place for it. Throws as `PictureIntake` does.
 */
export async function keepPicture(
  ctx: Pick<UploadsContext, 'db' | 'clock' | 'ids' | 'objectStore' | 'intake'>,
  input: { readonly actor: SignedIn; readonly open: () => Readable | Promise<Readable> },
): Promise<Reference> {
  const { userId } = input.actor;
  const leave = await ctx.intake.enter(userId);
  try {
    return await ctx.intake.read(await input.open(), async ({ path, mediaType, sizeBytes, width, height }) => {
      const id = ctx.ids.uuid();
      const key = uploadKey(userId, id);
      const now = ctx.clock.now();
      await ctx.objectStore.putFile(key, path, mediaType);
      await insertUpload(ctx.db, {
        id,
        user_id: userId,
        key,
        purpose: 'reference_image',
        media_type: mediaType,
        size_bytes: sizeBytes,
        state: 'ready',
        width,
        height,
        created_at: now,
        expires_at: now,
      });
      return { key, width, height };
    });
  } finally {
    leave();
  }
}
