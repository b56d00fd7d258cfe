import type { Db } from '../../db/transaction.ts';
import { findInstallationValue, saveInstallationValue } from '../installation/index.ts';

const name = 'last_backup';

/** Remembers of when the newest backup is, so that the desk can say that it is old (DESK-94). */
export async function rememberBackup(db: Db, takenAt: Date): Promise<void> {
  await saveInstallationValue(db, { name, value: takenAt.toISOString() });
}

/** Of when the newest backup is that was made by the product's own command; undefined where none ever was. */
export async function findLastBackup(db: Db): Promise<Date | undefined> {
  const value = await findInstallationValue(db, name);
  return value === undefined ? undefined : new Date(value);
}
