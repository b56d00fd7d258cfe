import { countCredits } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { listEngineHealth, listPossiblyPaid, sumProviderTasks } from '../generation/index.ts';

const daysShown = 7;
const tasksShown = 20;

/** How the lines to engines elsewhere are doing, and what they may want to be paid for. */
export async function engineLines(ctx: { readonly db: Db; readonly clock: Clock }): Promise<string[]> {
  const [health, sums, paid] = await Promise.all([
    listEngineHealth(ctx.db),
    sumProviderTasks(ctx.db, addSeconds(ctx.clock.now(), -daysShown * 86_400)),
    listPossiblyPaid(ctx.db, tasksShown),
  ]);
  if (health.length === 0 && sums.length === 0)
    return ['Pictures and films are made here; no engine elsewhere is in use.'];
  return [
    ...health.map(
      (line) =>
        `${line.content_type}  ${line.engine}  ${line.state}${line.failures > 0 ? `, ${line.failures} failures in a row (${line.reason ?? 'unknown'})` : ''}  since ${line.changed_at.toISOString()}  ${line.process}`,
    ),
    `Tasks of the last ${daysShown} days:`,
    ...sums.map(({ engine, state, tasks, credits }) => `  ${engine}  ${state}  ${tasks}  (${countCredits(credits)})`),
    ...(paid.length > 0 ? ['Refunded, and possibly to be paid all the same, newest first:'] : []),
    ...paid.map(
      (task) =>
        `  ${task.content_id}  ${task.content_type}  ${task.engine}  ${task.model}  ${task.submitted_at.toISOString()}  ${task.operation ? JSON.stringify(task.operation) : 'task unknown'}`,
    ),
  ];
}
