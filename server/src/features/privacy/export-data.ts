import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { enqueueMail } from '../mail/index.ts';
import { findExportedAccount, inSnapshot } from './export.store.ts';
import { openSpool, type Spool } from './spool.ts';
import { type ExportedFile, writeExport } from './write-export.ts';

export interface ExportContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly objectStore: Pick<ObjectStore, 'find'>;
  /** Folder for what is on its way out. */
  readonly spoolDir: string;
  readonly wakeMail: () => void;
}

/**
 * All data of the person, of one moment, as a stream: the document alone, or an archive of it with the ledger as a table and
 * every own file. The database is read first and quickly, so that nobody waits for a slow reader; files are opened one by
 * one as they are sent. A mail tells that it was made.
 */
export async function exportData(
  ctx: ExportContext,
  input: { readonly actor: SignedIn; readonly format: 'json' | 'zip' },
): Promise<Readable> {
  const { userId } = input.actor;
  const id = ctx.ids.uuid();
  const json = await openSpool(ctx.spoolDir, `${id}.json`);
  const csv = await openSpool(ctx.spoolDir, `${id}.csv`);
  const files: ExportedFile[] = [];
  try {
    const now = ctx.clock.now();
    const target = { json, csv, onFile: (file: ExportedFile) => void files.push(file) };
    await inSnapshot(ctx.db, (tx) => writeExport({ db: tx, tx }, { target, userId, now }));
    await tellByMail(ctx, userId);
  } catch (error) {
    await Promise.all([json.close(), csv.close()]);
    throw error;
  }
  if (input.format === 'json') {
    await csv.close();
    return json.read();
  }
  return archive(ctx, { json, csv, files });
}

async function tellByMail(ctx: ExportContext, userId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const person = await findExportedAccount(ctx.tx, userId);
    if (person)
      await enqueueMail(ctx, {
        kind: 'data_exported',
        recipient: person.email,
        payload: { username: person.username },
      });
  });
  ctx.wakeMail();
}

async function archive(
  ctx: Pick<ExportContext, 'objectStore' | 'clock'>,
  parts: { readonly json: Spool; readonly csv: Spool; readonly files: readonly ExportedFile[] },
): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const mtime = ctx.clock.now();
  const fail = (error: unknown): void => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.outputStream.on('error', fail);
  zip.on('error', fail);
  zip.outputStream.pipe(output);
  zip.addReadStream(await parts.json.read(), 'manifest.json', { mtime });
  zip.addReadStream(await parts.csv.read(), 'ledger.csv', { mtime });
  for (const { name, key } of parts.files)
    // Media are compressed already. Each is opened when its turn comes; one that was removed meanwhile is empty.
    zip.addReadStreamLazy(name, { compress: false, mtime }, (done) => {
      ctx.objectStore.find(key).then(
        (stored) => done(null, stored?.open() ?? Readable.from([])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  zip.end();
  return output;
}
