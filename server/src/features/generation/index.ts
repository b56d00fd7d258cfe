export type { RunContext, StartContext } from './generation.context.ts';
export { releaseAllLeases, removeOldRequestKeys } from './generation.store.ts';
export { startImage, type StartImageInput } from './start-image.ts';
