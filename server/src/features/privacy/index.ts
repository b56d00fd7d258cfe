export { type DeletionContext } from './remove-person.ts';
export { type ExportContext } from './export-data.ts';
export { exportForRequest } from './export-for-request.ts';
export { deleteAccountAct, deletionAction } from './delete-account-act.ts';
export { announceLeave, type LeaveHearers } from './leave.ts';
export { releaseDeletions } from './deletion.store.ts';
export { runDeletions } from './run-deletions.ts';
export { csvLine } from './export.rules.ts';
