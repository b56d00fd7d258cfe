export { EmptyBench } from './empty-bench.tsx';
export { ImageResult, VideoResult } from './generation-result.tsx';
