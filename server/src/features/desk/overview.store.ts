import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** Figures of a time: those of the day that ends now and of the one before it. */
export interface Figure {
  readonly name: 'people' | 'generations' | 'paid_orders';
  readonly last: number;
  readonly before: number;
}

/** What happened in the last day and in the one before, counted over the indexes by time. */
export async function countDays(db: Db, days: { readonly now: Date; readonly start: Date; readonly before: Date }) {
  const { now, start, before } = days;
  const pair = (from: ReturnType<typeof sql>, time: string) => sql<Pick<Figure, 'last' | 'before'>>`
    SELECT count(*) FILTER (WHERE ${sql.ref(time)} > ${start}::timestamptz)::int AS last,
      count(*) FILTER (WHERE ${sql.ref(time)} <= ${start}::timestamptz)::int AS before
    FROM ${from} AND ${sql.ref(time)} > ${before}::timestamptz AND ${sql.ref(time)} <= ${now}::timestamptz`;
  const count = async (name: Figure['name'], from: ReturnType<typeof sql>, time: string): Promise<Figure> => {
    const { rows } = await pair(from, time).execute(db);
    return { name, last: rows[0]?.last ?? 0, before: rows[0]?.before ?? 0 };
  };
  return Promise.all([
    count('people', sql`users WHERE deleted_at IS NULL`, 'created_at'),
    count('generations', sql`kept_content WHERE imported_at IS NULL`, 'created_at'),
    count('paid_orders', sql`payment_order WHERE true`, 'paid_at'),
  ]);
}
