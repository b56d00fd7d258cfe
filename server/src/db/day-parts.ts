import { sql } from 'kysely';
import { addSeconds, startOfDay } from '../kernel/clock.ts';
import type { Db } from './transaction.ts';
import type { Database } from './types.ts';

/**
 * A table whose rows are forgotten by the day lies in parts, one for each day (UTC), in a schema of their own; what no part was made for lies in
 * the part for the rest (ADR 201). Its statements name the table alone.
 */
export interface ByDay {
  readonly table: keyof Database;
  /** The column whose day decides. */
  readonly column: string;
}

const dayS = 86_400;
/** Whoever waits for a table makes everybody else wait behind: what does not get it is tried in the next round. */
const lockTimeout = sql`SET LOCAL lock_timeout = '2s'`;
const stamp = (day: Date): string => day.toISOString().slice(0, 10).replaceAll('-', '');

/**
 * Makes the parts of the days after `now`, so that each is there before its day begins. A day of which the rest already has rows (by a clock that is ahead)
 * stays there. Throws when the table is held for longer than two seconds.
 */
export async function addDayParts(db: Db, { table, column }: ByDay, now: Date, days: number): Promise<void> {
  const rest = sql.table(`part.${table}_rest`);
  const present = new Set(await listDayParts(db, table));
  for (let ahead = 1; ahead <= days; ahead += 1) {
    const from = addSeconds(startOfDay(now), ahead * dayS);
    const name = `${table}_${stamp(from)}`;
    if (present.has(name)) continue;
    const until = addSeconds(from, dayS);
    await db.transaction().execute(async (tx) => {
      await lockTimeout.execute(tx);
      await sql`LOCK TABLE ${sql.table(table)} IN ACCESS EXCLUSIVE MODE`.execute(tx);
      const { rows } = await sql`SELECT FROM ${rest}
        WHERE ${sql.ref(column)} >= ${from}::timestamptz AND ${sql.ref(column)} < ${until}::timestamptz LIMIT 1`.execute(
        tx,
      );
      if (rows.length > 0) return;
      await sql`CREATE TABLE IF NOT EXISTS ${sql.table(`part.${name}`)} PARTITION OF ${sql.table(table)}
        FOR VALUES FROM (${sql.lit(from.toISOString())}) TO (${sql.lit(until.toISOString())})`.execute(tx);
    });
  }
}

/** Drops the parts of the days that began before `before`, and answers how many. Throws when the table is held for longer than two seconds. */
export async function dropDayParts(db: Db, { table }: ByDay, before: Date): Promise<number> {
  const last = `${table}_${stamp(new Date(before.getTime() - 1))}`;
  const old = (await listDayParts(db, table)).filter((name) => name <= last);
  for (const name of old)
    await db.transaction().execute(async (tx) => {
      await lockTimeout.execute(tx);
      await sql`DROP TABLE IF EXISTS ${sql.table(`part.${name}`)}`.execute(tx);
    });
  return old.length;
}

/** The names of the parts of days, oldest first. */
async function listDayParts(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = ${table}::regclass AND c.relname ~ '_\\d{8}$' ORDER BY 1`.execute(db);
  return rows.map(({ name }) => name);
}
