import { isUuid } from '../../kernel/ids.ts';
import { cancelGeneration, listUnfinished, retryGeneration } from '../generation/index.ts';
import { type CommandResult, ok, type OperatorContext, recorded, refused } from './operator.context.ts';

const jobsShown = 100;

/** What is being made, the nearest deadline first. */
export async function listJobs(ctx: OperatorContext): Promise<CommandResult> {
  const rows = await listUnfinished(ctx.db, jobsShown);
  if (rows.length === 0) return ok('Nothing is waiting or being made.');
  return ok(
    ...rows.map(
      (row) =>
        `${row.id}  ${row.content_type}  ${row.status} ${Math.round(row.progress * 100)} %  attempt ${row.attempt}  ${row.engine}  begun ${row.created_at.toISOString()}  ends by ${row.deadline_at.toISOString()}`,
    ),
  );
}

export async function retryJob(ctx: OperatorContext, id: string): Promise<CommandResult> {
  if (!isUuid(id)) return unknown(id);
  const done = await retryGeneration({ db: ctx.db, clock: ctx.clock, queue: await ctx.queue() }, id);
  switch (done) {
    case 'done':
      await recorded(ctx, { action: 'jobs.retry', subject: id }, async () => undefined);
      return ok(`${id} is in the queue again.`);
    case 'held':
      return refused(`A worker holds ${id}; it goes on by itself, or is sent again when the worker is gone.`);
    default:
      return explain(done, id);
  }
}

export async function cancelJob(ctx: OperatorContext, id: string): Promise<CommandResult> {
  if (!isUuid(id)) return unknown(id);
  const done = await cancelGeneration({ ...ctx, onFinal: () => undefined }, id);
  if (done !== 'done') return explain(done, id);
  await recorded(ctx, { action: 'jobs.cancel', subject: id }, async () => undefined);
  return ok(`${id} is stopped, and its credits are given back.`);
}

function explain(done: 'not_found' | 'final' | 'held', id: string): CommandResult {
  return done === 'not_found'
    ? unknown(id)
    : refused(`${id} is final: what has failed was refunded, and what was made is there.`);
}

function unknown(id: string): CommandResult {
  return refused(`There is no generation ${id}.`);
}
