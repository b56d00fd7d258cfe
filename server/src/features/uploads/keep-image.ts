import type { Readable } from 'node:stream';
import type { SignedIn } from '../../kernel/actor.ts';
import type { ImageIntake } from './image-intake.ts';
import { discardUpload } from './remove-unused-uploads.ts';
import { reserveUpload } from './reserve-upload.ts';
import type { UploadsContext } from './uploads.context.ts';
import { uploadKey } from './uploads.rules.ts';
import { markReady } from './uploads.store.ts';

/** An image that a video can start from. */
export interface Reference {
  readonly key: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Keeps an image of at most `sizeBytes` as an upload of this person; `open` is called once there is a place and room for it. Throws
 * 409 without room for it, and as `ImageIntake` does.
 */
export function keepImage(
  ctx: KeepContext,
  input: {
    readonly actor: SignedIn;
    readonly sizeBytes: number;
    readonly open: () => Readable | Promise<Readable>;
  },
): Promise<Reference> {
  return keep(ctx, { ...input, read: ctx.intake.read });
}

/** No frame of a video is larger as we keep it. */
const frameMaxBytes = 6_000_000;

/** Keeps the last frame of a video in the same way. */
export function keepLastFrame(
  ctx: KeepContext,
  input: { readonly actor: SignedIn; readonly open: () => Readable | Promise<Readable> },
): Promise<Reference> {
  return keep(ctx, { ...input, sizeBytes: frameMaxBytes, read: ctx.intake.readLastFrame });
}

type KeepContext = Pick<UploadsContext, 'db' | 'clock' | 'ids' | 'objectStore' | 'intake'>;

async function keep(
  ctx: KeepContext,
  input: {
    readonly actor: SignedIn;
    readonly sizeBytes: number;
    readonly open: () => Readable | Promise<Readable>;
    readonly read: ImageIntake['read'];
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
    return await store(ctx, { key, userId, open: input.open, read: input.read });
  } finally {
    leave();
  }
}

async function store(
  ctx: Pick<UploadsContext, 'db' | 'objectStore'>,
  {
    key,
    userId,
    open,
    read,
  }: {
    readonly key: string;
    readonly userId: string;
    readonly open: () => Readable | Promise<Readable>;
    readonly read: ImageIntake['read'];
  },
): Promise<Reference> {
  try {
    return await read(userId, await open(), async (image) => {
      await ctx.objectStore.putFile(key, image.path, image.mediaType);
      await markReady(ctx.db, { key, ...image });
      return { key, width: image.width, height: image.height };
    });
  } catch (error) {
    await discardUpload(ctx, key);
    throw error;
  }
}
