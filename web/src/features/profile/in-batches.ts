import { clientTiming } from '@loomlight/contract';

/** Does something with each, five at a time with a pause of 100 ms, as everywhere (R-GAL-07). */
export async function inBatches<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < all.length; at += clientTiming.detailBatchSize) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, clientTiming.detailBatchPauseMs));
    await Promise.all(all.slice(at, at + clientTiming.detailBatchSize).map(act));
  }
}
