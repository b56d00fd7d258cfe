import { isFinalStatus } from '@loomlight/contract';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type FailContext, failGeneration } from './fail-generation.ts';
import { jobFor } from './generation.rules.ts';
import { findState, listUnfinishedRows } from './generation.store.ts';

/** Generations that are not final yet, the one with the nearest deadline first. */
export const listUnfinished = listUnfinishedRows;

/** What an operator is told about the generation that was meant. */
export type Operated = 'done' | 'not_found' | 'final' | 'held';

/** Sends a waiting generation to the queue once more, at once. One that a worker holds goes on by itself. */
export async function retryGeneration(
  ctx: { readonly db: Db; readonly clock: Clock; readonly queue: Pick<JobQueue, 'send' | 'wake'> },
  id: string,
): Promise<Operated> {
  const row = await findState(ctx.db, id);
  if (!row) return 'not_found';
  if (isFinalStatus(row.status)) return 'final';
  if (row.lease_until !== null && row.lease_until > ctx.clock.now()) return 'held';
  await ctx.queue.send(ctx.db, jobFor(row.content_type), { generationId: id });
  ctx.queue.wake(jobFor(row.content_type));
  return 'done';
}

/** What its person reads when an operator has ended it. */
export const stoppedMessage = 'This was stopped by the operator. Your credits have been refunded.';

/** Ends a generation that is not final and gives its credits back; its task at an engine elsewhere is given up where that is possible. */
export async function cancelGeneration(ctx: FailContext, id: string): Promise<Operated> {
  const row = await findState(ctx.db, id);
  if (!row) return 'not_found';
  if (isFinalStatus(row.status)) return 'final';
  await failGeneration(ctx, { id, message: stoppedMessage, code: 'stopped' });
  const after = await findState(ctx.db, id);
  // It may have been finished in the same moment.
  return after?.status === 'failed' ? 'done' : 'final';
}
