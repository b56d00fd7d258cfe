import { type RawBuilder, sql } from 'kysely';
import type { Db } from './transaction.ts';
import type { Database } from './types.ts';

/** Tables whose rows name their person in `user_id`. */
type PersonalTable = { [T in keyof Database]: 'user_id' extends keyof Database[T] ? T : never }[keyof Database];

/**
 * Deletes some rows that match, the oldest first, and answers how many: few enough for one statement, whose time is limited. Rows that
 * somebody else holds are left to the next time. `oldest` is a column with an index, which finds the rows; `key` names a row, where its place does
 * not: in a table that can come to lie in parts, whose places are of one part each.
 */
export async function deleteBatch<T extends keyof Database>(
  db: Db,
  what: {
    readonly table: T;
    readonly key?: string & keyof Database[T];
    readonly where: RawBuilder<unknown>;
    readonly oldest: string & keyof Database[T];
    readonly limit: number;
  },
): Promise<number> {
  const [table, key] = [sql.table(what.table), keyOf(what.key)];
  const { numAffectedRows } = await sql`
    DELETE FROM ${table} WHERE ${key} = ANY(ARRAY(
      SELECT ${key} FROM ${table} WHERE ${what.where} ORDER BY ${sql.ref(what.oldest)}
      LIMIT ${what.limit}::int FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Deletes some rows of one person, whoever holds them, and answers how many: few enough for one statement. `key` as in `deleteBatch`. */
export async function deleteOfPerson(
  db: Db,
  what: { readonly table: PersonalTable; readonly key?: 'id'; readonly userId: string; readonly limit: number },
): Promise<number> {
  const [table, key] = [sql.table(what.table), keyOf(what.key)];
  const { numAffectedRows } = await sql`
    DELETE FROM ${table} WHERE ${key} = ANY(ARRAY(
      SELECT ${key} FROM ${table} WHERE user_id = ${what.userId}::uuid LIMIT ${what.limit}::int FOR UPDATE))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** What finds a row again that was chosen a moment ago: its place, unless a column is named. */
const keyOf = (column: string | undefined): RawBuilder<unknown> => (column === undefined ? sql`ctid` : sql.ref(column));
