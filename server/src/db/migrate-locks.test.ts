// @module-tag on-server
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';
import { type Connection, connectServer } from './client.ts';
import { knownMigrations, migrate } from './migrate.ts';

/** The lock that the library takes before it changes anything. */
const migratorKey = '3853314791062309107';

let admin: pg.Client;
let other: pg.Client;
let connection: Connection;
const name = `loomlight_locks_${randomBytes(4).toString('hex')}`;

beforeEach(async ({ skip }) => {
  skip(serverUrl === undefined, 'the embedded database has one connection (TEST_DATABASE_URL)');
  admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl ?? '');
  url.pathname = name;
  connection = connectServer({ url: url.href, max: 2, applicationName: 'loomlight-test', unlimited: true });
  other = new pg.Client({ connectionString: url.href });
  await other.connect();
});
afterEach(async () => {
  await other?.end();
  await connection?.close();
  await admin?.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin?.end();
});

it('whoever finds nothing to do waits for nobody’s lock [SCALE-32]', async () => {
  await migrate(connection.db);
  await other.query('SELECT pg_advisory_lock($1)', [migratorKey]);
  expect(await migrate(connection.db)).toEqual([]);
});

it('a change lets others pass while a long reader holds its table, and is made in the end [SCALE-31]', async () => {
  const all = knownMigrations().map((migration) => migration.name);
  // It adds columns to the table of items.
  const blocked = all.indexOf('0065_imported');
  await migrate(connection.db, all.slice(0, blocked));
  await other.query('BEGIN');
  await other.query('SELECT count(*) FROM kept_content');

  const applied = migrate(connection.db);
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await admin.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = $2',
      [name, 'Lock'],
    );
    return rows[0]?.count !== 0;
  };
  await waitFor('the change to wait for its table', isWaiting);
  await waitFor('it to let go', async () => !(await isWaiting()));
  // A reader that came behind it is not kept waiting by one that has not even begun.
  await connection.pool.query('SELECT count(*) FROM kept_content');
  await other.query('COMMIT');
  expect(await applied).toEqual(all.slice(blocked));
});
