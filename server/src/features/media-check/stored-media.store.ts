import type { Db } from '../../db/transaction.ts';
import { findInstallationValue, saveInstallationValue } from '../installation/index.ts';

const name = 'stored_media_bytes';

/** Writes down how many bytes of media there are, as a walk through the store has found. */
export async function saveStoredBytes(db: Db, sizeBytes: number): Promise<void> {
  await saveInstallationValue(db, { name, value: String(sizeBytes) });
}

/** How many bytes of media there were in the last hour, by a primary key; undefined before the first walk. */
export async function findStoredBytes(db: Db): Promise<number | undefined> {
  const value = await findInstallationValue(db, name);
  return value === undefined ? undefined : Number(value);
}
