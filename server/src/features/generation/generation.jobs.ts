import type { JobQueue } from '../../jobs/queue.ts';
import { type Periodic, startPeriodic } from '../../jobs/periodic.ts';
import type { RunContext } from './generation.context.ts';
import { runGeneration } from './run-generation.ts';
import { sweepGenerations } from './sweep-generations.ts';

/** Works on images and on videos, so many of each at once, and sweeps every few seconds. */
export async function startGenerationWork(
  ctx: RunContext & { readonly queue: JobQueue },
  options: {
    readonly imageConcurrency: number;
    readonly videoConcurrency: number;
    readonly onError: (error: unknown) => void;
  },
): Promise<Periodic> {
  const run = (payload: { readonly generationId: string }, signal: AbortSignal): Promise<void> =>
    runGeneration(ctx, { generationId: payload.generationId, signal });
  await ctx.queue.work('run-generation', { concurrency: options.imageConcurrency }, run);
  await ctx.queue.work('run-film', { concurrency: options.videoConcurrency }, run);
  return startPeriodic({ everyMs: 5_000, onError: options.onError, work: () => sweepGenerations(ctx) });
}
