export { findLastBackup, rememberBackup } from './last-backup.ts';
export { HalfRestoredError, refuseHalfRestored, restoreBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
