import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isUuid } from '../../kernel/ids.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import yazl from 'yazl';
import type { StoredObject } from '../../ports/object-store.ts';
import type { ContentContext } from './content.context.ts';
import { canSee, hasPromptAccess, isReady } from './content.rules.ts';
import { type ContentRow, findContents } from './content.store.ts';
import { convertImage, extensionOf, type ImageFormat } from './download-content.ts';

/**
 * Pictures and films that the viewer may see as one ZIP file, written as it is sent: one medium at a time is in memory.
 * A list beside them says what each is; locked words are not in it. Throws 404 when none of them can be had.
 */
export async function downloadMany(
  ctx: ContentContext,
  input: {
    readonly viewer: Actor;
    readonly ids: readonly string[];
    readonly format: ImageFormat | undefined;
  },
): Promise<Readable> {
  const { viewer, format } = input;
  const ids = [...new Set(input.ids)].filter(isUuid);
  const rows = (await findContents(ctx.db, ids, actorId(viewer))).filter(
    (row) => canSee(row, viewer) && isReady(row.status),
  );
  if (rows.length === 0) throw appError('not_found');
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on('error', (error) => output.destroy(error));
  void fill(ctx, zip, { rows, viewer, format }).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

async function fill(
  ctx: ContentContext,
  zip: yazl.ZipFile,
  what: { readonly rows: readonly ContentRow[]; readonly viewer: Actor; readonly format: ImageFormat | undefined },
): Promise<void> {
  const list: object[] = [];
  for (const row of what.rows) {
    const stored = row.media_key === null ? undefined : await ctx.objectStore.find(row.media_key);
    // Removed by its owner a moment ago.
    if (!stored) continue;
    const wanted = row.content_type === 'image' ? what.format : undefined;
    const name = `loomlight-${row.id}.${wanted ?? extensionOf(stored.mediaType)}`;
    // Media are compressed already: packing them again costs time and saves nothing. Each is opened when its turn comes.
    zip.addReadStreamLazy(name, { compress: false, mtime: row.created_at }, (done) => {
      openAs(stored, wanted).then(
        (stream) => done(null, stream),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
    list.push(describe(row, name, what.viewer));
  }
  zip.addBuffer(Buffer.from(JSON.stringify({ items: list }, null, 2)), 'manifest.json');
  zip.end();
}

async function openAs(stored: StoredObject, format: ImageFormat | undefined): Promise<Readable> {
  if (format === undefined) return stored.open();
  return Readable.from([await convertImage(await buffer(stored.open()), format)]);
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
    seed: mayRead ? Number(row.seed) : null,
    style: row.style,
    model: row.model,
    engine: row.engine,
    width: row.width,
    height: row.height,
  };
}
