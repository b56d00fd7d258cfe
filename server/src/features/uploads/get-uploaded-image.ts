import type { Readable } from 'node:stream';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { readUpload } from './get-reference.ts';
import type { UploadsContext } from './uploads.context.ts';
import { uploadKey, type UploadPurpose } from './uploads.rules.ts';

/** An own upload, decoded and stored anew, by its id. Throws 404 for anybody else's and for one of another purpose. */
export async function getUploadedImage(
  ctx: Pick<UploadsContext, 'db' | 'objectStore' | 'intake'>,
  input: { readonly actor: SignedIn; readonly id: string; readonly purpose: UploadPurpose },
): Promise<{ readonly key: string; readonly open: () => Readable }> {
  if (!isUuid(input.id)) throw appError('not_found');
  const key = uploadKey(input.actor.userId, input.id);
  await readUpload(ctx, { actor: input.actor, key, purpose: input.purpose });
  const stored = await ctx.objectStore.find(key);
  if (!stored) throw appError('upload_missing');
  return { key, open: () => stored.open() };
}
