import { reportCategories } from '@loomlight/contract/reports';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** Open reports of one category, when the first of them is due, and how much is left of the time of the one that has least. */
export interface OpenReports {
  readonly category: string;
  readonly count: number;
  readonly dueAt: Date | null;
  /** Of all of its time: 1 when it has just come, below 0 when it is late. */
  readonly timeLeft: number | null;
}

/** Open reports by category, each category once, also without any; over report_due. */
export async function countOpenReports(db: Db, now: Date): Promise<readonly OpenReports[]> {
  const { rows } = await sql<{ category: string; count: number; due_at: Date; time_left: number }>`
    SELECT category, count(*)::int AS count, min(due_at) AS due_at,
      min(extract(epoch FROM due_at - ${now}::timestamptz) / greatest(1, extract(epoch FROM due_at - received_at)))::double precision AS time_left
    FROM report WHERE state = 'open' GROUP BY category`.execute(db);
  return reportCategories.map((category) => {
    const open = rows.find((row) => row.category === category);
    return { category, count: open?.count ?? 0, dueAt: open?.due_at ?? null, timeLeft: open?.time_left ?? null };
  });
}

/** Every decision there is, by what was done and by whom: a row each, and they are few. */
export async function countDecisions(db: Db) {
  return db
    .selectFrom('decision')
    .select(['action', 'taken_by'])
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .groupBy(['action', 'taken_by'])
    .execute();
}
