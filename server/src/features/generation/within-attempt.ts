import { isFinalStatus } from '@loomlight/contract';
import type { ClaimedGeneration } from '../content/index.ts';
import type { RunContext } from './generation.context.ts';
import { subscribeProgress } from './progress-signal.ts';
import { type RunningAttempt, startProgressReporter } from './report-progress.ts';

/** What ends an attempt from outside: its deadline, or that it is not this worker's any more: another one holds it, or it has ended. */
export type Interruption = 'timed_out' | 'lost';

/**
 * Runs the work of one attempt, and stops waiting for it at the deadline, at a stop (which throws) or when the lease
 * is lost, even if the work does not listen to its signal.
 */
export async function withinAttempt<T>(
  ctx: RunContext,
  input: {
    readonly claimed: ClaimedGeneration;
    readonly stopping: AbortSignal;
    readonly work: (attempt: RunningAttempt) => Promise<T>;
    /** Gets what the work brings after nobody waits for it any more. */
    readonly onUnwanted: (result: T) => Promise<void>;
  },
): Promise<T | Interruption> {
  const { claimed, stopping, work, onUnwanted } = input;
  const abort = new AbortController();
  const ended = Promise.withResolvers<Interruption>();
  // Whoever loses the race may still reject later; nobody is left to hear it.
  ended.promise.catch(() => undefined);
  const stop = (): void => ended.reject(new Error('The worker is stopping.'));
  if (stopping.aborted) stop();
  stopping.addEventListener('abort', stop, { once: true });
  const remainingMs = claimed.deadline_at.getTime() - ctx.clock.now().getTime();
  const timer = setTimeout(() => ended.resolve('timed_out'), remainingMs);
  // Somebody else has ended it, such as its person who takes it back: nobody waits for this work any more (MAKE-4).
  const unsubscribe = subscribeProgress(ctx, {
    id: claimed.id,
    listener: ({ status }) => isFinalStatus(status) && ended.resolve('lost'),
  });
  const reporter = startProgressReporter(ctx, { of: claimed, onLost: () => ended.resolve('lost') });
  const working = work({ claimed, signal: abort.signal, report: reporter.report });
  let isWanted = false;
  try {
    const won = await Promise.race([working.then((result) => ({ result })), ended.promise]);
    if (typeof won === 'string') return won;
    isWanted = true;
    return won.result;
  } finally {
    if (!isWanted) working.then(onUnwanted).catch(() => undefined);
    abort.abort(new Error('The attempt is over.'));
    clearTimeout(timer);
    unsubscribe();
    stopping.removeEventListener('abort', stop);
    await reporter.stop();
  }
}
