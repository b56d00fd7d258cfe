export type { ImageBody, VideoBody, Wish } from './start-request.ts';
export { useStartGeneration } from './use-start-generation.ts';
