import type { RunContext } from './generation.context.ts';
import type { ClaimedGeneration } from './generation.store.ts';
import { type ProgressReporter, startProgressReporter } from './report-progress.ts';

/** What ends an attempt from outside: its deadline, or another worker that holds the lease now. */
export type Interruption = 'timed_out' | 'lost';

/**
 * Runs the work of one attempt, and stops waiting for it at the deadline, at a stop (which throws) or when the lease
 * is lost, even if the work does not listen to its signal.
 */
export async function withinAttempt<T>(
  ctx: RunContext,
  claimed: ClaimedGeneration,
  stopping: AbortSignal,
  work: (signal: AbortSignal, report: ProgressReporter['report']) => Promise<T>,
): Promise<T | Interruption> {
  const abort = new AbortController();
  const ended = Promise.withResolvers<Interruption>();
  // Whoever loses the race may still reject later; nobody is left to hear it.
  ended.promise.catch(() => undefined);
  const stop = (): void => ended.reject(new Error('The worker is stopping.'));
  if (stopping.aborted) stop();
  stopping.addEventListener('abort', stop, { once: true });
  const remainingMs = claimed.deadline_at.getTime() - ctx.clock.now().getTime();
  const timer = setTimeout(() => ended.resolve('timed_out'), remainingMs);
  const reporter = startProgressReporter(ctx, claimed, () => ended.resolve('lost'));
  try {
    const working = work(abort.signal, reporter.report);
    working.catch(() => undefined);
    return await Promise.race([working, ended.promise]);
  } finally {
    abort.abort(new Error('The attempt is over.'));
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
    await reporter.stop();
  }
}
