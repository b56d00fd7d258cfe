export type { ContentContext } from './content.context.ts';
export { contentQuery, type ContentRow, findContent, publicAndReady, removeOldViews } from './content.store.ts';
export { getPublicContent } from './get-content.ts';
export { presentCard, presentContent, type PresentContext } from './present-content.ts';
export { privateKey, publicKey, smallKey } from './storage-key.ts';
