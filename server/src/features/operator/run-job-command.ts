import {
  listUnfinished,
  retryGenerationAct,
  seeToStopped,
  stopGenerationAct,
  wakeForRetried,
} from '../generation/index.ts';
import { type CommandResult, ok, type OperatorContext } from './operator.context.ts';
import { performAsOperator } from './perform-as-operator.ts';

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

/** `jobs retry`: sends what waits to the workers once more, by the act of the desk (DESK-124). */
export async function retryJob(
  ctx: OperatorContext,
  [id = '', reason = '']: readonly string[],
): Promise<CommandResult> {
  const queue = await ctx.queue();
  const done = await performAsOperator(ctx, { act: retryGenerationAct({ queue }), input: { id }, reason });
  if (done.exitCode === 0) await wakeForRetried({ db: ctx.db, queue }, { id });
  return done;
}

/** `jobs cancel`: ends what is being made and gives its credits back, by the act of the desk (DESK-124). */
export async function cancelJob(
  ctx: OperatorContext,
  [id = '', reason = '']: readonly string[],
): Promise<CommandResult> {
  const done = await performAsOperator(ctx, { act: stopGenerationAct, input: { id }, reason });
  if (done.exitCode === 0) await seeToStopped({ ...ctx, onFinal: () => undefined }, { id });
  return done;
}
