import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Db, InTx, Tx } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import type { WorkFiles } from '../../ports/work-files.ts';
import { wideKey } from '../content/index.ts';
import { backupFormat, type Manifest, manifestPath, mediaPath, tablePath } from './backup.rules.ts';
import { findMediaKeys, inSnapshot, isSealedEvidence, listMigrations, listTables, readRows } from './backup.store.ts';
import { readLines } from './read-lines.ts';
import { TarWriter } from './tar-file.ts';

export interface BackupContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
  readonly workFiles: WorkFiles;
}

/** An item moves when its visibility changes; more often in one moment nobody changes it. */
const movesMax = 5;

/**
 * Writes everything into one archive: the rows as they were at one moment, then every medium that they name, then a
 * manifest with the checksums. It appears under its name when it is complete. The product may run meanwhile.
 */
export async function writeBackup(ctx: BackupContext, file: string): Promise<Manifest> {
  if (await exists(file)) throw new Error(`${file} is there already. A backup never replaces another one.`);
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  const tar = await TarWriter.create(unfinished);
  try {
    const manifest = await fill(ctx, tar);
    await tar.add(manifestPath, Buffer.from(JSON.stringify(manifest, undefined, 1)));
    await tar.finish();
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    await tar.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fill(ctx: BackupContext, tar: TarWriter): Promise<Manifest> {
  const keys = await ctx.workFiles.newPath();
  try {
    const takenAt = ctx.clock.now().toISOString();
    const { tables, migrations } = await inSnapshot(ctx.db, async (tx) => ({
      migrations: await listMigrations(tx),
      tables: await addTables({ ...ctx, db: tx, tx }, tar, keys),
    }));
    const media = await addMedia(ctx, tar, keys);
    return { product: 'loomlight', format: backupFormat, takenAt, migrations, tables, ...media };
  } finally {
    await ctx.workFiles.remove(keys);
  }
}

async function addTables(ctx: BackupContext & InTx, tar: TarWriter, keys: string): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const name of await listTables(ctx.tx)) {
    const path = await ctx.workFiles.newPath();
    try {
      const rows = await writeRows(ctx.tx, name, path, name === 'kept_content' ? keys : undefined);
      const entry = tablePath(name);
      const measured = await tar.add(entry, { file: path, sizeBytes: (await stat(path)).size });
      tables.push({ name, rows, part: { path: entry, ...measured } });
    } finally {
      await ctx.workFiles.remove(path);
    }
  }
  return tables;
}

/** The rows as lines; of items also where their media lie, for what follows. */
async function writeRows(tx: Tx, table: string, path: string, keys: string | undefined): Promise<number> {
  const [file, keyFile] = [await open(path, 'w', 0o600), keys ? await open(keys, 'w', 0o600) : undefined];
  let count = 0;
  try {
    for await (const lines of readRows(tx, table)) {
      await file.write(`${lines.join('\n')}\n`);
      if (keyFile) await keyFile.write(lines.map(keyLine).join(''));
      count += lines.length;
    }
  } finally {
    await file.close();
    await keyFile?.close();
  }
  return count;
}

interface ItemKeys {
  readonly id: string;
  readonly media_key: string | null;
  readonly small_key: string | null;
}

function keyLine(line: string): string {
  // A row of `kept_content` as the database wrote it.
  const { id, media_key, small_key } = JSON.parse(line) as ItemKeys;
  return media_key === null ? '' : `${JSON.stringify({ id, media_key, small_key })}\n`;
}

/** Every medium of an item, wherever it has been moved meanwhile, then whatever else the store keeps. */
async function addMedia(
  ctx: BackupContext,
  tar: TarWriter,
  keys: string,
): Promise<Pick<Manifest, 'media' | 'removed'>> {
  const sum = { hash: createHash('sha256'), count: 0, sizeBytes: 0, removed: [] as string[] };
  if (await exists(keys))
    // A stream of a file without an encoding hands out buffers.
    for await (const line of readLines(createReadStream(keys) as AsyncIterable<Buffer>)) {
      const item = JSON.parse(line) as ItemKeys;
      for (const column of ['media_key', 'small_key'] as const) await addItemContentType(ctx, tar, sum, item, column);
      await addWideStill(ctx, tar, sum, item);
    }
  for await (const { key } of ctx.objectStore.list())
    if (!key.startsWith('generated/') && !(await isSealedEvidence(ctx.db, key)))
      await addObject(ctx, tar, sum, { key, from: key });
  return {
    media: { count: sum.count, sizeBytes: sum.sizeBytes, sha256: sum.hash.digest('hex') },
    removed: sum.removed,
  };
}

interface MediaSum {
  readonly hash: Hash;
  count: number;
  sizeBytes: number;
  readonly removed: string[];
}

async function addItemContentType(
  ctx: BackupContext,
  tar: TarWriter,
  sum: MediaSum,
  item: ItemKeys,
  column: 'media_key' | 'small_key',
): Promise<void> {
  const key = item[column];
  if (key === null) return;
  let from: string | null | undefined = key;
  for (let moves = 0; moves < movesMax && from; moves += 1) {
    if (await addObject(ctx, tar, sum, { key, from })) return;
    from = (await findMediaKeys(ctx.db, item.id))?.[column];
  }
  sum.removed.push(key);
}

/** Its row does not name it: an image has one only since there are such stills, and is given another one when it is asked for. */
async function addWideStill(ctx: BackupContext, tar: TarWriter, sum: MediaSum, item: ItemKeys): Promise<void> {
  if (item.media_key === null) return;
  const key = wideKey(item.media_key);
  if (await addObject(ctx, tar, sum, { key, from: key })) return;
  const now = (await findMediaKeys(ctx.db, item.id))?.media_key;
  if (now) await addObject(ctx, tar, sum, { key, from: wideKey(now) });
}

/** False when it is not there. Copied first: an archive cannot take back what it has begun. */
async function addObject(
  ctx: BackupContext,
  tar: TarWriter,
  sum: MediaSum,
  { key, from }: { readonly key: string; readonly from: string },
): Promise<boolean> {
  const found = await ctx.objectStore.find(from);
  if (!found) return false;
  const path = await ctx.workFiles.newPath();
  try {
    await pipeline(found.open(), createWriteStream(path, { mode: 0o600 }));
    const measured = await tar.add(mediaPath(key), { file: path, sizeBytes: (await stat(path)).size });
    sum.hash.update(`${key} ${measured.sizeBytes} ${measured.sha256}\n`);
    sum.count += 1;
    sum.sizeBytes += measured.sizeBytes;
    return true;
  } catch (error) {
    // Moved or removed between the question and the answer.
    if (!(await ctx.objectStore.find(from))) return false;
    throw error;
  } finally {
    await ctx.workFiles.remove(path);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
