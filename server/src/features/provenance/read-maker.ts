import { writeFile } from 'node:fs/promises';
import type { ManifestAnswer, ManifestReader } from '../../ports/manifest-reader.ts';
import type { WorkFiles } from '../../ports/work-files.ts';

/** What the reader of strangers' files says of the signature in these bytes. Nobody's root is asked for: a maker is somebody whom this installation does not know. */
export async function readMaker(
  ctx: {
    readonly manifestReader: Pick<ManifestReader, 'read'>;
    readonly workFiles: Pick<WorkFiles, 'newPath' | 'remove'>;
  },
  file: Uint8Array,
): Promise<ManifestAnswer> {
  const path = await ctx.workFiles.newPath();
  try {
    await writeFile(path, file, { mode: 0o600 });
    return await ctx.manifestReader.read(path, '');
  } finally {
    await ctx.workFiles.remove(path);
  }
}
