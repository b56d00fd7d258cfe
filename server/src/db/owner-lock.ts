import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder belongs to another process. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
}

/**
 * Takes the data folder for this process until `release` or its death.
 * The embedded database itself lets two processes open one folder and silently loses the rows of one of them.
 * SQLite's exclusive lock is the kernel's own: kill -9 frees it, and a busy owner never loses it (no timeouts, no pid files).
 */
export function lockDataDir(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'owner.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !/locked|busy/i.test(error.message)) throw error;
    throw new DataDirInUseError(
      `Another Loomlight process is using the data folder ${dataDir}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to run several processes on PostgreSQL.`,
    );
  }
  return { release: () => lock.close() };
}
