export { findLastBackup, rememberBackup } from './last-backup.store.ts';
export { HalfRestoredError, refuseHalfRestored, restoreBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
