export {
  type CostSum,
  type Durations,
  type EnginePriceRow,
  listDurations,
  listEnginePrices,
  sumCosts,
} from './engine-costs.store.ts';
export { setEnginePriceAct } from './engine-price-act.ts';
export { settleTasksAct } from './settle-tasks-act.ts';
export type { RunContext, StartContext } from './generation.context.ts';
export {
  countUnfinishedByEngine,
  type EngineLine,
  findOverdue,
  listEngineHealth,
  listPossiblyPaid,
  countPossiblyPaid,
  removeEngineHealth,
  removeOldEngineHealth,
  saveEngineHealth,
  sumProviderTasks,
} from './engine-books.store.ts';
export { deriveVariants, type Variants } from './derive-variants.ts';
export { engineEventRoutes } from './engine-events.routes.ts';
export { engineEventAddress } from './engine-events.ts';
export { failGeneration, type FailContext } from './fail-generation.ts';
export { createEndings } from './endings.ts';
export { hearContent } from './hear-content.ts';
export { startImage, type StartImageInput } from './start-image.ts';
export { startVideo } from './start-video.ts';
export { waitForEnd, type WaitInput } from './wait-for-end.ts';
export { listWaitingWork, type WaitingWork } from './waiting-work.store.ts';
export { type DeskJob, listForDesk } from './desk-jobs.store.ts';
export { retryGenerationAct, wakeForRetried } from './retry-generation-act.ts';
export { seeToStopped, stopGenerationAct } from './stop-generation-act.ts';
export { listUnfinishedRows as listUnfinished } from './generation.store.ts';
