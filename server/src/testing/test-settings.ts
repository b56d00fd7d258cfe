import { join } from 'node:path';
import { embeddedVersion } from '../db/embedded.ts';
import { migrationFingerprint } from '../db/migrate.ts';

/** The PostgreSQL server that the tests run against; undefined: the embedded database. */
export const serverUrl: string | undefined = process.env['TEST_DATABASE_URL'] || undefined;

/** The migrated embedded database that every test worker starts from. */
export const dumpFile = join(
  import.meta.dirname,
  '../../../node_modules/.cache/loomlight',
  `embedded-${embeddedVersion()}-${migrationFingerprint()}.tar.gz`,
);

/** One template for each run, so that two runs on one server never meet. */
export const templateName = `loomlight_test_${process.env['VITEST_RUN_ID'] ?? process.ppid}`;

/** The same server, another database. */
export function urlOfDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
