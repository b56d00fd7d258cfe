export type { ContentContext } from './content.context.ts';
export { listingChannel } from './listing-channel.ts';
export { createSmallCache } from './small-cache.ts';
export { contentQuery, type ContentRow, findContent, publicAndReady, removeOldViews } from './content.store.ts';
export { hasPromptAccess, isReady } from './content.rules.ts';
export { getOwnContent, getPublicContent, getVisibleContent } from './get-content.ts';
export { sweepMediaTasks } from './media-tasks.ts';
export { presentCard, presentContent, type PresentContext } from './present-content.ts';
export { privateKey, publicKey, smallKey } from './storage-key.ts';
