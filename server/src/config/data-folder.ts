import { statSync } from 'node:fs';

/** A sentence when this folder belongs to everybody (`/tmp`, `/`): the product closes its folder to all others. */
export function folderProblems(dataDir: string): string[] {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  // The sticky bit stands where everybody may write and nobody may remove what is another's.
  if (dataDir !== '/' && (found === undefined || (found.mode & 0o1000) === 0)) return [];
  return [`DATA_DIR is ${dataDir}, which belongs to everybody on this machine: choose a folder of the product's own.`];
}
