import type { JobQueue } from '../../jobs/queue.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { failGeneration } from './fail-generation.ts';
import type { RunContext } from './generation.context.ts';
import { failureMessages } from './generation.rules.ts';
import { listOverdue, takeStranded } from './generation.store.ts';

const batch = 100;
/** A waiting generation whose job has not come through for so long gets another one (harmless if both come). */
const queuedPatienceS = 60;
const sentPatienceS = 5;

/**
 * Makes sure that every generation becomes final: what is past its deadline fails with its refund,
 * what nobody works on is sent to the queue again. The truth lies in our rows; the queue can always be replayed from them.
 */
export async function sweepGenerations(
  ctx: Pick<RunContext, 'db' | 'clock' | 'objectStore' | 'signals' | 'onError' | 'onFinal'> & {
    readonly queue: Pick<JobQueue, 'send' | 'wake'>;
  },
): Promise<void> {
  const now = ctx.clock.now();
  for (const { id } of await listOverdue(ctx.db, { now, limit: batch }))
    // One that cannot be ended (or whose bytes cannot be removed) must not keep the others waiting.
    await failGeneration(ctx, { id, message: failureMessages.timed_out }).catch((error: unknown) =>
      ctx.onError(error, id),
    );
  const stranded = await takeStranded(ctx.db, {
    now,
    queuedBefore: addSeconds(now, -queuedPatienceS),
    sentBefore: addSeconds(now, -sentPatienceS),
    limit: batch,
  });
  for (const { id } of stranded) await ctx.queue.send(ctx.db, 'run-generation', { generationId: id });
  if (stranded.length > 0) ctx.queue.wake('run-generation');
}
