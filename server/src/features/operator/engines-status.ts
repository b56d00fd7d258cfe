import { type ContentType, countCredits } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { countUnfinishedByEngine, listEngineHealth, listPossiblyPaid, sumProviderTasks } from '../generation/index.ts';
import type { ChosenEngine, OperatorContext } from './operator.context.ts';

const daysShown = 7;
const tasksShown = 20;

/** How the lines to engines elsewhere are doing, and what they may want to be paid for. */
export async function engineLines(
  ctx: { readonly db: Db; readonly clock: Clock } & Pick<OperatorContext, 'engines'>,
): Promise<string[]> {
  const [unfinished, health, sums, paid] = await Promise.all([
    countUnfinishedByEngine(ctx.db),
    listEngineHealth(ctx.db),
    sumProviderTasks(ctx.db, addSeconds(ctx.clock.now(), -daysShown * 86_400)),
    listPossiblyPaid(ctx.db, tasksShown),
  ]);
  if (health.length === 0 && sums.length === 0)
    return [...openLines(ctx.engines, unfinished), 'Pictures and films are made here; no engine elsewhere is in use.'];
  return [
    ...openLines(ctx.engines, unfinished),
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

type Unfinished = Awaited<ReturnType<typeof countUnfinishedByEngine>>;

/** One line for each engine that is set, and for each that is not open although something was charged for it. */
function openLines(engines: OperatorContext['engines'], unfinished: Unfinished): string[] {
  const rows = unfinished.filter(({ is_upscaled: isUpscaled }) => !isUpscaled);
  const linesOf = (contentType: ContentType): string[] => {
    const chosen = engines[contentType];
    const first = chosen.find(({ isClosing }) => !isClosing);
    const open = chosen.map((engine) => {
      const count = rows.find((row) => row.content_type === contentType && row.engine === engine.name)?.count ?? 0;
      return `${contentType}  ${engine.name}  ${stateOf(engine, engine === first)}  unfinished ${count}`;
    });
    const gone = rows.filter(
      (row) => row.content_type === contentType && !chosen.some(({ name }) => name === row.engine),
    );
    return [...open, ...gone.map(({ engine, count }) => `${contentType}  ${engine}  not open  unfinished ${count}`)];
  };
  return [...linesOf('image'), ...linesOf('video')];
}

function stateOf({ isClosing, price }: ChosenEngine, isDefault: boolean): string {
  return `${isClosing ? 'closing' : isDefault ? 'default' : 'open'}  ${price}x`;
}
