import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder, or something in it, can be read by others and it cannot be changed. */
export class FolderNotPrivateError extends Error {
  override readonly name = 'FolderNotPrivateError';
}

/** What the product keeps in its data folder. Anything else there is somebody else's, and stays as it is. */
const ours = [
  'token-secret',
  'owner.lock',
  'operator.sock',
  'database',
  'work',
  'exports',
  'media',
  'provenance',
] as const;

const missing = { throwIfNoEntry: false } as const;

/**
 * More files than this are not looked at in one start: it is a second or two. The rest lies in folders that nobody
 * else can enter.
 */
const lookedAtMax = 100_000;

/**
 * Closes the data folder to everybody but its owner, whoever made it: folders 0700, files 0600. What the process makes
 * from now on is closed by its umask. A folder that is not there yet is no fault. Throws `FolderNotPrivateError` with one
 * sentence where a mode cannot be set.
 */
export function makePrivate(dataDir: string): void {
  // Windows knows no such modes; a folder there has the rights of the one it lies in.
  if (process.platform === 'win32') return;
  const found = statSync(dataDir, missing);
  if (!found) return;
  closeOne(dataDir, found.mode, 0o700);
  let left = lookedAtMax;
  const paths = ours.map((name) => join(dataDir, name));
  for (let at = 0; at < paths.length && left > 0; at += 1) {
    const path = paths[at] ?? '';
    left -= 1;
    // What leads elsewhere (media on another disk) is followed here and nowhere below.
    const one = at < ours.length ? statSync(path, missing) : lstatSync(path, missing);
    if (!one) continue;
    if (!one.isDirectory()) {
      if (!one.isSymbolicLink()) closeOne(path, one.mode, 0o600);
      continue;
    }
    closeOne(path, one.mode, 0o700);
    for (const name of readdirSync(path)) paths.push(join(path, name));
  }
}

function closeOne(path: string, mode: number, wanted: number): void {
  if ((mode & 0o077) === 0) return;
  let reason = 'the file system keeps no modes';
  try {
    chmodSync(path, wanted);
    // Some file systems say yes and change nothing.
    if ((statSync(path).mode & 0o077) === 0) return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    // Removed in the meantime, by a process that shares the folder.
    if (error.code === 'ENOENT') return;
    reason = String(error.code);
  }
  throw new FolderNotPrivateError(
    `Others can read ${path}, and that cannot be changed (${reason}). Give DATA_DIR to the user that runs the product, or choose another one.`,
  );
}
