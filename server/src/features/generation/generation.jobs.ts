import type { JobQueue } from '../../jobs/queue.ts';
import { type Periodic, startPeriodic } from '../../jobs/periodic.ts';
import type { RunContext } from './generation.context.ts';
import { runGeneration } from './run-generation.ts';
import { sweepGenerations } from './sweep-generations.ts';

/** Works on generations, `concurrency` at once, and sweeps every few seconds. */
export async function startGenerationWork(
  ctx: RunContext & { readonly queue: JobQueue },
  options: { readonly concurrency: number; readonly onError: (error: unknown) => void },
): Promise<Periodic> {
  await ctx.queue.work('run-generation', { concurrency: options.concurrency }, (payload, signal) =>
    runGeneration({ ctx, input: { generationId: payload.generationId, signal } }),
  );
  return startPeriodic({ everyMs: 5_000, onError: options.onError, work: () => sweepGenerations(ctx) });
}
