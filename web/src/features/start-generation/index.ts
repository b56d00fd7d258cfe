export { paintedSize } from './repeat-generation.ts';
export { forgetRequestKey } from './request-key.ts';
export type { ImageBody, StartRequest, VideoBody, Wish } from './start-request.ts';
export { type GenerateAgain, useGenerateAgain } from './use-generate-again.ts';
export { useUpscale } from './use-upscale.ts';
export { useStartGeneration } from './use-start-generation.ts';
