import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { appError } from '../../kernel/errors.ts';
import { createBoundedLimiter } from '../../kernel/limiter.ts';
import type { SignedQuery, UploadedFile } from '../../ports/object-store.ts';
import { partMediaType, partOfKey } from './archive-parts.rules.ts';
import type { ImportsContext } from './imports.context.ts';
import { findOwnImport } from './imports.store.ts';

/** Parts on their way here. */
const limiter = createBoundedLimiter({ places: 32, waiting: 0, perPerson: 3, retryAfterS: 10 });

/** True for keys of parts. */
export function isPartKey(key: string): boolean {
  return partOfKey(key) !== undefined;
}

/**
 * Takes one part of an announced archive, from file to file. Sent twice it is kept once. Throws 403 for an address that was not made for exactly this,
 * and for an import that waits no more; 503 when too many are under way; each before the body is read.
 */
export async function receivePart(
  ctx: Pick<ImportsContext, 'db' | 'clock' | 'objectStore' | 'workFiles'>,
  input: { readonly key: string; readonly query: SignedQuery; readonly file: UploadedFile; readonly body: Readable },
): Promise<void> {
  const { key } = input;
  const part = partOfKey(key);
  if (!part || !ctx.objectStore.isSignedUpload(key, input.file, input.query, ctx.clock.now()))
    throw appError('upload_expired');
  const leave = await limiter.enter(part.userId);
  const path = await ctx.workFiles.newPath();
  try {
    if ((await findOwnImport(ctx.db, part))?.state !== 'waiting') throw appError('upload_expired');
    await pipeline(input.body, createWriteStream(path, { mode: 0o600 }));
    // It may have been begun or ended by another tab meanwhile.
    if ((await findOwnImport(ctx.db, part))?.state !== 'waiting') throw appError('upload_expired');
    await ctx.objectStore.putFile(key, path, partMediaType);
  } finally {
    await ctx.workFiles.remove(path);
    leave();
  }
}
