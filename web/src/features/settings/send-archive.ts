import { type ArchiveImport, imports } from '@loomlight/contract/imports';
import { call } from '../../api/client.ts';
import { putBytes } from '../../api/put-bytes.ts';

/** Rounds of asking which parts are missing; each tells 500 of them. */
const roundsMax = 100;

/**
 * Announces an archive, sends its parts one by one, and has it imported. One of the same name and size that waits already goes on with the parts that are
 * missing. Throws `ApiError`.
 */
export async function sendArchive(
  file: File,
  of: {
    readonly waiting: ArchiveImport | undefined;
    /** How much has gone out, from 0 to 1. */
    readonly onProgress: (part: number) => void;
    readonly onAnnounced: (announced: ArchiveImport) => void;
    /** Ends it when its person cancels. */
    readonly signal: AbortSignal;
  },
): Promise<ArchiveImport> {
  let current = await announced(file, of.waiting);
  of.onAnnounced(current);
  for (let round = 0; round < roundsMax && current.missing.length > 0; round += 1) {
    for (const { number, size_bytes: size, url } of current.missing) {
      const from = (number - 1) * current.part_bytes;
      const bytes = file.slice(from, from + size, 'application/octet-stream');
      await putBytes(url, bytes, {
        signal: of.signal,
        onProgress: (part) => of.onProgress((from + part * size) / file.size),
      });
    }
    current = (await call(imports.latest)).import ?? current;
  }
  of.signal.throwIfAborted();
  return (await call(imports.begin, { params: { id: current.id } })).import;
}

async function announced(file: File, waiting: ArchiveImport | undefined): Promise<ArchiveImport> {
  // Its addresses may be old: they are asked for anew.
  const latest = waiting?.state === 'waiting' ? (await call(imports.latest)).import : undefined;
  if (latest?.state === 'waiting' && latest.name === file.name && latest.size_bytes === file.size) return latest;
  const body = { name: file.name.slice(0, 200), size_bytes: file.size };
  return (await call(imports.announce, { body })).import;
}
