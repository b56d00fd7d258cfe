import { setTimeout as sleep } from 'node:timers/promises';
import { chanceOf } from '../../kernel/ids.ts';
import type { VideoEngine, VideoOperation, VideoStatus } from '../../ports/video-engine.ts';
import { waitForEngineEvent } from './engine-events.ts';
import type { RunContext } from './generation.context.ts';
import { lookPauseMs } from './generation.rules.ts';
import type { ProgressReporter } from './report-progress.ts';

/** So many looks in a row may fail before the attempt is given up, where giving up costs nothing. */
const lookFailuresMax = 5;
/** One that is paid for is believed to be lost when so many looks in a row have found nothing: engines forget for moments. */
const lostLooksMax = 4;

export type EndedTask = Exclude<VideoStatus, { kind: 'queued' | 'running' }>;

/**
 * Looks at the task until it has ended. One look that fails is no reason to give a running task up; one that is paid
 * for is looked at until the deadline, however long its engine cannot be reached.
 */
export async function followTask(
  ctx: Pick<RunContext, 'ids' | 'signals' | 'onError'> & {
    readonly videoEngine: Pick<VideoEngine, 'capabilities' | 'status'>;
  },
  task: {
    readonly id: string;
    readonly operation: VideoOperation;
    readonly signal: AbortSignal;
    readonly report: ProgressReporter['report'];
  },
): Promise<EndedTask> {
  const { videoEngine } = ctx;
  const { id, signal, report } = task;
  const { restartable, pollMs } = videoEngine.capabilities;
  let failures = 0;
  let lost = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      const status = await videoEngine.status(task.operation, signal);
      failures = 0;
      lost = status.kind === 'lost' ? lost + 1 : 0;
      const isDoubted = lost > 0 && lost < lostLooksMax && !restartable;
      if (status.kind === 'running') report(status.fraction ?? 0, status.message ?? 'Filming');
      else if (status.kind !== 'queued' && !isDoubted) return status;
    } catch (error) {
      failures += 1;
      if (signal.aborted || (restartable && failures >= lookFailuresMax)) throw error;
      if (failures === lookFailuresMax) ctx.onError(error, id);
    }
    const ms = restartable ? pollMs : lookPauseMs({ pollMs, failures, chance: chanceOf(ctx.ids) });
    await pause(ctx, { id, signal, ms });
  }
}

/** Until the time is over, or the engine hints that something has changed. */
async function pause(
  ctx: Pick<RunContext, 'signals'>,
  wait: { readonly id: string; readonly signal: AbortSignal; readonly ms: number },
): Promise<void> {
  const over = new AbortController();
  const event = waitForEngineEvent(ctx, { id: wait.id, over: over.signal });
  try {
    await Promise.race([sleep(wait.ms, undefined, { signal: AbortSignal.any([wait.signal, over.signal]) }), event]);
  } finally {
    over.abort();
  }
}
