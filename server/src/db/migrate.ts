import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Db, whenFree } from './transaction.ts';

const folder = join(import.meta.dirname, 'migrations');
/** How long a change waits for a table: whoever waits for a table makes everybody else wait behind. */
const lockTimeout = '2s';
interface SqlFile {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** All migration files in order. */
function sqlFiles(): SqlFile[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name: name.replace(/\.sql$/, ''), text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/** Changes whenever any migration does: the name of everything that is cached from a migrated database. */
export function migrationFingerprint(): string {
  return createHash('sha256')
    .update(
      sqlFiles()
        .map((file) => file.checksum)
        .join(),
    )
    .digest('hex')
    .slice(0, 16);
}

/**
 * Brings the schema up to date; several processes may do so at once (an advisory lock lets one of them work).
 * Answers the names applied; `only`: these and no others, for a restore of an older backup. Throws when a file that was applied earlier has been edited since.
 */
export async function migrate(db: Db, only?: readonly string[]): Promise<string[]> {
  const files = sqlFiles();
  await refuseEditedFiles(db, files);
  const wanted = only === undefined ? files : files.filter((file) => only.includes(file.name));
  // Whoever finds nothing to do waits for nobody.
  if (await isApplied(db, wanted)) return [];
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(wanted.map((file) => [file.name, asMigration(file)])) },
  });
  const results = await whenFree(async () => {
    // The transaction of all changes is as it was when one of them fails.
    const { error, results: applied = [] } = await migrator.migrateToLatest();
    if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
    return applied;
  }).catch((cause: unknown) => {
    throw new Error('A migration failed; the schema is as it was before it.', { cause });
  });
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Every migration of this build with its checksum: what a backup must fit. */
export function knownMigrations(): readonly { readonly name: string; readonly checksum: string }[] {
  return sqlFiles().map(({ name, checksum }) => ({ name, checksum }));
}

function asMigration(file: SqlFile): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await sql`SET LOCAL lock_timeout = ${sql.lit(lockTimeout)}`.execute(db);
      await sql.raw(file.text).execute(db);
      await sql`INSERT INTO migration_checksum (name, checksum) VALUES (${file.name}, ${file.checksum})`.execute(db);
    },
  };
}

/** True when every one of these files has been applied. */
async function isApplied(db: Db, files: readonly SqlFile[]): Promise<boolean> {
  const names = files.map((file) => file.name);
  const { rows } = await sql<{
    applied: number;
  }>`SELECT count(*)::int AS applied FROM migration_checksum WHERE name = ANY(${names})`.execute(db);
  return rows[0]?.applied === names.length;
}

async function refuseEditedFiles(db: Db, files: readonly SqlFile[]): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS migration_checksum (name text PRIMARY KEY, checksum text NOT NULL)`
    .execute(db)
    .catch(
      // Two first starts at once: the other one has just created it.
      (error: unknown) => {
        if (!(error instanceof Error) || !/already exists|duplicate key/.test(error.message)) throw error;
      },
    );
  const applied = await sql<{ name: string; checksum: string }>`SELECT name, checksum FROM migration_checksum`.execute(
    db,
  );
  for (const row of applied.rows) {
    const file = files.find((candidate) => candidate.name === row.name);
    if (!file)
      throw new Error(
        `The database has the migration ${row.name}, which this build does not know. Start a newer build.`,
      );
    if (file.checksum !== row.checksum)
      throw new Error(`The migration ${row.name} was edited after it had been applied. Add a new migration instead.`);
  }
}
