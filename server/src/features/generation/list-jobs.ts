import { isFinalStatus } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { type Alike, type JobRow, listJobRows, listLine, listUsualSeconds } from './jobs.store.ts';

/** What the list shows at most. */
const rowsMax = 20;
const endedWithinS = 24 * 3600;
/** Nothing is made for longer than the queue keeps an attempt (two hours). */
const makingMaxS = 3 * 3600;
/** A line that is longer is not counted: it would be too long to wait in anyway. */
const lineMax = 2_000;
/** What is measured: so many of the last hour. */
const usualOf = { newest: 9, withinS: 3600 } as const;

/** A generation of the list, with what is known of its time. */
export interface Job {
  readonly row: JobRow;
  /** How many of its kind will begin before it; null unless it waits in a line that can be counted. */
  readonly waitingBefore: number | null;
  /** Null where nothing was measured. */
  readonly estimateS: number | null;
}

export interface Jobs {
  readonly jobs: readonly Job[];
  readonly running: number;
  readonly waiting: number;
}

export interface JobsContext {
  readonly db: Db;
  readonly clock: Clock;
  /** Where who waits stands; undefined where the line is too long. One reading for all who ask at the same time. */
  readonly line: () => Promise<Line | undefined>;
}

/** Everybody who waits, as the queue takes them. */
export interface Line {
  /** How many of its kind begin before this one; undefined for what does not wait. */
  before(id: string): number | undefined;
  /** How many would begin before one of this kind that came now, of a person with so many under way. */
  beforeNew(contentType: string, underWay: number): number;
}

/**
 * What is made for a person and what has ended today, newest first: three queries at most, however many there are (MAKE-5). Where one
 * stands in line is counted as the queue counts (ADR 19), its time is the median of what was measured (PEOPLE-28).
 */
export async function listJobs(ctx: JobsContext, input: { readonly actor: SignedIn }): Promise<Jobs> {
  const now = ctx.clock.now();
  const rows = await listJobRows(ctx.db, {
    userId: input.actor.userId,
    oldest: addSeconds(now, -endedWithinS - makingMaxS),
    endedAfter: addSeconds(now, -endedWithinS),
    limit: rowsMax,
  });
  const unfinished = rows.filter((row) => !isFinalStatus(row.status));
  const isWaiting = (row: JobRow): boolean => row.lease_until === null && !isFinalStatus(row.status);
  const line = unfinished.some(isWaiting) ? await ctx.line() : undefined;
  const usual = await measureUsual(ctx, unfinished);
  const jobs = rows
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
    .map((row) => ({
      row,
      waitingBefore: isWaiting(row) ? (line?.before(row.id) ?? null) : null,
      estimateS: usual.get(alikeKey(row)) ?? null,
    }));
  const [first] = rows;
  return { jobs, running: Number(first?.running_count ?? 0), waiting: Number(first?.waiting_count ?? 0) };
}

async function measureUsual(ctx: JobsContext, rows: readonly Alike[]): Promise<ReadonlyMap<string, number>> {
  const alike = [...new Map(rows.map((row) => [alikeKey(row), row])).values()];
  const endedAfter = addSeconds(ctx.clock.now(), -usualOf.withinS);
  const measured = await listUsualSeconds(ctx.db, { alike, endedAfter, newest: usualOf.newest });
  return new Map(measured.map((kind) => [alikeKey(kind), Math.max(1, Math.round(kind.seconds))]));
}

function alikeKey({ content_type: contentType, engine, model }: Alike): string {
  return JSON.stringify([contentType, engine, model]);
}

/** Reads where everybody stands. Who asks while a reading is under way shares it, so that a thousand open lists cost as much as one. */
export function createLine(ctx: { readonly db: Db }): JobsContext['line'] {
  let reading: ReturnType<JobsContext['line']> | undefined;
  return () =>
    (reading ??= readLine(ctx.db).finally(() => {
      reading = undefined;
    }));
}

async function readLine(db: Db): Promise<Line | undefined> {
  const waiting = await listLine(db, lineMax);
  if (waiting.length === lineMax) return undefined;
  const lengths = new Map<string, number>();
  const places = new Map(
    waiting.map(({ id, content_type: contentType }) => {
      const before = lengths.get(contentType) ?? 0;
      lengths.set(contentType, before + 1);
      return [id, before];
    }),
  );
  return {
    before: (id) => places.get(id),
    beforeNew: (contentType, underWay) =>
      waiting.filter((one) => one.content_type === contentType && one.turn <= underWay).length,
  };
}
