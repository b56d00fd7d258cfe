import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { addSeconds } from '../../kernel/clock.ts';
import { partKey, partsOf } from './archive-parts.rules.ts';
import { importCollection } from './import-collection.ts';
import { goOn, importItem, leaseS } from './import-item.ts';
import type { ImportWorkContext } from './imports.context.ts';
import { type ArchiveBounds, ArchiveRefused, reportLinesMax, triesMax } from './imports.rules.ts';
import { endImport, handBackImport, type ImportRow, postponeImport, recordTotal, takeImport } from './imports.store.ts';
import { openArchive, type OpenArchive } from './open-archive.ts';
import { planImport } from './plan-import.ts';
import { removeParts } from './remove-imports.ts';

/** Before an item is tried again of which nothing could be said. */
const pauseS = 10;
const perRound = 20;

/** Imports what waits, one archive after the other and item by item. Whatever stops it, the next round goes on at the item where it was (KEEP-49). */
export async function runImports(ctx: ImportWorkContext): Promise<void> {
  for (let done = 0; done < perRound && !ctx.signal.aborted; done += 1) {
    const now = ctx.clock.now();
    const row = await takeImport(ctx.db, { now, leaseUntil: addSeconds(now, leaseS) });
    if (!row) return;
    await runImport(ctx, row);
  }
}

async function runImport(ctx: ImportWorkContext, row: ImportRow): Promise<void> {
  try {
    const isOver = row.total !== null && row.cursor >= row.total;
    if (isOver || (await importAll(ctx, row))) await end(ctx, row, { state: 'done' });
    else await handBackImport(ctx.db, row, ctx.clock.now());
  } catch (error) {
    if (error instanceof ArchiveRefused) return end(ctx, row, { state: 'refused', refusal: error.refusal });
    await postponeImport(ctx.db, row, addSeconds(ctx.clock.now(), pauseS));
    throw error;
  }
}

/** The parts of what is done first: who dies in between finds the row again, and its cursor at the end. A refusal is told before anything. */
async function end(
  ctx: ImportWorkContext,
  row: ImportRow,
  how: { readonly state: 'done' | 'refused'; readonly refusal?: string },
): Promise<void> {
  const clear = (): Promise<void> => removeParts(ctx, { userId: row.user_id, id: row.id });
  if (how.state === 'done') await clear();
  await endImport(ctx.db, { id: row.id, attempt: row.attempt, now: ctx.clock.now(), ...how });
  if (how.state === 'refused') await clear();
}

/** True when every item was looked at; false when the import has ended meanwhile, or the process stops. */
async function importAll(ctx: ImportWorkContext, row: ImportRow): Promise<boolean> {
  const path = await ctx.workFiles.newPath();
  let archive: OpenArchive | undefined;
  try {
    await fetchArchive(ctx, row, path);
    const bounds = boundsOf(ctx);
    archive = await openArchive(path, bounds);
    const { items, collections, skipped } = await planImport(archive, bounds);
    if (row.total === null) {
      const report = skipped.slice(0, reportLinesMax);
      if (
        !(await recordTotal(ctx.db, row, { total: items.length + collections.length, skipped: skipped.length, report }))
      )
        return false;
    }
    for (const [cursor, item] of items.entries()) {
      if (cursor < row.cursor) continue;
      if (ctx.signal.aborted) return false;
      const step = { row, cursor, item, archive };
      // Whatever of this one ends the work again and again, it does not hold up the others.
      const isHopeless = cursor === row.cursor && row.tries > triesMax;
      if (!(await (isHopeless ? goOn(ctx, { step, skip: 'failed' }) : importItem(ctx, step)))) return false;
    }
    for (const [index, collection] of collections.entries()) {
      const cursor = items.length + index;
      if (cursor < row.cursor) continue;
      if (ctx.signal.aborted) return false;
      const step = { row, cursor, item: collection };
      const isHopeless = cursor === row.cursor && row.tries > triesMax;
      if (!(await (isHopeless ? goOn(ctx, { step, skip: 'failed' }) : importCollection(ctx, step)))) return false;
    }
    return true;
  } finally {
    archive?.close();
    await ctx.workFiles.remove(path);
  }
}

/** An archive of our own is stored and not packed; the list and the documents beside it are texts. */
function boundsOf({ importQuota }: Pick<ImportWorkContext, 'importQuota'>): ArchiveBounds {
  return {
    filesMax: 3 * importQuota.itemsMax,
    bytesMax: 2 * importQuota.archiveBytesMax + 200_000_000,
    fileBytesMax: 250_000_000,
    listBytesMax: 100_000_000,
  };
}

/** The parts as one file. Throws `ArchiveRefused` where one is missing or of another size. */
async function fetchArchive(ctx: ImportWorkContext, row: ImportRow, path: string): Promise<void> {
  const sizeBytes = Number(row.size_bytes);
  let read = 0;
  const parts = async function* (): AsyncGenerator<Uint8Array> {
    for (let number = 1; number <= partsOf(sizeBytes); number += 1) {
      const part = await ctx.objectStore.find(partKey({ userId: row.user_id, id: row.id, number }));
      if (!part) throw new ArchiveRefused('gone');
      for await (const bytes of part.open() as AsyncIterable<Uint8Array>) {
        read += bytes.byteLength;
        yield bytes;
      }
    }
  };
  await pipeline(Readable.from(parts()), createWriteStream(path, { mode: 0o600 }));
  if (read !== sizeBytes) throw new ArchiveRefused('gone');
}
