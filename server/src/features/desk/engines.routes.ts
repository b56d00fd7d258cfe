import { desk, type DeskQueue, type EngineLine, type Latency } from '@loomlight/contract/desk';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import {
  type DeskJob,
  type FailContext,
  listForDesk,
  listPossiblyPaid,
  listWaitingWork,
  retryGenerationAct,
  seeToStopped,
  setEnginePriceAct,
  settleTasksAct,
  stopGenerationAct,
  type WaitingWork,
  wakeForRetried,
} from '../generation/index.ts';
import { actHandler, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';
import { type EngineLines, listEngineLines } from './list-engine-lines.ts';
import { presentLine } from './present-line.ts';
import { readBlock } from './read-block.ts';
import { type EngineCosts, listEngineCosts, type ModelCost } from './list-engine-costs.ts';

const jobsShown = 100;

/** What is being made, and by which engines. */
export function deskEnginesRoutes(
  binder: Binder,
  ctx: DeskContext,
  making: FailContext & { readonly queue: Pick<JobQueue, 'send' | 'wake'> },
): void {
  const bind = privately(binder);
  bind(desk.engines, async ({ query }) => ({
    engines: (await listEngineCosts(ctx, { days: Number(query.days) })).map(presentCosts),
  }));
  bind(desk.engineLines, async () => ({ lines: (await readBlock(ctx, listEngineLines)).map(presentLines) }));
  bind(
    desk.setEnginePrice,
    actHandler(ctx, desk.setEnginePrice, setEnginePriceAct, ({ body }) => ({
      ...{ engine: body.engine, contentType: body.content_type, model: body.model, unit: body.unit },
      ...{ micros: body.micros, currency: body.currency },
    })),
  );
  bind(desk.jobs, async () => {
    const now = ctx.clock.now();
    const [jobs, queues] = await Promise.all([listForDesk(ctx.db, jobsShown), listWaitingWork(ctx.db)]);
    return { jobs: jobs.map((job) => presentJob(job, now)), queues: queues.map(presentQueue) };
  });
  bind(
    desk.retryJob,
    actHandler(
      ctx,
      desk.retryJob,
      retryGenerationAct(making),
      ({ params }) => ({ id: params.id }),
      (input) => wakeForRetried(making, input),
    ),
  );
  bind(
    desk.cancelJob,
    actHandler(
      ctx,
      desk.cancelJob,
      stopGenerationAct,
      ({ params }) => ({ id: params.id }),
      (input) => seeToStopped(making, input),
    ),
  );
  bind(desk.possiblyPaid, async () => ({
    tasks: (await listPossiblyPaid(ctx.db, jobsShown)).map(
      ({ content_id, content_type, engine, model, submitted_at: at }) => ({
        ...{ id: content_id, content_type, engine, model },
        submitted_at: at.toISOString(),
      }),
    ),
  }));
  bind(
    desk.settleTasks,
    actHandler(ctx, desk.settleTasks, settleTasksAct, ({ body }) => ({
      ...{ ids: body.ids, as: body.settled_as, note: body.note },
      ...{ actualMicros: body.actual_micros, currency: body.currency },
    })),
  );
}

function presentCosts({ engine, contentType, prices, models }: EngineCosts) {
  return {
    engine,
    content_type: contentType,
    prices: prices.map(({ model, unit, micros, currency, valid_from: at }) => ({
      ...{ model, unit, currency, micros: Number(micros) },
      since: at.toISOString(),
    })),
    models: models.map(presentModel),
  };
}

function presentLines({ engine, contentType, isElsewhere, processes, durations }: EngineLines): EngineLine {
  return {
    ...{ engine, content_type: contentType, is_elsewhere: isElsewhere },
    processes: processes.map(presentLine),
    models: durations.map((of) => ({
      model: of.model,
      hour: latencyOf(of.hour_items, of.hour_p50, of.hour_p95),
      day: latencyOf(of.day_items, of.day_p50, of.day_p95),
    })),
  };
}

/** Nothing made is no figure: never 0. */
function latencyOf(items: number, p50: number | null, p95: number | null): Latency {
  return p50 === null || p95 === null ? null : { items, p50_ms: p50, p95_ms: p95 };
}

/** Sums are exact here; on the wire they are numbers, which hold nine thousand million units of money. */
function presentModel({ model, items, credits, currency, ...micros }: ModelCost) {
  const asNumber = (sum: bigint | null): number | null => (sum === null ? null : Number(sum));
  return {
    ...{ model, items, currency, credits: Number(credits) },
    cost_micros: asNumber(micros.costMicros),
    income_micros: asNumber(micros.incomeMicros),
    margin_micros: asNumber(micros.marginMicros),
  };
}

function presentQueue({ content_type, waiting, running, oldest_seconds }: WaitingWork): DeskQueue {
  // The view has a row for each of the two.
  return { content_type: content_type === 'video' ? 'video' : 'image', waiting, running, oldest_seconds };
}

function presentJob(job: DeskJob, now: Date) {
  const { id, progress, attempt, engine, model, username, credits_used: credits } = job;
  return {
    ...{ id, progress, attempt, engine, model, username, credits, user_id: job.user_id },
    content_type: job.content_type,
    is_running: job.lease_until !== null && job.lease_until > now,
    created_at: job.created_at.toISOString(),
    deadline_at: job.deadline_at.toISOString(),
  };
}
