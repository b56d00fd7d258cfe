import type { Readable } from 'node:stream';
import type { SignedIn } from '../../kernel/actor.ts';
import { discardUpload } from './remove-unused-uploads.ts';
import { reserveUpload } from './reserve-upload.ts';
import type { UploadsContext } from './uploads.context.ts';
import { uploadKey } from './uploads.rules.ts';
import { markReady } from './uploads.store.ts';

/** A picture that a film can start from. */
export interface Reference {
  readonly key: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Keeps a picture of at most `sizeBytes` as an upload of this person; `open` is called once there is a place and room for it. Throws
 * 409 without room for it, and as `PictureIntake` does.
 */
export async function keepPicture(
  ctx: Pick<UploadsContext, 'db' | 'clock' | 'ids' | 'objectStore' | 'intake'>,
  input: {
    readonly actor: SignedIn;
    readonly sizeBytes: number;
    readonly open: () => Readable | Promise<Readable>;
  },
): Promise<Reference> {
  const { userId } = input.actor;
  const leave = await ctx.intake.enter(userId);
  try {
    const id = ctx.ids.uuid();
    const key = uploadKey(userId, id);
    const now = ctx.clock.now();
    await reserveUpload(ctx, {
      id,
      user_id: userId,
      key,
      purpose: 'reference_image',
      media_type: 'image/jpeg',
      size_bytes: input.sizeBytes,
      state: 'received',
      created_at: now,
      expires_at: now,
    });
    return await store(ctx, { key, userId, open: input.open });
  } finally {
    leave();
  }
}

async function store(
  ctx: Pick<UploadsContext, 'db' | 'objectStore' | 'intake'>,
  {
    key,
    userId,
    open,
  }: { readonly key: string; readonly userId: string; readonly open: () => Readable | Promise<Readable> },
): Promise<Reference> {
  try {
    return await ctx.intake.read(userId, await open(), async (picture) => {
      await ctx.objectStore.putFile(key, picture.path, picture.mediaType);
      await markReady(ctx.db, { key, ...picture });
      return { key, width: picture.width, height: picture.height };
    });
  } catch (error) {
    await discardUpload(ctx, key);
    throw error;
  }
}
