export type { RunContext, StartContext } from './generation.context.ts';
export {
  type EngineLine,
  listEngineHealth,
  listPossiblyPaid,
  removeEngineHealth,
  removeOldEngineHealth,
  saveEngineHealth,
  sumProviderTasks,
} from './engine-books.store.ts';
export { engineHintRoutes } from './engine-hints.routes.ts';
export { hintAddress } from './engine-hints.ts';
export { failGeneration, type FailContext } from './fail-generation.ts';
export { hearContent } from './hear-content.ts';
export { startImage, type StartImageInput } from './start-image.ts';
export { startVideo } from './start-video.ts';
export { cancelGeneration, listUnfinished, retryGeneration } from './operate-generations.ts';
