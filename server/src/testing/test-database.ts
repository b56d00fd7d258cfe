import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { connectServer } from '../db/client.ts';
import { connectEmbedded } from '../db/embedded-client.ts';
import { openEmbedded } from '../db/embedded.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { localSignals, postgresSignals } from '../db/signals.ts';
import { isDatabaseError } from '../db/transaction.ts';
import { hearStatements } from './heard-statements.ts';
import { dumpFile, serverUrl, templateName, urlOfDatabase } from './test-settings.ts';

/** A migrated database for the tests of this worker. */
export interface TestDatabase extends OpenDatabase {
  /** Address for a second process or pool; undefined when embedded. */
  readonly url: string | undefined;
  /** Empties every table of the product and of the queue, in milliseconds. */
  reset(): Promise<void>;
}

let shared: Promise<TestDatabase> | undefined;

/** The database of this worker: opened at its first use and shared by its test files; `reset` it before each test. */
export function useTestDatabase(): Promise<TestDatabase> {
  shared ??= openTestDatabase();
  return shared;
}

/** A database of one's own, for tests that close it or fill it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return serverUrl === undefined ? openFromDump() : openFromTemplate(serverUrl);
}

async function openFromDump(): Promise<TestDatabase> {
  const pglite = await openEmbedded({ dump: new Blob([readFileSync(dumpFile)]) });
  const connection = connectEmbedded(pglite);
  hearStatements(connection.pool);
  return { ...connection, signals: localSignals(), pglite, url: undefined, reset: await openReset(connection.pool) };
}

async function openFromTemplate(server: string): Promise<TestDatabase> {
  const name = `${templateName()}_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  // The next statement says that it is gone; the event alone must not end the tests.
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateName()}`);
  // Nobody pulls the plug of this server: a commit that waits for its disk proves nothing here, and is most of what the tests would wait for.
  await admin.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  const url = urlOfDatabase(server, name);
  const connection = connectServer({ url, max: 8, applicationName: 'loomlight-test' });
  const signals = await postgresSignals({ url, pool: connection.pool });
  return {
    ...connection,
    signals,
    pglite: undefined,
    url,
    reset: await openReset(connection.pool),
    close: async () => {
      await signals.close();
      await connection.close();
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/** From this size on, emptying a table's files is cheaper than removing its rows. */
const truncateFromBytes = 128 * 1024;

/**
 * Only a test empties a ledger: for this statement the triggers are away, its guard among them. Nobody else is in a table
 * meanwhile, and only what has been written to is touched: a TRUNCATE of everything makes new files for hundreds of
 * tables and indexes, which takes a server 200 ms before each test and the embedded database 50; this takes them 4.
 */
const emptyEverything = `
  DO $$
  DECLARE
    tables oid[];
    name text;
  BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    SELECT array_agg(oid ORDER BY oid) INTO tables FROM pg_class
     WHERE relkind = 'r'
       AND (relnamespace = 'public'::regnamespace AND relname NOT LIKE 'kysely%' AND relname <> 'migration_checksum'
         OR relnamespace = 'pgboss'::regnamespace AND relname LIKE 'j%' OR relnamespace = 'part'::regnamespace);
    EXECUTE 'LOCK TABLE ' || (SELECT string_agg(oid::regclass::text, ', ') FROM unnest(tables) AS oid) || ' IN ACCESS EXCLUSIVE MODE';
    FOR name IN SELECT oid::regclass::text FROM unnest(tables) AS oid WHERE pg_relation_size(oid) > 0 LOOP
      IF pg_relation_size(name) < ${truncateFromBytes} THEN
        EXECUTE 'DELETE FROM ONLY ' || name;
      ELSE
        EXECUTE 'TRUNCATE ' || name || ' CASCADE';
      END IF;
    END LOOP;
    PERFORM setval(seqrelid::regclass, seqstart, false) FROM pg_sequence;
  END $$`;

/** How to bring a database back to what it is now, as it was migrated: only the packages on offer are there already. */
async function openReset(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ packages: string }>(
    'SELECT quote_literal(json_agg(credit_package)) AS packages FROM credit_package',
  );
  const offer = `INSERT INTO credit_package SELECT * FROM json_populate_recordset(NULL::credit_package, ${rows[0]?.packages ?? ''})`;
  return () => emptyAll(pool, `${emptyEverything}; ${offer}`);
}

async function emptyAll(pool: pg.Pool, statements: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query(statements);
      return;
    } catch (error) {
      // Background work of the test before may still hold a row of one table and want one of another.
      if (!isDatabaseError(error, '40P01') || attempt >= 5) throw error;
    }
  }
}
