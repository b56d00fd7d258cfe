import type { ContentType } from '@loomlight/contract';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OriginalImage, OriginalReading, OriginalVideo } from '../../ports/original-reader.ts';
import { deriveVariants, type Variants } from '../generation/index.ts';
import type { ImportWorkContext } from './imports.context.ts';
import type { Skip } from './imports.rules.ts';
import type { ArchivedFile, OpenArchive } from './open-archive.ts';
import type { PlannedItem } from './plan-import.ts';

/** A media that may be kept: our own encoding of it at `path`, and its stills. */
export interface ReadMedia {
  readonly kind: 'read';
  readonly path: string;
  /** Hash of the file as it lay in the archive. */
  readonly sha256: string;
  readonly original: OriginalImage | OriginalVideo;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly variants: Variants;
}

type Context = Pick<ImportWorkContext, 'workFiles' | 'originals'>;
/** What came of a file. */
export type ItemReading = ReadMedia | Skipping;

type Skipping = { readonly kind: 'skipped'; readonly skip: Skip };

/**
 * Unpacks one file of an archive and has it read in a process of its own; `use` is handed what may be kept, and its files are gone after that. Throws when
 * nothing can be said of it at the moment.
 */
export async function readItem<T>(
  ctx: Context,
  {
    use,
    ...of
  }: {
    readonly archive: OpenArchive;
    readonly item: PlannedItem;
    readonly use: (reading: ItemReading) => Promise<T>;
  },
): Promise<T> {
  const [from, into] = [await ctx.workFiles.newPath(), await ctx.workFiles.newPath()];
  try {
    return await use(await read(ctx, { ...of, from, into }));
  } finally {
    await ctx.workFiles.remove(from);
    await ctx.workFiles.remove(into);
  }
}

async function read(
  ctx: Context,
  of: { readonly archive: OpenArchive; readonly item: PlannedItem; readonly from: string; readonly into: string },
): Promise<ReadMedia | Skipping> {
  const { file, listed } = of.item;
  if (!file) return skipped('missing_file');
  if (file.skip !== undefined) return skipped(file.skip);
  if (listed && listed.sha256 === undefined) return skipped('missing_file');
  const sha256 = await unpack(of.archive, file, of.from);
  if (sha256 === undefined) return skipped('unreadable');
  if (listed && listed.sha256 !== sha256) return skipped('other_file');
  const original = await ctx.originals.read(of.from, of.into);
  if (original.kind !== 'image' && original.kind !== 'video') return skippedBy(original);
  if (listed && listed.contentType !== original.kind) return skipped('other_type');
  return { kind: 'read', path: of.into, sha256, original, ...(await stillsOf(original, of.into)) };
}

/** Its hash; undefined for a file that does not unpack to what the directory says. */
async function unpack(archive: OpenArchive, file: ArchivedFile, into: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      hash.update(bytes);
      done(null, bytes);
    },
  });
  const source = await archive.open(file).catch(() => undefined);
  if (!source) return undefined;
  try {
    await pipeline(source, hashed, createWriteStream(into, { mode: 0o600 }));
  } catch (error) {
    // A disk that is full says nothing about the file.
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
  return hash.digest('hex');
}

async function stillsOf(original: OriginalImage | OriginalVideo, path: string) {
  if (original.kind === 'video') {
    const { width, height } = original.poster;
    return { width, height, variants: await deriveVariants({ kind: 'pixels', ...original.poster }, { width, height }) };
  }
  const { width, height, mediaType } = original;
  // Our own encoding, in which nothing of the stranger's file is left.
  const image = { kind: 'file', bytes: await readFile(path), mediaType } as const;
  return { width, height, variants: await deriveVariants(image, { width, height }) };
}

function skippedBy(reading: Exclude<OriginalReading, { kind: ContentType }>): Skipping {
  switch (reading.kind) {
    case 'unsupported':
      return skipped('unsupported');
    case 'too_large':
      return skipped('too_many_pixels');
    case 'unreadable':
      return skipped('unreadable');
    case 'unavailable':
      throw new Error(`An imported file could not be read: ${reading.reason}`);
    default:
      return reading satisfies never;
  }
}

function skipped(skip: Skip): Skipping {
  return { kind: 'skipped', skip };
}
