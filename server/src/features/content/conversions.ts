import { type FileHandle, open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Signals } from '../../db/signals.ts';
import { createBoundedLimiter } from '../../kernel/limiter.ts';
import type { StoredObject } from '../../ports/object-store.ts';
import type { WorkFiles } from '../../ports/work-files.ts';
import { convertImage, type ImageVariant, type StoredOrigin } from './convert-image.ts';
import { listingChannel } from './listing-channel.ts';

/** All kept conversions together: some three hundred of the largest. */
const bytesMax = 512 * 1024 * 1024;
const entriesMax = 256;
/** For changes whose signal was lost; the address of what became private is dead at once in any case. */
const keepMs = 10 * 60_000;
const partBytes = 64 * 1024;

/** Half of the cores: the other half answers everybody else meanwhile. */
const workers = Math.max(1, Math.floor(availableParallelism() / 2));
/** A browser asks a server for six things at once; a few seconds are a wait that nobody gives up in. */
const bounds = { places: workers, waiting: 16 * workers, perPerson: 8, retryAfterS: 5 };

/** A converted image. */
export interface Converted {
  readonly sizeBytes: number;
  readonly body: Readable;
}

/** What is to be converted: an object that this viewer may see, which the caller has just made sure of. */
export interface Wanted {
  readonly id: string;
  readonly key: string;
  readonly stored: StoredObject;
  readonly format: ImageVariant;
  /** Whose place in the queue it takes; undefined for a part of a stream, which cannot be refused any more. */
  readonly who: string | undefined;
  /** Signs the file that is made; left out for what pages show, and for what is not of this installation. */
  readonly sign?: SignConverted | undefined;
}

/** Signs a converted image of one item, by what the stored one says. */
export type SignConverted = (image: Uint8Array, stored: StoredOrigin) => Promise<Uint8Array>;

/**
 * Images in other formats than they are stored in. Each is made once, by a bounded number of workers, and kept for a while in files
 * without a name: no other process can open them, and nothing is left of them when this one dies.
 */
export interface Conversions {
  /** The converted image; whoever asks while it is being made shares it. Throws 503 with `Retry-After` when too many wait. */
  open(wanted: Wanted): Promise<Converted>;
  /** Forgets what was made of these items, in this process and now; the others hear of it a moment later. */
  forget(ids: readonly string[]): void;
  /** Forgets everything: the process ends. */
  close(): void;
}

/** A conversion in its nameless file, which lives as long as it is kept or somebody reads it. */
interface Made {
  readonly id: string;
  readonly sizeBytes: number;
  readonly file: FileHandle;
  readers: number;
  isKept: boolean;
}

interface Making {
  readonly id: string;
  /** How many will read it. */
  readers: number;
  readonly made: Promise<Made>;
}

export function createConversions(ctx: {
  readonly workFiles: WorkFiles;
  readonly signals: Pick<Signals, 'subscribe'>;
}): Conversions {
  const limiter = createBoundedLimiter(bounds);
  const underWay = new Map<string, Making>();
  const kept = new LRUCache<string, Made>({
    max: entriesMax,
    maxSize: bytesMax,
    sizeCalculation: ({ sizeBytes }) => Math.max(1, sizeBytes),
    ttl: keepMs,
    ttlAutopurge: true,
    dispose: drop,
  });
  const forget = (ids: readonly string[]): void => {
    // What is being made may be of the item as it was before: whoever comes from now on has it made anew.
    for (const [name, { id }] of underWay) if (ids.includes(id)) underWay.delete(name);
    for (const [name, { id }] of kept.entries()) if (ids.includes(id)) kept.delete(name);
  };
  ctx.signals.subscribe(listingChannel, (ids) => forget(ids.split(' ')));

  const make = async (name: string, making: Making, wanted: Wanted): Promise<Made> => {
    try {
      const leave = await (wanted.who === undefined ? limiter.enterPatiently() : limiter.enter(wanted.who));
      const made = await convert(ctx.workFiles, wanted).finally(leave);
      made.readers = making.readers;
      if (underWay.get(name) === making) kept.set(name, made);
      if (kept.peek(name) !== made) drop(made);
      return made;
    } finally {
      if (underWay.get(name) === making) underWay.delete(name);
    }
  };
  const start = (name: string, wanted: Wanted): Making => {
    const { promise, resolve } = Promise.withResolvers<Made>();
    const making: Making = { id: wanted.id, readers: 0, made: promise };
    underWay.set(name, making);
    resolve(make(name, making, wanted));
    return making;
  };
  return {
    forget,
    open: async (wanted) => {
      const name = `${wanted.key} ${wanted.stored.etag} ${wanted.format}`;
      const ready = kept.get(name);
      if (ready) {
        ready.readers += 1;
        return read(ready);
      }
      const making = underWay.get(name) ?? start(name, wanted);
      making.readers += 1;
      return read(await making.made);
    },
    close: () => {
      underWay.clear();
      kept.clear();
    },
  };
}

async function convert(workFiles: WorkFiles, { id, stored, format, sign }: Wanted): Promise<Made> {
  const path = await workFiles.newPath();
  try {
    const sizeBytes = await convertImage(await buffer(stored.open()), format, path, sign);
    return { id, sizeBytes, file: await open(path, 'r'), readers: 0, isKept: true };
  } finally {
    await workFiles.remove(path);
  }
}

/** The bytes, a part at a time as they are taken: a slow reader holds no more than one part in memory. */
function read(made: Made): Converted {
  const body = Readable.from(partsOf(made), { objectMode: false });
  body.once('close', () => {
    made.readers -= 1;
    closeUnused(made);
  });
  return { sizeBytes: made.sizeBytes, body };
}

async function* partsOf({ file, sizeBytes }: Made): AsyncGenerator<Buffer> {
  for (let position = 0; position < sizeBytes;) {
    const { bytesRead, buffer: part } = await file.read(Buffer.allocUnsafe(partBytes), 0, partBytes, position);
    if (bytesRead === 0) throw new Error('A converted picture has become shorter.');
    position += bytesRead;
    yield part.subarray(0, bytesRead);
  }
}

function drop(made: Made): void {
  made.isKept = false;
  closeUnused(made);
}

function closeUnused(made: Made): void {
  // Nothing can be done about a file that does not close, and nobody waits for it.
  if (!made.isKept && made.readers === 0) made.file.close().catch(() => undefined);
}
