import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { Header, Parser, type ReadEntry } from 'tar';

const blockBytes = 512;

/** What an entry turned out to be when it was written or read. */
export interface Measured {
  readonly sizeBytes: number;
  /** SHA-256 as hexadecimal digits. */
  readonly sha256: string;
}

/** Writes one archive that every `tar` can open. Entries come from files or are at hand; memory stays flat. */
export class TarWriter {
  readonly #file: FileHandle;
  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Begins an archive where nothing is yet, for its owner alone. */
  static async create(path: string): Promise<TarWriter> {
    return new TarWriter(await open(path, 'wx', 0o600));
  }

  async add(path: string, source: { readonly file: string; readonly sizeBytes: number } | Buffer): Promise<Measured> {
    const sizeBytes = Buffer.isBuffer(source) ? source.byteLength : source.sizeBytes;
    const header = new Header({ path, size: sizeBytes, mode: 0o600, type: 'File', mtime: new Date() });
    const block = Buffer.alloc(blockBytes);
    if (header.encode(block)) throw new Error(`The name ${path} is too long for an archive.`);
    await this.#write(block);
    const hash = createHash('sha256');
    let written = 0;
    for await (const chunk of Buffer.isBuffer(source) ? [source] : createReadStream(source.file)) {
      // A stream of a file without an encoding hands out buffers.
      const bytes = chunk as Buffer;
      hash.update(bytes);
      written += bytes.byteLength;
      await this.#write(bytes);
    }
    if (written !== sizeBytes) throw new Error(`${path} has changed while it was written.`);
    const rest = sizeBytes % blockBytes;
    if (rest > 0) await this.#write(Buffer.alloc(blockBytes - rest));
    return { sizeBytes, sha256: hash.digest('hex') };
  }

  /** Ends the archive; it is on the disk afterwards. */
  async finish(): Promise<void> {
    await this.#write(Buffer.alloc(2 * blockBytes));
    await this.#file.sync();
    await this.#file.close();
  }

  /** Gives it up. */
  async close(): Promise<void> {
    await this.#file.close();
  }

  async #write(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.byteLength; at += (await this.#file.write(bytes, at)).bytesWritten);
  }
}

/** Hands the entries of an archive to `handle`, one after another; what it does not read is skipped. */
export async function readTar(
  file: string,
  handle: (entry: { readonly path: string; readonly bytes: AsyncIterable<Buffer> }) => Promise<void>,
): Promise<void> {
  const abort = new AbortController();
  let turn: Promise<unknown> = Promise.resolve();
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry: ReadEntry) => {
      turn = turn
        .then(() => handle({ path: entry.path, bytes: entry as AsyncIterable<Buffer> }))
        .then(() => entry.resume())
        .catch((error: unknown) => {
          abort.abort(error);
          throw error;
        });
      // Awaited below; a failure in between must not count as unheard.
      turn.catch(() => undefined);
    },
  });
  const source = createReadStream(file, { signal: abort.signal });
  const ended = new Promise<void>((resolve, reject) => {
    source.on('error', reject);
    parser.on('end', resolve);
    parser.on('error', reject);
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason as Error), { once: true });
  });
  source.pipe(parser);
  try {
    await ended;
    await turn;
  } finally {
    source.destroy();
    await finished(source).catch(() => undefined);
  }
}
