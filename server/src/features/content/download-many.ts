import { PassThrough, Readable } from 'node:stream';
import { isReadyStatus } from '@loomlight/contract';
import { isUuid } from '../../kernel/ids.ts';
import type { Actor, SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { type BoundedLimiter, createBoundedLimiter } from '../../kernel/limiter.ts';
import yazl from 'yazl';
import type { StoredObject } from '../../ports/object-store.ts';
import type { ContentContext } from './content.context.ts';
import { canSee, hasPromptAccess, isWithheld } from './content.rules.ts';
import { type ContentRow, findContents } from './content.store.ts';
import type { ImageFormat } from './convert-image.ts';
import { extensionOf } from './download-content.ts';
import { signConverted } from './sign-converted.ts';

/** Streams of many items under way in this process: they are slow, and each holds a place until it ends. */
export function createManyDownloads(): BoundedLimiter {
  return createBoundedLimiter({ places: 64, waiting: 0, perPerson: 2, retryAfterS: 30 });
}

/**
 * Images and videos that the viewer may see as one ZIP file, written as it is sent: one medium at a time is opened, and converted
 * when its turn comes. A list beside them says what each is; locked words are not in it. Throws 404 when none of them can be had, 503
 * with `Retry-After` when this person, or everybody together, has too many such files under way.
 */
export async function downloadMany(
  ctx: ContentContext,
  input: {
    readonly viewer: SignedIn;
    readonly ids: readonly string[];
    readonly format: ImageFormat | undefined;
  },
): Promise<Readable> {
  const { viewer, format } = input;
  const ids = [...new Set(input.ids)].filter(isUuid);
  const rows = (await findContents(ctx.db, ids, viewer.userId)).filter(
    (row) => canSee(row, viewer) && isReadyStatus(row.status),
  );
  if (rows.length === 0) throw appError('not_found');
  const leave = await ctx.manyDownloads.enter(viewer.userId);
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  output.once('close', leave);
  zip.outputStream.pipe(output);
  zip.on('error', (error) => output.destroy(error));
  void fill(ctx, zip, output, { rows, viewer, format }).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

async function fill(
  ctx: ContentContext,
  zip: yazl.ZipFile,
  output: PassThrough,
  what: { readonly rows: readonly ContentRow[]; readonly viewer: Actor; readonly format: ImageFormat | undefined },
): Promise<void> {
  const list: object[] = [];
  let current: Readable | undefined;
  // Whoever goes away in the middle leaves a file open.
  output.once('close', () => current?.destroy());
  for (const row of what.rows) {
    const stored = row.media_key === null || isWithheld(row) ? undefined : await ctx.objectStore.find(row.media_key);
    // Removed by its owner a moment ago.
    if (!stored) continue;
    const wanted = row.content_type === 'image' ? what.format : undefined;
    const name = `loomlight-${row.id}.${wanted ?? extensionOf(stored.mediaType)}`;
    // Media are compressed already: packing them again costs time and saves nothing. Each is opened when its turn comes.
    zip.addReadStreamLazy(name, { compress: false, mtime: row.created_at }, (done) => {
      openAs(ctx, row, stored, wanted).then(
        (stream) => {
          current = stream;
          if (output.destroyed) stream.destroy();
          else done(null, stream);
        },
        (error: unknown) => done(error, Readable.from([])),
      );
    });
    list.push(describe(row, name, what.viewer));
  }
  zip.addBuffer(Buffer.from(JSON.stringify({ items: list }, null, 2)), 'manifest.json');
  zip.end();
}

async function openAs(
  ctx: ContentContext,
  row: ContentRow,
  stored: StoredObject,
  format: ImageFormat | undefined,
): Promise<Readable> {
  if (format === undefined || row.media_key === null) return stored.open();
  const converted = {
    id: row.id,
    key: row.media_key,
    stored,
    format,
    who: undefined,
    sign: signConverted(ctx, { row }),
  };
  const { body } = await ctx.conversions.open(converted);
  return body;
}

function describe(row: ContentRow, file: string, viewer: Actor): object {
  const mayRead = hasPromptAccess(row, viewer);
  return {
    file,
    id: row.id,
    content_type: row.content_type,
    username: row.username,
    created_at: row.created_at.toISOString(),
    text_prompt: mayRead ? row.prompt : null,
    negative_prompt: mayRead ? row.negative_prompt : null,
    seed: mayRead ? Number(row.seed) : null,
    style: row.style,
    model: row.model,
    engine: row.engine,
    width: row.width,
    height: row.height,
  };
}
