import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import yazl from 'yazl';
import { type Db, inTransaction, type InTx } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { archiveFileName, archiveLine } from '../imports/index.ts';
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
 * All data of the person, of one moment, as a stream: the document alone, or an archive of it with the ledger as a table,
 * every own file, and the lines by which another installation imports them (KEEP-45). The database is read first and quickly, so that nobody waits for a slow reader; files are opened one by
 * one as they are sent. A mail tells that it was made.
 */
export async function exportData(
  ctx: ExportContext,
  input: { readonly actor: SignedIn; readonly format: 'json' | 'zip' },
): Promise<Readable> {
  const { userId } = input.actor;
  const sealed: ReadonlySet<string> = new Set();
  return makeCopy(ctx, {
    userId,
    format: input.format,
    sealed,
    onMade: (ctx) => tellByMail(ctx, { userId, by: 'person' }),
  });
}

/** What is written down when a copy was made. */
type WhenMade = (ctx: ExportContext & InTx) => Promise<void>;

/** The copy as a stream; what has to be written down when it was made is, before a byte of it leaves. */
export async function makeCopy(
  ctx: ExportContext,
  input: {
    readonly userId: string;
    readonly format: 'json' | 'zip';
    readonly sealed: ReadonlySet<string>;
    readonly onMade: WhenMade;
  },
): Promise<Readable> {
  const { userId, format, sealed, onMade } = input;
  const id = ctx.ids.uuid();
  const json = await openSpool(ctx.spoolDir, `${id}.json`);
  const csv = await openSpool(ctx.spoolDir, `${id}.csv`);
  const lines = await openSpool(ctx.spoolDir, `${id}.jsonl`);
  const files: ExportedFile[] = [];
  try {
    const now = ctx.clock.now();
    const target = { json, csv, archive: lines, onFile: (file: ExportedFile) => void files.push(file) };
    await inSnapshot(ctx.db, (tx) => writeExport({ db: tx, tx }, { target, userId, now, sealed }));
    await inTransaction(ctx, onMade);
    ctx.wakeMail();
  } catch (error) {
    await Promise.all([json.close(), csv.close(), lines.close()]);
    throw error;
  }
  if (format === 'json') {
    await Promise.all([csv.close(), lines.close()]);
    return json.read();
  }
  return archive(ctx, { json, csv, lines, files });
}

/** Mails the person that a copy was made, by themselves or by who administers the site. */
export async function tellByMail(
  ctx: ExportContext & InTx,
  { userId, by }: { readonly userId: string; readonly by: 'person' | 'desk' },
): Promise<void> {
  const person = await findExportedAccount(ctx.tx, userId);
  if (!person) return;
  const payload = { username: person.username, ...(by === 'desk' && { at_desk: true }) };
  await enqueueMail(ctx, { kind: 'data_exported', recipient: person.email, payload });
}

async function archive(
  ctx: Pick<ExportContext, 'objectStore' | 'clock'>,
  parts: { readonly json: Spool; readonly csv: Spool; readonly lines: Spool; readonly files: readonly ExportedFile[] },
): Promise<Readable> {
  const { lines } = parts;
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const mtime = ctx.clock.now();
  const fail = (error: unknown): void => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.outputStream.on('error', fail);
  zip.on('error', fail);
  zip.outputStream.pipe(output);
  // Read to its end below, which closes it; whoever goes away earlier would leave it open.
  output.once('close', () => void lines.close().catch(() => undefined));
  zip.addReadStream(await parts.json.read(), 'manifest.json', { mtime });
  zip.addReadStream(await parts.csv.read(), 'ledger.csv', { mtime });
  for (const { name, key } of parts.files)
    // Media are compressed already. Each is opened when its turn comes; one that was removed meanwhile is empty.
    zip.addReadStreamLazy(name, { compress: false, mtime }, (done) => {
      ctx.objectStore.find(key).then(
        (stored) => done(null, stored ? told(stored.open(), { name, lines }) : Readable.from([])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  // Last, since what a file is, by its hash, is known once it has gone by.
  zip.addReadStreamLazy(archiveFileName, { mtime }, (done) => {
    const end = async (): Promise<Readable> => {
      await lines.write(archiveLine({ kind: 'end' }));
      return lines.read();
    };
    end().then(
      (stream) => done(null, stream),
      (error: unknown) => done(error, Readable.from([])),
    );
  });
  zip.end();
  return output;
}

/** The same bytes; a line tells their number and hash once they have gone by. */
function told(source: Readable, { name, lines }: { readonly name: string; readonly lines: Spool }): Readable {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const tell = new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      hash.update(bytes);
      sizeBytes += bytes.byteLength;
      done(null, bytes);
    },
    flush: (done) => {
      lines.write(archiveLine({ kind: 'file', name, sizeBytes, sha256: hash.digest('hex') })).then(() => done(), done);
    },
  });
  source.once('error', (error) => tell.destroy(error));
  return source.pipe(tell);
}
