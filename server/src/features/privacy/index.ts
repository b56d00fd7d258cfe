export { type DeletionContext } from './remove-person.ts';
export { releaseDeletions } from './deletion.store.ts';
export { runDeletions } from './run-deletions.ts';
export { csvLine } from './export.rules.ts';
