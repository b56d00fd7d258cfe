import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { connectServer } from '../db/client.ts';
import { connectEmbedded } from '../db/embedded-client.ts';
import { openEmbedded } from '../db/embedded.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { localSignals, postgresSignals } from '../db/signals.ts';
import { isDatabaseError } from '../db/transaction.ts';
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
  return { ...connection, signals: localSignals(), pglite, url: undefined, reset: () => truncateAll(connection.pool) };
}

async function openFromTemplate(server: string): Promise<TestDatabase> {
  const name = `${templateName()}_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  // The next statement says that it is gone; the event alone must not end the tests.
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateName()}`);
  const url = urlOfDatabase(server, name);
  const connection = connectServer({ url, max: 8, applicationName: 'loomlight-test' });
  const signals = await postgresSignals({ url, pool: connection.pool });
  return {
    ...connection,
    signals,
    pglite: undefined,
    url,
    reset: () => truncateAll(connection.pool),
    close: async () => {
      await signals.close();
      await connection.close();
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

const tableLists = new WeakMap<pg.Pool, string>();

/** Only a test empties a ledger: for these statements, which are one transaction, its guard is away. */
async function truncateAll(pool: pg.Pool): Promise<void> {
  let tables = tableLists.get(pool);
  if (tables === undefined) {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
       WHERE (schemaname = 'public' AND tablename NOT LIKE 'kysely%' AND tablename NOT IN ('migration_checksum', 'credit_package'))
          OR (schemaname = 'pgboss' AND tablename LIKE 'j%')`,
    );
    tables = rows.map((row) => row.name).join(', ');
    tableLists.set(pool, tables);
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query(`
        ALTER TABLE credit_entry DISABLE TRIGGER credit_entry_never_emptied;
        TRUNCATE ${tables} RESTART IDENTITY CASCADE;
        ALTER TABLE credit_entry ENABLE TRIGGER credit_entry_never_emptied`);
      return;
    } catch (error) {
      // Background work of the test before may still hold a row of one table and want one of another.
      if (!isDatabaseError(error, '40P01') || attempt >= 5) throw error;
    }
  }
}
