import type { Readable } from 'node:stream';
import { appError } from '../../kernel/errors.ts';
import type { SignedQuery, UploadedFile } from '../../ports/object-store.ts';
import type { UploadsContext } from './uploads.context.ts';
import { readingOf } from './image-intake.ts';
import { ownerOfUpload } from './uploads.rules.ts';
import { failUpload, isSpent, markReady, takeUpload, type UploadRow } from './uploads.store.ts';

/**
 * Takes the body of an announced upload, once. What is stored is our own encoding of the image; a body that is no
 * image leaves nothing behind, and the third of them ends the address. Throws 403 for an address that was not made for exactly this or
 * is spent, 409 for a second body, 503 when too many images are under way; each of them before the body is read.
 */
export async function receiveUpload(
  ctx: UploadsContext,
  input: {
    readonly key: string;
    readonly query: SignedQuery;
    readonly file: UploadedFile;
    readonly body: Readable;
  },
): Promise<void> {
  const { key } = input;
  const owner = ownerOfUpload(key);
  if (owner === undefined || !ctx.objectStore.isSignedUpload(key, input.file, input.query, ctx.clock.now()))
    throw appError('upload_expired');
  const leave = await ctx.intake.enter(owner);
  try {
    const taken = await takeUpload(ctx.db, key);
    if (!taken) throw appError((await isSpent(ctx.db, key)) ? 'upload_expired' : 'already_uploaded');
    await store(ctx, { key, owner, body: input.body, purpose: taken.purpose });
  } finally {
    leave();
  }
}

async function store(
  ctx: UploadsContext,
  {
    key,
    owner,
    body,
    purpose,
  }: Pick<UploadRow, 'purpose'> & { readonly key: string; readonly owner: string; readonly body: Readable },
): Promise<void> {
  try {
    await readingOf(ctx.intake, purpose)(owner, body, async (image) => {
      await ctx.objectStore.putFile(key, image.path, image.mediaType);
      await markReady(ctx.db, { key, ...image });
    });
  } catch (error) {
    await ctx.objectStore.remove(key);
    await failUpload(ctx.db, key);
    throw error;
  }
}
