import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import {
  type ArchiveBounds,
  ArchiveRefused,
  ratioFromBytes,
  ratioMax,
  type Refusal,
  type Skip,
} from './imports.rules.ts';

/** A file in an archive, as its directory tells it. */
export interface ArchivedFile {
  readonly name: string;
  readonly sizeBytes: number;
  /** Why it cannot be taken, as far as the directory says. */
  readonly skip: Skip | undefined;
  readonly entry: Entry;
}

/** An archive whose directory is sound. Nothing of it was unpacked yet. */
export interface OpenArchive {
  readonly files: ReadonlyMap<string, ArchivedFile>;
  /** Unpacks a file; the stream fails when it is not of the size that the directory says. */
  open(file: ArchivedFile): Promise<Readable>;
  close(): void;
}

/** What programs of desks put beside the files. */
const besides = /(?:^|\/)(?:__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/**
 * Opens an archive and reads its directory, to the end or to the first thing that no honest archive has: names that lead out of it or stand twice,
 * files over each other, too many, too much, too well packed. Throws `ArchiveRefused`. Names are never used as paths (KEEP-47).
 */
export async function openArchive(path: string, bounds: ArchiveBounds): Promise<OpenArchive> {
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true })
    .catch((error: unknown) => {
      throw new ArchiveRefused('no_zip', error);
    });
  try {
    if (zip.entryCount > bounds.filesMax) throw new ArchiveRefused('too_many');
    const files = await readDirectory(zip, bounds);
    return {
      files,
      open: (file) => zip.openReadStreamPromise(file.entry),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readDirectory(zip: ZipFile, bounds: ArchiveBounds): Promise<Map<string, ArchivedFile>> {
  const files = new Map<string, ArchivedFile>();
  const seen = new Set<string>();
  const places: { readonly from: number; readonly to: number }[] = [];
  let bytes = 0;
  for await (const entry of entriesOf(zip)) {
    places.push({
      from: entry.relativeOffsetOfLocalHeader,
      to: entry.relativeOffsetOfLocalHeader + entry.compressedSize,
    });
    if (places.length > bounds.filesMax) throw new ArchiveRefused('too_many');
    const { fileName: name, uncompressedSize: sizeBytes, compressedSize } = entry;
    bytes += sizeBytes;
    if (bytes > bounds.bytesMax) throw new ArchiveRefused('too_much');
    if (sizeBytes > ratioFromBytes && sizeBytes > compressedSize * ratioMax) throw new ArchiveRefused('bomb');
    // Two names that one disk or another takes for the same are the same.
    const plain = name.normalize('NFC').toLowerCase();
    if (seen.has(plain)) throw new ArchiveRefused('duplicate_name');
    seen.add(plain);
    if (name.endsWith('/') || besides.test(name)) continue;
    files.set(name, { name, sizeBytes, skip: skipOf(entry, bounds), entry });
  }
  refuseOverlaps(places, zip.fileSize);
  return files;
}

/** The entries of the directory; what the library says of them is a refusal. */
async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    for await (const entry of zip.eachEntry()) yield entry;
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused(refusalOf(error), error);
  }
}

function refusalOf(error: unknown): Refusal {
  const text = error instanceof Error ? error.message : '';
  return /absolute path|relative path|invalid characters/.test(text) ? 'unsafe_name' : 'no_zip';
}

/** A local header has 30 bytes at least: bytes that two files share would be unpacked twice, or ten thousand times. */
function refuseOverlaps(places: { readonly from: number; readonly to: number }[], sizeBytes: number): void {
  let end = 0;
  for (const { from, to } of places.toSorted((one, other) => one.from - other.from)) {
    if (from < end) throw new ArchiveRefused('overlap');
    end = to + 30;
    if (end > sizeBytes) throw new ArchiveRefused('no_zip');
  }
}

const [typeMask, regularFile] = [0o170000, 0o100000];

function skipOf(entry: Entry, bounds: ArchiveBounds): Skip | undefined {
  const type = (entry.externalFileAttributes >>> 16) & typeMask;
  if (type !== 0 && type !== regularFile) return 'link';
  if (entry.isEncrypted()) return 'encrypted';
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) return 'unsupported';
  return entry.uncompressedSize > bounds.fileBytesMax ? 'file_too_large' : undefined;
}
