import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { migrationFingerprint } from '../db/migrate.ts';

/** The PostgreSQL server that the tests run against; undefined: the embedded database. */
export const serverUrl: string | undefined = process.env['TEST_DATABASE_URL'] || undefined;

const embedded = join(
  import.meta.dirname,
  '../../../node_modules/.cache/loomlight',
  `embedded-${manifest.dependencies['@electric-sql/pglite']}-${migrationFingerprint()}`,
);

/** The migrated embedded database that every test worker starts from. */
export const dumpFile = `${embedded}.tar.gz`;

/** The same as the folder that a product in a process of its own keeps it in. */
export const databaseFolder = embedded;

/** One template for each run, so that two runs on one server never meet; the set-up names it, its workers inherit the name. */
export function templateName(): string {
  const name = process.env['LOOMLIGHT_TEST_TEMPLATE'];
  if (!name) throw new Error('The test set-up has not run.');
  return name;
}

/** Called once by the set-up, before any worker exists. */
export function nameTemplate(): string {
  process.env['LOOMLIGHT_TEST_TEMPLATE'] = `loomlight_test_${process.pid}`;
  return templateName();
}

/** The same server, another database. */
export function urlOfDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
