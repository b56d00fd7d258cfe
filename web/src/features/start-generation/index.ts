export type { ImageBody, VideoBody, Wish } from './start-request.ts';
export { type GenerateAgain, useGenerateAgain } from './use-generate-again.ts';
export { useStartGeneration } from './use-start-generation.ts';
