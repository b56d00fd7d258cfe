import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { WorkFiles } from '../ports/work-files.ts';

/** No item of work takes so long; older files are those of a process that is dead, wherever it ran. */
const abandonedMs = 24 * 3_600_000;

/**
 * A folder of this process alone below `dir`. What killed processes have left there is removed first: those of this
 * machine by their number, those of others (on a shared disk) by age.
 */
export async function openWorkFiles(dir: string, now = Date.now): Promise<WorkFiles> {
  const prefix = `${hostname().replaceAll(/[^A-Za-z0-9-]/g, '-')}.`;
  await mkdir(dir, { recursive: true });
  for (const found of await readdir(dir))
    if (isDead(found, prefix) || now() - (await modifiedAt(join(dir, found))) > abandonedMs)
      await rm(join(dir, found), { recursive: true, force: true });
  const name = `${prefix}${process.pid}.${randomUUID()}`;
  const own = join(dir, name);
  openFolders.add(name);
  return {
    newPath: async () => {
      // Made where it is needed: somebody who found the folder old may have removed it.
      await mkdir(own, { recursive: true, mode: 0o700 });
      return join(own, randomUUID());
    },
    remove: (path) => rm(path, { force: true }),
    close: async () => {
      openFolders.delete(name);
      await rm(own, { recursive: true, force: true });
    },
  };
}

/** True for the folder of a process of this machine that is gone; our own number in use again is such a one. */
function isDead(name: string, prefix: string): boolean {
  const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('.')[0]) : Number.NaN;
  if (!Number.isInteger(pid) || pid <= 0) return false;
  return !openFolders.has(name) && (pid === process.pid || !isAlive(pid));
}

/** Folders of this very process, of which tests open several. */
const openFolders = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function modifiedAt(path: string): Promise<number> {
  // Removed by another process in the meantime: then there is nothing to remove.
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );
}
