import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import {
  access,
  constants,
  copyFile,
  link,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ListedObject, ObjectStore } from '../../ports/object-store.ts';
import { createAddressSigner } from './address-signer.ts';
import { sniffMediaType } from './media-type.ts';
import { checkedKey, isObjectKey } from './object-key.ts';

/** Nothing is written for so long: older files are those of a process that was killed, wherever it ran. */
const abandonedMs = 24 * 3_600_000;

/** Keeps objects as files below `dir`, which it makes. A file appears under its name only when all of it is on the disk. */
export function openFileObjectStore(options: { readonly dir: string; readonly secret: string }): ObjectStore {
  mkdirSync(options.dir, { recursive: true });
  const pathOf = (key: string): string => join(options.dir, checkedKey(key));
  // No key has a dot: nothing in here is an object.
  const unfinishedDir = join(options.dir, '.unfinished');
  let tidied: Promise<void> | undefined;
  const write = async (key: string, fill: (unfinished: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key);
    // Whatever cannot be removed now is tried again by the next process; it is no reason not to write.
    await (tidied ??= removeAbandoned(unfinishedDir).catch(() => undefined));
    await writeWhole(path, unfinishedDir, fill);
  };
  return {
    ...createAddressSigner(options.secret),
    put: async (key, bytes) => write(key, (unfinished) => writeFile(unfinished, bytes, { flush: true })),
    putFile: async (key, source) => {
      await syncFile(source);
      await write(key, (unfinished) => linkOrCopy(source, unfinished));
    },
    find: async (key) => {
      if (!isObjectKey(key)) return undefined;
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
    // Files are replaced and never written into, so that a link keeps the bytes. It was on the disk as a whole before.
    copy: (from, to) => write(to, (unfinished) => linkOrCopy(pathOf(from), unfinished)),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (folder) => (folder === undefined ? walk(options.dir, '') : walk(pathOf(folder), `${folder}/`)),
    // Never made anew here: a folder that has gone, as a disk that is not mounted has, is no storage.
    check: () => access(options.dir, constants.W_OK),
  };
}

/** Undefined for what is not there; throws every other error on. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Files below a folder as objects. */
async function* walk(dir: string, prefix: string): AsyncGenerator<ListedObject> {
  const folder = await opendir(dir).catch(missing);
  if (!folder) return;
  for await (const entry of folder) {
    const key = `${prefix}${entry.name}`;
    if (!isObjectKey(key)) continue;
    if (entry.isDirectory()) yield* walk(join(dir, entry.name), `${key}/`);
    else {
      // Gone since the folder was read: then it is no object any more.
      const found = await stat(join(dir, entry.name)).catch(missing);
      if (found) yield { key, sizeBytes: found.size, modifiedAt: found.mtime };
    }
  }
}

/** Lets a file appear under its name when all of it is there. */
async function writeWhole(
  path: string,
  unfinishedDir: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  await mkdir(unfinishedDir, { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  const unfinished = join(unfinishedDir, randomUUID());
  try {
    await fill(unfinished);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Removes what killed processes have left half written. */
async function removeAbandoned(unfinishedDir: string): Promise<void> {
  for (const name of (await readdir(unfinishedDir).catch(missing)) ?? []) {
    const path = join(unfinishedDir, name);
    const found = await stat(path).catch(missing);
    if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}

/** A second name for the same bytes costs nothing; between two disks, or where there are no links, they are copied. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    await copyFile(source, target);
    await syncFile(target);
  }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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
