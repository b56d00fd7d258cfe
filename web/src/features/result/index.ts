export { EmptyBench } from './empty-bench.tsx';
export { ImageResult } from './image-result.tsx';
