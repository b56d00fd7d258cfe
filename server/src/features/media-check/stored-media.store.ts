import type { Db } from '../../db/transaction.ts';
import { findInstallationValue, saveInstallationValue } from '../installation/index.ts';

const name = 'stored_media_bytes';
const orphansName = 'orphaned_media';

/** Writes down how many bytes of media there are, as a walk through the store has found. */
export async function saveStoredBytes(db: Db, sizeBytes: number): Promise<void> {
  await saveInstallationValue(db, { name, value: String(sizeBytes) });
}

/** Writes down how many media belong to nobody, as the same walk has found. */
export async function saveOrphanCount(db: Db, count: number): Promise<void> {
  await saveInstallationValue(db, { name: orphansName, value: String(count) });
}

/** How many media belonged to nobody at the last walk, by a primary key; 0 before the first. */
export async function findOrphanCount(db: Db): Promise<number> {
  return Number((await findInstallationValue(db, orphansName)) ?? 0);
}

/** How many bytes of media there were in the last hour, by a primary key; undefined before the first walk. */
export async function findStoredBytes(db: Db): Promise<number | undefined> {
  const value = await findInstallationValue(db, name);
  return value === undefined ? undefined : Number(value);
}
