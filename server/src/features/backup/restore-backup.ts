import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../db/transaction.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import type { WorkFiles } from '../../ports/work-files.ts';
import { hasNobody } from '../accounts/index.ts';
import { type Manifest, manifestPath, manifestSchema, mediaKeyOf, schemaProblem, tableOf } from './backup.rules.ts';
import {
  type InsertLines,
  isHalfRestored,
  isUntouched,
  knownMigrations,
  listMigrations,
  loadRows,
  markRestoring,
  migrate,
} from './backup.store.ts';
import { readLines } from './read-lines.ts';
import { readTar } from './tar-file.ts';

export interface RestoreContext {
  readonly db: Db;
  readonly objectStore: ObjectStore;
  readonly workFiles: WorkFiles;
}

/** Rows and characters that go to the database at once. */
const linesMax = 500;
const charactersMax = 4_000_000;
/** Of the manifest alone: it is read into memory. */
const manifestMaxBytes = 50_000_000;

/** Nothing works on a database whose restore was interrupted. */
export class HalfRestoredError extends Error {
  override readonly name = 'HalfRestoredError';
}

/** Throws for a database whose restore was interrupted: nothing starts on half of a backup. */
export async function refuseHalfRestored(ctx: { readonly db: Db }): Promise<void> {
  if (await isHalfRestored(ctx.db))
    throw new HalfRestoredError(
      'A restore into this database was interrupted, and half of a backup is no product. Run `npm run operator -- restore <file>` again: it goes through to the end.',
    );
}

/**
 * Brings a backup into an empty database and an empty store. The whole archive is checked before anything is changed;
 * media come first, then all rows at once. Whatever interrupts it, it can be run again, and nothing starts in between.
 */
export async function restoreBackup(ctx: RestoreContext, file: string): Promise<Manifest> {
  const manifest = await checkArchive(file);
  const problem = schemaProblem(manifest.migrations, knownMigrations());
  if (problem) throw new Error(problem);
  await prepareDatabase(ctx, manifest);
  await readTar(file, async ({ path, bytes }) => {
    const key = mediaKeyOf(path);
    if (key !== undefined) await restoreContentType(ctx, key, bytes);
  });
  await loadRows(ctx.db, async (insert) => {
    await readTar(file, async ({ path, bytes }) => {
      const table = tableOf(path);
      if (table !== undefined) await insertLines(insert, table, bytes);
    });
  });
  // An older backup has come in under its own tables; now to those of this build.
  await migrate(ctx.db);
  return manifest;
}

/** Reads everything once and compares it with the manifest at its end. */
async function checkArchive(file: string): Promise<Manifest> {
  const tables = new Map<string, { sizeBytes: number; sha256: string }>();
  const media = { hash: createHash('sha256'), count: 0, sizeBytes: 0 };
  let manifest: Manifest | undefined;
  if (!existsSync(file)) throw new Error(`There is no file ${file}. Nothing was changed.`);
  await readTar(file, async ({ path, bytes }) => {
    if (manifest) throw damaged('something follows the manifest');
    if (path === manifestPath) {
      manifest = parseManifest(await buffer(upTo(bytes, manifestMaxBytes)));
      return;
    }
    const measured = await measure(bytes);
    const key = mediaKeyOf(path);
    if (key === undefined) {
      tables.set(path, measured);
      return;
    }
    media.hash.update(`${key} ${measured.sizeBytes} ${measured.sha256}\n`);
    media.count += 1;
    media.sizeBytes += measured.sizeBytes;
  }).catch((error: unknown) => {
    throw isNoArchive(error) ? damaged('it is cut off, or no archive at all') : error;
  });
  if (!manifest) throw damaged('it has no manifest: it was cut off');
  for (const { part } of manifest.tables) {
    const found = tables.get(part.path);
    if (found?.sizeBytes !== part.sizeBytes || found.sha256 !== part.sha256)
      throw damaged(`${part.path} is not as written`);
  }
  if (tables.size !== manifest.tables.length) throw damaged('it holds what the manifest does not name');
  if (media.hash.digest('hex') !== manifest.media.sha256 || media.count !== manifest.media.count)
    throw damaged('its media are not as written');
  return manifest;
}

/** What the reader of archives says of a file that is none, or half of one. */
function isNoArchive(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('TAR_');
}

function damaged(what: string): Error {
  return new Error(`The backup is damaged (${what}). Nothing was changed.`);
}

function parseManifest(bytes: Buffer): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!parsed.success) throw damaged(parsed.error.issues[0]?.message ?? 'its manifest is none');
  return parsed.data;
}

async function measure(bytes: AsyncIterable<Buffer>): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    sizeBytes += chunk.byteLength;
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}

async function* upTo(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxBytes) throw damaged('its manifest is too large');
    yield chunk;
  }
}

/** Empty, or begun by an earlier run of the same; then with the tables that the backup was taken from. */
async function prepareDatabase(ctx: RestoreContext, manifest: Manifest): Promise<void> {
  const names = manifest.migrations.map(({ name }) => name);
  if (await isUntouched(ctx.db)) await migrate(ctx.db, names);
  else {
    const newer = (await listMigrations(ctx.db)).find(({ name }) => !names.includes(name));
    if (newer)
      throw new Error(`The database has newer tables (${newer.name}) than the backup. Restore into an empty database.`);
    await migrate(ctx.db, names);
  }
  const isAgain = await isHalfRestored(ctx.db);
  if (!(await hasNobody(ctx.db)))
    throw new Error('There are accounts in this database. A backup is restored into an empty one only.');
  if (!isAgain)
    for await (const { key } of ctx.objectStore.list())
      throw new Error(`There are media in the store (${key}). A backup is restored into an empty one only.`);
  await markRestoring(ctx.db, manifest.takenAt);
}

async function restoreContentType(ctx: RestoreContext, key: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const path = await ctx.workFiles.newPath();
  try {
    await pipeline(Readable.from(bytes), createWriteStream(path, { mode: 0o600 }));
    await ctx.objectStore.putFile(key, path, 'application/octet-stream');
  } finally {
    await ctx.workFiles.remove(path);
  }
}

async function insertLines(insert: InsertLines, table: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  let lines: string[] = [];
  let characters = 0;
  for await (const line of readLines(bytes)) {
    lines.push(line);
    characters += line.length;
    if (lines.length < linesMax && characters < charactersMax) continue;
    await insert(table, lines);
    [lines, characters] = [[], 0];
  }
  if (lines.length > 0) await insert(table, lines);
}
