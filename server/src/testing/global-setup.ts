import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { connectServer } from '../db/client.ts';
import { connectEmbedded } from '../db/embedded-client.ts';
import { openEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { installQueueSchema } from '../jobs/queue.ts';
import { databaseFolder, dumpFile, nameTemplate, serverUrl, urlOfDatabase } from './test-settings.ts';

/**
 * Once before all tests: a migrated database to copy from. Embedded, a dump and a folder in the cache, named after the migrations;
 * with TEST_DATABASE_URL, a template database on that server.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (serverUrl !== undefined) return prepareTemplate(serverUrl);
  await prepareDump();
  return async () => undefined;
}

async function prepareDump(): Promise<void> {
  if (existsSync(dumpFile) && existsSync(databaseFolder)) return;
  mkdirSync(dirname(dumpFile), { recursive: true });
  // Under its name only once it is whole: a set-up that was ended in the middle leaves nothing that looks like one.
  const place = mkdtempSync(join(dirname(dumpFile), 'unfinished-'));
  const folder = join(place, 'database');
  const pglite = await openEmbedded({ dir: folder, durable: false });
  const connection = connectEmbedded(pglite);
  await migrate(connection.db);
  await installQueueSchema({ db: { executeSql: (text, values) => connection.pool.query(text, values) } }, 'pglite');
  await connection.pool.end();
  const dump = await pglite.dumpDataDir('gzip');
  writeFileSync(join(place, 'dump'), new Uint8Array(await dump.arrayBuffer()));
  await pglite.close();
  renameSync(join(place, 'dump'), dumpFile);
  if (!existsSync(databaseFolder)) renameSync(folder, databaseFolder);
  rmSync(place, { recursive: true, force: true });
}

async function prepareTemplate(url: string): Promise<() => Promise<void>> {
  const template = nameTemplate();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await dropOurDatabases(admin, template);
  await admin.query(`CREATE DATABASE ${template}`);
  const templateUrl = urlOfDatabase(url, template);
  const connection = connectServer({ url: templateUrl, max: 2, applicationName: 'loomlight-test' });
  await migrate(connection.db);
  await installQueueSchema({ connectionString: templateUrl, max: 2 }, 'postgres');
  await connection.close();
  return async () => {
    await dropOurDatabases(admin, template);
    await admin.end();
  };
}

/** Databases of this run only: their names carry this process's number. */
async function dropOurDatabases(admin: pg.Client, template: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE datname = $1 OR starts_with(datname, $1 || '_')",
    [template],
  );
  for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
}
