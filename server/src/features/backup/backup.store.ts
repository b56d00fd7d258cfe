import { type RawBuilder, sql } from 'kysely';
import { knownMigrations, migrate } from '../../db/migrate.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { findInstallationValue, saveInstallationValue } from '../installation/index.ts';

/** What belongs to processes and minutes, and means nothing in another place. */
const leftOut: ReadonlySet<string> = new Set([
  'account_checkpoint',
  'kysely_migration',
  'kysely_migration_lock',
  'migration_checksum',
  'engine_health',
  'ledger_round',
  'process_beat',
  'second_step',
  'rate_limits',
  'round',
]);
const fetchRows = 500;
const restoring = 'restore';

export { knownMigrations, migrate };

/** Runs `work` on one unchanging image of the database. */
export function inSnapshot<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

/** The migrations of this database. */
export async function listMigrations(tx: Tx | Db): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    SELECT name, checksum FROM migration_checksum ORDER BY name`.execute(tx);
  return rows;
}

/** Tables whose rows a backup holds. */
export async function listTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY 1`.execute(
    tx,
  );
  return rows.map(({ name }) => name).filter((name) => !leftOut.has(name));
}

/** All rows of a table as lines of JSON, some at a time. */
export async function* readRows(tx: Tx, table: string): AsyncGenerator<readonly string[]> {
  await sql`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${sql.table(table)} t`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`FETCH ${sql.lit(fetchRows)} FROM backup_rows`.execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < fetchRows) break;
  }
  await sql`CLOSE backup_rows`.execute(tx);
}

/** Where the media of an item lie now; undefined when it is gone. */
export async function findMediaKeys(db: Db, id: string) {
  return db.selectFrom('kept_content').select(['media_key', 'small_key']).where('id', '=', id).executeTakeFirst();
}

/** True for media of evidence that is sealed: they are kept in one place, and no archive carries them anywhere. */
export async function isSealedEvidence(db: Db, key: string): Promise<boolean> {
  const [, id] = /^evidence\/([0-9a-f-]{36})\//.exec(key) ?? [];
  if (id === undefined) return false;
  const found = db.selectFrom('evidence').select('id').where('id', '=', id).where('sealed', '=', true);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Whether a table of migrations is there at all: a database that nothing has touched has none. */
export async function isUntouched(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`SELECT to_regclass('public.kysely_migration') IS NOT NULL AS found`.execute(db);
  return rows[0]?.found !== true;
}

/** Says that a restore has begun; what is restored takes this away again, together with everything else. */
export async function markRestoring(db: Db, takenAt: string): Promise<void> {
  await saveInstallationValue(db, { name: restoring, value: takenAt });
}

/** True for a database whose restore was interrupted. */
export async function isHalfRestored(db: Db): Promise<boolean> {
  return (await findInstallationValue(db, restoring)) !== undefined;
}

/**
 * Replaces the rows of all tables in one transaction. What watches rows (counting, telling people, forbidding changes) is
 * asleep meanwhile: its effects are in the backup. References are checked at the end, all of them.
 */
export async function loadRows(db: Db, load: (insert: InsertLines, tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    const tables = await listTables(tx);
    const references = await listReferences(tx);
    for (const { table, name } of references)
      await sql`ALTER TABLE ${sql.table(table)} DROP CONSTRAINT ${sql.ref(name)}`.execute(tx);
    for (const table of tables) await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(tx);
    for (const table of tables) await sql`DELETE FROM ${sql.table(table)}`.execute(tx);
    const columns = await listColumns(tx);
    await load(async (table, lines) => {
      const names = columns.get(table);
      if (!names || !tables.includes(table)) throw new Error(`The backup has rows of an unknown table ${table}.`);
      const list: RawBuilder<unknown> = sql.join(names.map((name) => sql.ref(name)));
      await sql`
        INSERT INTO ${sql.table(table)} (${list}) OVERRIDING SYSTEM VALUE
        SELECT ${list} FROM json_populate_recordset(NULL::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)`.execute(
        tx,
      );
    }, tx);
    for (const { table, name, definition } of references)
      await sql`ALTER TABLE ${sql.table(table)} ADD CONSTRAINT ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
    for (const table of tables) await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(tx);
    await continueNumbers(tx);
  });
}

export type InsertLines = (table: string, lines: readonly string[]) => Promise<void>;

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function listReferences(tx: Tx): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    SELECT r.relname AS "table", c.conname AS name, pg_get_constraintdef(c.oid) AS definition
    FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY 1, 2`.execute(tx);
  return rows;
}

/** Columns that are written; those that the database computes are left to it. */
async function listColumns(tx: Tx): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position`.execute(tx);
  const columns = new Map<string, string[]>();
  for (const row of rows) columns.set(row.table_name, [...(columns.get(row.table_name) ?? []), row.column_name]);
  return columns;
}

/** Numbers that the database hands out go on behind the highest that is taken. */
async function continueNumbers(tx: Tx): Promise<void> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND is_identity = 'YES'`.execute(tx);
  for (const { table_name: table, column_name: column } of rows)
    await sql`
      SELECT setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) IS NOT NULL)
      FROM ${sql.table(table)}`.execute(tx);
}
