import { sql } from 'kysely';
import { hasFailed, isReady } from '../../db/content-status.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Db } from '../../db/transaction.ts';

/** Figures of a time: those of the day that ends now and of the one before it. */
export interface Figure {
  readonly name: 'people' | 'generations' | 'failed_percent' | 'paid_orders' | 'paid' | 'refunded';
  /** Of what is money, in its smallest unit. */
  readonly currency?: string;
  readonly last: number;
  readonly before: number;
}

interface Days {
  readonly now: Date;
  readonly start: Date;
  readonly before: Date;
}

/** What happened in the last day and in the one before, counted over the indexes by time. */
export async function countDays(db: Db, days: Days): Promise<readonly Figure[]> {
  const count = async (name: Figure['name'], from: ReturnType<typeof sql>, time: string): Promise<Figure> => ({
    name,
    ...(await pair(db, days, { from, time, value: sql`count(*)` })),
  });
  // Of what has ended: what somebody took back has not failed.
  const failed = sql`${hasFailed('kept_content')} AND cancelled_at IS NULL`;
  const ended = sql`${isReady('kept_content')} OR (${failed})`;
  return inTurn(
    // Who has left since had come all the same: a figure of yesterday does not shrink.
    () => count('people', sql`users WHERE true`, 'created_at'),
    () => count('generations', sql`kept_content WHERE imported_at IS NULL`, 'created_at'),
    async (): Promise<Figure> => ({
      name: 'failed_percent',
      ...(await pair(db, days, {
        from: sql`kept_content WHERE imported_at IS NULL AND (${ended})`,
        time: 'created_at',
        value: sql`coalesce(round(100 * avg((${failed})::int)), 0)`,
      })),
    }),
    () => count('paid_orders', sql`payment_order WHERE true`, 'paid_at'),
  );
}

/** An aggregate of the last day and of the one before. */
async function pair(
  db: Db,
  { now, start, before }: Days,
  of: { readonly from: ReturnType<typeof sql>; readonly time: string; readonly value: ReturnType<typeof sql> },
): Promise<Pick<Figure, 'last' | 'before'>> {
  const at = sql.ref(of.time);
  const within = (from: Date, to: Date) => sql`
    (SELECT (${of.value})::int FROM ${of.from} AND ${at} > ${from}::timestamptz AND ${at} <= ${to}::timestamptz)`;
  const { rows } = await sql<Pick<Figure, 'last' | 'before'>>`
    SELECT ${within(start, now)} AS last, ${within(before, start)} AS before`.execute(db);
  return rows[0] ?? { last: 0, before: 0 };
}
