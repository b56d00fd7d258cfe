import type { JobQueue } from '../../jobs/queue.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { takeStranded } from '../content/index.ts';
import { type FailContext, failGeneration } from './fail-generation.ts';
import type { RunContext } from './generation.context.ts';
import { failureMessage, jobFor } from './generation.rules.ts';
import { listOverdue } from './generation.store.ts';

const batch = 100;
/** A waiting generation whose job has not come through for so long gets another one (harmless if both come). */
const queuedPatienceS = 60;
const sentPatienceS = 5;

/**
 * Makes sure that every generation becomes final: what is past its deadline fails with its refund,
 * what nobody works on is sent to the queue again. The truth lies in our rows; the queue can always be replayed from them.
 */
export async function sweepGenerations(
  ctx: FailContext &
    Pick<RunContext, 'onError'> & {
      readonly queue: Pick<JobQueue, 'send' | 'wake'>;
    },
): Promise<void> {
  const now = ctx.clock.now();
  for (const { id, content_type: contentType } of await listOverdue(ctx.db, { now, limit: batch }))
    // One that cannot be ended (or whose bytes cannot be removed) must not keep the others waiting.
    await failGeneration(ctx, { id, message: failureMessage(contentType, 'timed_out'), code: 'timed_out' }).catch(
      (error: unknown) => ctx.onError(error, id),
    );
  const stranded = await takeStranded(ctx.db, {
    now,
    queuedBefore: addSeconds(now, -queuedPatienceS),
    sentBefore: addSeconds(now, -sentPatienceS),
    limit: batch,
  });
  for (const { id, content_type: contentType } of stranded)
    await ctx.queue.send(ctx.db, jobFor(contentType), { generationId: id });
  for (const name of new Set(stranded.map((row) => jobFor(row.content_type)))) ctx.queue.wake(name);
}
