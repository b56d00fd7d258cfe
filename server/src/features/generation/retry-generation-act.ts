import { countCredits, isFinalStatus } from '@loomlight/contract';
import type { JobQueue } from '../../jobs/queue.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act } from '../audit/index.ts';
import { markSentAgain } from '../content/index.ts';
import { lockForDesk } from './desk-jobs.store.ts';
import { jobFor } from './generation.rules.ts';
import { findState } from './generation.store.ts';

/**
 * Sends what waits to the queue once more (DESK-124). No credit moves. What a worker holds goes on by itself, and
 * what has ended was refunded or is there: both are 409 `desk_changed`. It waits anew from then on, so that of several who send it at once one does.
 */
export function retryGenerationAct(ctx: { readonly queue: Pick<JobQueue, 'send'> }): Act<{ readonly id: string }> {
  const { queue } = ctx;
  return {
    action: 'jobs.retry',
    subject: ({ id }) => id,
    plan: async (ctx, { input: { id } }) => {
      const now = ctx.clock.now();
      const job = isUuid(id) ? await lockForDesk(ctx.db, id) : undefined;
      if (!job) throw appError('not_found');
      if (isFinalStatus(job.status))
        throw refused('This has ended already: what has failed was refunded, and what was made is there.');
      if (job.deadline_at <= now)
        throw refused('Its time is over: it ends by itself within a minute, and its credits come back.');
      if (job.lease_until !== null && job.lease_until > now)
        throw refused('A worker has it: it goes on by itself, or is sent again when the worker is gone.');
      return {
        before: { status: 'waiting', attempt: job.attempt, waits_since: job.enqueued_at.toISOString() },
        after: { status: 'waiting', attempt: job.attempt, waits_since: 'now' },
        effects: [
          `The next free worker of ${job.engine} takes it up. No credit moves: the ${countCredits(job.credits_used)} that ${job.username} was charged ${job.credits_used === 1 ? 'stays' : 'stay'} charged, and ${job.credits_used === 1 ? 'comes' : 'come'} back if it fails.`,
          `If nothing comes of it until ${job.deadline_at.toISOString()} it ends, and its credits come back.`,
        ],
        needs: 'confirm',
      };
    },
    carryOut: async (ctx, { input: { id } }) => {
      const contentType = await markSentAgain(ctx.tx, { id, now: ctx.clock.now() });
      if (contentType === undefined) throw appError('desk_changed');
      await queue.send(ctx.tx, jobFor(contentType), { generationId: id });
    },
  };
}

/** After the commit: workers look at once instead of at their next poll. */
export async function wakeForRetried(
  ctx: { readonly db: Parameters<typeof findState>[0]; readonly queue: Pick<JobQueue, 'wake'> },
  input: { readonly id: string },
): Promise<void> {
  const row = await findState(ctx.db, input.id);
  if (row) ctx.queue.wake(jobFor(row.content_type));
}

function refused(message: string): Error {
  return appError('desk_changed', { message });
}
