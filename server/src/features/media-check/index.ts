export { findMissing, findOrphans } from './check-media.ts';
export { makeMediaRound } from './make-round.ts';
export { countMissing } from './missing-media.store.ts';
export { findOrphanCount, findStoredBytes, saveStoredBytes } from './stored-media.store.ts';
export { removeOrphans } from './remove-orphans.ts';
