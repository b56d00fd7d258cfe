export { type DeletionContext } from './remove-person.ts';
export { runDeletions } from './run-deletions.ts';
