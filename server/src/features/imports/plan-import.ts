import type { ContentType } from '@loomlight/contract';
import { type ListedCollection, readList, type Skipped } from './read-list.ts';
import { archiveFileName } from './archive-format.rules.ts';
import type { ImportedFacts } from './imported-facts.rules.ts';
import { type ArchiveBounds, ArchiveRefused } from './imports.rules.ts';
import type { ArchivedFile, OpenArchive } from './open-archive.ts';

/** An item that an archive promises: of its list, or a file of another tool that may be a picture. */
export interface PlannedItem {
  readonly name: string;
  /** The file; undefined where the archive lacks it. */
  readonly file: ArchivedFile | undefined;
  /** What the list says; undefined where there is none, and the file itself tells (KEEP-54). */
  readonly listed:
    | {
        readonly origin: string;
        readonly contentType: ContentType;
        readonly madeFrom: string | undefined;
        readonly sha256: string | undefined;
        readonly facts: ImportedFacts;
      }
    | undefined;
}

/** What is to be done with an archive, always in the same order: it is read again after a crash. */
export interface ImportPlan {
  readonly items: readonly PlannedItem[];
  /** After the items, since they are of them. */
  readonly collections: readonly ListedCollection[];
  readonly skipped: readonly Skipped[];
}

/** Reads the list of an archive; one without a list is pictures of other tools, in the order of their names. Throws `ArchiveRefused`. */
export async function planImport(archive: OpenArchive, bounds: ArchiveBounds): Promise<ImportPlan> {
  const list = archive.files.get(archiveFileName);
  const plan = list ? await planOfList(archive, list, bounds) : planOfFiles(archive);
  if (plan.items.length === 0 && plan.collections.length === 0 && plan.skipped.length === 0)
    throw new ArchiveRefused('nothing');
  return plan;
}

async function planOfList(archive: OpenArchive, list: ArchivedFile, bounds: ArchiveBounds): Promise<ImportPlan> {
  if (list.sizeBytes > bounds.listBytesMax) throw new ArchiveRefused('too_much');
  if (list.skip !== undefined && list.skip !== 'file_too_large') throw new ArchiveRefused('no_list');
  const stream = await archive.open(list);
  const { items, collections, hashes, skipped } = await readList(stream, bounds.filesMax).catch((error: unknown) => {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused('no_list', error);
  });
  return {
    skipped,
    collections,
    items: items.map(({ file, ...listed }) => ({
      name: file,
      file: archive.files.get(file),
      listed: { ...listed, sha256: hashes.get(file) },
    })),
  };
}

/** Pictures and videos by their names; what else a folder holds is nobody's loss. */
const mediaName = /\.(?:png|jpe?g|webp|gif|avif|mp4)$/i;

function planOfFiles(archive: OpenArchive): ImportPlan {
  const files = [...archive.files.values()].filter(({ name }) => mediaName.test(name));
  return {
    skipped: [],
    collections: [],
    items: files
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((file) => ({ name: file.name, file, listed: undefined })),
  };
}
