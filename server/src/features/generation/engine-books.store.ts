import type { ContentType } from '@loomlight/contract';
import { sql } from 'kysely';
import { isUnfinished } from '../../db/content-status.ts';
import { deleteBatch } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { EngineHealth } from '../../ports/engine-health.ts';

/** One line to an engine, or to the classifier, as one process sees it. */
export interface EngineLine {
  readonly process: string;
  readonly contentType: ContentType | 'classifier';
  readonly engine: string;
}

/** Notes how a line is doing, for whoever asks from another process. */
export async function saveEngineHealth(db: Db, line: EngineLine, health: EngineHealth, now: Date): Promise<void> {
  const { state, failures, reason } = health;
  const told = { state, failures, reason, changed_at: now };
  await db
    .insertInto('engine_health')
    .values({ process: line.process, content_type: line.contentType, engine: line.engine, ...told })
    .onConflict((conflict) => conflict.columns(['process', 'content_type', 'engine']).doUpdateSet(told))
    .execute();
}

/** A process that ends takes its lines with it. */
export async function removeEngineHealth(db: Db, process: string): Promise<void> {
  await db.deleteFrom('engine_health').where('process', '=', process).execute();
}

/** Removes some lines of processes that died without a word; answers how many. */
export async function removeOldEngineHealth(db: Db, before: Date, limit: number): Promise<number> {
  const where = sql`changed_at < ${before}::timestamptz AND state <> 'closed'`;
  return deleteBatch(db, { table: 'engine_health', where, oldest: 'changed_at', limit });
}

/**
 * Lines to engines elsewhere, with when their process has last said that it lives; null for one that has never, or not for a day. Those of living
 * processes come first: one that was killed leaves its lines, and nobody takes them along.
 */
export async function listEngineHealth(db: Db) {
  return db
    .selectFrom('engine_health')
    .leftJoin('process_beat', 'process_beat.process', 'engine_health.process')
    .selectAll('engine_health')
    .select(['process_beat.role', 'process_beat.seen_at'])
    .orderBy('seen_at', (order) => order.desc().nullsLast())
    .orderBy('content_type')
    .orderBy('engine')
    .orderBy('engine_health.process')
    .limit(200)
    .execute();
}

/** How many generations each engine has not finished; an enlargement counts for what enlarges it. By the index of unfinished rows. */
export async function countUnfinishedByEngine(db: Db) {
  return db
    .selectFrom('content')
    .select((eb) => [
      ...(['content_type', 'engine', 'is_upscaled'] as const),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
    ])
    .where(isUnfinished())
    .groupBy(['content_type', 'engine', 'is_upscaled'])
    .orderBy('content_type')
    .orderBy('engine')
    .limit(200)
    .execute();
}

/** How many generations should have been final by now, and since when the first of them; by the index of unfinished rows. */
export async function findOverdue(db: Db, now: Date): Promise<{ readonly count: number; readonly since: Date | null }> {
  const row = await db
    .selectFrom('content')
    .select((eb) => [eb.cast<number>(eb.fn.countAll(), 'integer').as('count'), eb.fn.min('deadline_at').as('since')])
    .where(isUnfinished())
    .where('deadline_at', '<', now)
    .executeTakeFirstOrThrow();
  return row;
}

/** What the engines were asked for since then, by what became of it; `credits` is what the people were charged at first. */
export async function sumProviderTasks(db: Db, since: Date) {
  const { rows } = await sql<{ engine: string; state: string; tasks: number; credits: number }>`
    SELECT engine, state, count(*)::int AS tasks, sum(credits)::int AS credits FROM provider_task
    WHERE submitted_at >= ${since}::timestamptz GROUP BY engine, state ORDER BY engine, state`.execute(db);
  return rows;
}

/** The newest tasks that may have to be paid although the person has the credits back, and that nobody has settled; over provider_task_in_doubt. */
export async function listPossiblyPaid(db: Db, limit: number) {
  return db
    .selectFrom('provider_task')
    .select(['content_id', 'content_type', 'engine', 'model', 'submitted_at', 'ended_at', 'operation'])
    .where('state', '=', 'possibly_paid')
    .where('settled_as', 'is', null)
    .orderBy('ended_at', 'desc')
    .limit(limit)
    .execute();
}

/** How many of these tasks there are, up to `limit`, and since when the first of them is in doubt; over the same index. */
export async function countPossiblyPaid(
  db: Db,
  limit: number,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const oldest = db
    .selectFrom('provider_task')
    .select('ended_at')
    .where('state', '=', 'possibly_paid')
    .where('settled_as', 'is', null)
    .orderBy('ended_at', 'asc')
    .limit(limit);
  return db
    .selectFrom(oldest.as('oldest'))
    .select((eb) => [eb.cast<number>(eb.fn.countAll(), 'integer').as('count'), eb.fn.min('ended_at').as('since')])
    .executeTakeFirstOrThrow();
}

/** Those of these tasks that there are, held until the transaction ends; always in the same order, so that two acts on the same tasks wait for each other. */
export async function lockTasks(db: Db, contentIds: readonly string[]) {
  return db
    .selectFrom('provider_task')
    .select(['content_id', 'engine', 'state', 'settled_as'])
    .where('content_id', 'in', contentIds)
    .orderBy('content_id')
    .forUpdate()
    .execute();
}

/** What is written down of tasks that an engine wanted to be paid for, or not, in the end. */
interface SettledTasks {
  readonly ids: readonly string[];
  readonly as: 'paid' | 'not_charged';
  /** What the engine has really charged for each; undefined for its price. */
  readonly actualMicros?: number | undefined;
  readonly note: string;
  readonly by: string;
  readonly now: Date;
}

/** Writes down what an engine has charged for tasks in the end. */
export async function settleTasks(tx: Tx, { ids, ...settled }: SettledTasks): Promise<void> {
  const { as, actualMicros = null, note, by, now } = settled;
  await tx
    .updateTable('provider_task')
    .set({ settled_as: as, settled_by: by, settled_at: now, actual_micros: actualMicros, settled_note: note })
    .where('content_id', 'in', ids)
    .execute();
}
