import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from '../../ports/object-store.ts';
import { createAddressSigner } from './address-signer.ts';
import { sniffMediaType } from './media-type.ts';

const keyPattern = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/;

/** Keeps objects as files below `dir`. A file appears under its name only when all of it is on the disk. */
export function openFileObjectStore(options: { readonly dir: string; readonly secret: string }): ObjectStore {
  const pathOf = (key: string): string => {
    // Keys are made by us; a dot or an empty part would mean that something else slipped in.
    if (!keyPattern.test(key)) throw new Error('This is not a storage key.');
    return join(options.dir, key);
  };
  return {
    ...createAddressSigner(options.secret),
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    find: async (key) => {
      if (!keyPattern.test(key)) return undefined;
      const path = pathOf(key);
      const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
        throw error;
      });
      if (!handle) return undefined;
      try {
        const stat = await handle.stat();
        if (!stat.isFile()) return undefined;
        const head = Buffer.alloc(16);
        await handle.read(head, 0, 16, 0);
        return {
          sizeBytes: stat.size,
          mediaType: sniffMediaType(head),
          etag: `"${stat.size.toString(36)}-${Math.round(stat.mtimeMs * 1000).toString(36)}"`,
          modifiedAt: stat.mtime,
          open: (range) => createReadStream(path, range),
        };
      } finally {
        await handle.close();
      }
    },
    move: async (from, to) => {
      await mkdir(dirname(pathOf(to)), { recursive: true });
      await rename(pathOf(from), pathOf(to));
      await syncFolder(dirname(pathOf(to)));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    check: async () => {
      await mkdir(options.dir, { recursive: true });
      await access(options.dir, constants.W_OK);
    },
  };
}

/** Makes a new name survive the death of the machine, where the platform lets a folder be synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'EINVAL' || error.code === 'EPERM')))
      throw error;
  } finally {
    await handle.close();
  }
}
